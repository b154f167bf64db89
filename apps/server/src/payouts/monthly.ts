import { minimumPayoutCents } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { readAccount } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { followDecisions } from '../referrals/referrer-rewards.ts'
import { insertPayout, lockDetails, referrersToPay } from './monthly.queries.ts'
import { announcePayout } from './payout-emails.ts'
import { monthOf, waitCutoff } from './payouts.rules.ts'

const atOnce = 200

/**
 * Makes the payouts of this month, each once, by whichever process comes first and on whichever day of the month it runs: what counts is what was owed when
 * the month began. Who owes us credits after a disputed payment waits until that is settled.
 * @returns how many were made
 */
export async function makePayoutsDue({
  db,
  clock,
  log,
  settings,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'settings'>): Promise<number> {
  const now = clock.now()
  const month = monthOf(now)
  const begins = new Date(month)
  const about = { month, begins, cutoff: waitCutoff(begins), minimumCents: minimumPayoutCents }
  // Earlier decisions count first, whichever job runs first.
  await followDecisions(db)
  let [made, last] = [0, null as string | null]
  for (;;) {
    const userIds = await referrersToPay(db, about, { after: last, limit: atOnce })
    for (const userId of userIds) {
      const cents = await db.transaction().execute(async (tx) => {
        if (!(await lockDetails(tx, userId, begins))) return null
        if ((await readAccount(tx, now, userId)).debt > 0) return null
        const payoutId = randomUUID()
        const made = await insertPayout(tx, now, userId, payoutId, about)
        if (made !== null) await announcePayout(tx, settings, now, userId, payoutId, made)
        return made
      })
      if (cents !== null) made += 1
    }
    last = userIds.at(-1) ?? null
    if (userIds.length < atOnce) break
  }
  if (made > 0) log.info({ month, payouts: made }, 'payouts of the month are due')
  return made
}
