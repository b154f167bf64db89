import { readingLanguages, type ReadingLanguage } from '@numeria/contract'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomFrom } from './learn-danger.ts'
import { trainingMessages } from './danger-messages.ts'

/** A sentence of a user and the note that a model may propose of it. `doubt` is a category that counts neither way. */
export type Fact = {
  language: ReadingLanguage
  kind: 'sensitive' | 'everyday'
  category: string
  sentence: string
  entry: string
}

export type Example = { text: string; isSensitive: boolean; weight: number }

const folder = join(import.meta.dirname, 'memory')
const weights = { everyday: 2, hint: 0.3, crisis: 0.5, term: 0.5, word: 0.3 }

/** @param half 'dev', which the filter learns from, or 'held', which it does not */
export function readFacts(half: 'dev' | 'held'): Fact[] {
  const file = join(folder, `${half}.json`)
  if (!existsSync(file)) return []
  return (JSON.parse(readFileSync(file, 'utf8')) as Fact[]).filter(({ category }) => category !== 'doubt')
}

/**
 * The lists of a language: `sensitive` and `everyday` sentences, `hints` that say something sensitive without its words, and `terms` that are sensitive in
 * any sentence.
 */
function listsOf(language: ReadingLanguage) {
  const [, ...lists] = readFileSync(join(folder, `${language}.txt`), 'utf8').split(/^# .*\n/m)
  const [sensitive, hints, everyday, terms] = lists.map((list) => list.split('\n').filter(Boolean))
  return {
    sensitive: sensitive!,
    hints: hints!,
    everyday: everyday!,
    terms: terms!.flatMap((line) => line.split(', ')),
  }
}

/** Words that a note may have anyway: relations, and those of everyday kinds. */
const harmlessWords = ['relation-words', 'added-words'].flatMap((name) =>
  readFileSync(join(import.meta.dirname, `../../apps/server/src/readings/memory/notes/${name}.txt`), 'utf8').match(
    /\S+(?<![:/])(?=\s)/g,
  )!,
)

/** Messages that are harmless to the danger filter, but touch a sensitive topic, or only sound so: nothing is learned from them. */
const leftOut = new Set(readFileSync(join(folder, 'left-out.txt'), 'utf8').split('\n'))

/** The texts that the filter learns from: the lists, those facts, and messages of the danger filter. */
export function examplesWith(facts: readonly Fact[]): Example[] {
  const random = randomFrom(11)
  const messages = trainingMessages()
  const examples = readingLanguages.flatMap((language) => {
    const lists = listsOf(language)
    const own = facts.filter((fact) => fact.language === language)
    const spoken = messages.filter((message) => message.language === language)
    const isEveryday = (fact: Fact) => fact.kind === 'everyday'
    const everyday = [...lists.everyday, ...own.filter(isEveryday).flatMap(({ sentence, entry }) => [sentence, entry])]
    const harmless = spoken.filter(({ danger, text }) => danger === null && !leftOut.has(text)).map(({ text }) => text)
    const sensitive = [...lists.sensitive, ...own.filter((fact) => !isEveryday(fact)).map(({ sentence }) => sentence)]
    const crises = spoken.filter(
      ({ danger, wording }) => (danger === 'medical' || danger === 'self_harm') && wording === 'plain',
    )
    return [
      ...examplesOf(everyday, false, weights.everyday),
      ...examplesOf(harmless, false, 1),
      ...examplesOf(sensitive, true, 1),
      ...examplesOf(lists.hints, true, weights.hint),
      ...examplesOf(
        crises.map(({ text }) => text),
        true,
        weights.crisis,
      ),
      ...lists.terms.flatMap((term) =>
        examplesOf([term, amid(term, anyOf([...everyday, ...harmless], random), random)], true, weights.term),
      ),
    ]
  })
  return [...examples, ...examplesOf(harmlessWords, false, weights.word)]
}

const examplesOf = (texts: readonly string[], isSensitive: boolean, weight: number): Example[] =>
  texts.map((text) => ({ text, isSensitive, weight }))

const anyOf = (texts: readonly string[], random: () => number): string => texts[Math.floor(random() * texts.length)]!

/** A term somewhere in a sentence of everyday life, which does not make it harmless. */
function amid(term: string, sentence: string, random: () => number): string {
  const words = sentence.split(' ')
  return words.toSpliced(Math.floor(random() * (words.length + 1)), 0, term).join(' ')
}
