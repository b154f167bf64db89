import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { someone } from '../test-app.ts'

/** A refund that the payment provider refused. For tests. */
export async function refusedRefund(deps: Deps): Promise<{ userId: string; refundId: string }> {
  const { db, clock } = deps
  const ids = { user_id: await someone(deps), purchase_id: randomUUID() }
  const at = clock.now()
  await db
    .insertInto('purchases')
    .values({
      ...ids,
      way: 'modal',
      pack_id: 'seed3',
      is_subscription: false,
      credits: 30,
      amount_cents: 199,
      currency: 'eur',
      state: 'paid',
      payment_id: 'cs_1',
      payment_intent: 'pi_1',
      created_at: at,
      paid_at: at,
    })
    .execute()
  const refundId = randomUUID()
  await db
    .insertInto('refunds')
    .values({
      ...ids,
      refund_id: refundId,
      amount_cents: 199,
      state: 'refused',
      refusal: 'charge_disputed',
      asked_at: at,
    })
    .execute()
  return { userId: ids.user_id, refundId }
}
