import type { ReadingLanguage } from '@numeria/contract'
import { parsePlainDate, personalDay, personalMonth, personalYear, type PlainDate } from '@numeria/numerology'
import type { Position } from '../check/positions.ts'
import { Read } from '../check/read.ts'
import { findCues, type Cue } from '../check/time/times.ts'
import { vocabularyOf } from '../check/vocabulary.ts'
import { isoDate, isoMonth } from './calendar.ts'
import { chaldeanFacts } from './traditions/chaldean.ts'
import { chineseFacts } from './traditions/chinese.ts'
import { dayFacts, periodFacts, yearFacts } from './cycles.ts'
import type { Fact, FactWriter, Person } from './fact.ts'
import { line } from './words/fact-line.ts'
import { hebrewFacts } from './traditions/hebrew.ts'
import { lesserFacts } from './traditions/pythagorean.ts'
import { vedicFacts } from './traditions/vedic.ts'

type Source = (write: FactWriter, person: Person, today: PlainDate) => Fact[]

const allPeriods: Source = (write, person, today) => periodFacts(write, person, today, 'all')
const today: Source = (write, person, on) => dayFacts(write, person, on, 1)

/** Where the facts of a number that a question names come from, and how their keys begin. */
const sources: Partial<Record<Position, { from: Source; keys: string }>> = {
  birthday: { from: lesserFacts, keys: 'birthday' },
  maturity: { from: lesserFacts, keys: 'maturity' },
  balance: { from: lesserFacts, keys: 'balance' },
  rational_thought: { from: lesserFacts, keys: 'rational_thought' },
  subconscious_self: { from: lesserFacts, keys: 'subconscious_self' },
  hidden_passion: { from: lesserFacts, keys: 'hidden_passion' },
  karmic_lesson: { from: lesserFacts, keys: 'karmic_lesson' },
  karmic_debt: { from: lesserFacts, keys: 'karmic_debt' },
  pinnacle: { from: allPeriods, keys: 'pinnacle_' },
  challenge: { from: allPeriods, keys: 'challenge_' },
  period_cycle: { from: allPeriods, keys: 'period_cycle_' },
  universal_year: { from: yearFacts, keys: 'universal_year' },
  essence: { from: yearFacts, keys: 'essence' },
  personal_month: { from: today, keys: 'personal_month' },
  personal_day: { from: today, keys: 'personal_day' },
  compound: { from: chaldeanFacts, keys: 'name_compound' },
  ordinal: { from: hebrewFacts, keys: 'ordinal_' },
  psychic: { from: vedicFacts, keys: 'psychic_number' },
  kua: { from: chineseFacts, keys: 'kua' },
  missing: { from: chineseFacts, keys: 'lo_shu_missing' },
}
/** Beyond these, a year that a question names is a memory or a dream, and a Personal Year would say little of it. */
const [yearsBack, yearsAhead] = [20, 30]
const maxTimes = 6

/** The facts that a question asks for by name: a number of the chart, or a year, a month or a day. */
export function namedFacts(
  write: FactWriter,
  person: Person,
  question: string,
  language: ReadingLanguage,
  on: PlainDate,
): Fact[] {
  const words = vocabularyOf(language)
  const read = new Read(question, [], words)
  const named = read.all('name').flatMap(({ position }) => {
    const source = position === null ? undefined : sources[position]
    return source === undefined ? [] : source.from(write, person, on).filter(({ key }) => key.startsWith(source.keys))
  })
  const times = findCues(read, words, on)
    .slice(0, maxTimes)
    .flatMap((cue) => timeFacts(write, person, cue, on))
  return [...named, ...times]
}

function timeFacts(write: FactWriter, person: Person, cue: Cue, on: PlainDate): Fact[] {
  const birth = parsePlainDate(person.birthDate)
  const isOver = cue.month !== null && cue.month < on.month
  const year = cue.year ?? (isOver ? on.year + 1 : on.year)
  if (year < on.year - yearsBack || year > on.year + yearsAhead) return []
  const facts: Fact[] = []
  if (year !== on.year) {
    const result = personalYear(birth, year)
    const key = year === on.year + 1 ? 'next_personal_year' : `personal_year_${year}`
    facts.push(
      ...write.number(
        key,
        line('cycles.personalYear', year),
        result,
        { position: 'personalYear', value: result.value },
        write.idAt('personal_year', year),
      ),
    )
  }
  if (cue.month === null) return facts
  const month = personalMonth(birth, { year, month: cue.month })
  facts.push(
    ...write.number(
      `personal_month_of_${year}_${cue.month}`,
      line('cycles.personalMonth', line('month', year, cue.month)),
      month,
      { position: 'personalMonth', value: month.value },
      write.idAt('personal_month', isoMonth(year, cue.month)),
    ),
  )
  const date = { year, month: cue.month, day: cue.day ?? 0 }
  if (!isRealDay(date)) return facts
  const day = personalDay(birth, date)
  return [
    ...facts,
    ...write.number(
      `personal_day_of_${isoDate(date).replaceAll('-', '_')}`,
      line('cycles.personalDayOf', line('day', date), year),
      day,
      { position: 'personalDay', value: day.value },
      write.idAt('personal_day', isoDate(date)),
    ),
  ]
}

function isRealDay({ year, month, day }: PlainDate): boolean {
  return day > 0 && new Date(Date.UTC(year, month - 1, day)).getUTCMonth() === month - 1
}
