import type { Tradition } from '@numeria/contract'
import {
  challenges,
  compatibility,
  essenceInYear,
  fullChart,
  kua,
  parsePlainDate,
  periodCycles,
  personalDay,
  personalMonth,
  personalYear,
  pinnacles,
  reduce,
  noMasters,
  universalYear,
  vedicCompatibility,
  type NumberResult,
  type PlainDate,
} from '@numeria/numerology'
import { ageOn, isoDate } from '../facts/calendar.ts'
import type { Person } from '../facts/fact.ts'
import type { Position } from './language-table.ts'

/** `right` may be claimed, the first of them is told where a claim is wrong; `beside` may stand with it, as the 16 in '16/7'. */
export type Truth = { right: number[]; beside: number[] }

export type Holder = 'you' | 'other'

function truth(...results: readonly (NumberResult | null)[]): Truth | null {
  const known = results.filter((result) => result !== null)
  if (known.length === 0) return null
  return {
    right: known.map(({ value }) => value),
    beside: known.flatMap(({ steps, value }) => [...steps, reduce(value, noMasters)]),
  }
}

const only = (...right: number[]): Truth => ({ right, beside: [] })

function join(...truths: readonly (Truth | null)[]): Truth | null {
  const known = truths.filter((one) => one !== null)
  if (known.length === 0) return null
  return { right: known.flatMap(({ right }) => right), beside: known.flatMap(({ beside }) => beside) }
}

/** The numbers of one person that do not change with the day. */
function standing(
  tradition: Tradition,
  person: Person,
  today: PlainDate,
  isPair: boolean,
): Partial<Record<Position, Truth | null>> {
  const birth = parsePlainDate(person.birthDate)
  const { pythagorean: own, chaldean, hebrew, vedic, chinese } = fullChart({ ...person, on: isoDate(today) })
  const names = {
    pythagorean: truth(own.expression),
    chaldean: join(truth(chaldean.name), only(chaldean.name.total, chaldean.name.cheiro.total)),
    hebrew: join(truth(hebrew.ordinal), only(hebrew.ordinal.total)),
    vedic: join(truth(vedic.name), only(vedic.name.total)),
    chinese: truth(own.expression),
  }
  const compounds = {
    pythagorean: null,
    chaldean: only(
      chaldean.name.total,
      chaldean.name.cheiro.total,
      ...chaldean.name.parts.map(({ total }) => total),
      ...(chaldean.soulUrge === null ? [] : [chaldean.soulUrge.total]),
    ),
    hebrew: only(hebrew.ordinal.total),
    vedic: only(vedic.name.total),
    chinese: null,
  }
  const isDateDestiny = tradition === 'vedic' || tradition === 'chinese'
  const expression = join(truth(own.expression), tradition === 'chaldean' ? truth(chaldean.name) : null)
  const { hiddenPassion, karmicLessons, subconsciousSelf } = own.letterCounts
  const both = [kua(birth, 'male').value, kua(birth, 'female').value]
  return {
    life_path: truth(own.lifePath),
    expression,
    // Two people are compared by their Pythagorean numbers, beside the Chaldean ones.
    soul_urge: tradition === 'chaldean' ? truth(chaldean.soulUrge, isPair ? own.soulUrge : null) : truth(own.soulUrge),
    personality: truth(own.personality),
    birthday: join(truth(own.birthday), only(birth.day)),
    maturity: truth(own.maturity),
    balance: truth(own.balance),
    rational_thought: truth(own.rationalThought),
    subconscious_self: only(subconsciousSelf),
    hidden_passion: only(...hiddenPassion),
    karmic_lesson: only(...karmicLessons),
    karmic_debt: { right: [...new Set(own.karmicDebts.map(({ debt }) => debt))], beside: [1, 4, 5, 7] },
    essence: truth(own.essence, essenceOf(person, birth, today.year)),
    name_number: names[tradition],
    compound: compounds[tradition],
    ordinal: join(truth(hebrew.ordinal), only(hebrew.ordinal.total, ...hebrew.ordinal.parts.map(({ total }) => total))),
    psychic: truth(vedic.psychic),
    destiny: isDateDestiny ? truth(vedic.destiny) : expression,
    kua: tradition === 'chinese' ? only(...new Set(both)) : null,
    missing: only(...new Set([...(tradition === 'chinese' ? [] : karmicLessons), ...chinese.loShu.missing])),
    absent: tradition === 'chinese' ? only(...chinese.loShu.missing) : null,
    repeated: only(...chinese.loShu.repeating),
  }
}

function essenceOf({ fullName }: Person, birth: PlainDate, year: number): NumberResult | null {
  return year < birth.year || year - birth.year > 150 ? null : essenceInYear(fullName, birth, year)
}

/** Every number that a sentence may claim of the people of a reading. */
export class Truths {
  readonly today: PlainDate
  readonly hasOther: boolean
  readonly #standing: Record<Holder, Partial<Record<Position, Truth | null>>>
  readonly #births: Record<Holder, PlainDate | null>
  readonly #score: Truth | null

  constructor(tradition: Tradition, you: Person, other: Person | null, today: PlainDate) {
    this.today = today
    this.hasOther = other !== null
    this.#births = { you: parsePlainDate(you.birthDate), other: other && parsePlainDate(other.birthDate) }
    this.#standing = {
      you: standing(tradition, you, today, other !== null),
      other: other ? standing(tradition, other, today, true) : {},
    }
    const scores = other === null ? [] : [compatibility(you, other).score]
    if (other !== null && tradition === 'vedic') scores.unshift(vedicCompatibility(you, other).score)
    this.#score = scores.length === 0 ? null : only(...scores.map((score) => Math.round(score * 100)))
  }

  /** `null` where nothing is known: such a claim is left alone. */
  of(position: Position, holder: Holder): Truth | null {
    return position === 'score' ? this.#score : (this.#standing[holder][position] ?? null)
  }

  /** @param index from 0, 'now', or `null` for any of them, the one of now first */
  period(
    position: 'pinnacle' | 'challenge' | 'period_cycle',
    holder: Holder,
    index: number | 'now' | null,
  ): Truth | null {
    const birth = this.#births[holder]
    if (birth === null) return null
    const age = ageOn(birth, this.today)
    if (position === 'challenge') {
      const all = challenges(birth)
      return typeof index === 'number' ? truth(all[index] ?? null) : truth(all[2], all[0], all[1], all[3])
    }
    const all = position === 'pinnacle' ? pinnacles(birth) : periodCycles(birth)
    const now = all.find(({ fromAge, toAge }) => fromAge <= age && (toAge === null || age <= toAge)) ?? all[0]
    if (index === 'now') return truth(now)
    return typeof index === 'number' ? truth(all[index] ?? null) : truth(now, ...all)
  }

  year(position: 'personal_year' | 'universal_year', holder: Holder, years: readonly number[]): Truth | null {
    const birth = this.#births[holder]
    if (birth === null) return null
    return truth(
      ...years.map((year) => (position === 'universal_year' ? universalYear(year) : personalYear(birth, year))),
    )
  }

  month(holder: Holder, months: readonly { year: number; month: number }[]): Truth | null {
    const birth = this.#births[holder]
    return birth === null ? null : truth(...months.map((month) => personalMonth(birth, month)))
  }

  day(holder: Holder, days: readonly PlainDate[]): Truth | null {
    const birth = this.#births[holder]
    return birth === null ? null : truth(...days.map((day) => personalDay(birth, day)))
  }
}
