import { packs, type Pack } from '@numeria/contract'
import type { Payer } from '../integrations/payments.ts'

export type Ordered = { credits: number; amountCents: number; currency: string; packId: string }
export type Paid = { amountCents: number; currency: string; packId: string | null }

export type Payment = Paid & {
  /** The provider's checkout or invoice: what makes this payment one. */
  paymentId: string
  paymentIntent: string | null
  /** By the provider's own reckoning; ours is made with the invoice. */
  taxCents: number | null
  periodEndsAt: Date | null
  subscriptionId: string | null
  payer: Payer
}

/** Why a payment must not be credited: it is not exactly what was ordered. Null where it is. */
export function orderProblem(ordered: Ordered, paid: Paid): string | null {
  if (paid.packId !== ordered.packId) return `pack ${paid.packId} instead of ${ordered.packId}`
  if (paid.currency !== ordered.currency) return `currency ${paid.currency} instead of ${ordered.currency}`
  if (paid.amountCents !== ordered.amountCents)
    return `${paid.amountCents} ${paid.currency} cents instead of ${ordered.amountCents}`
  return null
}

const rolloverDays = 90

/** Credits of a pack never expire; those of a subscription roll over for 90 days after the month that was paid for. */
export function creditsExpireAt(pack: Pick<Pack, 'subscription'>, periodEndsAt: Date | null): Date | null {
  if (!pack.subscription || periodEndsAt === null) return null
  return new Date(periodEndsAt.getTime() + rolloverDays * 86_400_000)
}

/** The name of a pack, also of one that is sold no more. */
export const packName = (packId: string): string => packs.find(({ id }) => id === packId)?.name ?? packId
