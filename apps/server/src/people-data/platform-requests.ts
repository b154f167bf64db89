// Requests of login platforms about their people (Facebook's data deletion, Apple's server-to-server notifications): a login is removed, or the account whose
// only one it was is deleted.
import type { DeletionRequestState } from '@numeria/contract'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { isDeleted } from '../accounts/former-people.ts'
import { findLogin, isSameLogin, loginsOf, type Login } from '../accounts/logins.ts'
import { readSubscription } from '../billing/subscriptions.ts'
import type { Deps } from '../deps.ts'
import type { PlatformNews } from '../outside/identity-provider.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError } from '../platform/errors.ts'
import type { Language } from '../platform/language.ts'
import { endSessionsOf } from '../sign-in/sign-in.ts'
import { unlinkLogin } from '../sign-in/unlink-login.ts'
import { deleteAccountForPlatform } from './deletion.ts'

type Provider = DeletionRequestState['provider']
type State = DeletionRequestState['state']
type News = Omit<PlatformNews, 'kind'>

const labels: Record<Provider, string> = { facebook: 'Facebook', apple: 'Apple' }
/** A platform does not say which language its person reads. */
const language: Language = 'en'
/** Something is still to happen in the account; it is tried again. */
const obstacles = new Set([
  'chat.turn_running',
  'people_data.money_owed',
  'people_data.payout_on_its_way',
  'billing.unavailable',
])
const keptDays = 365

/** Takes a request to delete. @returns the code under which the person finds its state */
export async function requestDeletion(deps: Deps, provider: Provider, news: News): Promise<string> {
  const { db, clock } = deps
  const code = randomBytes(16).toString('hex')
  const request = { code, provider, subject: news.subject, asked_at: news.askedAt }
  await db
    .insertInto('deletion_requests')
    .values({ ...request, received_at: clock.now(), state: 'waiting' })
    .execute()
  await followRequest(deps, request)
  return code
}

/** The person withdrew the consent to sign in with the platform: all sessions end. The login opens the account again after a new consent. */
export async function withdrawConsent(deps: Deps, provider: Provider, news: News): Promise<void> {
  const userId = await accountOf(deps, { provider, subject: news.subject }, news.askedAt)
  if (userId !== null) await endSessionsOf(deps.db, userId)
}

/** @throws {AppError} `request.not_found` */
export async function readDeletionRequest({ db }: Pick<Deps, 'db'>, code: string): Promise<DeletionRequestState> {
  const request = await db
    .selectFrom('deletion_requests')
    .select(['provider', 'state', 'received_at', 'ended_at'])
    .where('code', '=', code)
    .executeTakeFirst()
  if (!request) throw new AppError('request.not_found')
  const { provider, state, received_at, ended_at } = request
  return { provider, state, receivedAt: received_at.toISOString(), endedAt: ended_at?.toISOString() ?? null }
}

/** Tries again what was not possible at first. Any number of processes may do it at once. */
export async function followRequests(deps: Deps): Promise<void> {
  const waiting = await deps.db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('state', '=', 'waiting')
    .orderBy('received_at')
    .limit(100)
    .execute()
  for (const request of waiting) {
    try {
      await followRequest(deps, { ...request, subject: request.subject! })
    } catch (error) {
      // The others do not wait for it; it is tried again.
      deps.log.error({ err: error, provider: request.provider }, 'a deletion request could not be followed')
    }
  }
}

export async function forgetOldRequests(db: Deps['db'], now: Date): Promise<void> {
  const until = new Date(now.getTime() - keptDays * 86_400_000)
  await db.deleteFrom('deletion_requests').where('ended_at', '<', until).execute()
}

type Request = Pick<Tables['deletion_requests'], 'code' | 'provider' | 'asked_at'> & { subject: string }

async function followRequest(deps: Deps, { code, provider, subject, asked_at }: Request): Promise<void> {
  const state = await carryOut(deps, { provider, subject }, asked_at)
  if (state === 'waiting') return
  deps.log.info({ provider, state }, 'a deletion request of a platform was carried out')
  await deps.db
    .updateTable('deletion_requests')
    .set({ state, subject: null, ended_at: deps.clock.now() })
    .where('code', '=', code)
    .where('state', '=', 'waiting')
    .execute()
}

async function carryOut(deps: Deps, login: Login & { provider: Provider }, askedAt: Date): Promise<State> {
  const userId = await accountOf(deps, login, askedAt)
  if (userId === null) return 'unknown'
  if (await isDeleted(deps.db, userId)) return 'account_deleted'
  if (await unlinkLogin(deps, userId, login, { language, label: labels[login.provider] })) return 'login_removed'
  // Bought and not used up: only the person gives it up.
  if (await holdsValue(deps, userId)) return 'waiting'
  try {
    await deleteAccountForPlatform(deps, userId, language)
    return 'account_deleted'
  } catch (error) {
    if (error instanceof AppError && obstacles.has(error.code)) return 'waiting'
    throw error
  }
}

/** The account that a login opens. Null also where it was linked after the request: that is a new consent. */
async function accountOf({ db }: Deps, login: Login, askedAt: Date): Promise<string | null> {
  const found = await findLogin(db, login)
  if (!found) return null
  const linked = (await loginsOf(db, found.userId)).find((one) => isSameLogin(one, login))
  const linkedSeconds = Math.floor((linked?.linkedAt.getTime() ?? 0) / 1_000)
  return linkedSeconds > askedAt.getTime() / 1_000 ? null : found.userId
}

async function holdsValue(deps: Deps, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from lots where user_id = ${userId} and paid and remaining + held > 0 limit 1`.execute(deps.db)
  return rows.length > 0 || (await readSubscription(deps, userId)).subscription !== null
}
