import { bridges } from './bridges.ts'
import { meaningOf, type MeantFact } from './meanings.ts'
import type { ReadingRequest } from './reading-request.ts'
import { self, topicOf, type Topic } from './topics.ts'
import { createVariety } from './variety.ts'

/** Enough to stop adding sentences, and too much to add another. */
const enoughWords = 160
const mostWords = 220

export const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== '').length

/** The facts that answer, the most telling first: those that the question names, then in the topic's order, then the rest. */
function orderFacts(facts: readonly MeantFact[], topic: Topic, asked: string): MeantFact[] {
  const rank = ({ key, label }: MeantFact) => {
    if (asked.includes(label.toLowerCase())) return -1
    const place = topic.facts.indexOf(key)
    return place === -1 ? topic.facts.length : place
  }
  return facts.toSorted((one, other) => rank(one) - rank(other))
}

/** `required` always stands; `spare` sentences come in where the reading is still short. */
type Paragraph = { required: string[]; spare: string[] }

function fillOut(paragraphs: readonly Paragraph[]): string {
  const kept = paragraphs.map(({ required }) => [...required])
  const written = () => kept.map((sentences) => sentences.join(' ')).join('\n\n')
  for (const [index, { spare }] of paragraphs.entries()) {
    for (const sentence of spare) {
      const words = countWords(written())
      if (words < enoughWords && words + countWords(sentence) <= mostWords) kept[index]!.push(sentence)
    }
  }
  return written()
}

/**
 * A reading of 120 to 220 words about the person's own numbers, in short paragraphs, ending with a suggestion.
 * With fewer than three facts it is shorter. Every number in it is one of the facts, or the year.
 *
 * @param turn how far the conversation is, so that the same question asked again gets another text
 */
export function composeReading({ tone, person, year, facts, question }: ReadingRequest, turn: number): string {
  const asked = question.toLowerCase()
  const topic = topicOf(facts.reduce((rest, { label }) => rest.replaceAll(label.toLowerCase(), ''), asked))
  const pick = createVariety(`${question}\n${person.name}\n${turn}`)
  const ordered = orderFacts(
    facts.flatMap((fact) => meaningOf(fact, tone) ?? []),
    topic,
    asked,
  )
  const timing = ordered.find(({ key }) => key === 'personal_year')
  const [lead, second] = ordered.filter((fact) => fact !== timing || fact === ordered[0])
  if (!lead) return ''

  const claim = ({ key, label, value, meaning: { title } }: MeantFact) =>
    pick(key, [
      `Your ${label} is ${value}, “${title}”.`,
      `This is your ${label} ${value}, “${title}”.`,
      `The name of your ${label} ${value} is “${title}”.`,
    ])
  const trueSentences = (text: string) =>
    withoutStrangeNumbers(
      text,
      facts.map(({ value }) => value),
    )

  const firstName = person.name.trim().split(/\s+/)[0]!
  const { openings } = lead.key === topic.facts[0] ? topic : self
  const opening = `${firstName}, ${pick('opening', openings[tone])}.`
  const paragraphs: Paragraph[] = [
    {
      required: [opening, claim(lead), ...trueSentences(lead.meaning.essence)],
      spare: [lead.meaning.gift, lead.meaning.shadow],
    },
  ]
  if (second) {
    const { essence, gift, shadow } = second.meaning
    paragraphs.push({
      required: [pick('bridge', bridges(second.key, topic.subject)), claim(second), gift],
      spare: [shadow, ...trueSentences(essence)],
    })
  }
  if (timing && timing !== lead) {
    const { title, essence, advice, gift } = timing.meaning
    const season = `In ${year}, where ${topic.subject} is concerned, you are in ${timing.label} ${timing.value}, “${title}”.`
    paragraphs.push({ required: [season, advice], spare: [...trueSentences(essence), gift] })
  } else {
    paragraphs.push({ required: [lead.meaning.advice], spare: [] })
  }
  paragraphs.push({ required: [pick('suggestion', topic.suggestions)], spare: [] })
  return fillOut(paragraphs)
}

/** The meanings compare master numbers with single digits, which are not numbers of this person. */
function withoutStrangeNumbers(text: string, known: readonly number[]): string[] {
  const sentences = text.match(/[^.!?]+[.!?]+/g) ?? [text]
  return sentences
    .map((sentence) => sentence.trim())
    .filter((sentence) => (sentence.match(/\d+/g) ?? []).every((number) => known.includes(Number(number))))
}
