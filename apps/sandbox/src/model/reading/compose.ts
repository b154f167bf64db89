import { composeAnswer } from './kinds/chat.ts'
import { composeSections } from './kinds/sections.ts'
import { shortStocks, tongues } from './languages.ts'
import { layOut } from './layout.ts'
import type { Conversation } from './reading-request.ts'
import { composeShort } from './short/compose-short.ts'
import { createVoice } from './voice.ts'

/**
 * A reading in the form that was asked for, from the facts alone: each number in it is one of theirs, or the year. The same conversation
 * gets the same text; another person, question or turn another one.
 */
export function composeReading(conversation: Conversation): string {
  const { asked } = conversation
  const { language } = asked
  if (language !== 'en' && language !== 'pt') return composeShort(conversation, shortStocks[language])
  const voice = createVoice(conversation, tongues[language])
  const { chapters, more } =
    asked.sections.length > 0 ? composeSections(voice, conversation) : composeAnswer(voice, conversation)
  return layOut(chapters, asked.words, more)
}
