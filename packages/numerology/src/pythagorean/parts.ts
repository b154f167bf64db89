import type { DatePart, DateUnit, NumberPart, NumberResult } from '../number-result.ts'
import { noMasters, reduceInSteps, stepsFrom, type Reduction } from '../reduce.ts'

const karmicDebts: readonly number[] = [13, 14, 16, 19]

export function datePart(unit: DateUnit, number: number, masters: readonly number[]): DatePart {
  const steps = stepsFrom(number, masters)
  return { total: number, steps, value: steps[steps.length - 1]!, kind: 'date', unit }
}

/** The value of an earlier number, taken as it stands: its master is kept or gone already. */
export function numberPart<From extends NumberResult>(from: From): NumberPart<From> {
  return { kind: 'number', from, total: from.value, steps: [from.value], value: from.value }
}

/** The single digit of an earlier number: its master is given up. */
export function digitPart<From extends NumberResult>(from: From): NumberPart<From> {
  return { ...reduceInSteps(from.value, noMasters), kind: 'number', from }
}

/** The difference of two parts. It needs no reduction: the difference of single digits is at most 8. */
export function subtractParts(one: Reduction, other: Reduction): Reduction {
  const difference = Math.abs(one.value - other.value)
  return { total: difference, steps: [difference], value: difference }
}

/** Adds reduced parts and reduces the sum. One part alone keeps its own total, so that a 13 in it is still seen. */
export function addParts(parts: readonly Reduction[], masters: readonly number[]): Reduction {
  const [first] = parts
  if (first !== undefined && parts.length === 1) return { total: first.total, steps: first.steps, value: first.value }
  let sum = 0
  for (const part of parts) sum += part.value
  return reduceInSteps(sum, masters)
}

/** Karmic debt shows in the unreduced total, never in the parts (Decoz). A quarter of all Life Paths carry one. */
export function karmicDebtOf(total: number): number[] {
  return karmicDebts.includes(total) ? [total] : []
}
