import { NumerologyError } from '../errors.ts'
import { maxName } from '../names/read-name.ts'
import { noMasters, reduceInSteps, type Reduction } from '../reduce.ts'

const letters = 'אבגדהוזחטיכלמנסעפצקרשת'
const standardValues = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 200, 300, 400]
const finals: Readonly<Record<string, { letter: string; gadol: number }>> = {
  ך: { letter: 'כ', gadol: 500 },
  ם: { letter: 'מ', gadol: 600 },
  ן: { letter: 'נ', gadol: 700 },
  ף: { letter: 'פ', gadol: 800 },
  ץ: { letter: 'צ', gadol: 900 },
}

const anyLetter = /\p{L}/u

/** A Hebrew letter: `standard` (mispar hechrachi), `gadol` (finals from 500 to 900), `ordinal` (mispar siduri, 1 to 22). */
export type HebrewLetter = { letter: string; standard: number; gadol: number; ordinal: number }

export type Gematria = {
  written: string
  letters: HebrewLetter[]
  /** Letters of other scripts, which have no value here. */
  unread: string[]
  standard: number
  gadol: number
  ordinal: number
  /** The standard value brought to a single digit (mispar katan mispari). */
  root: Reduction
}

function readLetter(character: string): HebrewLetter | undefined {
  const final = finals[character]
  const index = letters.indexOf(final?.letter ?? character)
  if (index === -1) return undefined
  const standard = standardValues[index]!
  return { letter: character, standard, gadol: final?.gadol ?? standard, ordinal: index + 1 }
}

/**
 * The gematria of a name in Hebrew letters, by four counts. Vowel points and marks are passed over; so are spaces and signs.
 *
 * @throws {NumerologyError} `name.too_long`, `name.no_hebrew` when no letter can be read
 * @example gematria('שלום').standard // 376
 */
export function gematria(name: string): Gematria {
  const written = name.trim()
  if (written.length > maxName) throw new NumerologyError('name.too_long')
  const result = { written, letters: [] as HebrewLetter[], unread: [] as string[], standard: 0, gadol: 0, ordinal: 0 }
  // NFKD takes presentation forms (שׁ as one sign) and ligatures apart into letters and points.
  for (const character of written.normalize('NFKD')) {
    const letter = readLetter(character)
    if (letter !== undefined) {
      result.letters.push(letter)
      result.standard += letter.standard
      result.gadol += letter.gadol
      result.ordinal += letter.ordinal
    } else if (anyLetter.test(character)) result.unread.push(character)
  }
  if (result.letters.length === 0) throw new NumerologyError('name.no_hebrew')
  return { ...result, root: reduceInSteps(result.standard, noMasters) }
}

/** The counting, line by line. @example explainGematria(gematria('חי'))[0] // 'ח 8 + י 10 = 18' */
export function explainGematria({ letters, unread, standard, gadol, ordinal, root }: Gematria): string[] {
  const lines = [`${letters.map(({ letter, standard }) => `${letter} ${standard}`).join(' + ')} = ${standard}`]
  if (gadol !== standard) lines.push(`With the final letters counted from 500 to 900: ${gadol}`)
  lines.push(`By place in the alphabet, Alef 1 to Tav 22: ${ordinal}`, `Single digit: ${root.steps.join(' → ')}`)
  if (unread.length > 0) lines.push(`Not Hebrew letters, so without a value here: ${unread.join(' ')}`)
  return lines
}
