import { turnPrice, type ReadingLanguage, type ReadingKind } from '@numeria/contract'
import type { Fact } from '../facts/fact.ts'
import { slotText } from '../facts/words/slot-words.ts'
import { firstNameOf } from '../facts/people.ts'
import { suggestionTexts, type Named, type Topic } from './suggestion-texts.ts'

/** Follow-up topics for each kind, the best first; a kind never suggests its own subject. */
const topicsAfter: Record<ReadingKind, readonly Topic[]> = {
  chat: ['purpose', 'next_year', 'love', 'tip', 'shadow', 'detail', 'name'],
  quick: ['shadow', 'purpose', 'next_year', 'love', 'detail'],
  life_path: ['next_year', 'love', 'name', 'tip', 'detail'],
  year_forecast: ['today', 'purpose', 'love', 'tip', 'shadow'],
  compatibility: ['together', 'purpose', 'next_year', 'tip', 'shadow'],
  weekly_roadmap: ['talk', 'next_year', 'purpose', 'tip', 'love'],
  blueprint: ['shadow', 'love', 'tip', 'next_year', 'today'],
}
/** A topic is not suggested after a question that matches. In English; other languages compare the text. */
const askedAlready: Partial<Record<Topic, RegExp>> = {
  purpose: /\bpurpose\b|\blife path\b/i,
  love: /\blove\b|\brelationship\b/i,
  tip: /\btip\b/i,
  detail: /\bdetailed\b/i,
  today: /\btoday\b/i,
}
const most = 3
const complete = { hasBirthDate: true, hasFullName: true, isComplete: true }

export type SuggestionsAsked = {
  kind: ReadingKind
  language: ReadingLanguage
  question: string
  facts: readonly Fact[]
  year: number
  other: { fullName: string } | null
}

/**
 * Two or three questions worth asking next, as plain text: what these credits pay for comes first, each of another price where the
 * language has several, and never what was just asked.
 */
export function suggestReadings(asked: SuggestionsAsked, creditsRemaining: number): string[] {
  const { kind, language, question, facts, year, other } = asked
  const named = { ...namedIn(facts, year, language), other: other && firstNameOf(other.fullName) }
  const said = plain(question)
  const offers = topicsFor(kind, named)
    .filter(
      (topic) => !askedAlready[topic]?.test(question) && !(topic === 'next_year' && question.includes(`${year + 1}`)),
    )
    .map((topic) => suggestionTexts[language][topic](named))
    .filter((text) => plain(text) !== said)
    .map((text) => ({ text, price: turnPrice({ message: text, completeness: complete }, year) }))
  const different = offers.filter(({ price }, index) => offers.findIndex((other) => other.price === price) === index)
  const chosen = [...different, ...offers.filter((offer) => !different.includes(offer))]
  const isAffordable = ({ price }: { price: number }) => price <= creditsRemaining
  const ordered = [...chosen.filter(isAffordable), ...chosen.filter((offer) => !isAffordable(offer))]
  return ordered.slice(0, most).map(({ text }) => text)
}

function topicsFor(kind: ReadingKind, { missing, planet, compound, ordinal }: Named): Topic[] {
  const own: (Topic | false)[] = [
    planet !== null && 'planet',
    compound !== null && 'compound',
    ordinal !== null && 'ordinal',
    missing !== null && 'missing',
  ]
  const [first, ...others] = topicsAfter[kind]
  return [first!, ...own.filter((topic) => topic !== false), ...others]
}

function namedIn(facts: readonly Fact[], year: number, language: ReadingLanguage): Omit<Named, 'other'> {
  const find = (key: string) => facts.find((fact) => fact.of === 'you' && fact.key === key)
  const ruler = find('planet_of_psychic_number')
  return {
    lifePath: find('life_path')?.value ?? 0,
    nextYear: year + 1,
    nextPersonalYear: facts.find(({ id }) => id === `you.personal_year.${year + 1}`)?.value ?? null,
    missing: facts.find(({ of, key }) => of === 'you' && key.startsWith('lo_shu_missing_'))?.value ?? null,
    planet: ruler === undefined ? null : slotText(ruler, language),
    compound: find('name_compound')?.value ?? null,
    ordinal: find('ordinal_sum')?.value ?? null,
  }
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
