import type { Chart, ChartNumber } from '@numeria/contract'
import { chart as words } from '#messages/chart'
import { numberEntry, placeName, toldEntry, type Entry } from './entry.ts'

type Numbers = Chart['pythagorean']

const coreRules = {
  lifePath: 'life-path',
  expression: 'expression',
  soulUrge: 'soul-urge',
  personality: 'personality',
  birthday: 'birthday',
} as const
type Core = keyof typeof coreRules
const corePlaces = Object.keys(coreRules) as Core[]

export function coreEntries(numbers: Numbers, birthDate: string): Entry[] {
  return corePlaces.flatMap((place) => {
    const result = numbers[place]
    if (result === null) return []
    // The birthday is read by its day, from 1 to 31.
    const value = place === 'birthday' ? Number(birthDate.slice(-2)) : result.value
    return [numberEntry(coreRules[place], placeName(place), coreRules[place], result, [{ position: place, value }])]
  })
}

export function meetingEntries(numbers: Numbers): Entry[] {
  return numbers.corePairs.map(({ positions: [one, other], relation, key }) =>
    toldEntry({
      id: `pair-${one}-${other}`,
      label: words.pair(placeName(one), placeName(other)),
      shown: `${numbers[one]?.value} · ${numbers[other]?.value}`,
      note: words.relations[relation],
      texts: [{ position: 'corePair', value: key }],
      rule: 'core-pair',
    }),
  )
}

export function characterEntries(numbers: Numbers): Entry[] {
  const { maturity, balance, rationalThought, letterCounts, bridges } = numbers
  const names = words.numbers
  const bridge = (id: string, [one, other]: [string, string], result: ChartNumber | null) =>
    result === null
      ? []
      : [
          numberEntry(`bridge-${id}`, words.bridge(one, other), 'bridge', result, [
            { position: 'bridge', value: result.value },
          ]),
        ]
  return [
    numberEntry('maturity', names.maturity, 'maturity', maturity, [{ position: 'maturity', value: maturity.value }]),
    numberEntry('balance', names.balance, 'balance', balance, [{ position: 'balance', value: balance.value }]),
    numberEntry('rational-thought', names.rationalThought, 'rational-thought', rationalThought, [
      { position: 'rationalThought', value: rationalThought.value },
    ]),
    ...letterCounts.hiddenPassion.map((value) =>
      toldEntry({
        id: `hidden-passion-${value}`,
        label: words.hiddenPassion,
        shown: String(value),
        value,
        working: words.lettersWorth(value, letterCounts.counts[value]!),
        texts: [{ position: 'hiddenPassion', value }],
        rule: 'hidden-passion',
      }),
    ),
    toldEntry({
      id: 'subconscious-self',
      label: words.subconsciousSelf,
      shown: String(letterCounts.subconsciousSelf),
      value: letterCounts.subconsciousSelf,
      working: `9 − ${letterCounts.karmicLessons.length} = ${letterCounts.subconsciousSelf}`,
      texts: [{ position: 'subconsciousSelf', value: letterCounts.subconsciousSelf }],
      rule: 'subconscious-self',
    }),
    ...letterEntries(numbers),
    ...planeEntries(numbers),
    ...bridge('path', [names.lifePath, names.expression], bridges.lifePathAndExpression),
    ...bridge('heart', [names.soulUrge, names.personality], bridges.soulUrgeAndPersonality),
  ]
}

const letters = [
  ['cornerstone', 'cornerstone'],
  ['capstone', 'capstone'],
  ['firstVowel', 'first-vowel'],
] as const

function letterEntries({ nameLetters }: Numbers): Entry[] {
  return letters.flatMap(([position, rule]) => {
    const letter = nameLetters[position]?.letter
    const [label, working] = words[position]
    if (letter === undefined || label === undefined || working === undefined) return []
    return [toldEntry({ id: rule, label, shown: letter, working, texts: [{ position, value: letter }], rule })]
  })
}

export function planeEntries({ planes }: Pick<Numbers, 'planes'>): Entry[] {
  return planes.map(({ plane, letters: there, value, steps }) =>
    toldEntry({
      id: `plane-${plane}`,
      label: words.planes[plane],
      shown: String(value),
      value,
      working:
        there.length === 0
          ? words.noLetterOnPlane
          : `${there.map(({ letter, value: worth }) => `${letter} ${worth}`).join(' + ')} = ${steps.join(' → ')}`,
      texts: [
        { position: 'plane', value: plane },
        { position: 'planeNumber', value },
      ],
      rule: 'plane',
    }),
  )
}

export function karmaEntries({ karmicDebts, letterCounts, softenedLessons }: Numbers): Entry[] {
  const debts = new Map<number, string[]>()
  for (const { debt, in: place } of karmicDebts) debts.set(debt, [...(debts.get(debt) ?? []), place])
  return [
    ...[...debts].map(([debt, places]) =>
      toldEntry({
        id: `karmic-debt-${debt}`,
        label: words.karmicDebt,
        shown: String(debt),
        note: words.debtIn(places.map(placeName)),
        texts: [{ position: 'karmicDebt', value: debt }],
        sentences: places.map((place) => ({ kind: 'debtPosition', key: `${debt}-${place}` })),
        rule: 'karmic-debt',
      }),
    ),
    ...letterCounts.karmicLessons.map((lesson) => {
      const places = softenedLessons.filter((softened) => softened.lesson === lesson).map((softened) => softened.in)
      return toldEntry({
        id: `karmic-lesson-${lesson}`,
        label: words.karmicLesson,
        shown: String(lesson),
        value: lesson,
        ...(places.length > 0 && { note: words.softenedBy(places.map(placeName)) }),
        working: words.noLetterWorth(lesson),
        texts: [{ position: 'karmicLesson', value: lesson }],
        sentences: places.length > 0 ? [{ kind: 'softenedLesson', key: lesson }] : [],
        rule: 'karmic-lesson',
      })
    }),
  ]
}

const minors = [
  ['expression', 'minorExpression'],
  ['soulUrge', 'minorSoulUrge'],
  ['personality', 'minorPersonality'],
] as const

/** The numbers of the name in use; none where the profile has no other name. */
export function minorEntries({ minor }: Numbers): Entry[] {
  return minors.flatMap(([place, position]) => {
    const result = minor?.[place]
    if (!result) return []
    return [numberEntry(position, placeName(position), 'name-in-use', result, [{ position, value: result.value }])]
  })
}
