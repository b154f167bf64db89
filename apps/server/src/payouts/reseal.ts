import type { Deps } from '../deps.ts'
import { sealsOf, type Seals } from '../platform/seals.ts'

const fields = ['holder', 'account', 'bank'] as const
type Sealed = Record<(typeof fields)[number], string>

/**
 * Encrypts with the key in use what an earlier one encrypted, so that the earlier one can go. A row that changes meanwhile is left for the next time.
 * @returns how many rows there were
 */
export async function resealBankDetails({ db, settings }: Pick<Deps, 'db' | 'settings'>): Promise<number> {
  // With one key there is nothing of another's.
  if (!('keys' in settings.encryption) || settings.encryption.keys.length < 2) return 0
  const seals = sealsOf(settings.encryption)
  const isOld = `${seals.prefix}%`
  const details = await db
    .selectFrom('bank_details')
    .selectAll()
    .where('holder', 'not like', isOld)
    .limit(500)
    .execute()
  for (const row of details) {
    await db
      .updateTable('bank_details')
      .set(resealed(seals, row.user_id, row))
      .where('user_id', '=', row.user_id)
      .where('account', '=', row.account)
      .execute()
  }
  const payouts = await db.selectFrom('payouts').selectAll().where('holder', 'not like', isOld).limit(500).execute()
  for (const row of payouts) {
    await db
      .updateTable('payouts')
      .set(resealed(seals, row.user_id, row as Sealed))
      .where('user_id', '=', row.user_id)
      .where('payout_id', '=', row.payout_id)
      .where('account', '=', row.account)
      .execute()
  }
  return details.length + payouts.length
}

function resealed(seals: Seals, userId: string, row: Sealed): Sealed {
  const again = (field: keyof Sealed) => seals.seal(seals.open(row[field], [userId, field]), [userId, field])
  return { holder: again('holder'), account: again('account'), bank: again('bank') }
}
