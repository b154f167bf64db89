import type { Position } from './positions.ts'
import { tokenize, type Token } from './tokens.ts'
import type { Category, Phrase, Vocabulary } from './vocabulary.ts'

/** A word or a phrase with a meaning of its own: tokens `at` to `end`. */
export type Mark = {
  at: number
  end: number
  category: Category
  meaning: number
  position: Position | null
  isOrdinary: boolean
}

export type Slot = { start: number; end: number; id: string }

/** The tokens of one sentence, and what each of its words can mean. */
export class Read {
  readonly tokens: readonly Token[]
  readonly #marks = new Map<Category, Mark[]>()
  readonly #covered = new Map<Category, Set<number>>()

  constructor(text: string, slots: readonly Slot[], vocabulary: Vocabulary) {
    const isGerman = vocabulary.language === 'de'
    const tokens: Token[] = []
    let at = 0
    for (const slot of slots.toSorted((one, two) => one.start - two.start)) {
      tokens.push(...tokenize(text.slice(at, slot.start), isGerman))
      const shown = text.slice(slot.start, slot.end)
      const values = (shown.match(/\d+/g) ?? []).map(Number)
      tokens.push({ kind: 'slot', text: shown, word: '', values, form: null, slot: slot.id })
      at = slot.end
    }
    tokens.push(...tokenize(text.slice(at), isGerman))
    this.tokens = joinDates(findRomans(joinNumbers(tokens, vocabulary)), vocabulary)
    this.tokens.forEach((token, index) => {
      if (token.kind === 'word' || token.form === 'shy') this.#mark(index, vocabulary)
    })
    this.#joinNames()
  }

  #mark(at: number, { phrases, language }: Vocabulary): void {
    // 'your Personality' has a capital where it is no ordinary word; in German every noun has one.
    const isTitle = language !== 'de' && /^\p{Lu}/u.test(this.tokens[at]!.text) && this.tokens[at - 1]?.kind === 'word'
    for (const phrase of phrases.get(this.tokens[at]!.word) ?? []) {
      if (!isPhraseAt(this.tokens, at, phrase.words)) continue
      const { category, meaning, position, isOrdinary } = phrase
      const marks = this.#marks.get(category) ?? []
      // Of two marks of one kind that begin at one word, the longer came first.
      if (marks.at(-1)?.at === at) continue
      const end = at + phrase.words.length
      const mark = { at, end, category, meaning, position, isOrdinary: isOrdinary && !isTitle }
      marks.push(mark)
      this.#marks.set(category, marks)
      const covered = this.#covered.get(category) ?? new Set()
      for (let one = at; one < mark.end; one += 1) covered.add(one)
      this.#covered.set(category, covered)
    }
  }

  /** 'numero del dia personal' names one position, though 'dia personal' names another. */
  #joinNames(): void {
    const names: Mark[] = []
    for (const mark of this.#marks.get('name') ?? []) {
      const last = names.at(-1)
      if (last === undefined || mark.at >= last.end) names.push(mark)
      else if (mark.end > last.end) names[names.length - 1] = { ...mark, at: last.at }
    }
    this.#marks.set('name', names)
  }

  /** Whether the token is a part of such a phrase. */
  is(category: Category, at: number): boolean {
    return this.#covered.get(category)?.has(at) ?? false
  }

  /** Whether the token has any meaning at all. */
  isKnown(at: number): boolean {
    return [...this.#covered.values()].some((tokens) => tokens.has(at))
  }

  /** The phrase that begins at the token. */
  at(category: Category, at: number): Mark | null {
    return this.#marks.get(category)?.find((mark) => mark.at === at) ?? null
  }

  endingAt(category: Category, end: number): Mark | null {
    return this.#marks.get(category)?.find((mark) => mark.end === end) ?? null
  }

  all(category: Category): readonly Mark[] {
    return this.#marks.get(category) ?? []
  }

  has(category: Category, from = 0, to = this.tokens.length): boolean {
    return this.all(category).some(({ at, end }) => at >= from && end <= to)
  }

  /** Whether a number of a chart may stand between two tokens; 'one', 'the two' and 'after 40' are none. */
  hasNumber(from: number, to: number): boolean {
    return this.tokens.some(
      ({ kind, form, values }, at) =>
        at >= from &&
        at < to &&
        ((kind === 'number' && form !== 'shy' && values[0]! <= 33 && !this.is('both', at)) || kind === 'slot'),
    )
  }

  hasCopula(from: number, to: number): boolean {
    return this.tokens.some((_, at) => at >= from && at < to && this.is('copulas', at))
  }

  /** The word at a token; empty where there is none. */
  word(at: number): string {
    return this.tokens[at]?.word ?? ''
  }

  /** The texts of the tokens from `at` to `end`. */
  textOf({ at, end }: { at: number; end: number }): string {
    return this.tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' ')
  }

  isMark(at: number, texts: string): boolean {
    const token = this.tokens[at]
    return token?.kind === 'mark' && texts.includes(token.text)
  }
}

function isPhraseAt(tokens: readonly Token[], at: number, words: Phrase['words']): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index]
    const isWord = token?.kind === 'word' || token?.form === 'shy' || token?.form === 'word'
    return isWord && token.word === word
  })
}

/** Behind 'Zweier' and its like these are things: 'Zweierbeziehung', 'Achterbahn'. */
const things =
  /^(?:bahn|deck|pack|reihe|team|gruppe|runde|kette|tisch|beziehung|zimmer|konstellation|gespann|lei|zyklus)/
const germanDigit: Record<string, number> = {
  zweier: 2,
  dreier: 3,
  vierer: 4,
  funfer: 5,
  sechser: 6,
  siebener: 7,
  achter: 8,
  neuner: 9,
  elfer: 11,
  einser: 1,
}

const compoundNumber = new RegExp(`^(${Object.keys(germanDigit).join('|')})([a-z]{2,40})$`)

/** Makes a number of 'seven', 'vinte e dois' and 'Sevens', and two tokens of 'Siebenerjahr'. */
function joinNumbers(tokens: readonly Token[], { language, numbers }: Vocabulary): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at]!
    const phrase =
      token.kind === 'word' ? numbers.get(token.word)?.find(({ words }) => isPhraseAt(tokens, at, words)) : undefined
    if (phrase !== undefined) {
      const text = tokens
        .slice(at, at + phrase.words.length)
        .map((one) => one.text)
        .join(' ')
      joined.push({ kind: 'number', text, word: token.word, values: [phrase.value], form: phrase.form, slot: null })
      at += phrase.words.length
      continue
    }
    const compound = language === 'de' && token.kind === 'word' ? compoundNumber.exec(token.word) : null
    const value = compound === null ? undefined : germanDigit[compound[1]!]
    if (value !== undefined && !things.test(compound![2]!)) {
      joined.push({ ...token, kind: 'number', values: [value], form: 'plural' })
      joined.push({ ...token, text: compound![2]!, word: compound![2]! })
    } else joined.push(token)
    at += 1
  }
  return joined
}

const romans: Record<string, number> = {
  II: 2,
  III: 3,
  IV: 4,
  VI: 6,
  VII: 7,
  VIII: 8,
  IX: 9,
  XI: 11,
  XIII: 13,
  XIV: 14,
  XVI: 16,
  XIX: 19,
  XXII: 22,
  XXXIII: 33,
}

function findRomans(tokens: readonly Token[]): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word') return token
    const isAlone = token.text === 'V' || token.text === 'X' || token.text === 'I'
    // A single letter is a number only behind a word, at the end of what is said: 'Life Path V'.
    const isLast = tokens[at + 1] === undefined || tokens[at + 1]!.kind === 'mark'
    const value =
      isAlone && at > 1 && isLast && tokens[at - 1]!.kind === 'word'
        ? { V: 5, X: 10, I: 1 }[token.text as 'V']
        : romans[token.text]
    return value === undefined ? token : { ...token, kind: 'number', word: '', values: [value], form: 'roman' }
  })
}

const connectors = new Set(['of', 'de', 'del', 'do', 'd', 'di', 'des', 'the'])

/** The month that a word names; `null` for 'you may'. */
export function monthAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): number | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  if (vocabulary.language === 'en' && token.text[0] === token.word[0]) return null
  return vocabulary.phrases.get(token.word)?.find(({ category }) => category === 'month')?.meaning ?? null
}

/** The year behind a month or a day, and the token behind it: 'November 2026', '23 de novembro de 2026'. */
export function yearFrom(tokens: readonly Token[], at: number): { year: number | null; end: number } {
  let next = at
  while (next < at + 2 && (connectors.has(tokens[next]?.word ?? '-') || tokens[next]?.text === ',')) next += 1
  const token = tokens[next]
  return token?.kind === 'year' ? { year: token.values[0]!, end: next + 1 } : { year: null, end: at }
}

/** Makes one token of 'November 23', '23 de novembro', '23. November 2026', so that its day claims nothing. */
function joinDates(tokens: readonly Token[], vocabulary: Vocabulary): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const found = dateAt(tokens, at, vocabulary)
    joined.push(found === null ? tokens[at]! : { ...tokens[at]!, kind: 'date', word: '', values: found.values })
    at = found?.end ?? at + 1
  }
  return joined
}

function dateAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { values: number[]; end: number } | null {
  const token = tokens[at]!
  const isDay = ({ kind, values, form }: Token) =>
    (kind === 'ordinal' || (kind === 'number' && form !== 'plural')) &&
    values.length === 1 &&
    values[0]! >= 1 &&
    values[0]! <= 31
  if (isDay(token)) {
    let next = at + 1
    while (next < at + 3 && (tokens[next]?.text === '.' || connectors.has(tokens[next]?.word ?? '-'))) next += 1
    const month = monthAt(tokens, next, vocabulary)
    if (month === null) return null
    const { year, end } = yearFrom(tokens, next + 1)
    return { values: [year ?? 0, month, token.values[0]!], end }
  }
  const month = vocabulary.language === 'en' ? monthAt(tokens, at, vocabulary) : null
  let behind = at + 1
  if (tokens[behind]?.word === 'the') behind += 1
  const day = tokens[behind]
  if (month === null || day === undefined || !isDay(day) || day.form === 'word') return null
  const { year, end } = yearFrom(tokens, behind + 1)
  return { values: [year ?? 0, month, day.values[0]!], end }
}
