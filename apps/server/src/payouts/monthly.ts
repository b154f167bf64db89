import { minimumPayoutCents } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import { insertPayout, lockDetails, referrersToPay } from './payouts.queries.ts'
import { monthOf, waitCutoff } from './payouts.rules.ts'

/**
 * Makes the payouts of this month, each once, by whichever process comes first and on whichever day of the month it runs: what counts is what was owed when
 * the month began.
 * @returns how many were made
 */
export async function makePayoutsDue({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<number> {
  const now = clock.now()
  const month = monthOf(now)
  const begins = new Date(month)
  const about = { month, begins, cutoff: waitCutoff(begins), minimumCents: minimumPayoutCents }
  let made = 0
  for (;;) {
    const userIds = await referrersToPay(db, about, 200)
    for (const userId of userIds) {
      const cents = await db.transaction().execute(async (tx) => {
        if (!(await lockDetails(tx, userId, begins))) return null
        return insertPayout(tx, now, userId, randomUUID(), about)
      })
      if (cents !== null) made += 1
    }
    if (userIds.length < 200) break
  }
  if (made > 0) log.info({ month, payouts: made }, 'payouts of the month are due')
  return made
}
