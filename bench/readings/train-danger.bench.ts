// Learns the danger filter from the messages of `danger` and `corpus`, and measures how it judges writings that it did not learn from.
// `npm run readings:train [-- --write] [-- --misses]`
import { readingLanguages } from '@numeria/contract'
import { writeFileSync } from 'node:fs'
import {
  encodeModel,
  judge,
  type DangerModel,
  type Judged,
} from '../../apps/server/src/readings/safety/danger-model.ts'
import { plainDanger } from '../../apps/server/src/readings/safety/plain-danger.ts'
import { corpusMessages, everydaySentences, trainingMessages, type Message } from './danger-messages.ts'
import { learn } from './learn-danger.ts'

type JudgedMessage = Message & Judged

/** The least share of harmless messages of unseen writings that passes. The threshold is the lowest with this share. */
const harmlessPassed = 0.991
const folds = 6

const messages = trainingMessages()
const everyday = everydaySentences()
const writings = [...new Set(messages.map(({ writing }) => writing))].toSorted()

/** The writings of a language are in different folds, so that a model always knows some of each language. */
function foldOf(writing: string): number {
  const language = writing.slice(0, 2)
  const number = writings.filter((each) => each.startsWith(language)).indexOf(writing)
  return (readingLanguages.findIndex((one) => one === language) + number) % folds
}

function judged(model: DangerModel, message: Message): JudgedMessage {
  const plain = plainDanger(message.text)
  return { ...message, ...(plain === null ? judge(model, message.text) : { likeliest: plain, score: Infinity }) }
}

function judgedUnseen(fold: number): JudgedMessage[] {
  const model = learn({ messages: messages.filter(({ writing }) => foldOf(writing) !== fold), everyday })
  return messages
    .filter(({ writing, isTranslated }) => foldOf(writing) === fold && !isTranslated)
    .map((message) => judged(model, message))
}

/** @param from the score from which a message counts as found */
function report(title: string, some: readonly JudgedMessage[], from: number): void {
  console.log(`\n${title}\n\n| Messages | ${readingLanguages.join(' | ')} | All |\n|---|${'---|'.repeat(7)}`)
  const share = (all: readonly JudgedMessage[]) => {
    const right = all.filter(({ danger, score }) => score > from === (danger !== null))
    return all.length === 0 ? '–' : `${((100 * right.length) / all.length).toFixed(1)} %`
  }
  for (const wording of ['plain', 'indirect', 'harmless']) {
    const all = some.filter((message) => message.wording === wording)
    const cells = readingLanguages.map((language) => share(all.filter((message) => message.language === language)))
    console.log(`| ${wording} | ${cells.join(' | ')} | ${share(all)} |`)
  }
  const found = some.filter(({ danger, score }) => danger !== null && score > from)
  const named = found.filter(({ danger, likeliest }) => danger === likeliest)
  console.log(`\nThe right danger of those found: ${((100 * named.length) / found.length).toFixed(1)} %`)
}

const unseen = Array.from({ length: folds }, (_, fold) => judgedUnseen(fold)).flat()
const harmless = unseen.filter(({ danger }) => danger === null).map(({ score }) => score)
const threshold = harmless.toSorted((one, other) => other - one)[Math.floor((1 - harmlessPassed) * harmless.length)]!
report(`Cross-validated over ${writings.length} writings`, unseen, threshold)

const learned = learn({ messages, everyday })
const model = { ...learned, threshold: Math.fround(threshold) }
report(
  'Held out',
  corpusMessages(true).map((message) => judged(model, message)),
  0,
)

if (process.argv.includes('--misses'))
  for (const { text, language, danger, wording, score } of unseen.filter(
    (each) => each.score > threshold === (each.danger === null),
  ))
    console.log(`[${language} ${danger} ${wording} ${(score - threshold).toFixed(1)}] ${text}`)
if (process.argv.includes('--write'))
  writeFileSync(new URL('../../apps/server/src/readings/safety/danger.model', import.meta.url), encodeModel(model))
