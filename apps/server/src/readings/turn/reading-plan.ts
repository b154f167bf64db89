import {
  messagePrice,
  type Language,
  type OtherPerson,
  type ReadingKind,
  type ReadingNumbers,
  type Tone,
  type Tradition,
} from '@numeria/contract'
import type { ModelMessage } from '../../outside/model.ts'
import { cleanText, harmlessText } from '../reply/clean-text.ts'
import { isoDate, plainDateOf } from '../facts/calendar.ts'
import { computeFacts } from '../facts/computed-facts.ts'
import { Grounder } from '../grounding/grounder.ts'
import { chatWords } from '../prompts/chat.ts'
import { kindPrompts, writePrompt } from '../prompts/write-prompt.ts'
import { replyLanguage } from '../languages/spoken-language.ts'
import { suggestReadings } from '../memory/suggestions.ts'

/** What one reading is asked to be. */
export type AskedReading = {
  kind: ReadingKind
  tone: Tone
  language: Language
  tradition: Tradition
  person: { fullName: string; birthDate: string }
  other: OtherPerson | null
  question: string
  at: Date
  /** The window of this person's newest turns, oldest first, and in a few lines what came before it. */
  memory: { turns: readonly { message: string; response: string }[]; summary: string }
}

/** Everything that is needed to have a reading written, checked and kept. Built from the question alone: no I/O. */
export type ReadingPlan = {
  /** What the reading is written in. */
  language: Language
  /** Goes up with every change of the prompt's words; each reading stores the version it was written with. */
  promptVersion: string
  messages: readonly ModelMessage[]
  /** The longest reply that the model may write. */
  maxTokens: number
  numbers: ReadingNumbers
  /**
   * Puts right every number that a finished sentence claims and the engine did not compute, and takes out links and tags. Sentences
   * come in order; one that cannot be put right comes back as the white space before it.
   */
  ground(sentence: string): { text: string; corrections: number }
  /** Two to four follow-up readings, plain text; those that these credits pay for come first. */
  suggest(creditsRemaining: number): string[]
}

/**
 * Computes the numbers and chooses the words of the prompt.
 * @throws {NumerologyError} when no letter of a name can be read
 */
export function planReading(asked: AskedReading): ReadingPlan {
  const { kind, tone, tradition } = asked
  const { person, other, question, memory } = cleaned(asked)
  const today = plainDateOf(asked.at)
  const language = replyLanguage(asked.language, question, memory.turns.map(({ message }) => message).join(' '))
  const { facts, loShu, timeline } = computeFacts({ kind, tone, tradition, language, person, other, question, today })
  const grounder = new Grounder({ language, tradition, person, other, today })
  const words = kind === 'chat' ? chatWords(priceOf(question, today.year)) : kindPrompts[kind].words
  return {
    language,
    promptVersion: kindPrompts[kind].version,
    messages: writePrompt({
      kind,
      tone,
      language,
      tradition,
      today: isoDate(today),
      year: today.year,
      person,
      other,
      facts,
      words,
      question,
      memory,
    }),
    maxTokens: Math.ceil(words.to * tokensPerWord) + 200,
    numbers: {
      reading: kind,
      tradition,
      person,
      other,
      facts: facts.map(({ meaning: _meaning, remarks: _remarks, ...fact }) => fact),
      loShu,
      timeline,
    },
    ground: (sentence) => grounder.ground(harmlessText(sentence)),
    suggest: (credits) => suggestReadings({ kind, language, question, facts, year: today.year }, credits),
  }
}

/** The costliest of our languages takes about two tokens for a word; the rest is room for a reading that runs a little long. */
const tokensPerWord = 2.5

/** What people wrote, as it may go to the model: nothing in it that the eye does not see. */
function cleaned({
  person,
  other,
  question,
  memory,
}: AskedReading): Pick<AskedReading, 'person' | 'other' | 'question' | 'memory'> {
  return {
    person: { ...person, fullName: cleanText(person.fullName) },
    other: other && { ...other, fullName: cleanText(other.fullName) },
    question: cleanText(question),
    memory: {
      summary: cleanText(memory.summary),
      turns: memory.turns.map(({ message, response }) => ({
        message: cleanText(message),
        response: cleanText(response),
      })),
    },
  }
}

function priceOf(question: string, year: number): number {
  return messagePrice(question, { hasBirthDate: true, hasFullName: true, isComplete: true }, year)
}
