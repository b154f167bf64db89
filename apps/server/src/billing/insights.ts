import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { ModelFailure } from '../integrations/model.ts'
import { writeInsight } from '../readings/memory/insight.ts'
import { isPaused } from '../wellbeing/wellbeing.ts'
import { allRows } from '../platform/database/places.ts'
import { updatePurchase } from './purchases.queries.ts'

/** An insight that could not be written in this time is not sent any more: its month is over. */
const staleAfterDays = 31

/**
 * Writes the Personal-Year insight that each paid month of a subscription brings. Any process may do it; the chat keeps one for each payment.
 * @returns how many were written
 */
export async function writeDueInsights(deps: Deps): Promise<number> {
  const { db, clock } = deps
  const now = clock.now()
  const due = await allRows(db)
    .selectFrom('purchases')
    .innerJoin('users', 'users.user_id', 'purchases.user_id')
    .selectAll('purchases')
    .where((where) => where(where.fn.coalesce('users.birth_date', 'users.mentioned_birth_date'), 'is not', null))
    .where((where) => where(where.fn.coalesce('users.full_name', 'users.mentioned_full_name'), 'is not', null))
    .where('is_subscription', '=', true)
    .where('state', '=', 'paid')
    // A month that goes back was not bought.
    .where(sql`refunded_cents + refunding_cents`, '<', sql.ref('amount_cents'))
    .where('insight_at', 'is', null)
    .where('paid_at', '>', new Date(now.getTime() - staleAfterDays * 86_400_000))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(20)
    .execute()
  let written = 0
  for (const purchase of due) {
    // The user checked last comes last: users without a profile do not block the others.
    await updatePurchase(db, purchase, { checked_at: now })
    // No reading comes during a pause, asked for or not.
    if (await isPaused(db, now, purchase.user_id)) continue
    try {
      if (!(await writeInsight(deps, purchase.user_id, purchase.payment_id!, now, purchase.language))) continue
      await updatePurchase(db, purchase, { insight_at: now })
      written += 1
    } catch (error) {
      if (error instanceof ModelFailure) deps.log.warn({ err: error }, 'an insight waits for the model')
      else deps.log.error({ err: error, purchase: purchase.purchase_id }, 'an insight could not be written')
    }
  }
  return written
}
