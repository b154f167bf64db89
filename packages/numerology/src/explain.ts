import { countedLetters, englishWords, type ExplainWords } from './explain-words.ts'
import type { Letter } from './names/alphabet.ts'
import { countApart, initialsApart, joinedNames } from './names/count-apart.ts'
import { isParticle } from './names/particles.ts'
import type { NameReading } from './names/read-name.ts'
import { karmicDebtOf } from './pythagorean/parts.ts'
import type { NumberPart, NumberResult, Part, RuleName, TransitPart } from './number-result.ts'
import { digitSum, pythagoreanMasters, type Reduction } from './reduce.ts'

function spellSum(numbers: readonly number[]): string {
  return numbers.join(' + ')
}

/**
 * '' for a number that needs no reduction, else ' → 1 + 9 = 10 → 1 + 0 = 1', with a word where a master number ends it. A
 * particle such as 'dos' is no name, so its 11 is not called one.
 */
function spellReduction({ steps, value }: Reduction, words: ExplainWords, namesMaster = true): string {
  const sums = steps
    .slice(0, -1)
    .map((number) => ` → ${spellSum([...String(number)].map(Number))} = ${digitSum(number)}`)
  return sums.join('') + (namesMaster && pythagoreanMasters.includes(value) ? words.endsInMaster : '')
}

function spellLetters(letters: readonly Letter[]): string {
  return letters.map(({ letter, value }) => `${letter} ${value}`).join(' + ')
}

function explainPart(part: Part, result: NumberResult, words: ExplainWords): string {
  switch (part.kind) {
    case 'date':
      return `${words.units[part.unit]} ${part.total}${spellReduction(part, words)}`
    case 'digits':
      return `${words.units[part.unit]} ${spellSum(part.digits)} = ${part.total}`
    case 'name':
      if (part.letters.length === 0) return words.noLetters(part.written, countedLetters[result.number] ?? 'vowel')
      return `${part.written}: ${spellLetters(part.letters)} = ${part.total}${spellReduction(part, words, !isParticle(part.written))}`
    case 'number':
      return `${words.numbers[part.from.number]} ${part.total}${spellReduction(part, words)}`
    case 'transit':
      return words.transit(nameOf(part, words), part.letter, part.value, part.fromAge, part.toAge)
  }
}

function nameOf({ plane, name }: TransitPart, words: ExplainWords): string {
  return plane === 'mental' && name === 'last' ? words.lastForMiddle : words.planes[plane]
}

/** Explains how a name was read: its spelling, left-out characters and, where vowels and consonants are separated, the sound of each Y. */
function explainReading(reading: NameReading, tellsSounds: boolean, words: ExplainWords): string[] {
  const { written, spelling, ys, leftOut, unread } = reading
  const lines = written.toUpperCase() === spelling ? [] : [words.readAs(written, spelling)]
  if (leftOut.length > 0) lines.push(words.leftOut(leftOut))
  if (unread.length > 0) lines.push(words.unread(unread))
  const joined = joinedNames(reading)
  if (joined.length > 0) lines.push(words.joined(joined))
  return tellsSounds ? [...lines, ...ys.map(({ name, sound, reason }) => words.y(name, sound, reason))] : lines
}

const addingTotals: readonly RuleName[] = ['chaldean_letters', 'ordinal_letters', 'vedic_letters']

/** The addends (or subtrahends): the reduced parts, or their totals where a rule reduces nothing before the end. */
function addendsOf(result: NumberResult): number[] {
  const parts: readonly Part[] = result.parts
  const addsTotals = addingTotals.includes(result.rule)
  return parts.map((part) => (addsTotals ? part.total : part.value))
}

function explainSum(result: NumberResult, words: ExplainWords): string[] {
  if (result.parts.length === 1) return []
  const addends = addendsOf(result)
  if (result.rule === 'difference') return [`${words.difference} ${spellDifference(addends)} = ${result.total}`]
  return [`${words.together} ${spellSum(addends)} = ${result.total}${spellReduction(result, words)}`]
}

function spellDifference(numbers: readonly number[]): string {
  return numbers.toSorted((one, other) => other - one).join(' − ')
}

function explainOtherWay(result: NumberResult, words: ExplainWords): string[] {
  if (result.number === 'lifePath' && result.digitSum !== null) {
    const { value, steps } = result.digitSum
    return [words.otherDigits(value, steps.join(' → '))]
  }
  if ('allLetters' in result && result.allLetters.value !== result.value) {
    const { value, steps } = result.allLetters
    return [words.otherLetters(value, steps.join(' → '))]
  }
  if ('cheiro' in result && result.parts.length > 1) {
    const roots = result.parts.map((part) => part.value)
    return [words.cheiro(`${spellSum(roots)} = ${result.cheiro.steps.join(' → ')}`)]
  }
  return []
}

/** The other result of a name with a particle, where value or karmic debt differ. */
function explainApart(result: NumberResult, words: ExplainWords): string[] {
  const apart = reduceApart(result)
  if (apart === null) return []
  // Balance has no debts.
  const debt = result.number === 'balance' ? undefined : karmicDebtOf(apart.total)[0]
  const isSame = apart.value === result.value && debt === result.karmicDebt[0]
  return isSame ? [] : [words.otherParticles(apart.steps.join(' → '))]
}

function reduceApart(result: NumberResult): Reduction | null {
  if (result.number === 'balance') return initialsApart(result.parts)
  return 'allLetters' in result ? countApart(result.reading, countedLetters[result.number] ?? null) : null
}

function isNumberPart(part: Part): part is NumberPart {
  return part.kind === 'number'
}

/**
 * The whole working of a number, one line for each step, in the order of a calculation by hand. A number that rests on others (Maturity, Personal Month, the
 * third Pinnacle) explains those first.
 *
 * @param words the language, English by default; Portuguese is in '@numeria/numerology/pt'
 * @example explain(lifePath({ year: 1936, month: 10, day: 12 }))[2] // 'Day 12 → 1 + 2 = 3'
 */
export function explain(result: NumberResult, words: ExplainWords = englishWords): string[] {
  const parts: readonly Part[] = result.parts
  return [
    ...parts.filter(isNumberPart).flatMap((part) => explain(part.from, words)),
    `${words.numbers[result.number]}, ${words.traditions[result.tradition]}: ${words.rules[result.rule]}`,
    ...('reading' in result ? explainReading(result.reading, result.number in countedLetters, words) : []),
    ...parts.map((part) => explainPart(part, result, words)),
    ...explainSum(result, words),
    ...result.karmicDebt.map((debt) => words.karmicDebt(debt, result.value)),
    ...explainApart(result, words),
    ...explainOtherWay(result, words),
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
