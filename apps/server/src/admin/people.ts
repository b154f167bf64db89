import type { EndedSessions, FindPersonQuery, PersonFile } from '@numeria/contract'
import { findUser } from '../accounts/accounts.ts'
import { readAccountStatement } from '../billing/statement.ts'
import type { Deps } from '../deps.ts'
import { ownerOfAddress, ownerOfPayout } from '../payouts/corrections.ts'
import { readPersonReferrer } from '../payouts/person-referrer.ts'
import { AppError } from '../platform/errors.ts'
import { listReferrals } from '../referrals/referrals.ts'
import { endSessionsOf } from '../sign-in/sign-in.ts'
import type { RecordAction } from './audited-actions.ts'

const newest = 100

/**
 * The file for a support request: account, orders and kinds of readings, without any of their text.
 * @throws {AppError} `admin.person_not_found`
 */
export async function findPerson(deps: Deps, { email = '', payout }: FindPersonQuery): Promise<PersonFile> {
  const { db } = deps
  const found = payout === undefined ? await ownerOfAddress(db, email) : await ownerOfPayout(db, payout)
  const user = found && (await findUser(db, found))
  if (!user) throw new AppError('admin.person_not_found')
  const { userId } = user
  const [statement, readings, purchases, referrals, referrer, { created_at }] = await Promise.all([
    readAccountStatement(deps, userId, { limit: newest }),
    db
      .selectFrom('turns')
      .select([
        'turn_id',
        'reading_kind',
        'state',
        'price',
        'failure',
        'prompt_tokens',
        'completion_tokens',
        'created_at',
      ])
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(newest)
      .execute(),
    db
      .selectFrom('purchases')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(newest)
      .execute(),
    listReferrals(db, userId),
    readPersonReferrer(deps, userId),
    db.selectFrom('users').select('created_at').where('user_id', '=', userId).executeTakeFirstOrThrow(),
  ])
  return {
    userId,
    email: user.email,
    createdAt: created_at.toISOString(),
    gotProfile: user.birthDate !== null && user.fullName !== null,
    statement,
    readings: readings.map((turn) => ({
      turnId: turn.turn_id,
      reading: turn.reading_kind,
      state: turn.state,
      credits: turn.price,
      failure: turn.failure,
      tokens: turn.completion_tokens === null ? null : turn.completion_tokens + (turn.prompt_tokens ?? 0),
      createdAt: turn.created_at.toISOString(),
    })),
    referrer,
    referrals: referrals.map(({ code, clicks, conversions, createdAt }) => ({ code, clicks, conversions, createdAt })),
    purchases: purchases.map((order) => ({
      purchaseId: order.purchase_id,
      pack: order.pack_id,
      state: order.state,
      problem: order.problem,
      amountCents: order.amount_cents,
      currency: order.currency,
      refundedCents: order.refunded_cents,
      dispute: order.dispute,
      createdAt: order.created_at.toISOString(),
    })),
  }
}

/**
 * Ends all sessions of a user at once: after a stolen phone, or when a stranger is in the account.
 * @throws {AppError} `admin.person_not_found`
 */
export async function endPersonSessions(
  { db }: Pick<Deps, 'db'>,
  { userId, record }: { userId: string; record: RecordAction },
): Promise<EndedSessions> {
  if (!(await findUser(db, userId))) throw new AppError('admin.person_not_found')
  const ended = await db.transaction().execute(async (tx) => {
    const sessions = await endSessionsOf(tx, userId)
    await record(tx, { action: 'sessions.end', target: userId, details: { sessions } })
    return sessions
  })
  return { ended }
}
