import { readChaldeanName } from './chaldean/letter-values.ts'
import { chaldeanNameOf, chaldeanSoulUrgeOf } from './chaldean/name-numbers.ts'
import { kua, type Sex, type YearStart } from './chinese/kua.ts'
import { loShuGrid } from './chinese/lo-shu.ts'
import { gematria } from './hebrew/gematria.ts'
import { hebrewOrdinalOf, readOrdinalName } from './hebrew/ordinal.ts'
import type { NameOptions } from './names/read-name.ts'
import { ageOn, parsePlainDate, type PlainDate } from './plain-date.ts'
import { birthday, lifePath } from './pythagorean/birth-numbers.ts'
import { bridge } from './pythagorean/bridges.ts'
import { karmicDebts } from './pythagorean/karmic-debts.ts'
import { balanceOf, nameLettersOf, rationalThoughtOf } from './pythagorean/lesser-name-numbers.ts'
import { letterCountsOf, softenedLessons } from './pythagorean/letter-counts.ts'
import { readName } from './pythagorean/letter-values.ts'
import { challenges, periodCycles, pinnacles } from './pythagorean/life-periods.ts'
import { maturity } from './pythagorean/maturity.ts'
import { planesOf } from './pythagorean/planes.ts'
import { minorNumbers, nameNumbersOf } from './pythagorean/name-numbers.ts'
import {
  personalDay,
  personalMonth,
  personalYearOn,
  universalYear,
  type PersonalYearStart,
} from './pythagorean/personal-cycles.ts'
import { essenceOf, highestAge } from './pythagorean/transits.ts'
import { destiny, psychic } from './vedic/date-numbers.ts'
import { vedicNameOf } from './vedic/name-number.ts'
import { planetOf } from './vedic/planets.ts'

/** Dates are written `YYYY-MM-DD`; `on` is the day of the years, months and days. */
export type FullChartInput = {
  birthDate: string
  fullName: string
  on: string
  /** The name in use, where it is not the birth name: for the Minor numbers and for Chaldean. */
  currentName?: string
  /** The name in Hebrew letters, for its gematria. */
  hebrewName?: string
  /** For the Kua number only. */
  sex?: Sex
  chineseYearStart?: YearStart
  personalYearStart?: PersonalYearStart
  options?: NameOptions
}

export type FullChart = ReturnType<typeof fullChart>

function pythagoreanChart(input: FullChartInput, birth: PlainDate, on: PlainDate) {
  const reading = readName(input.fullName, input.options)
  const core = {
    lifePath: lifePath(birth),
    birthday: birthday(birth),
    ...nameNumbersOf(reading),
  }
  const { lifePath: path, expression, soulUrge, personality } = core
  const age = ageOn(birth, on)
  const letterCounts = letterCountsOf(reading)
  return {
    ...core,
    maturity: maturity(path, expression),
    balance: balanceOf(reading),
    rationalThought: rationalThoughtOf(reading, birth),
    letterCounts,
    softenedLessons: softenedLessons(letterCounts.karmicLessons, Object.values(core)),
    nameLetters: nameLettersOf(reading),
    planes: planesOf(reading),
    karmicDebts: karmicDebts(Object.values(core)),
    bridges: {
      lifePathAndExpression: bridge(path, expression),
      soulUrgeAndPersonality: soulUrge && personality && bridge(soulUrge, personality),
    },
    minor: input.currentName === undefined ? null : minorNumbers(input.currentName),
    pinnacles: pinnacles(birth),
    challenges: challenges(birth),
    periodCycles: periodCycles(birth),
    essence: age < 0 || age > highestAge ? null : essenceOf(reading, age),
    universalYear: universalYear(on.year),
    personalYear: personalYearOn(birth, on, input.personalYearStart),
    personalMonth: personalMonth(birth, on),
    personalDay: personalDay(birth, on),
  }
}

function vedicChart(birth: PlainDate, chaldeanReading: ReturnType<typeof readChaldeanName>) {
  const numbers = { psychic: psychic(birth), destiny: destiny(birth), name: vedicNameOf(chaldeanReading) }
  return {
    ...numbers,
    planets: {
      psychic: planetOf(numbers.psychic.value),
      destiny: planetOf(numbers.destiny.value),
      name: planetOf(numbers.name.value),
    },
  }
}

/**
 * Every number of every tradition for one person on one day. A number without a value is `null`: a Soul Urge without a vowel, an Essence before birth or
 * beyond 150 years, a Kua number without the sex. Options on single Ys belong to `fullName`.
 *
 * @throws {NumerologyError} as `coreChart` and `gematria`
 */
export function fullChart(input: FullChartInput) {
  const [birth, on] = [parsePlainDate(input.birthDate), parsePlainDate(input.on)]
  const chaldeanReading =
    input.currentName === undefined
      ? readChaldeanName(input.fullName, input.options)
      : readChaldeanName(input.currentName)
  return {
    pythagorean: pythagoreanChart(input, birth, on),
    chaldean: { name: chaldeanNameOf(chaldeanReading), soulUrge: chaldeanSoulUrgeOf(chaldeanReading) },
    hebrew: {
      ordinal: hebrewOrdinalOf(readOrdinalName(input.fullName, input.options)),
      gematria: input.hebrewName === undefined ? null : gematria(input.hebrewName),
    },
    vedic: vedicChart(birth, chaldeanReading),
    chinese: {
      loShu: loShuGrid(birth),
      kua: input.sex === undefined ? null : kua(birth, input.sex, input.chineseYearStart),
    },
  }
}
