import type { Fact } from '../reading-request.ts'
import type { TopicKey } from '../topic-words.ts'
import type { Voice } from '../voice.ts'

const most = 6

/**
 * What else can be said, for a reading that is still short: the same numbers in other parts of life, then other pairs of them, then
 * what has been left untold of each. Each call says one thing more; empty when there is nothing left.
 */
export function furtherSentences(voice: Voice, facts: readonly Fact[], topic: TopicKey): () => string {
  const sayings = further(voice, facts.slice(0, most), topic)
  return () => sayings.next().value ?? ''
}

function* further(voice: Voice, facts: readonly Fact[], topic: TopicKey): Generator<string, undefined> {
  for (const text of candidates(voice, facts, topic)) if (text !== '') yield text
  return undefined
}

function* candidates(voice: Voice, facts: readonly Fact[], topic: TopicKey): Generator<string, undefined> {
  const topics = Object.keys(voice.tongue.topics) as TopicKey[]
  // Nobody is reminded of a loss who did not speak of one.
  const others = voice.order('further', topics).filter((one) => one !== topic && one !== 'grief')
  for (const other of others) for (const fact of facts) yield voice.elsewhere(fact, other)
  for (const [index, one] of facts.entries())
    for (const other of facts.slice(index + 1)) {
      const { tension, gift } = voice.joint(one, other)
      yield `${tension} ${gift}`.trim()
    }
  for (const part of ['gift', 'shadow', 'advice'] as const) for (const fact of facts) yield voice.tell(fact, part)
  for (const other of others) yield voice.say('further', voice.tongue.topics[other].suggestions[voice.asked.tone])
  return undefined
}
