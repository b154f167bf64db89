import { isBlank } from '@numeria/contract'

export type Draft = { text: string; isPending: boolean; cost: number; credits: number }

/** The send button's rule: something is written, nothing is on its way, and the price is nothing or covered. */
export function maySend({ text, isPending, cost, credits }: Draft): boolean {
  return !isBlank(text) && !isPending && isCovered(cost, credits)
}

/** A price that is confirmed once before it is spent. */
export const isConfirmedFirst = (cost: number) => cost > 5

export const isCovered = (cost: number, credits: number) => cost === 0 || cost <= credits
