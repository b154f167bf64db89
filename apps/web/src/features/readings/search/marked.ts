/** A stretch of text, and whether it is one of the words that were looked for. */
export type Stretch = { text: string; isFound: boolean }

const marks = /[\u0300-\u036F]/g
const plain = (text: string) => text.normalize('NFKD').replace(marks, '').toLowerCase()

/** The words of a search, as the server compares them: without case and accents. */
export const searchedWords = (search: string): string[] =>
  plain(search)
    .split(/\s+/)
    .filter((word) => word !== '')

/** Where in a text, by its own indices, the words stand; in order, touching ones joined. */
function findAll(text: string, words: readonly string[]): { from: number; to: number }[] {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const sign of text) {
    const simple = plain(sign)
    folded += simple
    for (let unit = 0; unit < simple.length; unit += 1) origins.push(at)
    at += sign.length
  }
  const hits = words.flatMap((word) => {
    const found: { from: number; to: number }[] = []
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + word.length))
      found.push({ from: origins[from]!, to: origins[from + word.length] ?? text.length })
    return found
  })
  const joined: { from: number; to: number }[] = []
  for (const hit of hits.toSorted((one, other) => one.from - other.from)) {
    const last = joined.at(-1)
    if (last && hit.from <= last.to) last.to = Math.max(last.to, hit.to)
    else joined.push({ ...hit })
  }
  return joined
}

/** A text cut where the words begin and end. */
export function markFound(text: string, words: readonly string[]): Stretch[] {
  const stretches: Stretch[] = []
  let from = 0
  for (const hit of findAll(text, words)) {
    stretches.push({ text: text.slice(from, hit.from), isFound: false })
    stretches.push({ text: text.slice(hit.from, hit.to), isFound: true })
    from = hit.to
  }
  stretches.push({ text: text.slice(from), isFound: false })
  return stretches.filter((stretch) => stretch.text !== '')
}

/** So much is read before the word that was found. */
const before = 40

/** About `length` characters of a text, from shortly before the longest of the words that it has, or from its beginning. */
export function excerpt(text: string, words: readonly string[], length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const hit = words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => findAll(line, [word])[0])
    .find((first) => first !== undefined)
  const wordStart = hit && hit.from > before ? line.indexOf(' ', hit.from - before) + 1 : 0
  const from = hit ? Math.min(wordStart, hit.from) : 0
  const rest = line.slice(from)
  const end = rest.length > length ? Math.max(rest.lastIndexOf(' ', length), length / 2) : rest.length
  return `${from > 0 ? '… ' : ''}${rest.slice(0, end)}${end < rest.length ? ' …' : ''}`
}
