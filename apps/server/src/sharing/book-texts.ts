// Finds what a reading repeats of the book's texts of hidden facts: the text of a Birthday number tells the day as well as the number does.
import type { ReadingLanguage, Tone } from '@numeria/contract'
import { yearOf } from '../readings/facts/asked-year.ts'
import { plainDateOf } from '../readings/facts/calendar.ts'
import { computeFacts, factsOfAnother } from '../readings/facts/computed-facts.ts'
import type { Fact } from '../readings/facts/fact.ts'
import { peopleOf } from '../readings/facts/people.ts'
import { wordsOf } from '../readings/gate/plain-words.ts'
import type { ShownTurn } from './public-readings.queries.ts'

/** The texts that the reading was written from, by whether their facts are shown. */
export type BookTexts = { hidden: readonly string[]; shown: readonly string[] }

/** So many words in a row as they stand in a text are no chance. */
const length = 5
/** A shorter sentence is one of the text's as a whole. */
const shortest = 2

/** Computes the facts of a reading once more, because the kept ones have no texts. */
export function bookTextsOf(turn: WrittenTurn, isHidden: (fact: Fact) => boolean): BookTexts {
  const facts = factsOf(turn)
  const textsOf = (some: readonly Fact[]) => some.flatMap(({ meaning }) => Object.values(meaning ?? {}).flat())
  return {
    hidden: textsOf(facts.filter(isHidden)),
    shown: textsOf(facts.filter((fact) => !isHidden(fact))),
  }
}

type WrittenTurn = Pick<ShownTurn, 'numbers' | 'message' | 'tone' | 'language' | 'createdAt'>

function factsOf({ numbers, message: question, createdAt, ...turn }: WrittenTurn): Fact[] {
  if (numbers === null || numbers.reading === 'onboarding' || numbers.reading === 'safety') return []
  const { reading: kind, tradition, person, other, named = [] } = numbers
  const today = plainDateOf(createdAt)
  const [tone, language] = [turn.tone as Tone, turn.language as ReadingLanguage]
  const asked = { kind, tone, tradition, language, person, other, question, today }
  const people = peopleOf(person, [...(other ? [other] : []), ...named])
  return [
    ...computeFacts({ ...asked, year: yearOf(kind, question, language, today) }).facts,
    ...people.slice(other ? 2 : 1).flatMap((another) => factsOfAnother(asked, another)),
  ]
}

/** @returns of which texts a sentence repeats a passage; null where of none. One that a shown text has too is shown. */
export function bookReader({ hidden, shown }: BookTexts): (sentence: string) => 'hidden' | 'shown' | null {
  const open = new Set(shown.flatMap(passagesOf))
  const telling = new Set(hidden.flatMap(passagesOf).filter((passage) => !open.has(passage)))
  return (sentence) => {
    const passages = passagesIn(sentence)
    if (passages.some((passage) => telling.has(passage))) return 'hidden'
    return passages.some((passage) => open.has(passage)) ? 'shown' : null
  }
}

const passagesOf = (text: string): string[] => [text, ...text.split(/(?<=[.!?;:,])\s+/)].flatMap(passagesIn)

/** Every five words in a row; all words of what has fewer. */
function passagesIn(text: string): string[] {
  const words = wordsOf(text)
  if (words.length < length) return words.length < shortest ? [] : [words.join(' ')]
  return Array.from({ length: words.length - length + 1 }, (_, at) => words.slice(at, at + length).join(' '))
}
