import { type ReadingLanguage, type ReadingFact, type ReadingNumbers, readingLanguages } from '@numeria/contract'
import { cleanText } from '../reply/clean-text.ts'
import { plainDateOf } from '../facts/calendar.ts'
import { computeFacts, type ComputedFacts } from '../facts/computed-facts.ts'
import { portugueseFacts } from '../facts/fact-words-pt.ts'
import { englishFacts, type FactWords } from '../facts/fact-words.ts'
import { yearOf } from '../facts/asked-year.ts'
import type { KeptNumbers } from '../history/history.queries.ts'
import { replyLanguage } from './spoken-language.ts'

/**
 * Renders the stored numbers of a reading in Portuguese. Stored are its English facts; they are computed again, and only facts with exactly the stored numbers
 * are translated. So a reader sees the numbers of their reading in any language, even after a rule has changed.
 */
export function tellInPortuguese(kept: KeptNumbers): ReadingNumbers {
  const { numbers } = kept
  const told = new Map<string, ReadingFact>()
  let timeline: ReadingNumbers['timeline'] = null
  for (const spoken of languagesToTry(kept)) {
    const { english, portuguese } = computeAgain(kept, spoken)
    timeline ??= portuguese.timeline
    for (const [at, fact] of english.facts.entries()) {
      if (!told.has(placeOf(fact))) told.set(placeOf(fact), pair(numbers, fact, portuguese.facts[at]!))
    }
    if (numbers.facts.every((fact) => told.has(placeOf(fact)))) break
  }
  return {
    ...numbers,
    facts: numbers.facts.map((fact) => told.get(placeOf(fact)) ?? fact),
    timeline: numbers.timeline && numbers.timeline.map((moment) => withLabel(moment, timeline)),
  }
}

const placeOf = ({ of, key }: Pick<ReadingFact, 'of' | 'key'>) => `${of} ${key}`

/** The fact in Portuguese where its English twin is the stored one; otherwise the stored one as it is. */
function pair({ facts }: ReadingNumbers, english: ReadingFact, portuguese: ReadingFact): ReadingFact {
  const stored = facts.find((fact) => placeOf(fact) === placeOf(english))
  if (!stored || !isSame(stored, english)) return stored ?? english
  const { key, label, value, text, working, steps, of } = portuguese
  return { key, label, value, text, working, steps, of }
}

function isSame(stored: ReadingFact, english: ReadingFact): boolean {
  return stored.value === english.value && stored.text === english.text && digitsOf(stored) === digitsOf(english)
}

/** The arithmetic without its words, which may have been put better since. */
function digitsOf({ working, steps }: ReadingFact): string {
  return [working, ...steps]
    .filter((line) => /\d/.test(line))
    .join('\n')
    .replaceAll(/[^\d\n]+/g, ' ')
}

/** Which numbers a question names depends on its language, which the talk before it may have said. */
function languagesToTry({ language, question }: KeptNumbers): ReadingLanguage[] {
  const likeliest = replyLanguage(language, question)
  return [likeliest, ...readingLanguages.filter((one) => one !== likeliest)]
}

function computeAgain(
  { numbers, question, tone, at }: KeptNumbers,
  language: ReadingLanguage,
): { english: ComputedFacts; portuguese: ComputedFacts } {
  const { reading, tradition, person, other } = numbers
  if (reading === 'onboarding' || reading === 'safety') return { english: nothing, portuguese: nothing }
  const today = plainDateOf(at)
  const asked = {
    kind: reading,
    tone,
    tradition,
    language,
    person,
    other,
    question: cleanText(question),
    today,
    year: yearOf(reading, question, language, today),
  }
  const inWords = (words: FactWords) => computeFacts(asked, words)
  return { english: inWords(englishFacts), portuguese: inWords(portugueseFacts) }
}

const nothing: ComputedFacts = { facts: [], loShu: null, timeline: null }

type Moment = NonNullable<ReadingNumbers['timeline']>[number]

function withLabel(moment: Moment, told: ReadingNumbers['timeline']): Moment {
  const same = told?.find(({ from, value }) => from === moment.from && value === moment.value)
  return same ? { ...moment, label: same.label } : moment
}
