import type { ModelMode } from '../control/model-control.ts'
import { composeReading } from './composer/compose.ts'
import { findConversation, type Conversation } from './composer/data-block.ts'
import { memoryOf } from './composer/memories.ts'
import { signalFor } from './composer/signals.ts'
import { sentencesOf } from './composer/text.ts'
import { hostileReading } from '../control/hostile-reading.ts'
import type { Message } from './request.ts'

const plainAnswer = 'I can write a reading as soon as I am given the numbers it is about.'

/** The model's reply to these messages in this mode. */
export function writeReply(messages: readonly Message[], mode: ModelMode): string {
  if (mode === 'empty') return ''
  if (mode === 'echo') return messages.map(({ role, content }) => `${role}: ${content}`).join('\n\n')
  if (mode === 'decline') return '[[decline: the model was told to]]'
  if (mode === 'refusal') return 'I’m sorry, but I can’t help with that request.'
  const conversation = findConversation(messages)
  if (!conversation) return plainAnswer
  const { asked } = conversation
  if (mode === 'other_language')
    return composeReading({ ...conversation, asked: { ...asked, language: asked.language === 'en' ? 'pt' : 'en' } })
  const reading = signalFor(asked) ?? composeReading(conversation) + memoryOf(asked.question)
  if (mode === 'short') return sentencesOf(reading.replaceAll(/^## .*$/gm, ''))[0] ?? ''
  // Asked to go on after a refusal, it writes what is right.
  if (mode === 'wrong_numbers' && conversation.refused.length === 0) return withWrongNumbers(reading, conversation)
  return mode === 'hostile' ? hostileReading(reading, conversation.replies.length) : reading
}

/** Every number as a digit outside a slot, and none of them right. */
function withWrongNumbers(reading: string, { asked }: Conversation): string {
  return reading.replaceAll(/\{\{(.+?)\}\}/g, (slot, id: string) => {
    const value = asked.facts.find((fact) => fact.id === id)?.value ?? 0
    return value === 0 ? slot : String((value % 9) + 1)
  })
}
