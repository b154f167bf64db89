import type { Language } from '@numeria/contract'
import type { LanguageTable, Position } from './language-table.ts'
import { english } from './languages/en.ts'
import { french } from './languages/fr.ts'
import { german } from './languages/de.ts'
import { italian } from './languages/it.ts'
import { portuguese } from './languages/pt.ts'
import { spanish } from './languages/es.ts'
import { plainWord, type Token } from './tokens.ts'

const tables: Record<Language, LanguageTable> = {
  en: english,
  pt: portuguese,
  es: spanish,
  fr: french,
  de: german,
  it: italian,
}

export type Name = { position: Position; isOrdinary: boolean; isPlural: boolean; isBareYear: boolean }
export type NumberWord = { value: number; isShy: boolean }
export type TimeWord = 'thisYear' | 'nextYear' | 'thisMonth' | 'nextMonth' | 'today' | 'tomorrow'
const wordLists = [
  'numberNouns',
  'gap',
  'link',
  'closers',
  'counted',
  'labels',
  'articles',
  'indefinite',
  'asserting',
  'is',
  'generic',
  'negations',
  'you',
  'yours',
  'others',
  'theirs',
  'either',
  'of',
  'light',
  'now',
  'next',
  'openEnded',
  'and',
] as const satisfies readonly (keyof LanguageTable)[]
const timeWords: readonly TimeWord[] = ['thisYear', 'nextYear', 'thisMonth', 'nextMonth', 'today', 'tomorrow']
const bareYears = new Set(['year', 'ano', 'annee', 'jahr', 'anno'])

/** 'year{,s}, month' is 'year', 'years' and 'month'. */
function itemsOf(list: string): string[][] {
  return list
    .split(/,(?![^{]*\})/)
    .map((item) => spellings(item.trim()).filter((spelling) => spelling !== ''))
    .filter((item) => item.length > 0)
}

function spellings(item: string): string[] {
  const open = item.indexOf('{')
  if (open === -1) return [item]
  const close = item.indexOf('}', open)
  return item
    .slice(open + 1, close)
    .split(',')
    .flatMap((ending) => spellings(item.slice(0, open) + ending + item.slice(close + 1)))
}

function wordsOf(phrase: string): string[] {
  return phrase.split(/[\s-]+/).map(plainWord)
}

/** Phrases by their words; the longest that stands at a place is found. */
class Phrases<Meaning> {
  readonly #byFirst = new Map<string, { words: string[]; meaning: Meaning }[]>()

  add(phrase: string, meaning: Meaning): void {
    const words = wordsOf(phrase)
    const others = this.#byFirst.get(words[0]!) ?? []
    this.#byFirst.set(
      words[0]!,
      [...others, { words, meaning }].toSorted((one, two) => two.words.length - one.words.length),
    )
  }

  /** What stands at token `at`, and the token behind it. A hyphen or an apostrophe may stand between two words. */
  findAt(tokens: readonly Token[], at: number): { meaning: Meaning; end: number } | null {
    for (const { words, meaning } of this.#byFirst.get(tokens[at]?.word ?? '') ?? []) {
      const end = endOf(words, tokens, at)
      if (end !== null) return { meaning, end }
    }
    return null
  }
}

function endOf(words: readonly string[], tokens: readonly Token[], at: number): number | null {
  let next = at
  for (const [index, word] of words.entries()) {
    if (index > 0 && /^[-‐‑'’]$/.test(tokens[next]?.text ?? '')) next += 1
    if (tokens[next]?.word !== word) return null
    next += 1
  }
  return next
}

/** The words of one language, ready to be looked up; the names of the numbers are known in English too, whatever the language. */
export class Vocabulary {
  readonly language: Language
  readonly pluralS: boolean
  readonly names = new Phrases<Name>()
  readonly numbers = new Phrases<NumberWord>()
  readonly ordinals = new Phrases<number>()
  readonly times = new Phrases<TimeWord>()
  readonly theirsAfter = new Phrases<true>()
  readonly months = new Map<string, number>()
  readonly weekdays = new Phrases<number>()
  readonly #sets = new Map<string, Set<string>>()
  readonly #spelled = new Map<number, string>()
  readonly #ordinalsSpelled = new Map<number, string[]>()

  constructor(language: Language) {
    const table = tables[language]
    this.language = language
    this.pluralS = table.pluralS
    this.#addNames(table)
    if (language !== 'en') this.#addNames(english)
    const shy = new Set(itemsOf(table.shy).flat())
    for (const [value, spelled] of numbered(table.numbers)) {
      this.numbers.add(spelled[0]!, { value, isShy: shy.has(spelled[0]!) })
      this.#spelled.set(value, spelled[0]!)
    }
    for (const [value, spelled] of numbered(table.ordinals)) {
      for (const one of spelled) this.ordinals.add(one, value)
      this.#ordinalsSpelled.set(value, spelled)
    }
    for (const time of timeWords) for (const phrase of itemsOf(table[time]).flat()) this.times.add(phrase, time)
    for (const phrase of itemsOf(table.theirsAfter).flat()) this.theirsAfter.add(phrase, true)
    for (const one of [table, english]) {
      for (const [index, [name]] of itemsOf(one.months).entries()) this.months.set(plainWord(name!), index + 1)
      for (const [index, [name]] of itemsOf(one.weekdays).entries()) this.weekdays.add(name!, index)
    }
    for (const list of wordLists)
      this.#sets.set(
        list,
        new Set([
          ...itemsOf(table[list]).flat().map(plainWord),
          ...(list === 'numberNouns' || list === 'gap' ? ['number'] : []),
        ]),
      )
  }

  has(list: (typeof wordLists)[number], word: string | undefined): boolean {
    return word !== undefined && word !== '' && this.#sets.get(list)!.has(word)
  }

  /** A number in words as it was said: of the same kind, gender and case of letters; in digits where we have no word. */
  spell(value: number, said: string, isOrdinal: boolean): string {
    const forms = isOrdinal ? this.#ordinalsSpelled.get(value) : undefined
    const word = isOrdinal
      ? (forms?.find((form) => form.at(-1) === said.at(-1)) ?? forms?.[0])
      : this.#spelled.get(value)
    if (word === undefined) return String(value)
    return /^\p{Lu}/u.test(said) ? word[0]!.toUpperCase() + word.slice(1) : word
  }

  #addNames({ names, plurals, ordinary }: LanguageTable): void {
    for (const [position, list] of Object.entries(names) as [Position, string][])
      for (const name of itemsOf(list).flat()) {
        const isOneWord = !name.includes(' ')
        this.names.add(name, {
          position,
          isOrdinary: isOneWord && ordinary.includes(position) && !name.endsWith('zahl'),
          isPlural: false,
          isBareYear: isOneWord && bareYears.has(name),
        })
      }
    for (const [position, list] of Object.entries(plurals) as [Position, string][])
      for (const name of itemsOf(list).flat())
        this.names.add(name, { position, isOrdinary: false, isPlural: true, isBareYear: false })
  }
}

/** 'one, two, 33: thirty-three' */
function numbered(list: string): [number, string[]][] {
  return itemsOf(list).map((spelled, index) => {
    const [, value] = /^(\d+): /.exec(spelled[0]!) ?? []
    return value === undefined ? [index + 1, spelled] : [Number(value), spelled.map((one) => one.replace(/^\d+: /, ''))]
  })
}

const vocabularies = new Map<Language, Vocabulary>()

export function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language) ?? new Vocabulary(language)
  vocabularies.set(language, known)
  return known
}
