import {
  balance,
  birthday,
  bridge,
  challenges,
  concordGroups,
  essence,
  essenceOn,
  expression,
  letterCounts,
  letterValue,
  lifePath,
  maturity,
  minorNumbers,
  nameLetters,
  pairRelation,
  parsePlainDate,
  periodCycles,
  personalDay,
  personality,
  personalMonth,
  personalYear,
  pinnacleAges,
  pinnacles,
  planesOfExpression,
  rationalThought,
  readName,
  soulUrge,
  universalYear,
  type LifePath,
  type NumberResult,
  type PairRelation,
  type PlainDate,
} from '../src/index.ts'
import { asFarAs, letterTable, spelledLike, summary, type Kinds } from './kinds.ts'

function componentsOf({ parts: [month, day, year] }: LifePath) {
  return { month: month!.value, day: day!.value, year: year!.value }
}

function birthdaysIn(year: number): PlainDate[] {
  return Array.from({ length: 12 * 28 }, (_, index) => ({
    year,
    month: 1 + Math.floor(index / 28),
    day: 1 + (index % 28),
  }))
}

/** The one value that all birthdays share whose cycle is `wanted`; these examples give the cycle instead of a birthday. */
function sharedValue(
  cycleOf: (birth: PlainDate) => number,
  wanted: number,
  valueOf: (birth: PlainDate) => number,
): number | undefined {
  const births = birthdaysIn(1990).filter((birth) => cycleOf(birth) === wanted)
  const values = new Set(births.map(valueOf))
  return values.size === 1 ? [...values][0] : undefined
}

const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const relations: PairRelation[] = ['high', 'compatible', 'neutral', 'challenging']

const summaryOf = (result: NumberResult | null) => (result === null ? {} : summary(result))

const valuesOf = (results: readonly NumberResult[]) => results.map((result) => result.value)

export const pythagoreanKinds: Kinds = {
  lifePath({ birthDate }) {
    const result = lifePath(parsePlainDate(birthDate))
    return { ...summary(result), components: componentsOf(result) }
  },
  birthday: ({ birthDate }) => summary(birthday(parsePlainDate(birthDate))),
  expression: ({ name }) => summary(expression(name)),
  soulUrge: ({ name }) => summary(soulUrge(name)),
  personality: ({ name }) => summary(personality(name)),
  maturity: ({ name, birthDate }) => summary(maturity(lifePath(parsePlainDate(birthDate)), expression(name))),
  minorExpression: ({ name }) => summaryOf(minorNumbers(name).expression),
  minorSoulUrge: ({ name }) => summaryOf(minorNumbers(name).soulUrge),
  balance: ({ name }) => summary(balance(name)),
  rationalThought: ({ name, birthDate }) => summary(rationalThought(name, parsePlainDate(birthDate))),
  karmicLessons({ name }) {
    const { karmicLessons, counts } = letterCounts(name)
    return { missing: karmicLessons, counts: counts.slice(1) }
  },
  hiddenPassion: ({ name }) => ({ value: letterCounts(name).hiddenPassion }),
  subconsciousSelf: ({ name }) => ({ value: letterCounts(name).subconsciousSelf }),
  bridges: ({ name, birthDate }) => ({
    lifePathExpression: bridge(lifePath(parsePlainDate(birthDate)), expression(name)).value,
    soulUrgePersonality: bridge(soulUrge(name), personality(name)).value,
  }),
  planes: ({ name }) => Object.fromEntries(planesOfExpression(name).map(({ plane, value }) => [plane, value])),
  nameLetters({ name }) {
    const { cornerstone, capstone, firstVowel } = nameLetters(name)
    return { cornerstone: cornerstone.letter, capstone: capstone.letter, firstVowel: firstVowel?.letter }
  },
  essence({ name, age, birthDate, onDate }) {
    const result =
      onDate === undefined ? essence(name, age) : essenceOn(name, parsePlainDate(birthDate), parsePlainDate(onDate))
    return { ...summary(result), letters: result.parts.map((part) => part.letter) }
  },
  universalYear: ({ onDate }) => summary(universalYear(parsePlainDate(onDate).year)),
  personalYear({ birthDate, onDate }) {
    const [birth, on] = [parsePlainDate(birthDate), parsePlainDate(onDate)]
    return {
      personalYear: personalYear(birth, on.year).value,
      personalMonth: personalMonth(birth, on).value,
      personalDay: personalDay(birth, on).value,
    }
  },
  personalMonth: ({ personalYear: wanted, month }) => ({
    value: sharedValue(
      (birth) => personalYear(birth, 2026).value,
      wanted,
      (birth) => personalMonth(birth, { year: 2026, month }).value,
    ),
  }),
  personalDay: ({ personalMonth: wanted, day }) => ({
    value: sharedValue(
      (birth) => personalMonth(birth, { year: 2026, month: 3 }).value,
      wanted,
      (birth) => personalDay(birth, { year: 2026, month: 3, day }).value,
    ),
  }),
  pinnacles({ birthDate }, { pinnacles: known }) {
    const four = pinnacles(parsePlainDate(birthDate))
    return {
      pinnacles: asFarAs(known, valuesOf(four)),
      ends: four.slice(0, 3).map((one) => one.toAge),
    }
  },
  pinnacleAges: ({ lifePath }) => ({ ends: pinnacleAges(lifePath) }),
  challenges: ({ birthDate }, { challenges: known }) => ({
    challenges: asFarAs(known, valuesOf(challenges(parsePlainDate(birthDate)))),
  }),
  periodCycles({ birthDate }) {
    const cycles = periodCycles(parsePlainDate(birthDate))
    return { cycles: valuesOf(cycles), firstEndsAge: cycles[0].toAge, secondEndsAge: cycles[1].toAge }
  },
  normalize: ({ name }, { letters }) => ({ letters: spelledLike(readName(name).spelling, letters) }),
  letterTable: () => ({ table: letterTable(letterValue) }),
  letterValues: ({ name }) => ({
    values: readName(name).parts.map((part) => part.letters.map((letter) => letter.value)),
  }),
  yVowel({ names }) {
    const sounds = new Set(names.flatMap((name) => readName(name).ys.map((y) => y.sound)))
    return { yIsVowel: sounds.size === 1 ? sounds.has('vowel') : undefined }
  },
  concord: () => ({ groups: concordGroups }),
  pairTable() {
    const related = (one: number, relation: PairRelation) =>
      digits.filter((other) => pairRelation(one, other) === relation)
    const row = (one: number) => Object.fromEntries(relations.map((relation) => [relation, related(one, relation)]))
    return { rows: Object.fromEntries(digits.map((one) => [one, row(one)])) }
  },
  pairRelation: ({ a, b }) => ({ relation: pairRelation(a, b) }),
}
