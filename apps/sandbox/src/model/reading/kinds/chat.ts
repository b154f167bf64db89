import { orderFacts } from '../fact-order.ts'
import type { Chapter, Paragraph, Unit } from '../layout.ts'
import { readQuestion, type Question } from '../question.ts'
import type { Conversation, Fact } from '../reading-request.ts'
import { topicOf, type TopicKey } from '../topic-words.ts'
import type { Voice } from '../voice.ts'
import { composeComfort } from './comfort.ts'
import { furtherSentences } from './further.ts'
import { aboutTradition, nextYear } from './passages.ts'

/** The answer to a free question, or a quick reading. `more` writes further sentences for a text that is still short. */
export function composeAnswer(voice: Voice, conversation: Conversation): { chapters: Chapter[]; more: () => string } {
  const { asked } = conversation
  const question = readQuestion(asked.question, asked.person.name)
  const topic = question.topic ?? 'self'
  const facts = orderFacts(asked.facts, topic, asked.question, asked.tradition)
  const year = asked.facts.find(({ key, of }) => key === 'personal_year' && of === 'you')
  const leadsWithYear = topic === 'timing' || (year !== undefined && namesTheYear(asked.question, year))
  const [lead = year, second, third, fourth] = facts
  const isQuick = asked.words.to <= 110
  const unit = (rank: number, ...parts: string[]): Unit => ({ rank, text: parts.filter(Boolean).join(' ') })

  const opening: Unit[] = [
    unit(0, open(voice, question)),
    unit(1, recall(voice, conversation, topic)),
    unit(
      isQuick ? 3 : 1,
      question.who === undefined ? '' : voice.say('named', voice.frames.named, { who: question.who }),
    ),
    unit(isQuick ? 1 : 0, lean(voice, question, year)),
  ]
  const season = year === undefined ? [] : seasonOf(voice, asked.facts, year, leadsWithYear, isQuick)
  if (topic === 'grief') return composeComfort(voice, opening, facts)
  const paragraphs: Paragraph[] = [
    {
      units: leadsWithYear
        ? [...opening, ...season]
        : [...opening, ...(lead ? aboutLead(voice, lead, topic, isQuick) : [])],
    },
  ]
  if (lead && second) paragraphs.push({ units: aboutPair(voice, lead, second, topic, isQuick || leadsWithYear) })
  if (third && !isQuick) paragraphs.push({ units: aboutFurther(voice, third, topic, 4, second) })
  if (fourth && !isQuick) paragraphs.push({ units: aboutFurther(voice, fourth, topic, 6, lead) })
  if (!isQuick) paragraphs.push({ units: aboutTradition(voice, 1) })
  if (!leadsWithYear) paragraphs.push({ units: season })
  paragraphs.push({ units: [unit(0, voice.suggestion(topic))] })

  return { chapters: [{ paragraphs }], more: furtherSentences(voice, facts, topic) }
}

function namesTheYear(question: string, { label }: Fact): boolean {
  return question.toLowerCase().includes(label.toLowerCase())
}

function open(voice: Voice, { beyond, topic, words, possessive }: Question): string {
  const { frames, tongue, asked } = voice
  if (beyond !== undefined) return voice.open('beyond', frames.beyond[beyond])
  if (topic === undefined && words !== undefined) {
    const echo = voice.open('echo', frames.echoes, tongue.quoteSlots(words, possessive))
    if (echo !== '') return echo
  }
  const known = topic ?? 'self'
  return (
    voice.open(`opening ${known}`, tongue.topics[known].openings[asked.tone]) ||
    voice.open('opening', frames.openings, voice.subject(known))
  )
}

/** Takes up an earlier question, from the conversation or from what was noted of it. */
function recall(voice: Voice, { asked, questions }: Conversation, topic: TopicKey): string {
  const before = [...questions.toReversed(), asked.memory].map(topicOf).find((one) => one !== undefined)
  if (before === undefined) return ''
  const isSame = before === topic && questions.length > 0
  if (isSame) return voice.say('recall', voice.frames.recallsSame, voice.subject(topic))
  const slots = Object.entries(voice.subject(before)).map(([slot, text]) => [
    slot.replace(/subject/i, slot === 'subject' ? 'before' : 'Before'),
    text,
  ])
  return before === topic
    ? ''
    : voice.say('recall', voice.frames.recalls, { ...voice.subject(topic), ...Object.fromEntries(slots) })
}

function lean(voice: Voice, { form, beyond }: Question, year: Fact | undefined): string {
  if (form === 'open' || beyond !== undefined || year === undefined) return ''
  return voice.sayNew(voice.nth(form === 'when' ? voice.frames.paces : voice.frames.leans, year.value))
}

function aboutLead(voice: Voice, lead: Fact, topic: TopicKey, isShort: boolean): Unit[] {
  const isMaster = (lead.value ?? 0) > 9 && [11, 22, 33].includes(lead.value ?? 0)
  return [
    { rank: 0, text: voice.topicClaim(lead, topic) },
    { rank: isShort ? 2 : 0, text: voice.line(lead, topic) },
    { rank: 3, text: voice.tell(lead, 'essence') },
    { rank: 5, text: voice.tell(lead, 'gift') },
    { rank: 6, text: isMaster ? voice.say('master', voice.frames.masters) : '' },
    { rank: 7, text: voice.tell(lead, 'shadow') },
  ]
}

function aboutPair(voice: Voice, lead: Fact, second: Fact, topic: TopicKey, isShort: boolean): Unit[] {
  const { tension, gift } = voice.joint(lead, second)
  const named = tension === '' ? voice.claim(second) : ''
  return [
    { rank: 0, text: tension || named },
    { rank: isShort ? 3 : 1, text: gift },
    { rank: 4, text: voice.tell(second, 'gift') },
    { rank: 5, text: voice.line(second, topic) },
    { rank: 6, text: voice.tell(second, 'shadow') },
  ]
}

function aboutFurther(voice: Voice, fact: Fact, topic: TopicKey, rank: number, beside: Fact | undefined): Unit[] {
  const told = voice.tell(fact, 'essence')
  const joint = beside === undefined ? { tension: '', gift: '' } : voice.joint(fact, beside)
  return [
    { rank, text: [voice.claim(fact), told || voice.line(fact, topic)].join(' ').trim() },
    { rank: rank + 1, text: voice.tell(fact, 'gift') },
    { rank: rank + 2, text: joint.tension },
    { rank: rank + 3, text: joint.gift },
  ]
}

function seasonOf(voice: Voice, facts: readonly Fact[], year: Fact, leads: boolean, isQuick: boolean): Unit[] {
  const { asked, frames } = voice
  const next = facts.find(({ key, of }) => key === 'next_personal_year' && of === 'you')
  const claim = voice.say('year', frames.years, voice.values(year))
  const told = voice.tell(year, leads && !isQuick ? 'essence' : 'advice')
  const month = Number(asked.today.slice(5, 7))
  return [
    { rank: leads ? 0 : 2, text: claim },
    { rank: leads && !isQuick ? 0 : 2, text: told },
    { rank: leads ? 1 : 5, text: voice.tell(year, leads ? 'advice' : 'gift') },
    { rank: 4, text: month > 0 ? voice.sayNew(frames.months[month - 1] ?? '') : '' },
    { rank: leads ? 3 : 7, text: next ? nextYear(voice, next) : '' },
  ]
}
