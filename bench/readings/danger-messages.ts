import type { ReadingLanguage } from '@numeria/contract'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Danger } from '../../apps/server/src/readings/safety/danger-model.ts'
import { readCorpus } from './corpus.ts'

/** `writing` is the file that the message was first written in: a translation is the same writing in another language. */
export type Message = {
  text: string
  language: ReadingLanguage
  writing: string
  isTranslated: boolean
  /** Was read while the words of the ideas were written: what the ideas find in it says nothing about other messages. */
  isKnownToIdeas: boolean
  danger: Danger | null
  wording: 'plain' | 'indirect' | 'harmless'
}

type MessageFile = {
  crisis?: { text: string; kind: Danger; wording: 'plain' | 'indirect' }[]
  harmless?: { text: string }[]
}

/** Files of the corpus that the filter never learns from: they measure it. */
const heldOut = /-fresh\.json$/

/** Training messages of the filter: the files of `danger`, and those of `corpus` that are not held out. */
export function trainingMessages(): Message[] {
  const folder = join(import.meta.dirname, 'danger')
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return [
    ...files.toSorted().flatMap((name) => {
      const [language, origin = ''] = name.replace('.json', '').split('-')
      const [number, translatedFrom] = origin.split('x')
      const lists = JSON.parse(readFileSync(join(folder, name), 'utf8')) as MessageFile
      const writing = `${translatedFrom ?? language}-${number}`
      return messagesOf(lists, language as ReadingLanguage, writing, translatedFrom !== undefined)
    }),
    ...corpusMessages(false),
  ]
}

/** The messages of the corpus that are held out, or all others. */
export function corpusMessages(isHeldOut: boolean): Message[] {
  return readCorpus()
    .filter(({ file }) => heldOut.test(file) === isHeldOut)
    .flatMap(({ file, ...lists }) =>
      messagesOf(lists, file.slice(0, 2) as ReadingLanguage, file.replace('.json', ''), false),
    )
}

function messagesOf(
  { crisis = [], harmless = [] }: MessageFile,
  language: ReadingLanguage,
  writing: string,
  isTranslated: boolean,
): Message[] {
  const isKnownToIdeas = !/-(?:[1-9]|fourth|fifth|sixth|eighth)$/.test(writing)
  const from = { language, writing, isTranslated, isKnownToIdeas }
  return [
    ...crisis.map(({ text, kind, wording }) => ({ ...from, text, danger: kind, wording })),
    ...harmless.map(({ text }) => ({ ...from, text, danger: null, wording: 'harmless' as const })),
  ]
}

/** Sentences of readings and the questions that they answer: everyday words that speak of no danger. */
export function everydaySentences(): string[] {
  return readCorpus()
    .filter(({ file }) => !heldOut.test(file))
    .flatMap(({ natural, written }) => [
      ...natural.flatMap(({ text }) => text.split(/(?<=[.!?]) /)),
      ...written.map(({ question }) => question),
    ])
}
