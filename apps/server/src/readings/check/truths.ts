import type { Tradition } from '@numeria/contract'
import {
  ageOn,
  challenges,
  compatibility,
  essenceOn,
  fullChart,
  highestAge,
  kua,
  noMasters,
  pythagoreanMasters,
  parsePlainDate,
  periodCycles,
  personalDay,
  personalMonth,
  personalYear,
  pinnacles,
  reduce,
  universalYear,
  vedicCompatibility,
  type FullChart,
  type NumberResult,
  type Span,
  type PlainDate,
} from '@numeria/numerology'
import type { Position } from './positions.ts'
import type { Times } from './time/times.ts'
import { byNameInUse } from '../facts/pair.ts'
import { isoDate } from '../facts/calendar.ts'
import type { Person } from '../facts/fact.ts'

export type KnownPerson = Person & { id: string; firstName: string }

/** `right` may be claimed; `beside` may stand with it, as the 16 in '16/7'. */
export type Truth = { right: readonly number[]; beside: readonly number[] }

const none: Truth = { right: [], beside: [] }
const only = (...right: number[]): Truth => ({ right, beside: [] })

/** The 10 of '19 → 10 → 1' stands beside nothing: a slot shows '19/1'. */
const isShown = (step: number, place: number) => place === 0 || step !== 10

function truth(...results: readonly (NumberResult | null)[]): Truth {
  const known = results.filter((result) => result !== null)
  return {
    right: known.map(({ value }) => value),
    beside: known.flatMap(({ steps, value }) => [...steps.filter(isShown), reduce(value, noMasters)]),
  }
}

export function join(...truths: readonly Truth[]): Truth {
  return { right: truths.flatMap(({ right }) => right), beside: truths.flatMap(({ beside }) => beside) }
}

/** The master numbers among the values; '22/4' shows what one of them reduces to. */
function mastersOf(values: readonly number[]): Truth {
  const right = pythagoreanMasters.filter((master) => values.includes(master))
  return { right, beside: right.map((master) => reduce(master, noMasters)) }
}

/** Behind a debt stands what it is reduced to. */
function debtsOf(debts: readonly number[]): Truth {
  return { right: [...new Set(debts)], beside: debts.map((debt) => reduce(debt, noMasters)) }
}

/** '7', 'seven' and '16/7' all say 7 where 16 led to it. */
export function isSaid(values: readonly number[], { right, beside }: Truth, isLoose: boolean): boolean {
  if (values.length === 1) return right.includes(values[0]!) || (isLoose && beside.includes(values[0]!))
  if (values.length === 2 && values[1] === 100) return right.includes(values[0]!)
  return (
    values.some((value) => right.includes(value)) &&
    values.every((value) => right.includes(value) || beside.includes(value))
  )
}

/** Every number that may be said of one person. */
export class PersonTruths {
  readonly #birth: PlainDate
  readonly #standing: Partial<Record<Position, Truth>>
  readonly #person: KnownPerson
  constructor(tradition: Tradition, person: KnownPerson, today: PlainDate, isPair: boolean) {
    this.#person = person
    this.#birth = parsePlainDate(person.birthDate)
    const { fullName, birthDate, currentName } = person
    const chart = fullChart({
      fullName,
      birthDate,
      on: isoDate(today),
      ...(currentName !== undefined && { currentName }),
    })
    this.#standing = standing(tradition, chart, this.#birth, isPair)
  }

  /** The six numbers that a chart begins with. */
  get main(): ReadonlySet<number> {
    const named = ['life_path', 'expression', 'soul_urge', 'personality', 'birthday', 'maturity'] as const
    return new Set(named.flatMap((position) => this.#standing[position]?.right ?? []))
  }
  /** Whether it is a main number, or the Personal Year of this year or the next. */
  isNear(value: number, year: number): boolean {
    return this.main.has(value) || [year, year + 1].some((one) => personalYear(this.#birth, one).value === value)
  }

  of(position: Position, times: Times, index: number | null): Truth {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others stand still
    switch (position) {
      case 'personal_year':
        return truth(...yearsOf(times).map((year) => personalYear(this.#birth, year)))
      case 'universal_year':
        return truth(...times.years.map((year) => universalYear(year)))
      case 'personal_month': {
        const { months, years } = times
        const all = months.length > 0 ? months : years.flatMap(monthsOf)
        return truth(...all.map((month) => personalMonth(this.#birth, month)))
      }
      case 'personal_day':
        return truth(...times.days.map((day) => personalDay(this.#birth, day)))
      case 'pinnacle':
      case 'period_cycle':
        return this.#period(position === 'pinnacle' ? pinnacles(this.#birth) : periodCycles(this.#birth), times, index)
      case 'challenge': {
        const all = challenges(this.#birth)
        return index === null ? truth(...all) : truth(all[index] ?? null)
      }
      case 'essence':
        return join(this.#standing.essence ?? none, ...times.years.flatMap((year) => this.#essences(year)))
    }
    return this.#standing[position] ?? none
  }

  /** The period that is named by its place, or else the one of the years that are named, or of now. */
  #period(all: readonly (NumberResult & Span)[], { years, step = 0 }: Times, index: number | null): Truth {
    if (index !== null) return truth(all[index] ?? null)
    const isMeant = ({ fromYear, toYear }: Span) => years.some((year) => year >= fromYear && year <= (toYear ?? year))
    return truth(...all.flatMap((one, place) => (isMeant(one) ? (all[place + step] ?? []) : [])))
  }

  /** 'from a 4 to a 5': two Personal Years, Pinnacles or periods that follow one another. */
  follows(from: number, to: number, around: number): boolean {
    const years = [-1, 0, 1, 2].map((gap) => personalYear(this.#birth, around + gap))
    return [years, pinnacles(this.#birth), periodCycles(this.#birth)].some((all) =>
      all.some(({ value }, index) => value === from && all[index + 1]?.value === to),
    )
  }

  /** Whether a period begins or ends in this year. @param place that of the period, where it is said */
  turnsIn(year: number, place: number | null): boolean {
    return [pinnacles(this.#birth), periodCycles(this.#birth)].some((all) =>
      all.some(
        ({ fromYear, toYear }, index) => (place === null || place === index) && (year === fromYear || year === toYear),
      ),
    )
  }

  /** A calendar year has two: until the birthday and from it on. */
  #essences(year: number): Truth[] {
    return [
      { year, month: 1, day: 1 },
      { year, month: 12, day: 31 },
    ]
      .filter((day) => ageOn(this.#birth, day) >= 0 && ageOn(this.#birth, day) <= highestAge)
      .map((day) => truth(essenceOn(this.#person.fullName, this.#birth, day)))
  }

  /** The numbers that 'you are a …' can mean; a Personality or a Maturity is always named. */
  get core(): Truth {
    return join(
      ...(['life_path', 'expression', 'soul_urge', 'karmic_debt'] as const).map((one) => this.#standing[one] ?? none),
      this.#standing.psychic ?? none,
      this.#standing.destiny ?? none,
      this.#standing.name_number ?? none,
      this.#standing.kua ?? none,
    )
  }
}

/** 'In September the month number and the year number are both 5': the years of the months where no year is named. */
function yearsOf({ years, months }: Times): number[] {
  return years.length > 0 ? years : months.map(({ year }) => year)
}

function monthsOf(year: number): { year: number; month: number }[] {
  return Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 }))
}

/** The numbers that do not change with the day. What a tradition does not have is missing. */
function standing(
  tradition: Tradition,
  { pythagorean: own, chaldean, hebrew, vedic, chinese }: FullChart,
  birth: PlainDate,
  isPair: boolean,
): Partial<Record<Position, Truth>> {
  const names: Record<Tradition, Truth> = {
    pythagorean: truth(own.expression),
    chaldean: join(truth(chaldean.name), only(chaldean.name.total, chaldean.name.cheiro.total)),
    hebrew: join(truth(hebrew.ordinal), only(hebrew.ordinal.total)),
    vedic: join(truth(vedic.name), only(vedic.name.total)),
    chinese: truth(own.expression),
  }
  const compounds: Record<Tradition, Truth> = {
    pythagorean: none,
    chaldean: only(
      chaldean.name.total,
      chaldean.name.cheiro.total,
      ...chaldean.name.parts.map(({ total }) => total),
      ...(chaldean.soulUrge === null ? [] : [chaldean.soulUrge.total]),
    ),
    hebrew: only(hebrew.ordinal.total),
    vedic: only(vedic.name.total),
    chinese: none,
  }
  const { minor } = own
  const expression = truth(own.expression, minor?.expression ?? null, tradition === 'chaldean' ? chaldean.name : null)
  // Two people are compared by their Pythagorean numbers, beside the Chaldean ones.
  const soulUrge =
    tradition === 'chaldean'
      ? truth(chaldean.soulUrge, isPair ? own.soulUrge : null)
      : truth(own.soulUrge, minor?.soulUrge ?? null)
  const birthday = join(truth(own.birthday), only(birth.day))
  const lifePath = truth(own.lifePath)
  const personality = truth(own.personality, minor?.personality ?? null)
  const maturity = truth(own.maturity)
  const isVedic = tradition === 'vedic' || tradition === 'chinese'
  const { hiddenPassion, karmicLessons, subconsciousSelf } = own.letterCounts
  const all = [lifePath, expression, soulUrge, birthday, personality, maturity].flatMap(({ right }) => right)
  return {
    life_path: lifePath,
    expression,
    soul_urge: soulUrge,
    personality,
    birthday,
    maturity,
    balance: truth(own.balance),
    rational_thought: truth(own.rationalThought),
    subconscious_self: only(subconsciousSelf),
    hidden_passion: only(...hiddenPassion),
    karmic_lesson: only(...karmicLessons),
    karmic_debt: debtsOf(own.karmicDebts.map(({ debt }) => debt)),
    master: mastersOf(all),
    essence: truth(own.essence),
    name_number: names[tradition],
    compound: compounds[tradition],
    ordinal: join(truth(hebrew.ordinal), only(hebrew.ordinal.total, ...hebrew.ordinal.parts.map(({ total }) => total))),
    psychic: tradition === 'vedic' || tradition === 'chinese' ? truth(vedic.psychic) : none,
    destiny: isVedic ? truth(vedic.destiny) : expression,
    kua: tradition === 'chinese' ? only(kua(birth, 'male').value, kua(birth, 'female').value) : none,
    missing: only(...new Set([...(tradition === 'chinese' ? [] : karmicLessons), ...chinese.loShu.missing])),
    repeated: only(...chinese.loShu.repeating),
  }
}

/** The compatibility score of two people, of 100. */
export function scoreOf(tradition: Tradition, you: KnownPerson, other: KnownPerson): Truth {
  const scores = [compatibility(you, other).score]
  if (tradition === 'vedic') scores.unshift(vedicCompatibility(byNameInUse(you), byNameInUse(other)).score)
  return only(...scores.map((score) => Math.round(score * 100)))
}
