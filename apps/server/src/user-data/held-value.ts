import { sql } from 'kysely'
import { readSubscription } from '../billing/subscriptions.ts'
import type { Deps } from '../deps.ts'
import { readExpected, readOwed } from '../payouts/forgo.ts'

/** Only the person gives these up. */
export type Held = {
  /** Paid for and not used, also while a dispute or a refund of it is open. */
  credits: number
  isSubscribed: boolean
  /** Earned, and not paid yet; in euro cents. */
  owedCents: number
  /** Referral earnings under review, and commissions that are set aside; in euro cents. */
  expectedCents: number
}

/** The things of value in an account; null where there are none. */
export async function readHeld(deps: Deps, userId: string): Promise<Held | null> {
  const { db } = deps
  const [{ rows }, { subscription }, { owedCents, onTheirWayCents }, expectedCents] = await Promise.all([
    sql<{ credits: number }>`
      select coalesce(sum(remaining + held + frozen), 0)::int as credits from lots where user_id = ${userId} and is_paid`.execute(
      db,
    ),
    readSubscription(deps, userId),
    readOwed(db, userId),
    readExpected(db, userId),
  ])
  const held = {
    credits: rows[0]!.credits,
    isSubscribed: subscription !== null,
    owedCents: owedCents + onTheirWayCents,
    expectedCents,
  }
  return held.credits + held.owedCents + held.expectedCents > 0 || held.isSubscribed ? held : null
}
