// Finds the sentences that place a hidden birth date without a part of it: 'Taurus is your sign', 'past forty', 'a child of the eighties'.
// It compares words with the lists of `placing-words.ts`, in one pass for each list.
import { type ReadingLanguage, readingLanguages } from '@numeria/contract'
import type { Read } from '../readings/check/read.ts'
import { plainWord, type Token } from '../readings/check/tokens.ts'
import { birthdayWords, placingWords, spanWords, type PlacingWords } from './placing-words.ts'

/** Words and phrases, by the first word of each. */
type Phrases = ReadonlyMap<string, readonly (readonly string[])[]>

const wordsOf = (phrase: string): string[] =>
  phrase.split(' ').map((word) => (/^[A-Z^]+\??$/.test(word) ? word : plainWord(word)))

function phrasesOf(list: string): Phrases {
  const phrases = new Map<string, string[][]>()
  for (const words of list.split(', ').map(wordsOf)) phrases.set(words[0]!, [...(phrases.get(words[0]!) ?? []), words])
  return phrases
}

type Lists = Record<Exclude<keyof PlacingWords, 'frames'>, Phrases> & {
  frames: Phrases
  /** Those that begin with a class of words. */
  openFrames: readonly (readonly string[])[]
}

function listsOf({ frames, ...lists }: PlacingWords): Lists {
  const phrases = Object.fromEntries(Object.entries(lists).map(([key, list]) => [key, phrasesOf(list)]))
  const byStart = phrasesOf(frames)
  const openFrames = [...byStart].flatMap(([start, all]) => (/^[A-Z^]/.test(start) ? all : []))
  return { ...(phrases as Omit<Lists, 'frames' | 'openFrames'>), frames: byStart, openFrames }
}

const listsIn = Object.fromEntries(
  readingLanguages.map((language) => [language, listsOf(placingWords[language])]),
) as Record<ReadingLanguage, Lists>
const [birthdays, spans] = [phrasesOf(birthdayWords), phrasesOf(spanWords)]

/** Signs that join words or stand around them. */
const joining = new Set('-–‑\'’‘“”"«»„()'.split(''))
/** A number before one of these belongs to a sum or a share. */
const ofSum = new Set('+=→⇒/%'.split(''))
/** ♈ to ♓ */
const symbols = /[\u2648-\u2653]/
const decades = /^(?:19\d0|20[01]0)(?:s|er|ern)?$/

/** @param shown numbers that the reading shows, which are no ages */
export function placesBirth({ tokens }: Read, language: ReadingLanguage, shown: ReadonlySet<number>): boolean {
  return new Sentence(tokens, listsIn[language], language, shown).isPlacing()
}

class Sentence {
  readonly #tokens: readonly Token[]
  readonly #words: readonly string[]
  readonly #lists: Lists
  readonly #language: ReadingLanguage
  readonly #shown: ReadonlySet<number>

  constructor(tokens: readonly Token[], lists: Lists, language: ReadingLanguage, shown: ReadonlySet<number>) {
    this.#tokens = tokens.filter(({ text }) => !joining.has(text))
    // French 'né' is no 'ne'.
    this.#words = this.#tokens.map(({ word, text }) => (/^né$/i.test(text) ? 'nee' : word || plainWord(text)))
    this.#lists = lists
    this.#language = language
    this.#shown = shown
  }

  isPlacing(): boolean {
    const { signs, spans: ages, figures, animals, zodiac, births, times, near } = this.#lists
    const all = this.#words.map((_, at) => at)
    const has = (phrases: Phrases) => all.some((at) => this.#isAt(phrases, at))
    return (
      has(signs) ||
      has(ages) ||
      this.#tokens.some((token) => isDecade(token) || symbols.test(token.text)) ||
      ((has(figures) || has(animals)) && (has(zodiac) || this.#isNamedAsSign())) ||
      (has(births) && has(times)) ||
      (has(birthdays) && (has(times) || has(near) || all.some((at) => this.#isAge(at) || this.#isSpan(at)))) ||
      all.some((at) => this.#isFrameAt(at))
    )
  }

  /** How many words of a list's phrase stand here. */
  #lengthAt(phrases: Phrases, at: number): number {
    const found = phrases
      .get(this.#words[at]!)
      ?.find((words) => words.every((word, index) => this.#words[at + index] === word))
    return found?.length ?? 0
  }

  #isAt(phrases: Phrases, at: number): boolean {
    return this.#lengthAt(phrases, at) > 0
  }

  /** A capital within a sentence: 'És Touro'. German writes every noun so. */
  #isNamedAsSign(): boolean {
    if (this.#language === 'de') return false
    const { figures, animals } = this.#lists
    return this.#tokens.some(({ text }, at) => {
      const before = this.#tokens[at - 1]
      // Two capitals in a row are a title.
      const isWithin = before?.kind === 'word' && (at === 1 || !/^\p{Lu}/u.test(before.text))
      return isWithin && /^\p{Lu}\p{Ll}/u.test(text) && (this.#isAt(figures, at) || this.#isAt(animals, at))
    })
  }

  #isFrameAt(at: number): boolean {
    const { frames, openFrames } = this.#lists
    const isHere = (frame: readonly string[]) => this.#isFrame(frame, at)
    return (frames.get(this.#words[at]!)?.some(isHere) ?? false) || openFrames.some(isHere)
  }

  #isFrame(frame: readonly string[], start: number): boolean {
    let at = start
    for (const part of frame) {
      if (part === '^') {
        if (at > 0 && this.#tokens[at - 1]!.kind !== 'mark') return false
        continue
      }
      const length = this.#lengthOf(part.replace('?', ''), at)
      if (length === 0 && !part.endsWith('?')) return false
      at += length
    }
    return true
  }

  /** How many words stand here for a part of a frame. */
  #lengthOf(part: string, at: number): number {
    const { figures, signs, animals, elements, adverbs, times } = this.#lists
    const isTen = (this.#tokens[at]?.values[0] ?? 1) % 10 === 0
    switch (part) {
      case 'SIGN':
        return this.#lengthAt(figures, at) || this.#lengthAt(signs, at)
      case 'ANIMAL':
        return this.#lengthAt(animals, at)
      case 'ELEMENT':
        return this.#lengthAt(elements, at)
      case 'ADV':
        return this.#lengthAt(adverbs, at)
      case 'TIME':
        return this.#lengthAt(times, at)
      case 'NUM':
        return Number(this.#isAge(at))
      case 'AGE':
        return Number(this.#isAge(at) && !this.#isCounting(at))
      case 'TEN':
        return Number(this.#isAge(at) && isTen && !this.#isCounting(at))
      case 'DECADE':
        return Number((this.#isAge(at) && isTen) || decades.test(this.#tokens[at]?.text ?? ''))
      case 'FEW':
        return Number(this.#isNumber(at, 2, 9))
      default:
        return Number(this.#words[at] === part)
    }
  }

  /** 'in three weeks' */
  #isSpan(at: number): boolean {
    return this.#isAt(spans, at) && this.#tokens[at - 1]?.kind === 'number'
  }

  #isNumber(at: number, least: number, most: number): boolean {
    const token = this.#tokens[at]
    if (token?.kind !== 'number' && token?.kind !== 'ordinal') return false
    const [value = 0] = token.values
    return value >= least && value <= most
  }

  #isAge(at: number): boolean {
    const { form, values = [] } = this.#tokens[at] ?? {}
    if (form === 'slash' || form === 'shy' || form === 'roman') return false
    return this.#isNumber(at, 18, 99) && !this.#shown.has(values[0]!)
  }

  /** 'forty percent', 'forty days', '40 + 1' */
  #isCounting(at: number): boolean {
    const next = this.#tokens[at + 1]
    if (next === undefined) return false
    if (next.kind === 'mark') return ofSum.has(next.text)
    return !this.#isAt(this.#lists.afterAge, at + 1)
  }
}

/** 'the 80s', '1980er', 'eighties' */
function isDecade({ kind, form, values, text }: Token): boolean {
  if (kind === 'other') return decades.test(text) && /\D$/.test(text)
  return kind === 'number' && form === 'plural' && values[0]! >= 20 && values[0]! % 10 === 0
}
