import type { ConsentVersion } from '@numeria/contract'
import { oldestWithdrawableDay } from '../credits/withdrawal-window.ts'
import type { Deps } from '../deps.ts'
import { confirmBegin } from './emails.ts'

/** Records that a buyer asks us to begin with everything they bought and that waits for it, and confirms it by email. Repeating it changes nothing. */
export async function beginPurchases({ db, clock }: Deps, userId: string, version: ConsentVersion): Promise<void> {
  const at = clock.now()
  await db.transaction().execute(async (trx) => {
    const begun = await trx
      .updateTable('purchases')
      .set({ consent_version: version, consent_at: at })
      .where('user_id', '=', userId)
      .where('state', '=', 'paid')
      .where('consent_version', 'is', null)
      .where('refunding_cents', '=', 0)
      .where('paid_at', '>=', oldestWithdrawableDay(at))
      .returningAll()
      .execute()
    for (const purchase of begun) await confirmBegin(trx, at, purchase)
  })
}
