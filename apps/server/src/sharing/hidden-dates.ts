// Finds the sentences of a public reading from which a hidden birth date could be worked out: its day, month or year in figures or words, an age, a sum of its
// parts, and the numbers that are a part of it (Birthday, Psychic, Driver, the Lo Shu square, the cycles, pinnacles and challenges). It errs on the side of leaving out.
import type { ReadingLanguage, ReadingFact } from '@numeria/contract'
import { ageOn, parsePlainDate, periodCycles, pinnacles, planetOf, psychic, type PlainDate } from '@numeria/numerology'
import type { Position } from '../readings/check/positions.ts'
import { monthAt, Read, type Mark } from '../readings/check/read.ts'
import { plainWord, type Token } from '../readings/check/tokens.ts'
import { vocabularyOf, type Vocabulary } from '../readings/check/vocabulary.ts'
import { findSums } from '../readings/check/sums.ts'
import { dayAfter, plainDateOf } from '../readings/facts/calendar.ts'
import { slotText } from '../readings/facts/words/slot-words.ts'
import { ageWords, birthWords, cycleWords, dateWords, ordinalsOf, squareWords, yearInWords } from './date-words.ts'
import type { Place } from './hidden-details.ts'
import { placesBirth } from './placing.ts'

/** Pinnacles and challenges are sums and differences of two parts: with the Life Path and the Personal Year they give the parts. */
const telling =
  /^(?:birthday|psychic|driver|kua|attitude|lo_shu|squares|pinnacle|challenge|period_cycle|rational_thought|karmic_debt|essence|next_essence|planet_of_psychic|friendship)/
const tellingNames: ReadonlySet<Position> = new Set([
  'birthday',
  'psychic',
  'kua',
  'missing',
  'repeated',
  'period_cycle',
  'pinnacle',
  'challenge',
  'rational_thought',
  'essence',
])
/** Facts whose workings add up letters, whole numbers or the calendar, and no part of a birth date. */
const dateless =
  /^(?:expression|soul_urge|personality|name_|compound_|ordinal|maturity|balance|subconscious|plane_|minor_|hidden_passion|karmic_lesson|bridge_|universal_year|next_universal_year|personal_month|personal_day|pair_|score)/

/** Whether a number is a part of the birth date, or is named after a span between two birthdays. */
export const tellsBirthDate = (key: string): boolean => telling.test(key)

/** Parts that may stay: values that are shown anyway, and workings without a part of a hidden date. */
export type Shown = {
  values: readonly string[]
  workings: readonly string[]
  /** Whether the reading is of the Vedic school, in which a planet stands for a day. */
  hasPlanets: boolean
  on: PlainDate
}

export function shownOf(facts: readonly ReadingFact[], isDateShown: boolean, on: Date): Shown {
  const isOpen = ({ of }: ReadingFact) => isDateShown && of === 'you'
  return {
    values: facts.filter((fact) => isOpen(fact) || !tellsBirthDate(fact.key)).map(({ text }) => text),
    workings: facts.filter((fact) => isOpen(fact) || dateless.test(fact.key)).map(({ working }) => working),
    hasPlanets: facts.some(({ key }) => key.includes('psychic')),
    on: plainDateOf(on),
  }
}

const between = new Set('o el le il der the numero nombre n nr of de do du del di des'.split(' '))
/** How many sentences of later lines still speak of 'Your Psychic number', where another number was named beside it. */
const reach = 4

/**
 * @returns whether a sentence gives one of the dates away; it is asked for the sentences of a text in their order. What follows a hidden number is written of it
 * until a shown number is named, a text of one is repeated, or a section begins.
 */
export function dateTeller(birthDates: readonly string[], shown: Shown, language: ReadingLanguage) {
  const words = vocabularyOf(language)
  const dates = [...new Set(birthDates)].map((date) => new HiddenDate(parsePlainDate(date), shown, words))
  const harmless = shown.workings.map(numbersIn)
  const said = new Set(shown.values.flatMap(numbersIn))
  /** How many sentences more speak of a number that tells the date. */
  let left = 0
  let isSameLine = false
  let isOfHidden = false
  /** Whether the first number that the text names is hidden; null before. The advice at the end comes from the first one. */
  let isAboutHidden: boolean | null = null
  return (sentence: string, place: Place & { isOfShown: boolean }): boolean => {
    const { isFirstOfLine, isHeading, isLastLine, isOfShown } = place
    if (isFirstOfLine) isSameLine = false
    if (isFirstOfLine && isLastLine && isAboutHidden) isOfHidden = true
    if (isHeading || isOfShown) isOfHidden = false
    return (
      dates.length > 0 &&
      piecesOf(sentence)
        .map((piece) => tells(piece, isOfShown))
        .includes(true)
    )
  }

  function tells(sentence: string, isOfBook: boolean): boolean {
    const read = new Read(sentence, [], words)
    const hasNumber = read.tokens.some(({ values, text }) => values.length > 0 || /\d/.test(text))
    const names = read.all('name').filter(({ position }) => position !== 'master' && position !== 'karmic_debt')
    const hidden = names.filter(
      (name) => tellingNames.has(name.position!) && !isBirth(read, name) && (hasNumber || isNumberName(read, name)),
    )
    const open = names.filter(
      (name) =>
        !tellingNames.has(name.position!) &&
        (!name.isOrdinary || read.is('yours', name.at - 1) || name.end - name.at > 1),
    )
    const isOfSquare = hasNumber && read.tokens.some(({ word }) => squareWords.test(word))
    const isNamed = hidden.length > 0 || isOfCycle(read) || isOfSquare
    const isTold = dates.some((date) => date.isToldBy(read, sentence))
    const isOfDebt = read.all('name').some(({ position }) => position === 'karmic_debt')
    const isOfDay = isTold && (isOfDebt || dates.some((date) => date.isOfPlanet(read)))
    const [lastHidden, lastOpen] = [hidden, open].map((all) => all.at(-1)?.at ?? -1) as [number, number]
    if (isNamed || open.length > 0) isAboutHidden ??= isNamed && (open[0]?.at ?? Infinity) > (hidden[0]?.at ?? 0)
    if (isNamed) [left, isSameLine, isOfHidden] = [reach, true, open.length === 0 || lastHidden > lastOpen]
    else if (open.length > 0) [left, isSameLine, isOfHidden] = [0, false, false]
    else if (isOfDay) isOfHidden = true
    else left = Math.max(0, left - 1)
    return (
      isNamed ||
      isSameLine ||
      isOfHidden ||
      isTold ||
      // The book's own texts speak to every reader: 'in midlife', 'the Star of the Lion'.
      (!isOfBook && placesBirth(read, language, said)) ||
      (left > 0 && hasNumber) ||
      (hasNumber && isOnlyOfDate(read)) ||
      sumsOf(read).some((sum) => !harmless.some((working) => isWithin(sum, working)))
    )
  }
}

/** 'Birthday number', and not the everyday 'birthday'. */
function isNumberName(read: Read, { at, end, isOrdinary }: Mark): boolean {
  return !isOrdinary || end - at > 1 || read.word(at).endsWith('zahl')
}

const born = /^(?:born|nasceste|naciste|sei)$/

/** 'born on a' says a day, and names no number that the text goes on about. */
function isBirth(read: Read, { at, end, isOrdinary }: Mark): boolean {
  return isOrdinary && end - at > 1 && born.test(read.word(at))
}

/** A sentence without an end is looked at piece by piece, so that it takes no longer. */
const maxPiece = 250
const piecesOf = (sentence: string): string[] =>
  sentence.match(new RegExp(`[^]{1,${maxPiece}}(?!\\S)|[^]{1,${maxPiece}}`, 'gu')) ?? []

/** 'your second cycle' */
function isOfCycle(read: Read): boolean {
  return read.tokens.some(({ word }, at) => cycleWords.test(word) && read.endingAt('ordinal', at) !== null)
}

/** 'There is no 3 in your date': the Life Path is not named. */
function isOnlyOfDate(read: Read): boolean {
  return read.tokens.some(({ word }) => dateWords.test(word)) && !read.all('name').some(({ isOrdinary }) => !isOrdinary)
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

function isWithin(part: readonly number[], whole: readonly number[]): boolean {
  return whole.some((_, start) => part.every((value, index) => whole[start + index] === value))
}

const isNumeric = (token: Token | undefined): token is Token =>
  (token?.values.length ?? 0) > 0 && token!.kind !== 'date'

/** The numbers of each sum, also of one that is only begun: '1 + 7', '17 → 8', 'seventeen reduces to 8'. */
const sumsOf = (read: Read): number[][] =>
  findSums(read).map(({ at, end }) => read.tokens.slice(at, end).flatMap(({ values }) => values))

const digitSum = (value: number): number => [...String(value)].reduce((sum, digit) => sum + Number(digit), 0)
const digitsOf = (values: readonly number[]): string =>
  [...values.join('')]
    .filter((digit) => digit !== '0')
    .toSorted()
    .join('')

/** One date, and what gives it away. */
class HiddenDate {
  readonly #birth: PlainDate
  readonly #words: Vocabulary
  /** Numbers that are said only of this date: a day of two digits, unless a number that is shown is the same. */
  readonly #own: ReadonlySet<number>
  readonly #ages: readonly number[]
  readonly #years: ReadonlySet<number>
  readonly #planet: string | null
  readonly #ordinals: readonly string[]
  readonly #wrote: readonly string[]
  /** A Master number is written like a day and a month: '22/4'. */
  readonly #shown: ReadonlySet<string>

  constructor(birth: PlainDate, { values, hasPlanets, on }: Shown, words: Vocabulary) {
    const said = new Set(values.flatMap(numbersIn))
    const age = ageOn(birth, on)
    this.#birth = birth
    this.#words = words
    this.#own = new Set([birth.day].filter((day) => day > 9 && !said.has(day)))
    this.#ages = [age, age + 1]
    // Each begins or ends a number of years after the birth that the Life Path tells.
    const turns = [...pinnacles(birth), ...periodCycles(birth)].flatMap(({ fromYear, toYear }) => [
      fromYear,
      toYear ?? 0,
    ])
    this.#years = new Set([birth.year, ...turns.filter((year) => Math.abs(year - on.year) > 1)])
    const { language } = words
    const planet = planetOf(psychic(birth).value)
    // The Destiny number or the Name number may have the same one, and they are shown.
    const isShown = values.includes(planet) || values.includes(slotText({ slot: { planet } }, 'pt')!)
    this.#planet = hasPlanets && !isShown ? plainWord(slotText({ slot: { planet } }, language)!) : null
    this.#ordinals = ordinalsOf(birth.day, words)
    this.#wrote = yearInWords(birth.year, words)
    this.#shown = new Set(values)
  }

  isToldBy(read: Read, sentence: string): boolean {
    const { tokens } = read
    const isOfBirth = tokens.some(({ word, text }) => {
      const pattern = birthWords[this.#words.language]
      return pattern.test(word) || (word === 'ne' && /^né/i.test(text)) || pattern.test(text.toLowerCase())
    })
    const isOfAge = tokens.some(({ word }) => ageWords.test(word))
    const letters = plainWord(sentence).replaceAll(/[^a-z]/g, '')
    return (
      this.#wrote.some((year) => letters.includes(year)) ||
      this.#isOrdinal(read, isOfBirth) ||
      this.#isInDigits(tokens) ||
      this.isOfPlanet(read) ||
      tokens.some(
        (token, at) =>
          this.#isDate(token) ||
          (token.kind === 'year' && this.#years.has(token.values[0]!)) ||
          (isOfAge && isNumeric(token) && token.values.some((value) => this.#ages.includes(value))) ||
          (isOfBirth && this.#isPart(tokens, at)) ||
          this.#isDay(read, at),
      )
    )
  }

  /** The planet of the day. */
  isOfPlanet({ tokens }: Read): boolean {
    return tokens.some(({ word }) => word === this.#planet)
  }

  /** The birthday, and the day before it, on which a year of life ends. */
  #isDate({ kind, form, values, text }: Token): boolean {
    const { month, day } = this.#birth
    if (this.#shown.has(text)) return false
    if (form === 'slash' && values.length > 1)
      return (values[0] === day && values[1] === month && day > 9) || (values.length > 2 && values.includes(day))
    if (kind !== 'date') return false
    const before = dayAfter(this.#birth, -1)
    return (
      (values[1] === month && values[2] === day) ||
      (values[2] === month && values[1] === day) ||
      (values[1] === before.month && values[2] === before.day)
    )
  }

  /** A part of the date in a sentence about a birth. */
  #isPart(tokens: readonly Token[], at: number): boolean {
    const { year, month, day } = this.#birth
    const token = tokens[at]!
    if (token.kind === 'date' || token.kind === 'ordinal') return true
    if (isNumeric(token)) return token.values.some((value) => [day, month, year % 100, digitSum(day)].includes(value))
    return monthAt(tokens, at, this.#words) === month
  }

  /** The day by itself: 'the 17', 'dia 7', 'the 7th of the month'. */
  #isDay(read: Read, at: number): boolean {
    const { kind, values, form } = read.tokens[at]!
    if ((kind !== 'number' && kind !== 'ordinal') || form === 'shy' || !values.includes(this.#birth.day)) return false
    const isDayWord = (place: number) => read.is('bareDay', place) && !read.is('name', place)
    const isBehindDay = isDayWord(at - 1) || (between.has(read.word(at - 1)) && isDayWord(at - 2))
    const isCounted = kind === 'number' && read.is('counted', at + 1) && !isBehindDay
    if (this.#own.has(this.#birth.day)) return !isCounted
    const isOfMonth = [1, 2, 3].some((gap) => read.is('bareMonth', at + gap) && !read.is('name', at + gap))
    return isBehindDay || (kind === 'ordinal' && isDayWord(at + 1)) || (isOfMonth && between.has(read.word(at + 1)))
  }

  /** 'the seventeenth', 'am siebzehnten' */
  #isOrdinal(read: Read, isOfBirth: boolean): boolean {
    const { day } = this.#birth
    const text = ` ${read.tokens.map(({ word, text }) => word || plainWord(text)).join(' ')} `
    const isSaid = this.#ordinals.some((word) => text.includes(` ${word} `))
    const isMarked = read.all('ordinal').some(({ meaning }) => meaning === day)
    const isOfDay = read.all('bareDay').length > 0 || read.all('bareMonth').length > 0
    return (isSaid && day > 9) || ((isSaid || isMarked) && (isOfBirth || isOfDay))
  }

  /** All digits of the date, in any order: '1 2 5 5 8 9', '12051985'. */
  #isInDigits(tokens: readonly Token[]): boolean {
    const { year, month, day } = this.#birth
    const all = digitsOf([year, month, day])
    const single = tokens.flatMap(({ kind, values }) => (kind === 'number' ? values.filter((value) => value < 10) : []))
    return (
      (single.length >= 5 && digitsOf(single) === all) ||
      tokens.some(
        ({ kind, text }) => kind === 'other' && [all, digitsOf([month, day])].includes(digitsOf(numbersIn(text))),
      )
    )
  }
}
