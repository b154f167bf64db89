import type { Database } from '../platform/database/connect.ts'

const dayMs = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Of a reading that failed nothing was kept but what tells a repetition of it: after a month nobody repeats it. Its price and its time stay. */
export async function forgetFailedTurns(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('turns')
    .set({ request_hash: '', idempotency_key: null })
    .where('state', '=', 'failed')
    .where('created_at', '<', before(now, 30))
    .where('request_hash', '<>', '')
    .execute()
}

/** Orders that never became a payment are no bookkeeping. */
export async function forgetUnpaidOrders(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('purchases')
    .where('state', 'in', ['failed', 'expired'])
    .where('created_at', '<', before(now, 90))
    .execute()
}
