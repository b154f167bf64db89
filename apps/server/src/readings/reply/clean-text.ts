import { withoutSurplusMarks } from '@numeria/contract'

// Control, bidirectional, zero-width and tag characters can hide instructions or reverse a line. U+FFFD stands for undecodable bytes. Zero-width joiner and
// non-joiner (U+200C, U+200D) stay: emoji and several scripts need them.
const hidden =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\uFFFD\u{E0000}-\u{E007F}]/gu

/** Text as it is shown, and nothing that is not: used on what people write and on what the model writes. */
export function cleanText(text: string): string {
  return withoutSurplusMarks(text.toWellFormed().replaceAll('\r\n', '\n').replaceAll(hidden, ''))
}

// Lengths are bounded, so that text made of openings alone is searched once.
const pointing: readonly (readonly [RegExp, string])[] = [
  // ![alt](target), [words](target), [words][reference]: the words stay.
  [/!?\[([^[\]\n]{0,300})\](?:\([^()\n]{0,600}(?:\([^()\n]{0,200}\)[^()\n]{0,200})?\)|\[[^[\]\n]{0,100}\])/g, '$1'],
  // The rest of a link that begins or ends in another sentence.
  [/\]\([^()\s]{0,600}(?:\([^()\n]{0,200}\))?[^()\s]{0,200}\)?/g, ' '],
  [/^([ \t]*)\[[^[\]\n]{1,100}\]:[ \t]*\S{0,600}/gm, '$1'],
  // <https://…>; tags; https://…, www.…, javascript:…: nothing of them stays. A sign that could open a tag becomes a quotation mark.
  [/<[a-z][a-z0-9+.-]{1,20}:[^\s<>]{1,600}>/gi, '…'],
  [/<!--[^<>]{0,600}-->|<\/?[a-z][^<>]{0,600}>/gi, ''],
  [/\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s<>)\]]{1,600}/gi, '…'],
  [/\b(?:javascript|vbscript|data|mailto|file|blob|tel|sms):(?=\S)[^\s<>]{1,600}/gi, '…'],
  [/<(?=[a-z/!?])/gi, '‹'],
]

/** The model's text without anything that can be clicked, fetched or executed: links lose their target, tags are removed. */
export function harmlessText(text: string): string {
  if (!/[<[\]]|:\S|www\./i.test(text)) return text
  return pointing.reduce((rest, [pattern, words]) => rest.replaceAll(pattern, words), text)
}
