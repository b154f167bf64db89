import type { Said } from './sentence.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

export type Edit = { start: number; end: number; text: string }

const conjunctions = { en: 'and', pt: 'e', es: 'y', fr: 'et', de: 'und', it: 'e' } as const

/** The right number in place of the one said, in its form, and the article before it where that depends on the number. */
export function editsFor(said: Said, right: readonly number[], tokens: readonly Token[], words: Vocabulary): Edit[] {
  const [first, last] = [tokens[said.at]!, tokens[said.end - 1]!]
  const text = spellRight(said, right, first, words)
  const edit = { start: first.start, end: last.end, text }
  const article = articleEdit(said, right[0]!, tokens, words)
  return article === null ? [edit] : [article, edit]
}

function spellRight({ form, values }: Said, right: readonly number[], token: Token, words: Vocabulary): string {
  const [value] = right
  switch (form) {
    case 'word':
      return words.spell(value!, token.text, false)
    case 'ordinal':
      return token.kind === 'ordinal' ? spellOrdinal(value!, token.text, words) : words.spell(value!, token.text, true)
    case 'percent':
      return token.text.replace(/^[\d.,]+/, String(value))
    case 'list':
      return spellList(right, words)
    case 'digits':
      // '73 / 100' keeps what it is out of.
      return values.length === 2 && values[1] === 100 ? token.text.replace(/^\d+/, String(value)) : String(value)
  }
}

function spellOrdinal(value: number, said: string, { language }: Vocabulary): string {
  if (language !== 'en') return said.replace(/^\d+/, String(value))
  const ending = value > 10 && value < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${value}${ending}`
}

export function spellList(values: readonly number[], { language }: Vocabulary): string {
  const [last, ...others] = values.toReversed()
  if (others.length === 0) return String(last)
  return `${others.toReversed().join(', ')} ${conjunctions[language]} ${last}`
}

/** '8', '11' and '18' are spoken with a vowel first: 'an 8', "l'8". */
function isSpokenWithVowel(value: number): boolean {
  return value === 8 || value === 11 || value === 18 || (value >= 80 && value < 90)
}

function articleEdit({ at, form }: Said, value: number, tokens: readonly Token[], words: Vocabulary): Edit | null {
  let before = at - 1
  while (/^[*_“"(]$/.test(tokens[before]?.text ?? '')) before -= 1
  const token = tokens[before]
  if (token === undefined || form === 'list') return null
  if (words.language === 'en') return englishArticle(token, value)
  return words.language === 'it' ? italianArticle(tokens, before, value) : null
}

function englishArticle({ word, text, start, end }: Token, value: number): Edit | null {
  if (word !== 'a' && word !== 'an') return null
  const right = isSpokenWithVowel(value) ? 'an' : 'a'
  return right === word ? null : { start, end, text: matchCase(right, text) }
}

const contracted = new Map([
  ['l', 'il'],
  ['dell', 'del'],
  ['all', 'al'],
  ['dall', 'dal'],
  ['nell', 'nel'],
  ['sull', 'sul'],
])

/** "l'8" but "il 7". */
function italianArticle(tokens: readonly Token[], before: number, value: number): Edit | null {
  const token = tokens[before]!
  const hasVowel = isSpokenWithVowel(value)
  if (/^[’']$/.test(token.text)) {
    const article = tokens[before - 1]
    const full = contracted.get(article?.word ?? '')
    if (hasVowel || article === undefined || full === undefined) return null
    return { start: article.start, end: token.end, text: `${matchCase(full, article.text)} ` }
  }
  const short = [...contracted].find(([, full]) => full === token.word)?.[0]
  if (!hasVowel || short === undefined) return null
  const next = tokens[before + 1]!
  return { start: token.start, end: next.start, text: `${matchCase(short, token.text)}’` }
}

function matchCase(word: string, like: string): string {
  return /^\p{Lu}/u.test(like) ? word[0]!.toUpperCase() + word.slice(1) : word
}
