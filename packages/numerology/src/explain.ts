import {
  countedLetters,
  lastForMiddle,
  numberNames,
  planeNames,
  ruleSentences,
  traditionNames,
  unitNames,
  yReasons,
} from './explain-words.ts'
import type { Letter } from './names/alphabet.ts'
import type { NameReading, YDecision } from './names/read-name.ts'
import type { NumberPart, NumberResult, Part, RuleName, TransitPart } from './number-result.ts'
import { digitSum, pythagoreanMasters, type Reduction } from './reduce.ts'

function spellSum(numbers: readonly number[]): string {
  return numbers.join(' + ')
}

/** '' for a number that needs no reduction, else ' → 1 + 9 = 10 → 1 + 0 = 1', with a word where a master number ends it. */
function spellReduction({ steps, value }: Reduction): string {
  const sums = steps
    .slice(0, -1)
    .map((number) => ` → ${spellSum([...String(number)].map(Number))} = ${digitSum(number)}`)
  return sums.join('') + (pythagoreanMasters.includes(value) ? ', a master number' : '')
}

function spellLetters(letters: readonly Letter[]): string {
  return letters.map(({ letter, value }) => `${letter} ${value}`).join(' + ')
}

function explainPart(part: Part, result: NumberResult): string {
  switch (part.kind) {
    case 'date':
      return `${unitNames[part.unit]} ${part.total}${spellReduction(part)}`
    case 'digits':
      return `${unitNames[part.unit]} ${spellSum(part.digits)} = ${part.total}`
    case 'name':
      if (part.letters.length === 0) return `${part.written} has no ${countedLetters[result.number]} and adds 0`
      return `${part.written}: ${spellLetters(part.letters)} = ${part.total}${spellReduction(part)}`
    case 'number':
      return `${numberNames[part.from.number]} ${part.total}${spellReduction(part)}`
    case 'transit':
      return `${nameOf(part)}: ${part.letter} ${part.value}, from age ${part.fromAge} to ${part.toAge}`
  }
}

function nameOf({ plane, name }: TransitPart): string {
  return plane === 'mental' && name === 'last' ? lastForMiddle : planeNames[plane]
}

function explainY({ name, sound, reason }: YDecision): string {
  return `Y in ${name} is a ${sound}: ${yReasons[reason]}`
}

/** How a name was read: its spelling, what was left out, and, where vowels and consonants part, how each Y was heard. */
export function explainReading(reading: NameReading, tellsSounds: boolean): string[] {
  const { written, spelling, ys, leftOut, unread } = reading
  const lines = written.toUpperCase() === spelling ? [] : [`${written} is read as ${spelling}`]
  if (leftOut.length > 0) lines.push(`Not part of a birth name and left out: ${leftOut.join(', ')}`)
  if (unread.length > 0) lines.push(`Not Latin letters, so without a value here: ${unread.join(' ')}`)
  return tellsSounds ? [...lines, ...ys.map(explainY)] : lines
}

const addingTotals: readonly RuleName[] = ['chaldean_letters', 'ordinal_letters', 'vedic_letters']

/** What is added (or subtracted): the reduced parts, or their totals where a rule reduces nothing before the end. */
function addendsOf(result: NumberResult): number[] {
  const parts: readonly Part[] = result.parts
  const addsTotals = addingTotals.includes(result.rule)
  return parts.map((part) => (addsTotals ? part.total : part.value))
}

function explainSum(result: NumberResult): string[] {
  if (result.parts.length === 1) return []
  const addends = addendsOf(result)
  if (result.rule === 'difference') return [`Difference ${spellDifference(addends)} = ${result.total}`]
  return [`Together ${spellSum(addends)} = ${result.total}${spellReduction(result)}`]
}

function spellDifference(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => other - one).join(' − ')
}

function explainOtherWay(result: NumberResult): string[] {
  if (result.number === 'lifePath' && result.digitSum !== null) {
    const { value, steps } = result.digitSum
    return [`Other calculators may show ${value}, because they add all the digits at once: ${steps.join(' → ')}`]
  }
  if ('allLetters' in result && result.allLetters.value !== result.value) {
    const { value, steps } = result.allLetters
    return [`Other calculators may show ${value}, because they add all the letters at once: ${steps.join(' → ')}`]
  }
  if ('cheiro' in result && result.parts.length > 1) {
    const roots = result.parts.map((part) => part.value)
    return [`Cheiro adds the roots of the names instead: ${spellSum(roots)} = ${result.cheiro.steps.join(' → ')}`]
  }
  return []
}

function isNumberPart(part: Part): part is NumberPart {
  return part.kind === 'number'
}

/**
 * The whole working of a number, one line for each step, in the order one would do it by hand. A number that rests on others
 * (Maturity, Personal Month, the third Pinnacle) explains those first.
 *
 * @example explain(lifePath({ year: 1936, month: 10, day: 12 }))[2] // 'Day 12 → 1 + 2 = 3'
 */
export function explain(result: NumberResult): string[] {
  const parts: readonly Part[] = result.parts
  return [
    ...parts.filter(isNumberPart).flatMap((part) => explain(part.from)),
    `${numberNames[result.number]}, ${traditionNames[result.tradition]}: ${ruleSentences[result.rule]}`,
    ...('reading' in result ? explainReading(result.reading, result.number in countedLetters) : []),
    ...parts.map((part) => explainPart(part, result)),
    ...explainSum(result),
    ...result.karmicDebt.map((debt) => `The total ${debt} is a karmic debt number: ${debt}/${result.value}`),
    ...explainOtherWay(result),
  ]
}

/**
 * The working in one short line.
 *
 * @example formatWorking(expression('Thomas Cruise Mapother')) // '22 + 3 + 6 = 31 → 4'
 */
export function formatWorking(result: NumberResult): string {
  const reduction = result.steps.join(' → ')
  if (result.parts.length === 1) return reduction
  const addends = addendsOf(result)
  return `${result.rule === 'difference' ? spellDifference(addends) : spellSum(addends)} = ${reduction}`
}
