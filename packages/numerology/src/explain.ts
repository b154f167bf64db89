import { spellDifference, spellPath, spellSum, type LetterWorth } from './arithmetic.ts'
import { countedLetters, type ExplainWords } from './explain-words.ts'
import { lineMaker, type Line } from './lines.ts'
import type { Letter } from './names/alphabet.ts'
import { countApart, initialsApart, joinedNames } from './names/count-apart.ts'
import { isParticle } from './names/particles.ts'
import type { NameReading } from './names/read-name.ts'
import { karmicDebtOf } from './pythagorean/parts.ts'
import type { NumberPart, NumberResult, Part, RuleName } from './number-result.ts'
import type { Reduction } from './reduce.ts'

type Step = Line<{ step: ExplainWords }>

const step = lineMaker<{ step: ExplainWords }>()

const worthsOf = (letters: readonly Letter[]) => letters.map(({ letter, value }): LetterWorth => [letter, value])

function explainPart(part: Part, result: NumberResult): Step {
  switch (part.kind) {
    case 'date':
      return step('step.date', part.unit, part.steps)
    case 'digits':
      return step('step.digits', part.unit, part.digits, part.total)
    case 'name':
      if (part.letters.length === 0)
        return step('step.noLetters', part.written, countedLetters[result.number] ?? 'vowel')
      return step(
        isParticle(part.written) ? 'step.particle' : 'step.name',
        part.written,
        worthsOf(part.letters),
        part.steps,
      )
    case 'number':
      return step('step.number', part.from.number, part.steps)
    case 'transit': {
      const plane = part.plane === 'mental' && part.name === 'last' ? 'last_for_middle' : part.plane
      return step('step.transit', plane, part.letter, part.value, part.fromAge, part.toAge)
    }
  }
}

/** Explains how a name was read: its spelling, left-out characters and, where vowels and consonants are separated, the sound of each Y. */
function explainReading(reading: NameReading, tellsSounds: boolean): Step[] {
  const { written, spelling, ys, leftOut, unread } = reading
  const steps = written.toUpperCase() === spelling ? [] : [step('step.readAs', written, spelling)]
  if (leftOut.length > 0) steps.push(step('step.leftOut', leftOut))
  if (unread.length > 0) steps.push(step('step.unread', unread))
  const joined = joinedNames(reading)
  if (joined.length > 0) steps.push(step('step.joined', joined))
  return tellsSounds ? [...steps, ...ys.map(({ name, sound, reason }) => step('step.y', name, sound, reason))] : steps
}

const addingTotals: readonly RuleName[] = ['chaldean_letters', 'ordinal_letters', 'vedic_letters']

/** The addends (or subtrahends): the reduced parts, or their totals where a rule reduces nothing before the end. */
function addendsOf(result: NumberResult): number[] {
  const parts: readonly Part[] = result.parts
  const addsTotals = addingTotals.includes(result.rule)
  return parts.map((part) => (addsTotals ? part.total : part.value))
}

function explainSum(result: NumberResult): Step[] {
  if (result.parts.length === 1) return []
  const addends = addendsOf(result)
  if (result.rule === 'difference') return [step('step.difference', addends, result.total)]
  return [step('step.together', addends, result.steps)]
}

function explainOtherWay(result: NumberResult): Step[] {
  if (result.number === 'lifePath' && result.digitSum !== null)
    return [step('step.otherDigits', result.digitSum.value, result.digitSum.steps)]
  if ('allLetters' in result && result.allLetters.value !== result.value)
    return [step('step.otherLetters', result.allLetters.value, result.allLetters.steps)]
  if ('cheiro' in result && result.parts.length > 1) {
    const roots = result.parts.map((part) => part.value)
    return [step('step.cheiro', roots, result.cheiro.steps)]
  }
  return []
}

/** The other result of a name with a particle, where value or karmic debt differ. */
function explainApart(result: NumberResult): Step[] {
  const apart = reduceApart(result)
  if (apart === null) return []
  // Balance has no debts.
  const debt = result.number === 'balance' ? undefined : karmicDebtOf(apart.total)[0]
  const isSame = apart.value === result.value && debt === result.karmicDebt[0]
  return isSame ? [] : [step('step.otherParticles', apart.steps)]
}

function reduceApart(result: NumberResult): Reduction | null {
  if (result.number === 'balance') return initialsApart(result.parts)
  return 'allLetters' in result ? countApart(result.reading, countedLetters[result.number] ?? null) : null
}

function isNumberPart(part: Part): part is NumberPart {
  return part.kind === 'number'
}

/**
 * The whole working of a number as data, one line for each step, in the order of a calculation by hand. A number that rests on others (Maturity, Personal
 * Month, the third Pinnacle) explains those first. `render` gives the text.
 *
 * @example render(explain(lifePath({ year: 1936, month: 10, day: 12 })), { step: englishWords })[2] // 'Day 12 → 1 + 2 = 3'
 */
export function explain(result: NumberResult): Step[] {
  const parts: readonly Part[] = result.parts
  return [
    ...parts.filter(isNumberPart).flatMap((part) => explain(part.from)),
    step('step.heading', result.number, result.tradition, result.rule),
    ...('reading' in result ? explainReading(result.reading, result.number in countedLetters) : []),
    ...parts.map((part) => explainPart(part, result)),
    ...explainSum(result),
    ...result.karmicDebt.map((debt) => step('step.karmicDebt', debt, result.value)),
    ...explainApart(result),
    ...explainOtherWay(result),
  ]
}

/**
 * The working in one short line, the same in every language.
 *
 * @example formatWorking(expression('Thomas Cruise Mapother')) // '22 + 3 + 6 = 31 → 4'
 */
export function formatWorking(result: NumberResult): string {
  const reduction = spellPath(result.steps)
  if (result.parts.length === 1) return reduction
  const addends = addendsOf(result)
  return `${result.rule === 'difference' ? spellDifference(addends) : spellSum(addends)} = ${reduction}`
}
