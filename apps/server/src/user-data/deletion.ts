// Account deletion: the overview before it, its conditions, and the one row that makes it final. From then on the account cannot be signed in to, and a job
// finishes after a crash.
import type { DeleteAccountRequest, LeavingOverview, PageLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { findUser, lockUser } from '../accounts/accounts.ts'
import { markGuarantee, rememberDeletedUser } from '../accounts/deleted-users.ts'
import { guaranteeAgain } from '../billing/guarantee.ts'
import { endSubscriptions, readSubscription } from '../billing/subscriptions.ts'
import { balance } from '../credits/credits.ts'
import type { Deps } from '../deps.ts'
import { forgoEarnings, lockOwed, readOwed, type Owed } from '../payouts/forgo.ts'
import type { Database } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import { toAddress } from '../platform/email-address.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { readRunning } from '../readings/history/history.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { lockFreshSession, requireFreshSignIn, type Session } from '../sign-in/sign-in.ts'
import { confirmDeletion } from './deletion-email.ts'
import { erase } from './erasure.ts'

const minuteMs = 60_000
/** A request that erases is left to itself for so long. */
const timeoutMs = minuteMs
/** Longer than any request lives that began before the deletion. */
const sweepMs = 15 * minuteMs

/** The overview for a user who considers deleting the account. */
export async function readLeaving(deps: Deps, userId: string): Promise<LeavingOverview> {
  const { db, clock } = deps
  const [{ available, held }, { subscription }, owed] = await Promise.all([
    balance(db, userId, clock.now()),
    readSubscription(deps, userId),
    readOwed(db, userId),
  ])
  return { credits: available + held, isSubscribed: subscription !== null, ...owed }
}

/**
 * Deletes an account, and confirms it by e-mail in this language. A repetition, also at the same moment, changes nothing.
 * @throws {AppError} `auth.required` where the session was ended meanwhile, `auth.fresh_sign_in_required`, `request.invalid` at the field `email`,
 * `chat.turn_running`, `people_data.money_owed`, `people_data.payout_on_its_way`, `billing.unavailable`: then everything is as it was
 */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  { email, forgoCents = 0 }: DeleteAccountRequest,
  language: PageLanguage,
): Promise<void> {
  requireFreshSignIn(deps, session)
  const user = await findUser(deps.db, session.userId)
  if (!user) return
  if (toAddress(email) !== toAddress(user.email)) throw refusedField('email', 'field.other_email')
  // Ending the subscriptions may take long.
  const stillAsked = (trx: Transaction<Tables>) => lockFreshSession(deps, trx, session)
  await leave(deps, session.userId, { stillAsked, forgoCents, email: user.email, language })
}

/**
 * Deletes an account for a platform whose login was its only one. Nothing is given up.
 * @param stillAsked throws where the deletion is no longer asked for, in the transaction that makes it final
 * @throws {AppError} `chat.turn_running`, `people_data.money_owed`, `people_data.payout_on_its_way`, `billing.unavailable`: then everything is as it was
 */
export async function deleteAccountForPlatform(
  deps: Deps,
  userId: string,
  language: PageLanguage,
  stillAsked: Leave['stillAsked'],
): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (user) await leave(deps, userId, { stillAsked, forgoCents: 0, email: user.email, language })
}

type Leave = {
  /** @throws where the deletion is no longer asked for */
  stillAsked: (trx: Transaction<Tables>) => Promise<void>
  forgoCents: number
  email: string
  language: PageLanguage
}

async function leave(deps: Deps, userId: string, how: Leave): Promise<void> {
  const { db, clock } = deps
  // Looked at before anything is ended, and once more where it becomes final.
  refuseOwed(await readOwed(db, userId), how.forgoCents)
  await refuseRunning(db, userId)
  await endSubscriptions(deps, userId)
  const subjects = await db
    .selectFrom('identities')
    .select(['provider', 'subject'])
    .where('user_id', '=', userId)
    .execute()
  const claims = await db.selectFrom('email_claims').select('email').where('user_id', '=', userId).execute()
  // Also those of addresses that the account had before; another account may hold the mailbox of an address that this one has now.
  const held = await db.selectFrom('mailboxes').select('mailbox').where('user_id', '=', userId).execute()
  const addresses = [how.email, ...claims.map((claim) => claim.email)]
  const mailboxes = [...new Set([...held.map(({ mailbox }) => mailbox), ...addresses.map(mailboxOf)])]
  await rememberDeletedUser(deps, clock.now(), { mailboxes, subjects })
  const againAt = await guaranteeAgain(deps, userId, clock.now())
  if (againAt) await markGuarantee(deps, mailboxes, againAt)
  await db.transaction().execute((trx) => makeFinal(deps, trx, userId, how))
  // The id no longer leads to a user: after a restore the deletion is repeated with it.
  deps.log.info({ userId }, 'an account was deleted')
  await finish(deps, userId, 'erased_at')
}

async function makeFinal(
  deps: Deps,
  trx: Transaction<Tables>,
  userId: string,
  { stillAsked, forgoCents, ...confirmed }: Leave,
): Promise<void> {
  const at = deps.clock.now()
  if (!(await lockUser(trx, userId))) return
  const written = await trx
    .insertInto('deletions')
    .values({ user_id: userId, asked_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  // Another request is at it.
  if (!written) return
  await stillAsked(trx)
  await refuseRunning(trx, userId)
  refuseOwed(await lockOwed(trx, userId), forgoCents)
  await forgoEarnings(trx, at, userId, forgoCents)
  if (deps.mail) await confirmDeletion(trx, at, { userId, ...confirmed })
}

function refuseOwed({ owedCents, onTheirWayCents }: Owed, forgoCents: number): void {
  if (onTheirWayCents > 0) throw new AppError('people_data.payout_on_its_way')
  if (owedCents !== forgoCents) throw new AppError('people_data.money_owed')
}

async function refuseRunning(db: Database | Transaction<Tables>, userId: string): Promise<void> {
  const { turn } = await readRunning({ db }, userId)
  if (turn) throw new AppError('chat.turn_running', { retryAfterSeconds: 30 })
}

async function finish(deps: Deps, userId: string, done: 'erased_at' | 'swept_at') {
  const { db, clock } = deps
  await endLateSubscriptions(deps, userId)
  await erase(deps, clock.now(), userId)
  await db
    .updateTable('deletions')
    .set({ [done]: clock.now() })
    .where('user_id', '=', userId)
    .where(done, 'is', null)
    .execute()
}

/** A subscription paid while the account was deleted, and reported afterwards. An unavailable provider does not delay the erasure of data. */
async function endLateSubscriptions(deps: Deps, userId: string): Promise<void> {
  try {
    await endSubscriptions(deps, userId)
  } catch (error) {
    deps.log.error({ userId, err: error }, 'a subscription of a deleted account could not be ended')
  }
}

/**
 * Finishes deletions that a crash cut off, and erases each once more when nothing can run any longer that began before it. Any number of processes may do
 * it at once.
 */
export async function finishDeletions(deps: Deps): Promise<void> {
  const { db, clock, log } = deps
  const now = clock.now().getTime()
  const left = await allRows(db)
    .selectFrom('deletions')
    .select(['user_id', 'erased_at'])
    .where('swept_at', 'is', null)
    .where((where) =>
      where.or([
        where.and([where('erased_at', 'is', null), where('asked_at', '<=', new Date(now - timeoutMs))]),
        where('erased_at', '<=', new Date(now - sweepMs)),
      ]),
    )
    .orderBy('asked_at')
    .limit(50)
    .execute()
  for (const { user_id, erased_at } of left) {
    try {
      await finish(deps, user_id, erased_at === null ? 'erased_at' : 'swept_at')
    } catch (error) {
      // The others do not wait for it; it is tried again.
      log.error({ userId: user_id, err: error }, 'a deletion could not be finished')
    }
  }
}
