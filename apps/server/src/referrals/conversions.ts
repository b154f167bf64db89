// A new user came by a code. The arrival is recorded once, before the account exists, and is the outbox for the next steps: the referrer's side, then the new
// user's. Each step happens once however often it is tried, so the next call finishes after a crash.
import { randomUUID } from 'node:crypto'
import { referralRewards, type ConversionReason } from '@numeria/contract'
import { findUser } from '../accounts/accounts.ts'
import { grant } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { PlaceEvidence } from '../platform/database/referral-tables.ts'
import { codeOf, ownerOf, type Ref } from './codes.ts'
import { isDisposable, mailboxOf } from './fraud.rules.ts'
import { noteArrival } from './fingerprints.ts'
import { rewardReferrer } from './referrer-rewards.ts'
import type { Visitor } from './visitor.ts'

/** The origin of a first login. */
export type Arrival = {
  ref: Ref
  visitor: Visitor
  /** The user who is signed in at this browser while the login ends. */
  browserOf: string | null
}

/** A conversion whose login is still under way is left to that login for so long. */
const timeoutMs = 60_000

/**
 * Binds a new user to a code, once for good. An unknown ref, or the user's own, binds nothing.
 * @returns whether it was bound now; then it has to be settled
 */
export async function bindConversion(
  db: Database,
  at: Date,
  { userId, email, isFirstOfMailbox }: { userId: string; email: string; isFirstOfMailbox: boolean },
  { ref, visitor, browserOf }: Arrival,
): Promise<boolean> {
  const code = await codeOf(db, at, ref)
  const referrerId = code && (await ownerOf(db, code))
  const referrer = referrerId ? await findUser(db, referrerId) : null
  if (!code || !referrer || referrer.userId === userId) return false
  const suspicion = await suspect()
  const bound = await db
    .insertInto('referral_conversions')
    .values({
      user_id: userId,
      conversion_id: randomUUID(),
      code,
      referrer_id: referrer.userId,
      reason: suspicion?.reason ?? null,
      evidence: suspicion?.evidence ? JSON.stringify(suspicion.evidence) : null,
      created_at: at,
      settled_at: null,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return bound !== undefined

  async function suspect(): Promise<{ reason: ConversionReason; evidence?: PlaceEvidence } | null> {
    const place = await noteArrival(db, at, referrer!.userId, { userId, visitor })
    if (browserOf === referrer!.userId)
      return { reason: 'same_device', evidence: { match: 'browser', mark: null, seenAt: null } }
    // A person whose mailbox has an account already was brought before, or is the referrer, or came without a code.
    if (!isFirstOfMailbox || mailboxOf(email) === mailboxOf(referrer!.email)) return { reason: 'same_mailbox' }
    if (await isDisposable(email)) return { reason: 'disposable_mail' }
    return place
  }
}

/**
 * Gives both sides of a conversion what it brings, or sets both aside: the referrer's reward first, since only the referrer's rows say whether too many came
 * in a day, then the new person's welcome. Settled again, nothing changes.
 */
export async function settleConversion(db: Database, at: Date, userId: string): Promise<void> {
  const conversion = await db
    .selectFrom('referral_conversions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .executeTakeFirst()
  if (!conversion) return
  const welcome = { userId, source: 'welcome', cause: 'welcome', credits: referralRewards.newUserCredits } as const
  const reason = await rewardReferrer(db, at, conversion)
  if (reason === null) await grant(db, at, { ...welcome, paid: false, expiresAt: null })
  else await setAside(db, at, { ...welcome, reason })
  await db
    .updateTable('referral_conversions')
    .set({ settled_at: at })
    .where('user_id', '=', userId)
    .where('settled_at', 'is', null)
    .execute()
}

/**
 * Settles what a login or a crash left behind, each by itself: one that cannot be settled is said and waits for the next time. Any number of processes may do
 * it at once.
 */
export async function settleLeftConversions({ db, log }: Pick<Deps, 'db' | 'log'>, now: Date): Promise<void> {
  const begun = new Date(now.getTime() - timeoutMs)
  for (let after: string | undefined; ;) {
    const left = await leftConversions(db, begun, after)
    for (const { user_id } of left) {
      try {
        await settleConversion(db, now, user_id)
      } catch (error) {
        log.error({ err: error }, 'a conversion could not be settled')
      }
    }
    after = left.at(-1)?.user_id
    if (after === undefined) return
  }
}

/** A page of conversions whose account exists, by id, so that failing ones do not block the others. */
function leftConversions(db: Database, begun: Date, after: string | undefined): Promise<{ user_id: string }[]> {
  return allRows(db)
    .selectFrom('referral_conversions')
    .innerJoin('users', 'users.user_id', 'referral_conversions.user_id')
    .select('referral_conversions.user_id')
    .where('settled_at', 'is', null)
    .where('referral_conversions.created_at', '<', begun)
    .$if(after !== undefined, (query) => query.where('referral_conversions.user_id', '>', after!))
    .orderBy('referral_conversions.user_id')
    .limit(100)
    .execute()
}
