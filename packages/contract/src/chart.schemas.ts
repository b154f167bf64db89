import { z } from 'zod'

// Everything that is computed for one person, as the engine of `@numeria/numerology` gives it: codes, values and steps. The
// pages put it into words.

const int = z.number().int()
const digits = z.array(int)
const Reduction = z.object({
  /** The sum before it is reduced. */
  total: int,
  /** From `total` to `value`, each the digit sum of the one before. */
  steps: digits,
  value: int,
})
const Letter = z.object({ letter: z.string(), value: int, sound: z.enum(['vowel', 'consonant']) })

/** How a name was read: its spelling, each Y, and what was left out. */
const NameReading = z.object({
  written: z.string(),
  spelling: z.string(),
  parts: z.array(z.object({ written: z.string(), letters: z.array(Letter) })),
  ys: z.array(z.object({ name: z.string(), sound: z.enum(['vowel', 'consonant']), reason: z.string() })),
  leftOut: z.array(z.string()),
  unread: z.array(z.string()),
})

const TransitPart = Reduction.extend({
  kind: z.literal('transit'),
  plane: z.enum(['physical', 'mental', 'spiritual']),
  name: z.enum(['first', 'middle', 'last']),
  letter: z.string(),
  fromAge: int,
  toAge: int,
})

const Part = z.discriminatedUnion('kind', [
  Reduction.extend({ kind: z.literal('date'), unit: z.string() }),
  Reduction.extend({ kind: z.literal('digits'), unit: z.string(), digits }),
  Reduction.extend({ kind: z.literal('name'), written: z.string(), letters: z.array(Letter) }),
  Reduction.extend({
    kind: z.literal('number'),
    get from(): typeof ChartNumber {
      return ChartNumber
    },
  }),
  TransitPart,
])

/** One number with its whole working. */
export const ChartNumber = Reduction.extend({
  /** 'lifePath', 'personalYear', 'chaldeanName', … */
  number: z.string(),
  tradition: z.enum(['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese']),
  /** The rule that it is counted by. */
  rule: z.string(),
  /** 13, 14, 16 or 19 where that is the total. */
  karmicDebt: digits,
  parts: z.array(Part),
  /** The name that was counted. */
  reading: NameReading.optional(),
  /** Another way of counting that gives another value. */
  digitSum: Reduction.nullable().optional(),
  allLetters: Reduction.optional(),
  cheiro: Reduction.optional(),
  age: int.optional(),
})
export type ChartNumber = z.infer<typeof ChartNumber>

/** A stretch of life, both ends included; `null`: to the end of life. */
const Span = z.object({ fromAge: int, toAge: int.nullable(), fromYear: int, toYear: int.nullable() })
const Stretch = ChartNumber.extend(Span.shape)

const corePosition = z.enum(['lifePath', 'birthday', 'expression', 'soulUrge', 'personality'])

/** The Essence from one birthday to the next, and the letters that it adds. */
const EssenceYear = Reduction.extend({
  age: int,
  /** The year in which this age is reached. */
  year: int,
  karmicDebt: digits,
  letters: z.array(TransitPart.pick({ plane: true, letter: true, value: true })),
})
export type EssenceYear = z.infer<typeof EssenceYear>

const Pythagorean = z.object({
  lifePath: ChartNumber,
  birthday: ChartNumber,
  expression: ChartNumber,
  /** Null for a name without a vowel; the Personality, without a consonant. */
  soulUrge: ChartNumber.nullable(),
  personality: ChartNumber.nullable(),
  maturity: ChartNumber,
  balance: ChartNumber,
  rationalThought: ChartNumber,
  /** The numbers of the name in use; null where the profile has none beside the birth name. */
  minor: z
    .object({ expression: ChartNumber, soulUrge: ChartNumber.nullable(), personality: ChartNumber.nullable() })
    .nullable(),
  /** `key` is that of the text. */
  corePairs: z.array(
    z.object({
      positions: z.tuple([corePosition, corePosition]),
      relation: z.enum(['alike', 'harmony', 'contrast']),
      key: z.string(),
    }),
  ),
  bridges: z.object({ lifePathAndExpression: ChartNumber, soulUrgeAndPersonality: ChartNumber.nullable() }),
  /** `counts[7]` is how many letters are worth 7; `counts[0]` is always 0. */
  letterCounts: z.object({
    spelling: z.string(),
    counts: digits,
    hiddenPassion: digits,
    karmicLessons: digits,
    subconsciousSelf: int,
  }),
  /** Karmic Lessons whose value is also a core number, and which. */
  softenedLessons: z.array(z.object({ lesson: int, in: z.string() })),
  karmicDebts: z.array(z.object({ debt: int, in: z.string() })),
  nameLetters: z.object({ cornerstone: Letter, capstone: Letter, firstVowel: Letter.nullable() }),
  planes: z.array(
    Reduction.extend({ plane: z.enum(['physical', 'mental', 'emotional', 'intuitive']), letters: z.array(Letter) }),
  ),
  pinnacles: z.array(Stretch),
  challenges: z.array(ChartNumber),
  periodCycles: z.array(Stretch),
  universalYear: ChartNumber,
  personalYear: ChartNumber,
  personalMonth: ChartNumber,
  personalDay: ChartNumber,
  /** The twelve Personal Months of the calendar year. */
  months: z.array(z.object({ month: int, value: int })),
  essences: z.array(EssenceYear),
})

const Chaldean = z.object({
  name: ChartNumber,
  soulUrge: ChartNumber.nullable(),
  /** Of all letters, by Cheiro's way, and of each name; `path` leads to the compound whose text is read. */
  compounds: z.array(
    z.object({ of: z.enum(['name', 'cheiro', 'part']), written: z.string(), path: digits, standsFor: int }),
  ),
})

const planet = z.enum(['Sun', 'Moon', 'Jupiter', 'Rahu', 'Mercury', 'Venus', 'Ketu', 'Saturn', 'Mars'])
const regard = z.enum(['friend', 'neutral', 'enemy'])
const Vedic = z.object({
  psychic: ChartNumber,
  destiny: ChartNumber,
  name: ChartNumber,
  planets: z.object({ psychic: planet, destiny: planet, name: planet }),
  friendships: z.array(
    z.object({
      of: z.enum(['psychic_destiny', 'name_psychic']),
      planets: z.tuple([planet, planet]),
      /** How the first regards the second, and the second the first. */
      regards: z.tuple([regard, regard]),
      school: z.string(),
    }),
  ),
})

const loShuLine = z.enum(['mental', 'emotional', 'practical', 'thought', 'will', 'action', 'golden', 'silver'])
const compass = z.enum(['north', 'north_east', 'east', 'south_east', 'south', 'south_west', 'west', 'north_west'])
const Chinese = z.object({
  loShu: z.object({
    counts: digits,
    dateDigits: digits,
    present: digits,
    missing: digits,
    repeating: digits,
    complete: z.array(loShuLine),
    empty: z.array(loShuLine),
  }),
  /** The formula asks for the sex, which the profile does not: both are given. */
  kua: z.array(
    z.object({
      sex: z.enum(['female', 'male']),
      value: int,
      steps: digits,
      yearStart: z.object({ month: int, day: int }),
      chineseYear: int,
      yearDigit: int,
      wasFive: z.boolean(),
      isNearBoundary: z.boolean(),
      group: z.enum(['east', 'west']),
      directions: z.object({
        shengQi: compass,
        tianYi: compass,
        yanNian: compass,
        fuWei: compass,
        huoHai: compass,
        wuGui: compass,
        liuSha: compass,
        jueMing: compass,
      }),
    }),
  ),
})

/** Every computed number of the five traditions for the person of the profile. */
export const Chart = z.object({
  /** The day of the cycles, UTC. */
  on: z.iso.date(),
  age: int,
  /** `currentName` is the name in use, where it is not the birth name: Chaldean, Vedic and the minor numbers count it. */
  person: z.object({ fullName: z.string(), birthDate: z.string(), currentName: z.string().nullable() }),
  pythagorean: Pythagorean,
  chaldean: Chaldean,
  hebrew: z.object({ ordinal: ChartNumber }),
  vedic: Vedic,
  chinese: Chinese,
})
export type Chart = z.infer<typeof Chart>
