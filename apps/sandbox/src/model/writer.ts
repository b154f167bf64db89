import type { ModelMode } from '../control/model-control.ts'
import { hostileReading } from './hostile/hostile.ts'
import { composeReading } from './reading/compose.ts'
import { findConversation } from './reading/reading-request.ts'
import { wrongReading } from './reading/wrong/wrong-numbers.ts'
import type { Message } from './request.ts'

const plainAnswer = 'I can write a reading as soon as I am given the numbers it is about.'

/** What the model says to these messages in this mode. */
export function writeReply(messages: readonly Message[], mode: ModelMode): string {
  if (mode === 'empty') return ''
  if (mode === 'echo') return messages.map(({ role, content }) => `${role}: ${content}`).join('\n\n')
  const conversation = findConversation(messages)
  if (!conversation || conversation.asked.facts.length === 0) return plainAnswer
  // Asked to go on after a refusal, it writes what is right.
  const isRefused = messages.at(-1)!.content.includes('"continue"')
  if (mode === 'wrong_numbers' && !isRefused) return wrongReading(conversation)
  const reading = composeReading(conversation)
  return mode === 'hostile' ? hostileReading(reading, conversation.replies.length) : reading
}
