import type { Insertable, Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

export type TransferRow = Insertable<Tables['payout_transfers']>

/** Writes what the bank is asked to transfer and what is withheld, with the entry that explains each cent, in the transaction that exports the payouts. */
export async function insertTransfers(trx: Transaction<Tables>, at: Date, rows: readonly TransferRow[]): Promise<void> {
  if (rows.length === 0) return
  await trx.insertInto('payout_transfers').values(rows).execute()
  await trx
    .insertInto('payout_entries')
    .values(
      rows.map(({ user_id, payout_id, withheld_cents, net_cents }) => ({
        user_id,
        payout_id,
        kind: 'transfer' as const,
        cause: `withholding:${payout_id}`,
        referrer_cents: -(net_cents + withheld_cents),
        bank_cents: net_cents,
        tax_cents: withheld_cents,
        at,
      })),
    )
    .execute()
}

/** Takes transfers back that the bank did not make: the money is owed again, and nothing was withheld. */
export async function returnTransfers(
  trx: Transaction<Tables>,
  at: Date,
  payouts: readonly { user_id: string; payout_id: string }[],
): Promise<void> {
  for (const { user_id, payout_id } of payouts) {
    const row = await trx
      .deleteFrom('payout_transfers')
      .where('user_id', '=', user_id)
      .where('payout_id', '=', payout_id)
      .returning(['withheld_cents', 'net_cents'])
      .executeTakeFirst()
    if (!row) continue
    const { withheld_cents, net_cents } = row
    await trx
      .insertInto('payout_entries')
      .values({
        user_id,
        payout_id,
        kind: 'return',
        cause: `withholding:${payout_id}:returned`,
        referrer_cents: net_cents + withheld_cents,
        bank_cents: -net_cents,
        tax_cents: -withheld_cents,
        at,
      })
      .execute()
  }
}
