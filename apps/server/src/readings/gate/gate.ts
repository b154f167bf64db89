import { countWords, type ReadingLanguage } from '@numeria/contract'
import { languageScores } from '../languages/spoken-language.ts'
import { plainWords } from './plain-words.ts'
import type { LeakFinder } from './leaks.ts'
import { countDigits, isRefusal, refusesReading } from './refusals.ts'
import { SentenceStream } from '../reply/sentences.ts'

export type GateFault =
  | 'too_short'
  | 'missing_section'
  | 'no_numbers'
  | 'unfinished'
  | 'wrong_language'
  | 'refusal'
  | 'leaked_instructions'
  | 'repeats_refused'

export type FinishedReply = {
  text: string
  language: ReadingLanguage
  words: { from: number; to: number }
  sections: readonly { title: string }[]
  endedByItself: boolean
  leaks: LeakFinder
}

export type Fault = { fault: GateFault; detail: string }

/** Of the fewest words that were promised. */
const leastShare = 0.6
/** A heading with fewer words below it is no section. */
const leastSectionWords = 5

/** Faults of a finished reply; empty when it may be charged. */
export function gateFaults(reply: FinishedReply): readonly Fault[] {
  return [
    ...lengthFaults(reply),
    ...sectionFaults(reply),
    ...numberFaults(reply),
    ...endFaults(reply),
    ...languageFaults(reply),
    ...refusalFaults(reply),
    ...leakFaults(reply),
  ]
}

/** Returns the faults that reject a reply at its first sentence: a wrong language or a refusal. Leaks are found in every sentence. */
export function openingFaults(opening: Pick<FinishedReply, 'text' | 'language'>): readonly Fault[] {
  return [...languageFaults(opening), ...(isRefusal(opening.text) ? [refused] : [])]
}

const heading = /^[ \t]*(?:#{1,6}[ \t]+(.+?)|\*\*([^*\n]+)\*\*:?)[ \t]*#*[ \t]*$/gm

function lengthFaults({ text, words }: FinishedReply): Fault[] {
  const count = countWords(text.replaceAll(heading, ''))
  if (count >= words.from * leastShare) return []
  return [{ fault: 'too_short', detail: `it has ${count} words of at least ${words.from}` }]
}

function sectionFaults({ text, sections }: FinishedReply): Fault[] {
  const headings = [...text.matchAll(heading)]
  return sections.flatMap(({ title }): Fault[] => {
    const at = headings.findIndex(([, hashed, bold]) => isTitle(hashed ?? bold ?? '', title))
    if (at < 0) return [{ fault: 'missing_section', detail: `there is no section “${title}”` }]
    const start = headings[at]!.index + headings[at]![0].length
    const body = text.slice(start, nextTitle(headings, at, sections, text.length))
    if (countWords(body) >= leastSectionWords) return []
    return [{ fault: 'missing_section', detail: `the section “${title}” has next to no text` }]
  })
}

/** Sections are written from facts; a chat may speak of its facts by name alone. */
function numberFaults({ text, language, sections }: FinishedReply): Fault[] {
  if (sections.length === 0 || countDigits(text.replaceAll(heading, ''), language) > 0) return []
  return [{ fault: 'no_numbers', detail: 'it shows no number of its facts: write their slots' }]
}

/** A section goes on over bold lines and headings of its own. */
function nextTitle(
  headings: readonly RegExpExecArray[],
  at: number,
  sections: readonly { title: string }[],
  end: number,
): number {
  const next = headings
    .slice(at + 1)
    .find(([, hashed, bold]) => sections.some(({ title }) => isTitle(hashed ?? bold ?? '', title)))
  return next?.index ?? end
}

function isTitle(written: string, title: string): boolean {
  return plainWords(written) === plainWords(title) || plainWords(written).endsWith(` ${plainWords(title)}`)
}

const closers = ' *_`"\'”’»«“)]'

/** A list may end without a full stop, a paragraph may not. */
function endFaults({ text, endedByItself }: FinishedReply): Fault[] {
  if (!endedByItself) return [{ fault: 'unfinished', detail: 'it was cut off' }]
  const last = text.trimEnd().split('\n').at(-1)!.trim()
  const isBlock = /^(?:[-*+•|>]|\d+[.)])\s|\|$/.test(last)
  const end = [...last].findLast((sign) => !closers.includes(sign)) ?? ''
  if (last.startsWith('#') || (!isBlock && /[\p{L}\p{N},;:–—-]/u.test(end)))
    return [{ fault: 'unfinished', detail: 'its last sentence has no end' }]
  return []
}

const passageWords = 60
/** Below this a passage says too little of its language. */
const leastScore = 4
/** How much more must speak for another language. */
const margin = 1.6
const maxForeign = 0.3

function languageFaults({ text, language }: Pick<FinishedReply, 'text' | 'language'>): Fault[] {
  const words = text.replaceAll(heading, '').split(/\s+/)
  let [read, foreign] = [0, 0]
  for (let from = 0; from < words.length; from += passageWords) {
    read += 1
    const scores = languageScores(words.slice(from, from + passageWords).join(' '))
    const best = Math.max(...Object.values(scores))
    if (best >= leastScore && best > margin * scores[language]) foreign += 1
  }
  if (foreign <= read * maxForeign) return []
  return [{ fault: 'wrong_language', detail: `it is not in the language “${language}”` }]
}

const refused: Fault = { fault: 'refusal', detail: 'it refuses to write the reading' }

function refusalFaults({ text, language }: FinishedReply): Fault[] {
  return refusesReading(text, language) ? [refused] : []
}

function leakFaults({ text, leaks }: FinishedReply): Fault[] {
  const stream = new SentenceStream()
  const sentences = [...stream.push(text), stream.rest()]
  if (!sentences.some((sentence) => leaks.isLeak(sentence))) return []
  return [{ fault: 'leaked_instructions', detail: 'it repeats its instructions' }]
}
