import { rootOf } from './fact-order.ts'
import { createSentenceMemory } from './memory-of-sentences.ts'
import type { Conversation, Fact, Meaning } from './reading-request.ts'
import { fill, sentencesOf, type Values } from './sentences.ts'
import type { Joint, Joints, Nine, Tongue } from './stock.ts'
import type { TopicKey } from './topic-words.ts'
import { createVariety } from './variety.ts'

const digits = /\d+/g

/** Every number that the block hands over. */
function numbersOf({ asked }: Conversation): Set<string> {
  const known = new Set([String(asked.year), String(asked.year + 1)])
  for (const { value, text, label } of asked.facts)
    for (const number of `${value ?? ''} ${text} ${label}`.match(digits) ?? []) known.add(number)
  return known
}

function jointOf(joints: Joints, one: number, other: number): Joint {
  const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
  return joints[smaller]![larger - smaller]!
}

/** The sentences of one reading. Each says something that was not said before in the conversation, or is empty. */
export function createVoice(conversation: Conversation, tongue: Tongue) {
  const { asked, replies, questions, turn } = conversation
  const { tone, person } = asked
  const frames = tongue.frames[tone]
  const order = createVariety(
    [asked.question, person.name, person.birthDate, asked.reading, tone, turn, questions.length].join('\n'),
  )
  const memory = createSentenceMemory(replies)
  const known = numbersOf(conversation)
  /** What the numbers without words of their own have asked for already. */
  const bareRoots = new Set<number>()

  const say = (slot: string, templates: readonly string[], values: Values = {}): string => {
    for (const template of order(slot, templates)) {
      const text = fill(template, values)
      if (memory.claim(text)) return text
    }
    return ''
  }
  /** What of a text is new, less its sentences that compare with numbers which are not this person's. */
  const sayNew = (text: string): string =>
    sentencesOf(text)
      .filter((one) => (one.match(digits) ?? []).every((number) => known.has(number)) && memory.claim(one))
      .join(' ')

  const values = (fact: Fact): Values => ({
    ...tongue.call(fact),
    value: fact.value ?? fact.text,
    title: tongue.meaningOf(fact, tone)?.title,
    trait: tongue.traits[rootOf(fact.value ?? 0)],
    year: asked.year,
  })
  const withNumber = (fact: Fact) => `${tongue.call(fact).yours} ${fact.value}`
  const subject = (topic: TopicKey) => tongue.subjectSlots(tongue.topics[topic].subject)
  const nth = (nine: Nine, value: number | null) => nine[rootOf(value ?? 0) - 1] ?? ''

  const voice = {
    asked,
    tongue,
    frames,
    order,
    say,
    sayNew,
    values,
    subject,
    nth,

    /** The name and the first clause of a reading. */
    open(slot: string, openings: readonly string[], more: Values = {}): string {
      const firstName = person.name.trim().split(/\s+/)[0] ?? ''
      return say(
        slot,
        openings.map((opening) => `${firstName}, ${opening}`),
        more,
      )
    },

    claim(fact: Fact): string {
      if (tongue.meaningOf(fact, tone) !== undefined) return say(`claim ${fact.key}`, frames.claims, values(fact))
      const root = rootOf(fact.value ?? 0)
      if (bareRoots.has(root)) return ''
      bareRoots.add(root)
      return say(`claim ${fact.key}`, frames.bareClaims, values(fact))
    },

    topicClaim(fact: Fact, topic: TopicKey): string {
      const about = { ...values(fact), ...subject(topic) }
      const isBare = tongue.meaningOf(fact, tone) === undefined
      return (isBare ? '' : say(`topic claim ${fact.key}`, frames.topicClaims, about)) || voice.claim(fact)
    },

    tell(fact: Fact, part: Exclude<keyof Meaning, 'title'>): string {
      return sayNew(tongue.meaningOf(fact, tone)?.[part] ?? '')
    },

    /** How the number shows itself in a topic. */
    line(fact: Fact, topic: TopicKey): string {
      return sayNew(nth(tongue.topics[topic].lines[tone], fact.value))
    },

    /** Where two numbers pull apart, with the numbers named, and what they can do together; both empty when nothing is left. */
    joint(one: Fact, other: Fact): { tension: string; gift: string } {
      const [a, b] = [rootOf(one.value ?? 0), rootOf(other.value ?? 0)]
      if (a === 0 || b === 0) return { tension: '', gift: '' }
      const [tension, gift] = jointOf(tongue.joints[tone], a, b)
      const said = sayNew(tension)
      if (said === '') return { tension: '', gift: sayNew(gift) }
      const leads = one.value === other.value ? frames.sameLeads : frames.jointLeads
      const lead = say(`joint ${one.key} ${other.key}`, leads, { one: withNumber(one), other: withNumber(other) })
      return { tension: `${lead} ${said}`.trim(), gift: sayNew(gift) }
    },

    suggestion(topic: TopicKey): string {
      const own = say('suggestion', tongue.topics[topic].suggestions[tone])
      if (own !== '') return own
      for (const other of order('other suggestions', Object.keys(tongue.topics) as TopicKey[])) {
        const text = other === 'grief' ? '' : say('suggestion', tongue.topics[other].suggestions[tone])
        if (text !== '') return text
      }
      return ''
    },

    /** Another side of life in which a number shows, for a reading that is still short. */
    elsewhere(fact: Fact, topic: TopicKey): string {
      const line = voice.line(fact, topic)
      if (line === '') return ''
      return `${say(`elsewhere ${topic}`, frames.elsewhere, subject(topic))} ${line}`.trim()
    },
  }
  return voice
}
export type Voice = ReturnType<typeof createVoice>
