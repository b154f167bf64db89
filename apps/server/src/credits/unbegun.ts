// Credits of a purchase whose buyer has not asked us to begin. During the 14 days they are not spent: without that request nothing would be owed for them.
import { endOfDay, withdrawalDays } from '@numeria/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import { takeInBurnOrder } from './burn-order.rules.ts'

/** The longest that the term of a purchase may run: its days, the day of the contract, and a weekend. */
const longestTermMs = (withdrawalDays + 3) * 86_400_000

/** Purchases paid after this may still be in their term. */
export const inTermSince = (at: Date) => new Date(at.getTime() - longestTermMs)

/**
 * Refuses a price that would be taken from such credits in part. What is too little anyway is left for the hold to refuse.
 * @throws {AppError} `billing.begin_required`
 */
export async function requireBegun(db: Db, at: Date, userId: string, price: number): Promise<void> {
  const lots = await db
    .selectFrom('lots')
    .leftJoin('purchases', (join) =>
      join
        .onRef('purchases.user_id', '=', 'lots.user_id')
        .on('lots.cause', '=', sql<string>`'purchase:' || purchases.payment_id`)
        .on('purchases.consent_version', 'is', null),
    )
    .select(['lots.lot', 'lots.paid', 'lots.expires_at', 'lots.remaining', 'purchases.paid_at'])
    .where('lots.user_id', '=', userId)
    .where('lots.spendable', '=', true)
    .execute()
  const unbegun = new Set(
    lots.flatMap(({ lot, paid_at }) => (paid_at !== null && at <= endOfDay(paid_at, withdrawalDays) ? [lot] : [])),
  )
  const slices = takeInBurnOrder(lots, price, at)
  const isEnough = slices.reduce((sum, { credits }) => sum + credits, 0) === price
  if (isEnough && slices.some(({ lot }) => unbegun.has(lot))) throw new AppError('billing.begin_required')
}
