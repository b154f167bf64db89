const sentence = /[^.!?…]+(?:[.!?…]+[”"»’*)]*|$)/gu
const notWords = /[^\p{L}\p{N}]+/gu

/** The sentences of a text, each as it stands. A line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => (line.match(sentence) ?? []).map((one) => one.trim()).filter(Boolean))
}

/** The same for two sentences that differ only in marks, case and spaces. */
export function sameness(text: string): string {
  return text.toLowerCase().replace(notWords, ' ').trim()
}

export function countWords(text: string): number {
  let words = 0
  let inWord = false
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = text.charCodeAt(index) <= 32
    if (!isSpace && !inWord) words += 1
    inWord = !isSpace
  }
  return words
}

const slots = /\{(\w+)\}/g

export type Values = Readonly<Record<string, string | number | undefined>>

/** Puts values into a template's `{slots}`, and begins it with a capital. */
export function fill(template: string, values: Values): string {
  const text = template.includes('{')
    ? template.replace(slots, (_, slot: string) => String(values[slot] ?? ''))
    : template
  return capitalised(text)
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
