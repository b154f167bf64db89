import type { Pounds } from '@numeria/contract'
import type { PoundRate } from '../platform/pound-settings.ts'

/** Pence for a transfer of euro cents: half a penny is rounded up. Nothing else is rounded: totals in pounds are the sums of these. */
export function toPence(cents: number, millionths: number): number {
  return Math.floor((cents * millionths + 500_000) / 1_000_000)
}

/** A transfer that is in pounds, as its owner and operators read it; null for one in euros. */
export function poundsOf(row: {
  pence: number | null
  gbp_millionths: number | null
  gbp_on: string | null
}): Pounds | null {
  const { pence, gbp_millionths: millionths, gbp_on: rateOn } = row
  return pence === null || millionths === null || rateOn === null
    ? null
    : { pence, rate: millionths / 1_000_000, rateOn }
}

/** Columns of a transfer of euro cents by a rate. */
export function poundColumns(cents: number, { millionths, on }: PoundRate) {
  return { pence: toPence(cents, millionths), gbp_millionths: millionths, gbp_on: on }
}
