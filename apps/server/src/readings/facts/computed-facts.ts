import type { ReadingLanguage, OtherPerson, ReadingKind, ReadingNumbers, Tone, Tradition } from '@numeria/contract'
import type { PlainDate } from '@numeria/numerology'
import { chaldeanFacts } from './traditions/chaldean.ts'
import { chineseFacts, loShuCounts } from './traditions/chinese.ts'
import {
  dayFacts,
  dayTimeline,
  forecastYearFacts,
  monthFacts,
  monthTimeline,
  periodFacts,
  pinnacleTimeline,
  yearFacts,
} from './cycles.ts'
import { FactWriter, type Fact, type Person, type Voice } from './fact.ts'
import type { StoredTimeline } from '../../platform/database/stored-numbers.ts'
import { hebrewFacts } from './traditions/hebrew.ts'
import { namedFacts } from './named-facts.ts'
import { pairFacts } from './pair.ts'
import { peopleOf } from './people.ts'
import { coreFacts, lesserFacts } from './traditions/pythagorean.ts'
import { vedicFacts } from './traditions/vedic.ts'

export type FactsAsked = {
  kind: ReadingKind
  tone: Tone
  tradition: Tradition
  language: ReadingLanguage
  person: Person
  other: OtherPerson | null
  question: string
  today: PlainDate
  /** The year that a forecast is about. */
  year: number
}

export type ComputedFacts = { facts: Fact[]; timeline: StoredTimeline | null } & Pick<ReadingNumbers, 'loShu'>

/** Facts left out of a quick reading, unless the question names them. */
const tooMuchForQuick =
  /^(?:compound_of_name_|name_compound_cheiro|friendship_|kua_directions_|lo_shu_(?:ones|repeated_|complete_|empty_))/

/** A weekly roadmap covers seven days from today on. */
const weekDays = 7

/**
 * The facts for a reading of this kind and tradition, each once, by importance.
 * @throws {NumerologyError} when no letter of a name can be read
 */
export function computeFacts(asked: FactsAsked): ComputedFacts {
  const { kind, tradition, person, today } = asked
  const own = ownFacts(asked).filter(({ key }) => kind !== 'quick' || !tooMuchForQuick.test(key))
  const facts = [...own, ...kindFacts(asked)]
  const ofKind: Partial<Record<ReadingKind, StoredTimeline>> = {
    weekly_roadmap: dayTimeline(person, today, weekDays),
    year_forecast: monthTimeline(person, forecastStart(asked), today),
    blueprint: pinnacleTimeline(person, today),
    life_path: pinnacleTimeline(person, today),
  }
  return {
    facts: onceEach(facts),
    loShu: tradition === 'chinese' || kind === 'blueprint' ? loShuCounts(person) : null,
    timeline: ofKind[kind] ?? null,
  }
}

function onceEach(facts: readonly Fact[]): Fact[] {
  const first = new Map<string, Fact>()
  for (const fact of facts) if (!first.has(fact.id)) first.set(fact.id, fact)
  return [...first.values()]
}

function ownFacts({ tone, language, tradition, person, other, today }: FactsAsked): Fact[] {
  const voice = { tone, language }
  const you = traditionFacts(writerFor(person, voice), tradition, person, today.year)
  if (other === null) return you
  const { id } = peopleOf(person, [other])[1]!
  return [...you, ...traditionFacts(new FactWriter(voice, 'other', id), tradition, other, today.year)]
}

function writerFor(person: Person, voice: Voice): FactWriter {
  return new FactWriter(voice, 'you', 'you', person.currentName !== undefined)
}

/** The facts of one more person, for a reading whose question names several. */
export function factsOfAnother(
  { tone, language, tradition, today }: Pick<FactsAsked, 'tone' | 'language' | 'tradition' | 'today'>,
  person: Person & { id: string },
): Fact[] {
  return traditionFacts(new FactWriter({ tone, language }, 'other', person.id), tradition, person, today.year)
}

/** Every tradition keeps the Life Path and the Personal Year beside its own numbers: a date and a year are asked about in all of them. */
function traditionFacts(write: FactWriter, tradition: Tradition, person: Person, year: number): Fact[] {
  const core = coreFacts(write, person, year)
  if (tradition === 'pythagorean') return core
  const beside = core.filter(({ key }) => key === 'life_path' || key === 'personal_year')
  const own = { chaldean: chaldeanFacts, hebrew: hebrewFacts, vedic: vedicFacts, chinese: chineseFacts }[tradition]
  return [...own(write, person), ...beside]
}

function kindFacts(asked: FactsAsked): Fact[] {
  const { kind, tone, language, tradition, person, other, today } = asked
  const write = writerFor(person, { tone, language })
  switch (kind) {
    case 'chat':
    case 'quick':
      return [
        ...yearFacts(write, person, today).filter(({ key }) => key === 'next_personal_year'),
        ...namedFacts(write, person, asked.question, language, today),
      ]
    case 'life_path':
      return [
        ...lesserFacts(write, person).filter(({ key }) => /^(?:birthday|karmic_debt|maturity)/.test(key)),
        ...periodFacts(write, person, today, 'now'),
      ]
    case 'year_forecast':
      return [
        ...yearFacts(write, person, forecastStart(asked)),
        ...(asked.year === today.year ? [] : forecastYearFacts(write, person, asked.year)),
        ...periodFacts(write, person, today, 'now', forecastStart(asked)),
        ...monthFacts(write, person, forecastStart(asked)),
      ]
    case 'weekly_roadmap':
      return dayFacts(write, person, today, weekDays)
    case 'compatibility':
      return other === null ? [] : pairFacts(write.voice, tradition, person, other)
    case 'blueprint':
      return [
        ...coreFacts(write, person, today.year),
        ...lesserFacts(write, person),
        ...periodFacts(write, person, today, 'all'),
        ...yearFacts(write, person, today),
      ]
  }
}

/** A forecast runs twelve months from this one on, or through the year that was asked for. */
function forecastStart({ year, today }: FactsAsked): PlainDate {
  return year === today.year ? today : { year, month: 1, day: 1 }
}
