import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'

const dayMs = 86_400_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** A failed reading keeps only the data that detects a repeated request, for a month. Its price and time stay. */
export async function deleteFailedTurns(db: Database, now: Date): Promise<void> {
  for (;;) {
    const { numAffectedRows } = await failedTurns(before(now, 30)).execute(db)
    if (Number(numAffectedRows ?? 0) < atOnce) return
  }
}

/** Deletes in batches, so that no request waits for it. */
const atOnce = 1_000

/** Forgets the oldest, by an index that has no others. */
export const failedTurns = (until: Date) => sql`
  update turns set request_hash = '', question_hash = null, idempotency_key = null
  where (user_id, turn_id) in (
    select user_id, turn_id from turns where state = 'failed' and request_hash <> '' and created_at < ${until}
    order by created_at limit ${atOnce})`

/** A claim from a contract becomes statute-barred after three years in most of the countries that we sell to. */
export async function deleteOldCancellations(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'cancellations', sql`state = 'done' and asked_at < ${before(now, 3 * 365)}`)
}

/** Orders that never became a payment are no bookkeeping; nor is one that was cut off before the provider knew of it, which cannot be paid. */
export async function deleteUnpaidOrders(db: Database, now: Date): Promise<void> {
  const isUnpaid = sql`(state in ('failed', 'expired') or state = 'open' and session_id is null)`
  await deleteInPieces(db, 'purchases', sql`${isUnpaid} and created_at < ${before(now, 90)}`)
}

/** Tax law keeps books for ten years after their year. */
const booksSince = (now: Date) => new Date(Date.UTC(now.getUTCFullYear() - 10, 0))

/** After the time of the books an invoice no longer names its buyer (CIVA art. 52). */
export async function eraseBuyers(db: Database, now: Date): Promise<void> {
  await sql`
    update invoice_documents set tax_number = null, buyer_name = null, buyer_address = null
    where state <> 'waiting' and created_at < ${booksSince(now)} and coalesce(issued_at, created_at) < ${booksSince(now)}
      and num_nonnulls(tax_number, buyer_name, buyer_address) > 0`.execute(db)
}

/** After the time of the books a payout no longer names its person. */
export async function erasePaidIdentities(db: Database, now: Date): Promise<void> {
  await sql`
    update payout_transfers t set identity = null from payouts p
    where p.user_id = t.user_id and p.payout_id = t.payout_id and t.identity is not null and p.state = 'paid' and p.ended_at < ${booksSince(now)}`.execute(
    db,
  )
}
