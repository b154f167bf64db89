// Control, bidirectional, zero-width and tag characters can hide instructions from a reader's eyes or turn a line around.
// Zero-width joiner and non-joiner (U+200C, U+200D) stay: emoji and several scripts need them.
const hidden =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu

/** Text as it is shown, and nothing that is not: used on what people write and on what the model writes. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(hidden, '')
}
