import { english } from './en/english.ts'
import { composeAnswer } from './kinds/chat.ts'
import { composeSections } from './kinds/sections.ts'
import { tongues } from './languages.ts'
import { layOut } from './layout.ts'
import type { Conversation } from './reading-request.ts'
import { createVoice } from './voice.ts'

/**
 * A reading in the form that was asked for, from the facts alone: each number in it is one of theirs, or the year. The same conversation
 * gets the same text; another person, question or turn another one.
 */
export function composeReading(conversation: Conversation): string {
  const { asked } = conversation
  const voice = createVoice(conversation, tongues[asked.language] ?? english)
  const { chapters, more } =
    asked.sections.length > 0 ? composeSections(voice, conversation) : composeAnswer(voice, conversation)
  return layOut(chapters, asked.words, more)
}
