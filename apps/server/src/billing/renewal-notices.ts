import { lockUser } from '../accounts/accounts.ts'
import type { Deps } from '../deps.ts'
import { announceRenewal } from './subscription-emails.ts'
import { mirrorSubscription } from './subscriptions.ts'
import { findSubscription, listUnannounced } from './subscriptions.queries.ts'

/** Before each renewal. */
const noticeDays = 7
const dayMs = 86_400_000
const batch = 50

/**
 * Writes the notice of each renewal in the next seven days. The provider is asked first, so that price and day are those of the renewal. An email has one
 * cause for each renewal: it is written once, however many processes do it and wherever one of them dies.
 * @throws where some of them failed, when all were looked at: the job counts as failed
 */
export async function announceRenewals(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const failures: unknown[] = []
  const seen: string[] = []
  for (;;) {
    const now = clock.now()
    const due = await listUnannounced(db, now, new Date(now.getTime() + noticeDays * dayMs), seen, batch)
    for (const row of due)
      try {
        seen.push(row.subscription_id)
        await announce(deps, row.user_id, row.subscription_id)
      } catch (error) {
        deps.log.error({ subscription: row.subscription_id, err: error }, 'a renewal could not be announced')
        failures.push(error)
      }
    if (due.length < batch) break
  }
  if (failures.length > 0) throw new Error(`${failures.length} renewals could not be announced`, { cause: failures[0] })
}

async function announce(deps: Deps, userId: string, subscriptionId: string): Promise<void> {
  const mirrored = await mirrorSubscription(deps, subscriptionId)
  await deps.db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) return
    await mirrored.apply(trx)
    const now = deps.clock.now()
    const row = await findSubscription(trx, userId, subscriptionId)
    if (!row || row.state !== 'active' || row.is_cancelled || row.amount_cents === null) return
    const left = row.period_ends_at.getTime() - now.getTime()
    if (left <= 0 || left > noticeDays * dayMs) return
    await announceRenewal(deps, trx, now, row)
  })
}
