import {
  chaldeanName,
  compatibility,
  compoundMeaning,
  destiny,
  formatWorking,
  fullChart,
  hebrewOrdinal,
  loShuGrid,
  meaning,
  numberNames,
  parsePlainDate,
  personalDay,
  personalMonth,
  personalYear,
  planetOf,
  psychic,
  type NumberResult,
  type Position,
} from '@numeria/numerology'
import type { Kind, Language, Tone } from './reading-request.ts'

/** What the server would hand over, computed by the engine: for tests. */
export type Asked = {
  reading: Kind
  tone: Tone
  language: Language
  tradition: string
  person: { name: string; birthDate: string }
  other: { name: string; birthDate: string } | null
  words: { from: number; to: number } | undefined
  question: string
  memory: string
  earlier: readonly { question: string; reply: string }[]
}

const today = { year: 2026, month: 11, day: 21 }

type Facts = {
  key: string
  label: string
  value: number | null
  text: string
  working: string
  of: string
  meaning: object | null
}[]

export function factsOf({ tone, tradition, reading }: Asked, who: Asked['person'], of: string): Facts {
  const birth = parsePlainDate(who.birthDate)
  const chart = fullChart({ fullName: who.name, birthDate: who.birthDate, on: '2026-11-21' }).pythagorean
  const number = (key: string, label: string, result: NumberResult | null, position?: Position): Facts =>
    result === null
      ? []
      : [
          {
            key,
            label,
            value: result.value,
            text: String(result.value),
            working: formatWorking(result),
            of,
            meaning: position ? meaning(position, result.value, tone) : null,
          },
        ]
  const told = (
    key: string,
    label: string,
    text: string,
    value: number | null = null,
    words: object | null = null,
  ) => ({
    key,
    label,
    text,
    value,
    working: text,
    of,
    meaning: words,
  })
  const core = [
    ...number('life_path', 'Life Path', chart.lifePath, 'lifePath'),
    ...number('expression', 'Expression', chart.expression, 'expression'),
    ...number('soul_urge', 'Soul Urge', chart.soulUrge, 'soulUrge'),
    ...number('personality', 'Personality', chart.personality, 'personality'),
  ]
  const own: Record<string, () => Facts> = {
    pythagorean: () => core,
    chaldean: () => {
      const name = chaldeanName(who.name)
      const { title = '', essence = '', advice = '' } = compoundMeaning(name.total, tone) ?? {}
      return [
        ...number('name_number', 'Name number', name, 'expression'),
        told('name_compound', 'Compound number of the name', String(name.total), name.total, {
          title,
          essence,
          advice,
        }),
      ]
    },
    hebrew: () => {
      const name = hebrewOrdinal(who.name)
      return [
        ...number('ordinal_root', 'Ordinal number', name, 'expression'),
        told('ordinal_sum', 'Ordinal sum of the name', String(name.total), name.total),
      ]
    },
    vedic: () =>
      (
        [
          ['psychic_number', 'Psychic number', psychic(birth)],
          ['destiny_number', 'Destiny number', destiny(birth)],
        ] as const
      ).flatMap(([key, label, result]) => [
        ...number(key, `${label} (${key === 'psychic_number' ? 'Mulank' : 'Bhagyank'})`, result, 'lifePath'),
        told(`planet_of_${key}`, `Planet of the ${label}`, planetOf(result.value)),
      ]),
    chinese: () => [
      ...loShuGrid(birth).missing.map((value) =>
        told(`lo_shu_missing_${value}`, 'Missing number', String(value), value),
      ),
      ...loShuGrid(birth).empty.map((plane) => told(`lo_shu_empty_${plane}`, 'Arrow of weakness', plane)),
      ...number('driver_number', 'Driver number', psychic(birth), 'birthday'),
    ],
  }
  const year = [
    ...number('personal_year', 'Personal Year', personalYear(birth, today.year), 'personalYear'),
    ...number(
      'next_personal_year',
      `Personal Year ${today.year + 1}`,
      personalYear(birth, today.year + 1),
      'personalYear',
    ),
  ]
  const periods = [
    ...chart.pinnacles.flatMap((one, index) =>
      number(
        `pinnacle_${index + 1}`,
        `${'First Second Third Fourth'.split(' ')[index]} Pinnacle, ${one.fromYear} to ${one.toYear ?? 'on'}${index === 1 ? ' (now)' : ''}`,
        one,
        'lifePath',
      ),
    ),
    ...chart.challenges.flatMap((one, index) =>
      number(
        `challenge_${index + 1}`,
        `${'First Second Third Fourth'.split(' ')[index]}${index === 2 ? ' and main' : ''} Challenge`,
        one,
      ),
    ),
  ]
  const months = Array.from({ length: 12 }, (_, index) => {
    const [yearOf, month] = [today.year + Math.floor((10 + index) / 12), ((10 + index) % 12) + 1]
    const name = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' }).format(
      new Date(yearOf, month - 1, 1),
    )
    return number(
      `personal_month_${index + 1}`,
      `Personal Month, ${name}`,
      personalMonth(birth, { year: yearOf, month }),
      'personalMonth',
    )
  }).flat()
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 21 + index))
    const name = new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(date)
    return number(
      `personal_day_${index + 1}`,
      `Personal Day, ${name.replace(',', '')}`,
      personalDay(birth, { ...today, day: 21 + index }),
      'personalDay',
    )
  }).flat()
  const lesser = [
    ...number('birthday', 'Birthday', chart.birthday, 'birthday'),
    ...number('maturity', 'Maturity', chart.maturity),
    ...number('balance', 'Balance', chart.balance),
    ...chart.letterCounts.karmicLessons.map((value) =>
      told(`karmic_lesson_${value}`, 'Karmic Lesson', String(value), value),
    ),
    told('cornerstone', 'Cornerstone', who.name.charAt(0)),
  ]
  const besides = tradition === 'pythagorean' ? [] : core.slice(0, 1)
  const first = [...own[tradition]!(), ...besides, ...year.slice(0, 1)]
  const ofKind: Record<Kind, () => Facts> = {
    chat: () => year.slice(1),
    quick: () => year.slice(1),
    life_path: () => [
      ...lesser.slice(0, 2),
      ...periods.filter(({ key }) => key === 'pinnacle_2' || key === 'challenge_3'),
    ],
    year_forecast: () => [...year.slice(1), ...months],
    weekly_roadmap: () => [...months.slice(0, 1).map((fact) => ({ ...fact, key: 'personal_month' })), ...days],
    compatibility: () => [],
    blueprint: () => [...core, ...lesser, ...periods, ...year.slice(1)],
  }
  return [...new Map([...first, ...ofKind[reading]()].map((fact) => [fact.key, fact])).values()]
}

const relations = {
  high: 'go together with ease',
  compatible: 'go together well',
  neutral: 'neither help nor hinder each other',
  challenging: 'ask for patience with each other',
}

export function pairFacts({ person: one, other, tone }: Asked): Facts {
  if (other === null) return []
  const pair = compatibility(
    { birthDate: one.birthDate, fullName: one.name },
    { birthDate: other.birthDate, fullName: other.name },
  )
  const keys = { lifePath: 'life_path', expression: 'expression', soulUrge: 'soul_urge' }
  const value = Math.round(pair.score * 100)
  return [
    ...pair.pairs.map(({ position, values, relation }) => ({
      key: `pair_${keys[position]}`,
      label: `${numberNames[position]} together`,
      value: null,
      text: `${values[0]} and ${values[1]} ${relations[relation]}`,
      working: '',
      of: 'both',
      meaning: meaning('pairRelation', relation, tone),
    })),
    {
      key: 'compatibility_score',
      label: 'Compatibility score',
      value,
      text: `${value} of 100`,
      working: '',
      of: 'both',
      meaning: null,
    },
  ]
}
