// The 7-day guarantee is given once in twelve months, to a person and to a mailbox: a second account and a deleted one begin no new term.
import { guaranteeAgainAt } from '@numeria/contract'
import { claimGuarantee, findGuarantee, markGuarantee, unmarkGuarantee } from '../accounts/deleted-users.ts'
import type { Db } from '../platform/database/connect.ts'
import type { Keyed } from '../platform/data-key.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { lastGuarantee, type RefundRow } from './refunds.queries.ts'

/** When this person has the guarantee again; null where it can be used. */
export async function guaranteeAgain(keyed: Keyed, userId: string, now: Date): Promise<Date | null> {
  const mailbox = await mailboxOfUser(keyed.db, userId)
  const [last, marked] = await Promise.all([
    lastGuarantee(keyed.db, userId),
    mailbox === null ? null : findGuarantee(keyed, mailbox),
  ])
  const times = [last && guaranteeAgainAt(last), marked].filter((time) => time !== null && time > now)
  return times.toSorted((one, other) => Number(other) - Number(one))[0] ?? null
}

/**
 * Uses the guarantee of this person's mailbox until the transaction is rolled back.
 * @returns false where another account of the mailbox used it in the meantime
 */
export async function reserveGuarantee(keyed: Keyed, userId: string, at: Date): Promise<boolean> {
  const mailbox = await mailboxOfUser(keyed.db, userId)
  return mailbox === null || claimGuarantee(keyed, mailbox, at, guaranteeAgainAt(at))
}

/** Marks the mailbox whose refund was made under the guarantee, or takes that back where the provider refuses the refund. */
export async function noteGuarantee(keyed: Keyed, refund: RefundRow, isUsed: boolean): Promise<void> {
  if (!refund.is_guarantee) return
  const mailbox = await mailboxOfUser(keyed.db, refund.user_id)
  if (mailbox === null) return
  const until = guaranteeAgainAt(refund.asked_at)
  if (isUsed) await markGuarantee(keyed, [mailbox], until)
  else await unmarkGuarantee(keyed, mailbox, until)
}

async function mailboxOfUser(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirst()
  return user ? mailboxOf(user.email) : null
}
