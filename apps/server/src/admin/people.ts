import type { EndedSessions, FindPersonQuery, PersonFile } from '@numeria/contract'
import { sql } from 'kysely'
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
    newestReadings(db, userId),
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
    readings: readings.map(({ at, ...reading }) => ({ ...reading, createdAt: at.toISOString() })),
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

type Reading = Omit<PersonFile['readings'][number], 'createdAt'> & { at: Date }

async function newestReadings(db: Deps['db'], userId: string): Promise<Reading[]> {
  const { rows } = await sql<Reading>`
    select * from (
      select turn_id as "turnId", reading_kind as reading, state, price as credits, failure, completion_tokens + coalesce(prompt_tokens, 0) as tokens,
        created_at as at
      from turns where user_id = ${userId}
      union all
      select turn_id, reading_kind, 'running', price, null, null, created_at from running_turns where user_id = ${userId}
    ) as asked order by at desc limit ${newest}`.execute(db)
  return rows
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
