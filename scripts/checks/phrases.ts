import { mainLanguage, pageLanguages, type PageLanguage } from '@numeria/contract'
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** One text of the book: a meaning with its fields, or a single sentence. `file` has the language's folder, as in 'pt/balance.ts'. */
export type BookText = {
  file: string
  place: string
  language: PageLanguage
  isPragmatic: boolean
  /** All fields but the title; a single sentence has `sentence` alone. */
  fields: Readonly<Record<string, string>>
}

/** A figure of the whole book, and the same per text: `text` names where, so that a writer sees the own files only. */
export type Fault = { files: string[]; text: string }
export type Report = { figures: string[]; faults: Fault[] }

const otherLanguages = pageLanguages.filter((language) => language !== mainLanguage)
const gathers = /(meanings|books|chaldean-compounds)\.ts$/
const longFiles = ['life-path', 'expression', 'soul-urge', 'personality', 'birthday', 'maturity']
/** Texts of whole phases of life, which decades deserve. */
const decades = /(?:-phase|^period-cycle)$/
const range = { long: [105, 135], decades: [60, 110], short: [60, 90] } as const
const phraseLength = 5
const maxTexts = 3
/** How many of a hundred shadows may hedge, and how many of a hundred pragmatic texts may open with a hedge. */
const maxHedged = 25
const maxHedgedOpenings = 10

const hedge: Record<PageLanguage, RegExp> = {
  en: /\b(may|might|can|could|tends?|sometimes|perhaps|at times)\b/i,
  pt: /(?<!\p{L})(podes?|podem|poderás|talvez|às vezes|por vezes|tendes|tens tendência|costumas)(?!\p{L})/iu,
}
const hedgedOpening: Record<PageLanguage, RegExp> = {
  en: /^you (may|can|might|could|tend)\b/i,
  pt: /^(podes|talvez|tendes|costumas|tens tendência)(?!\p{L})/iu,
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu) ?? []

/** Every text below the folder of meanings. A file that cannot be read throws: half a book proves nothing. */
export async function readBook(folder: string): Promise<BookText[]> {
  const found = globSync(`{.,${otherLanguages.join(',')}}/*.ts`, { cwd: folder, exclude: ['**/*.test.ts'] }).toSorted()
  // Files that only gather texts come last, so that a text belongs to the file in which it is written.
  const files = [...found.filter((file) => !gathers.test(file)), ...found.filter((file) => gathers.test(file))]
  const modules = await Promise.all(
    files.map(async (file) => ({ file, module: (await import(pathToFileURL(join(folder, file)).href)) as object })),
  )
  const seen = new Set<object>()
  return modules.flatMap(({ file, module }) =>
    Object.entries(module).flatMap(([name, value]) => textsIn(value, file, name, seen)),
  )
}

/** A text in one voice is the same object for both tones, and a list of lists repeats those of its parts: each counts once. */
function textsIn(value: unknown, file: string, place: string, seen: Set<object>): BookText[] {
  const language = otherLanguages.find((one) => file.startsWith(`${one}/`)) ?? mainLanguage
  const text = { file, place, language, isPragmatic: false } as const
  if (typeof value === 'string') return value.includes(' ') ? [{ ...text, fields: { sentence: value } }] : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if ('essence' in value && typeof value.essence === 'string') {
    const { title: _, ...fields } = value as Record<string, string>
    return [{ ...text, isPragmatic: !place.endsWith('.mystic'), fields }]
  }
  if ('mystic' in value && 'pragmatic' in value && value.mystic === value.pragmatic)
    return textsIn(value.mystic, file, place, seen)
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, file, `${place}.${key}`, seen))
}

export function reportOn(texts: readonly BookText[]): Report {
  const ofLanguages = pageLanguages.flatMap((language) => [phrases(texts, language), hedges(texts, language)])
  const reports = [...ofLanguages, lengths(texts)]
  return { figures: reports.flatMap((one) => one.figures), faults: reports.flatMap((one) => one.faults) }
}

/** Returns the faults of the book below a folder, one line each. */
export async function bookFaults(folder: string): Promise<string[]> {
  return reportOn(await readBook(folder)).faults.map(({ text }) => text)
}

/** Phrases of five words, within one field, that stand in more than three texts of a language. */
function phrases(all: readonly BookText[], language: BookText['language']): Report {
  const texts = all.filter((text) => text.language === language)
  const places = new Map<string, Set<BookText>>()
  for (const text of texts)
    for (const sentence of Object.values(text.fields).flatMap((field) => field.split(/[.?!:;]\s+/))) {
      const words = wordsOf(sentence)
      for (let start = 0; start + phraseLength <= words.length; start += 1) {
        const phrase = words.slice(start, start + phraseLength).join(' ')
        places.set(phrase, (places.get(phrase) ?? new Set()).add(text))
      }
    }
  const often = [...places]
    .filter(([, where]) => where.size > maxTexts)
    .toSorted(([, one], [, other]) => other.size - one.size)
  return {
    figures: [
      `${language}: ${texts.length} texts, ${often.length} phrases of five words in more than ${maxTexts} texts`,
    ],
    faults: often.map(([phrase, where]) => ({
      files: [...where].map(({ file }) => file),
      text: `${language}: '${phrase}' in ${where.size} texts: ${[...where].map(nameOf).join(', ')}`,
    })),
  }
}

function hedges(all: readonly BookText[], language: BookText['language']): Report {
  const texts = all.filter((text) => text.language === language)
  const shadows = texts.filter(({ fields }) => fields['shadow'] !== undefined)
  const hedged = shadows.filter(({ fields }) => hedge[language].test(fields['shadow']!))
  const pragmatic = texts.filter(({ isPragmatic, fields }) => isPragmatic && fields['essence'] !== undefined)
  const opened = pragmatic.filter(({ fields }) =>
    Object.values(fields).some((field) => hedgedOpening[language].test(field)),
  )
  return {
    figures: [
      `${language}: ${hedged.length} of ${shadows.length} shadows hedge`,
      `${language}: ${opened.length} of ${pragmatic.length} pragmatic texts have a field that opens with a hedge`,
    ],
    faults: [
      ...tooMany(hedged, shadows.length, maxHedged, `${language}: the shadow hedges`),
      ...tooMany(opened, pragmatic.length, maxHedgedOpenings, `${language}: a field opens with a hedge`),
    ],
  }
}

/** All of them, once they are more than the limit; else nothing. */
function tooMany(found: readonly BookText[], of: number, maxInHundred: number, what: string): Fault[] {
  if (found.length * 100 <= of * maxInHundred) return []
  return found.map((text) => ({ files: [text.file], text: `${what} (limit ${maxInHundred} %): ${nameOf(text)}` }))
}

function lengths(texts: readonly BookText[]): Report {
  const faults = texts.flatMap((text) => {
    if (text.fields['essence'] === undefined) return []
    const [least, most] = rangeOf(basename(text.file, '.ts'))
    const count = Object.values(text.fields).flatMap(wordsOf).length
    return count < least || count > most
      ? [{ files: [text.file], text: `${count} words instead of ${least} to ${most}: ${nameOf(text)}` }]
      : []
  })
  return { figures: [`${faults.length} texts outside their range of words`], faults }
}

function rangeOf(file: string): readonly [number, number] {
  if (longFiles.includes(file)) return range.long
  return decades.test(file) ? range.decades : range.short
}

const nameOf = ({ file, place }: BookText): string => `${file} ${place.replace(/^\w+\./, '')}`
