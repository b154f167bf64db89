import type { Chart, EssenceYear } from '@numeria/contract'
import {
  ageOn,
  compoundPath,
  corePairs,
  essence,
  fullChart,
  highestAge,
  kua,
  kuaDirections,
  parsePlainDate,
  personalMonth,
  vedicFriendship,
  type FullChart,
  type PlainDate,
} from '@numeria/numerology'
import { isoDate } from '../facts/calendar.ts'
import type { Person } from '../facts/fact.ts'

/** The last age with an Essence. */
const lastAge = 99
const twelve = Array.from({ length: 12 }, (_, index) => index + 1)

/**
 * Every computed number of the five traditions for one person on one day, without a word of any language.
 * @throws {NumerologyError} when no letter of a name can be read
 */
export function chartOf({ fullName, birthDate, currentName }: Person, today: PlainDate): Chart {
  const [birth, on] = [parsePlainDate(birthDate), isoDate(today)]
  const { pythagorean, chaldean, hebrew, vedic, chinese } = fullChart({
    fullName,
    birthDate,
    on,
    ...(currentName !== undefined && { currentName }),
  })
  const { lifePath, birthday, expression, soulUrge, personality } = pythagorean
  const age = ageOn(birth, today)
  return {
    on,
    age,
    person: { fullName, birthDate, currentName: currentName ?? null },
    pythagorean: {
      ...pythagorean,
      corePairs: corePairs({
        lifePath: lifePath.value,
        birthday: birthday.value,
        expression: expression.value,
        soulUrge: soulUrge?.value ?? null,
        personality: personality?.value ?? null,
      }),
      months: twelve.map((month) => ({ month, value: personalMonth(birth, { year: today.year, month }).value })),
      essences: essencesUntil(Math.min(Math.max(lastAge, age), highestAge), fullName, birth),
    },
    chaldean: { ...chaldean, compounds: compoundsOf(chaldean.name) },
    hebrew: { ordinal: hebrew.ordinal },
    vedic: {
      ...vedic,
      friendships: [
        { of: 'psychic_destiny', ...vedicFriendship(vedic.psychic.value, vedic.destiny.value) },
        { of: 'name_psychic', ...vedicFriendship(vedic.name.value, vedic.psychic.value) },
      ],
    },
    chinese: {
      loShu: chinese.loShu,
      kua: (['female', 'male'] as const).map((sex) => {
        const number = kua(birth, sex)
        return { ...number, ...kuaDirections(number.value) }
      }),
    },
  }
}

function essencesUntil(last: number, name: string, birth: PlainDate): EssenceYear[] {
  return Array.from({ length: last + 1 }, (_, age) => {
    const { total, steps, value, karmicDebt, parts } = essence(name, age)
    return { age, year: birth.year + age, total, steps, value, karmicDebt, letters: parts }
  })
}

/** The compounds that have a meaning: of all letters, of the roots added, and of each name. */
function compoundsOf({ total, cheiro, parts, reading }: FullChart['chaldean']['name']): Chart['chaldean']['compounds'] {
  const all = [{ of: 'name' as const, written: reading.written, total }]
  const others =
    parts.length === 1
      ? []
      : [
          ...(cheiro.total === total ? [] : [{ of: 'cheiro' as const, written: reading.written, total: cheiro.total }]),
          ...parts.map((part) => ({ of: 'part' as const, written: part.written, total: part.total })),
        ]
  return [...all, ...others].flatMap(({ of, written, total: compound }) => {
    const { path, standsFor } = compoundPath(compound)
    return standsFor === null ? [] : [{ of, written, path, standsFor }]
  })
}
