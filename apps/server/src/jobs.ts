import { forgetOldAdminSessions } from './admin/admin-sessions.ts'
import { forgetOldTries } from './admin/throttle.ts'
import { sendConfirmations } from './billing/confirmations.ts'
import { writeDueInsights } from './billing/insights.ts'
import { settleUndecided, takeLostEvents } from './billing/reconcile.ts'
import { askForPromisedRefunds } from './billing/withdraw.ts'
import { expireLots } from './credits/expiry.ts'
import type { Deps } from './deps.ts'
import { settleLeftConversions } from './referrals/conversions.ts'
import { forgetPrints } from './referrals/prints.ts'
import { followDecisions } from './referrals/referrer-rewards.ts'
import { forgetVisitors } from './referrals/visitor.ts'
import { makePayoutsDue } from './payouts/monthly.ts'
import { releaseLapsedTurns } from './readings/readings.ts'
import { forgetExpiredSessions } from './sign-in/sign-in.ts'

const seconds = 1_000

/**
 * What has to happen without anybody asking. Every job may run in any number of processes at once and be killed at any moment.
 * @returns stops them, and waits for the ones that are running
 */
export function startJobs(deps: Deps): () => Promise<void> {
  const stops = [
    repeat(deps, 'release lapsed turns', 15 * seconds, () => releaseLapsedTurns(deps)),
    repeat(deps, 'book expired credits', 600 * seconds, () => expireLots(deps.db, deps.clock.now(), 500)),
    repeat(deps, 'settle undecided purchases', 60 * seconds, () => settleUndecided(deps)),
    repeat(deps, 'take lost payment events', 300 * seconds, () => takeLostEvents(deps, 2)),
    repeat(deps, 'take long lost payment events', 3_600 * seconds, () => takeLostEvents(deps)),
    repeat(deps, 'ask for promised refunds', 60 * seconds, () => askForPromisedRefunds(deps)),
    repeat(deps, 'write due insights', 60 * seconds, () => writeDueInsights(deps)),
    repeat(deps, 'send confirmations', 30 * seconds, () => sendConfirmations(deps)),
    repeat(deps, 'forget old sessions of administrators', 3_600 * seconds, async () => {
      await forgetOldAdminSessions(deps.db, deps.clock.now())
      await forgetOldTries(deps.db, deps.clock.now())
    }),
    repeat(deps, 'settle left conversions', 15 * seconds, () => settleLeftConversions(deps.db, deps.clock.now())),
    repeat(deps, 'follow decisions about rewards', 15 * seconds, () => followDecisions(deps.db)),
    repeat(deps, 'forget visitors', 600 * seconds, () => forgetVisitors(deps.db, deps.clock.now())),
    repeat(deps, 'forget where referrers were', 3_600 * seconds, () => forgetPrints(deps.db, deps.clock.now())),
    repeat(deps, 'make payouts due', 3_600 * seconds, () => makePayoutsDue(deps)),
    repeat(deps, 'forget expired sessions', 3_600 * seconds, () => forgetExpiredSessions(deps.db, deps.clock.now())),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}

function repeat({ log }: Deps, name: string, everyMs: number, job: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | null = null
  const run = async (): Promise<void> => {
    try {
      await job()
    } catch (error) {
      log.error({ job: name, err: error }, 'a job failed and will be tried again')
    }
  }
  const begin = (): void => {
    running ??= run().finally(() => {
      running = null
    })
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
