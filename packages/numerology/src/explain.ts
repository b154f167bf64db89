import type { DateUnit, NumberPart, NumberResult, Part, RuleName } from './number-result.ts'
import { digitSum, pythagoreanMasters, type Reduction } from './reduce.ts'
import type { Letter, YDecision } from './names/read-name.ts'
import type { YReason } from './names/y-rule.ts'

/** The names of the numbers as people know them. */
export const numberNames: Readonly<Record<NumberResult['number'], string>> = {
  lifePath: 'Life Path',
  birthday: 'Birthday',
  expression: 'Expression',
  soulUrge: 'Soul Urge',
  personality: 'Personality',
  maturity: 'Maturity',
  universalYear: 'Universal Year',
  personalYear: 'Personal Year',
  personalMonth: 'Personal Month',
  personalDay: 'Personal Day',
}

const ruleSentences: Readonly<Record<RuleName, string>> = {
  each_of_month_day_year: 'month, day and year are reduced one by one, keeping 11, 22 and 33, then added and reduced',
  day_of_birth: 'the day of the month is reduced, keeping 11 and 22',
  each_name_of_the_full_name:
    'each name is reduced by itself, keeping 11, 22 and 33, then the names are added and reduced',
  life_path_and_expression: 'Life Path and Expression are added, then reduced, keeping 11, 22 and 33',
  fully_reduced_parts: 'every part and the sum are reduced to a single digit, master numbers too',
}

const unitNames: Readonly<Record<DateUnit, string>> = {
  birthMonth: 'Month',
  birthDay: 'Day',
  birthYear: 'Year',
  calendarYear: 'Calendar year',
  calendarMonth: 'Calendar month',
  calendarDay: 'Calendar day',
}

const yReasons: Readonly<Record<YReason, string>> = {
  after_vowel: 'it follows a vowel',
  opens_before_vowel: 'it opens the name before a vowel',
  glides_into_vowel: 'it leads from a consonant into the next vowel',
  sounds_as_vowel: 'it carries a sound of its own',
  chosen: 'you chose so',
}

const countedLetters: Partial<Record<NumberResult['number'], string>> = { soulUrge: 'vowel', personality: 'consonant' }

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
    case 'name':
      if (part.letters.length === 0) return `${part.written} has no ${countedLetters[result.number]} and adds 0`
      return `${part.written}: ${spellLetters(part.letters)} = ${part.total}${spellReduction(part)}`
    case 'number':
      return `${numberNames[part.from.number]} ${part.value}`
  }
}

function explainY({ name, sound, reason }: YDecision): string {
  return `Y in ${name} is a ${sound}: ${yReasons[reason]}`
}

function explainReading(result: NumberResult): string[] {
  if (!('reading' in result)) return []
  const { written, spelling, ys, leftOut, unread } = result.reading
  const lines = written.toUpperCase() === spelling ? [] : [`${written} is read as ${spelling}`]
  if (leftOut.length > 0) lines.push(`Not part of a birth name and left out: ${leftOut.join(', ')}`)
  if (unread.length > 0) lines.push(`Not Latin letters, so without a value here: ${unread.join(' ')}`)
  return result.number === 'expression' ? lines : [...lines, ...ys.map(explainY)]
}

function explainSum(result: NumberResult): string[] {
  if (result.parts.length === 1) return []
  return [`Together ${spellSum(result.parts.map((part) => part.value))} = ${result.total}${spellReduction(result)}`]
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
  return []
}

function isNumberPart(part: Part): part is NumberPart {
  return part.kind === 'number'
}

/**
 * The whole working of a number, one line for each step, in the order one would do it by hand. A number that rests on others
 * (Maturity, Personal Month, Personal Day) explains those first.
 *
 * @example explain(lifePath({ year: 1936, month: 10, day: 12 }))[2] // 'Day 12 → 1 + 2 = 3'
 */
export function explain(result: NumberResult): string[] {
  const parts: readonly Part[] = result.parts
  return [
    ...parts.filter(isNumberPart).flatMap((part) => explain(part.from)),
    `${numberNames[result.number]}, Pythagorean: ${ruleSentences[result.rule]}`,
    ...explainReading(result),
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
  return result.parts.length === 1 ? reduction : `${spellSum(result.parts.map((part) => part.value))} = ${reduction}`
}
