import type { Language, OtherPerson, ReadingKind, ReadingNumbers, Tone, Tradition } from '@numeria/contract'
import type { ModelMessage } from '../outside/model.ts'
import { computeFacts } from './facts.ts'
import { groundSentence } from './grounding.ts'
import { chatPrompt, chatPromptVersion } from './prompts/chat.ts'
import { suggestReadings } from './suggestions.ts'

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
  /** Goes up with every change of the prompt's words; each reading stores the version it was written with. */
  promptVersion: string
  messages: readonly ModelMessage[]
  /** The longest reply that the model may write. */
  maxTokens: number
  numbers: ReadingNumbers
  /** Puts right every number that a finished sentence claims and the engine did not compute. */
  ground(sentence: string): { text: string; corrections: number }
  /** Two to four follow-up readings, plain text; those that these credits pay for come first. */
  suggest(creditsRemaining: number): string[]
}

/**
 * Computes the numbers and chooses the words of the prompt.
 * @throws {NumerologyError} when no letter of a name can be read
 */
export function planReading(asked: AskedReading): ReadingPlan {
  const { tone, language, person, question, memory } = asked
  const year = asked.at.getUTCFullYear()
  const facts = computeFacts(person, year)
  return {
    promptVersion: chatPromptVersion,
    messages: chatPrompt({
      tone,
      language,
      person: { name: person.fullName, birthDate: person.birthDate },
      year,
      facts,
      question,
      earlier: memory.turns,
    }),
    maxTokens: 1_500,
    numbers: {
      reading: asked.kind,
      tradition: asked.tradition,
      person,
      other: asked.other,
      facts: facts.map((fact) => ({ ...fact, text: String(fact.value), of: 'you' })),
      loShu: null,
      timeline: null,
    },
    ground: (sentence) => groundSentence(sentence, facts, year),
    suggest: () => suggestReadings(facts, year),
  }
}
