import { type ReadingLanguage, readingLanguages } from '@numeria/contract'
import { wordLists } from '../languages/word-lists.ts'
import { positions, type Position } from './positions.ts'

/** The words of one language by the names of their lists; languages/README.md says what each holds. */
type Lists = (name: string) => string

/** The lists that are looked for in a sentence, each as it is. */
const lists = [
  'bareYear',
  'bareMonth',
  'bareDay',
  'numberNouns',
  'singular',
  'indefinite',
  'copulas',
  'link',
  'counted',
  'notCounted',
  'labels',
  'beforeTime',
  'you',
  'yours',
  'youVerbs',
  'they',
  'theirs',
  'politeYours',
  'theirsAfter',
  'both',
  'partners',
  'strangers',
  'attributed',
  'hypothetical',
  'negations',
  'clauseWords',
  'matchWords',
  'outOf',
  'percent',
  'equals',
  'anaphors',
  'there',
  'now',
  'next',
  'last',
  'thisYear',
  'nextYear',
  'yearAfterNext',
  'lastYear',
  'turning',
  'thisMonth',
  'nextMonth',
  'today',
  'tomorrow',
  'dayAfter',
  'and',
] as const

export type Category = (typeof lists)[number] | 'name' | 'month' | 'weekday' | 'ordinal'
export type Phrase = {
  words: readonly string[]
  category: Category
  meaning: number
  position: Position | null
  isOrdinary: boolean
}
type NumberPhrase = { words: readonly string[]; value: number; form: 'word' | 'shy' | 'plural' }

export type Vocabulary = {
  language: ReadingLanguage
  pluralEnding: RegExp
  phrases: ReadonlyMap<string, readonly Phrase[]>
  numbers: ReadonlyMap<string, readonly NumberPhrase[]>
}

/** 'year{,s}, month' becomes ['year', 'years'], ['month']. */
function groups(list: string): string[][] {
  return list
    .replaceAll(/\{[^}]*\}/g, (group) => group.replaceAll(',', '\u0000'))
    .split(',')
    .map((item) => spread(item.replaceAll('\u0000', ',').trim()))
}

function items(list: string): string[] {
  return groups(list)
    .flat()
    .filter((item) => item !== '')
}

function spread(item: string): string[] {
  const group = /\{([^}]*)\}/.exec(item)
  if (group === null) return [item]
  return group[1]!
    .split(',')
    .flatMap((choice) =>
      spread(item.slice(0, group.index) + choice.trimEnd() + item.slice(group.index + group[0].length)),
    )
}

function compile(language: ReadingLanguage, words: Lists): Vocabulary {
  const phrases = new Map<string, Phrase[]>()
  const add = (item: string, category: Category, meaning = 0, position: Position | null = null, isOrdinary = false) => {
    const words = item.split(/\s+/)
    phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), { words, category, meaning, position, isOrdinary }])
  }
  for (const list of lists) for (const item of items(words(list))) add(item, list)
  const ordinary = new Set(items(words('ordinary')))
  const nouns = new RegExp(`(?:^| )(?:${items(words('numberNouns')).join('|')})(?: |$)`)
  for (const position of positions)
    for (const item of items(words(`number.${position}`))) {
      // 'Maturity number' is no ordinary word.
      const isOrdinary = item.startsWith('~') || (ordinary.has(position) && !nouns.test(item))
      add(item.replace('~', ''), 'name', 0, position, isOrdinary)
    }
  groups(words('months')).forEach((names, index) => names.forEach((one) => add(one, 'month', index + 1)))
  groups(words('weekdays')).forEach((names, index) => names.forEach((one) => add(one, 'weekday', index)))
  groups(words('ordinals')).forEach((words, index) => words.forEach((one) => add(one, 'ordinal', index + 1)))
  for (const all of phrases.values()) all.sort((one, two) => two.words.length - one.words.length)
  return { language, pluralEnding: regexOf(words('pluralEnding')), phrases, numbers: numberPhrases(language, words) }
}

/** '/[^s]s$/u' */
function regexOf(written: string): RegExp {
  const end = written.lastIndexOf('/')
  return new RegExp(written.slice(1, end), written.slice(end + 1))
}

function numberPhrases(language: ReadingLanguage, list: Lists): Map<string, NumberPhrase[]> {
  const found = new Map<string, NumberPhrase[]>()
  const shy = new Set(items(list('shy')))
  const add = (text: string, value: number, form: NumberPhrase['form']) => {
    const words = text.split(/\s+/)
    found.set(words[0]!, [...(found.get(words[0]!) ?? []), { words, value, form }])
  }
  const units = items(list('numbers'))
  units.forEach((word, value) => add(word, value, shy.has(word) ? 'shy' : 'word'))
  ;[units[30]!, ...items(list('tens'))].forEach((ten, index) => {
    const value = 30 + 10 * index
    if (value > 30) add(ten, value, 'word')
    const last = language === 'fr' && (value === 60 || value === 80) ? 19 : 9
    for (let unit = value === 30 ? 4 : 1; unit <= last && value < 100; unit += 1)
      for (const text of composed(language, ten, units[unit]!)) add(text, value + unit, 'word')
  })
  for (const item of list('plurals').split(',')) {
    const [value, text] = item.split(':')
    add(text!.trim(), Number(value), 'plural')
  }
  for (const all of found.values()) all.sort((one, two) => two.words.length - one.words.length)
  return found
}

function composed(language: ReadingLanguage, ten: string, unit: string): string[] {
  switch (language) {
    case 'en':
      return [`${ten} ${unit}`]
    case 'pt':
      return [`${ten} e ${unit}`]
    case 'es':
      return [`${ten} y ${unit}`]
    case 'fr':
      return [`${ten} ${unit}`, `${ten} et ${unit}`]
    case 'de':
      return [`${unit === 'eins' ? 'ein' : unit}und${ten}`]
    case 'it':
      return [/^[uo]/.test(unit) ? ten.slice(0, -1) + unit : ten + unit]
  }
}

/** Each language's words, ready to be looked up; made at start-up, so that no reader waits for them. */
const compiled = new Map(
  readingLanguages.map((language) => [
    language,
    compile(language, wordLists(new URL(`./languages/${language}.txt`, import.meta.url))),
  ]),
)

export function vocabularyOf(language: ReadingLanguage): Vocabulary {
  return compiled.get(language)!
}
