import { meaningOf, type MeantFact } from './meanings.ts'
import type { ReadingRequest } from './reading-request.ts'
import { topicOf, type Topic } from './topics.ts'
import { createVariety } from './variety.ts'

const leastWords = 120
const mostWords = 215

export const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** The facts that answer, the most telling first: one that the question names, then the topic's order, then the rest. */
function orderFacts(facts: readonly MeantFact[], topic: Topic, question: string): MeantFact[] {
  const asked = question.toLowerCase()
  const rank = ({ key, label }: MeantFact) => {
    if (asked.includes(label.toLowerCase())) return -1
    const place = topic.facts.indexOf(key)
    return place === -1 ? topic.facts.length : place
  }
  return facts.toSorted((one, other) => rank(one) - rank(other))
}

const claim = ({ label, value, meaning }: MeantFact) => `Your ${label} ${value} is ${meaning.title}.`

type Draft = { sentences: string[]; spare: string[] }

/** Adds spare sentences, paragraph after paragraph, until the reading is long enough. */
function fillOut(drafts: Draft[]): string {
  const written = () => drafts.map(({ sentences }) => sentences.join(' ')).join('\n\n')
  for (const { sentences, spare } of drafts) {
    for (const sentence of spare) {
      if (wordsIn(written()) >= leastWords + 30) return written()
      if (wordsIn(written()) + wordsIn(sentence) <= mostWords) sentences.push(sentence)
    }
  }
  return written()
}

/**
 * A reading of 120 to 220 words about the person's own numbers, in short paragraphs, ending with a suggestion.
 * Every number in it is one of the facts, or the year.
 *
 * @param turn how far the conversation is, so that the same question asked again gets another text
 */
export function composeReading({ tone, person, year, facts, question }: ReadingRequest, turn: number): string {
  const topic = topicOf(question)
  const pick = createVariety(`${question}\n${person.name}\n${turn}`)
  const ordered = orderFacts(facts.flatMap((fact) => meaningOf(fact, tone) ?? []), topic, question)
  const timing = ordered.find(({ key }) => key === 'personal_year')
  const [lead, second] = ordered.filter((fact) => fact !== timing || fact === ordered[0])
  const firstName = person.name.trim().split(/\s+/)[0]!

  const drafts: Draft[] = []
  if (lead) {
    const opening = `${firstName}, ${pick('opening', topic.openings[tone])}.`
    drafts.push({ sentences: [opening, claim(lead), lead.meaning.essence], spare: [lead.meaning.gift, lead.meaning.shadow] })
  }
  if (second) {
    const { essence, gift, shadow } = second.meaning
    drafts.push({ sentences: [pick('answer', topic.answers), claim(second), gift], spare: [shadow, essence] })
  }
  if (timing && timing !== lead) {
    const season = `In ${year}, where ${topic.subject} is concerned, you are in ${timing.label} ${timing.value}: ${timing.meaning.title}.`
    drafts.push({ sentences: [season, timing.meaning.advice], spare: [timing.meaning.essence, timing.meaning.shadow] })
  } else if (lead) {
    drafts.push({ sentences: [lead.meaning.advice], spare: [] })
  }
  drafts.push({ sentences: [pick('suggestion', topic.suggestions)], spare: [] })
  return fillOut(drafts)
}
