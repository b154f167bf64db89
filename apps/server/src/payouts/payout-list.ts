import type { AdminPayout, Payout } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import { dueBatch } from './batches.ts'
import { endedRows } from './payouts.queries.ts'
import { masked } from './payouts.rules.ts'
import { poundsOf } from './pounds.rules.ts'

const shown = 500

/** Payouts in one state, for administrators: due ones oldest first, others newest first, as many as a person looks through. */
export async function listPayouts(
  deps: Pick<Deps, 'db' | 'settings'>,
  at: Date,
  state: Payout['state'],
): Promise<AdminPayout[]> {
  if (state === 'due') return (await dueBatch(deps, at)).slice(0, shown).map(duePayout)
  const rows = await endedRows(deps.db, state, shown)
  return rows.map((row) => ({
    userId: row.user_id,
    isAccountShared: row.is_shared,
    payoutId: row.payout_id,
    month: row.month,
    amountCents: row.amount_cents,
    withheldCents: row.withheld_cents,
    netCents: row.net_cents,
    pounds: poundsOf(row),
    account: row.account_type && { type: row.account_type, end: masked(row.account_end!) },
    waitsFor: null,
    waitsUntil: null,
    batchId: row.batch_id,
    exportedAt: row.exported_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    failure: row.failure,
  }))
}

function duePayout({ waitsFor, ...payout }: Awaited<ReturnType<typeof dueBatch>>[number]): AdminPayout {
  const isHeld = waitsFor instanceof Date
  return {
    ...payout,
    withheldCents: null,
    netCents: null,
    pounds: null,
    waitsFor: isHeld ? 'hold' : waitsFor,
    waitsUntil: isHeld ? waitsFor.toISOString() : null,
    batchId: null,
    exportedAt: null,
    endedAt: null,
    failure: null,
  }
}
