// A login ends with a token in an address and a cookie. The page presents both once and gets a bearer token that was never in an address; from then on the
// token of the address opens nothing. The cookie is the session. A bearer token counts only beside its cookie, so one that leaks opens nothing either.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { findLogin, noteSignIn, type Login } from '../accounts/logins.ts'
import type { Deps } from '../deps.ts'
import { LoginRefused } from '../integrations/identity-provider.ts'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { AppError } from '../platform/errors.ts'
import { logCaller, logId } from '../platform/logger.ts'
import { noteWhereabouts } from '../referrals/fingerprints.ts'
import { hashSecret, isSecret, newSecret } from './secrets.ts'
import { browserOf } from './browser-words.ts'
import { isOfDeletedAccount } from './deleted-sessions.ts'
import {
  belongTogether,
  clearSessionCookie,
  readSessionCookie,
  sessionDays,
  setSessionCookie,
  type SessionCookie,
} from './session-cookie.ts'
import * as sessions from './sessions.queries.ts'

const second = 1_000
const hour = 3_600 * second
const pendingMs = 60 * second
const sessionMs = sessionDays * 24 * hour
/** However much it is used: then the provider is asked again who this is. */
const maxMs = 90 * 24 * hour
const freshMs = 15 * 60 * second

export type Session = {
  userId: string
  /** The moment of signing in: some calls ask for a recent one. */
  signedInAt: Date
  /** Storage key of the session. */
  tokenHash: string
}

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

/**
 * Makes a pending session. The token and the secret exist here and in the browser, nowhere else.
 * @param agent what the browser calls itself, of which two words are kept
 * @param login what opens the account; a login that was removed meanwhile opens no session
 * @throws {LoginRefused} `token_expired` where the login was removed since it was found
 * @throws {AppError} `sign_in.account_leaving` where the account is being deleted
 */
export async function openSession(
  { db, clock }: Reads,
  userId: string,
  agent = '',
  login?: Login,
): Promise<{ token: string; cookie: SessionCookie }> {
  const [token, secret] = [newSecret(), newSecret()]
  const now = clock.now()
  const tokenHash = hashSecret(token)
  await db.transaction().execute(async (trx) => {
    // A removal deletes the login and ends the sessions under the same lock: it either comes first and is seen here, or ends this session.
    await lockUser(trx, userId)
    if (login && (await findLogin(trx, login))?.userId !== userId) throw new LoginRefused('token_expired')
    if (login) await noteSignIn(trx, now, login)
    await sessions.insertPendingSession(trx, {
      tokenHash,
      cookieHash: hashSecret(secret),
      userId,
      signedInAt: now,
      expiresAt: new Date(now.getTime() + pendingMs),
      ...browserOf(agent),
    })
  })
  // A deletion marks the account before it ends the sessions, so that one of the two sees the other.
  if (await isDeleted(db, userId)) {
    await sessions.deleteSession(db, tokenHash)
    throw new AppError('sign_in.account_leaving')
  }
  return { token, cookie: { tokenHash, secret } }
}

/**
 * Turns a pending session into an active one.
 * @param token of the address of `/login`; it opens nothing afterwards
 * @returns the bearer token of the session
 * @throws {AppError} `invalid_token` without the cookie of the same redirect, or a second time; `token_expired` after 60 seconds
 */
export async function activate(deps: Reads, request: FastifyRequest, token: string): Promise<string> {
  const cookie = readSessionCookie(deps.settings, request)
  const row = cookie && belongTogether(token, cookie) ? await ownSession(deps, cookie) : null
  if (row?.state !== 'pending') throw loginFailure(request, 'invalid_token')
  const now = deps.clock.now()
  if (row.expiresAt <= now) throw loginFailure(request, 'token_expired')
  const bearer = newSecret()
  const isActivated = await sessions.activateSession(deps.db, {
    tokenHash: row.tokenHash,
    bearerHash: hashSecret(bearer),
    expiresAt: new Date(now.getTime() + sessionMs),
  })
  if (!isActivated) throw loginFailure(request, 'invalid_token')
  request.log.info({ user: logId(row.userId) }, 'user login succeeded')
  return bearer
}

/**
 * Opens a session that is active at once, for a login without a redirect.
 * @returns the bearer token and the cookie
 */
export async function openActiveSession(
  deps: Reads,
  userId: string,
  agent: string | undefined,
  login: Login,
): Promise<{ bearer: string; cookie: SessionCookie }> {
  const { cookie } = await openSession(deps, userId, agent, login)
  const bearer = newSecret()
  const expiresAt = new Date(deps.clock.now().getTime() + sessionMs)
  const session = { tokenHash: cookie.tokenHash, bearerHash: hashSecret(bearer), expiresAt }
  if (!(await sessions.activateSession(deps.db, session))) throw new AppError('token_expired')
  return { bearer, cookie }
}

function loginFailure(request: FastifyRequest, reason: 'invalid_token' | 'token_expired'): AppError {
  request.log.warn({ reason }, 'user login failed')
  return new AppError(reason)
}

/**
 * Authenticates by the cookie. A bearer token must belong to the same session. Extends the session.
 * @returns null without credentials, or with only a cookie of an ended session
 * @throws {AppError} `invalid_token` for a bearer token without its cookie; `auth.account_deleted` where the session ended with its account
 */
export async function authenticate(deps: Reads, request: FastifyRequest, reply: FastifyReply): Promise<Session | null> {
  const bearer = bearerToken(request)
  const cookie = readSessionCookie(deps.settings, request)
  const row = await cookieSession(deps, cookie)
  if (!row && (await isOfDeletedAccount(deps.db, [cookie?.secret ?? null, bearer]))) {
    // A browser sends its call once more without a refused bearer token, and must get the same answer once.
    if (bearer === null) clearSessionCookie(deps.settings, reply)
    throw new AppError('auth.account_deleted')
  }
  if (bearer !== null && !(row?.bearerHash && isSecret(bearer, row.bearerHash))) throw new AppError('invalid_token')
  if (!row) return null
  logCaller(request, reply, { user: row.userId })
  if (await keepAlive(deps, row)) {
    await noteWhereabouts(deps, request, row.userId)
    setSessionCookie(deps.settings, reply, cookie!)
  }
  return { userId: row.userId, signedInAt: row.signedInAt, tokenHash: row.tokenHash }
}

const current = new WeakMap<object, Session>()

/**
 * Lets only signed-in people pass to the routes of a zone. The session is looked up after the body has come: it may be ended while a body is on its way.
 * @throws {AppError} 401
 */
export function requireSession(zone: FastifyInstance, deps: Reads): void {
  zone.addHook('preValidation', async (request, reply) => {
    const session = await authenticate(deps, request, reply)
    if (!session) throw new AppError('auth.required')
    current.set(request, session)
  })
}

/** The caller's session, on a route behind `requireSession`. */
export function currentSession(request: FastifyRequest): Session {
  const session = current.get(request)
  if (!session) throw new Error(`${request.routeOptions.url} is not behind requireSession`)
  return session
}

/** The person who sent a request to a route behind `requireSession`; on other routes it is not looked at. */
export function askingPerson(request: object): string | undefined {
  return current.get(request)?.userId
}

/**
 * Requires a sign-in at most 15 minutes ago: for actions that cannot be undone, or that would help a thief at an unlocked device.
 * @throws {AppError} `auth.fresh_sign_in_required`
 */
export function requireFreshSignIn(deps: Pick<Reads, 'clock'>, session: Pick<Session, 'signedInAt'>): void {
  if (!isFreshSignIn(deps, session)) throw new AppError('auth.fresh_sign_in_required')
}

export function isFreshSignIn({ clock }: Pick<Reads, 'clock'>, { signedInAt }: Pick<Session, 'signedInAt'>): boolean {
  return clock.now().getTime() - signedInAt.getTime() <= freshMs
}

/**
 * Looks again, inside the transaction of a change that asks for a recent sign-in: a session that was ended while its request was under way changes nothing.
 * @throws {AppError} `auth.required` where it was ended, `auth.fresh_sign_in_required`
 */
export async function lockFreshSession(
  deps: Pick<Reads, 'clock'>,
  trx: Transaction<Tables>,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): Promise<void> {
  const session = await sessions.lockSession(trx, tokenHash, deps.clock.now())
  if (!session) throw new AppError('auth.required')
  requireFreshSignIn(deps, session)
}

/** Whether a navigation comes from a signed-in browser. Navigations carry the cookie alone. */
export async function hasSession(deps: Reads, request: FastifyRequest): Promise<boolean> {
  return (await browserOwner(deps, request)) !== null
}

/** The user signed in at the browser of a navigation. */
export async function browserOwner(deps: Reads, request: FastifyRequest): Promise<string | null> {
  return (await browserSession(deps, request))?.userId ?? null
}

/** The session of the browser that a navigation comes from. */
export function browserSession(deps: Reads, request: FastifyRequest): Promise<Session | null> {
  return cookieSession(deps, readSessionCookie(deps.settings, request))
}

/** Whether a session was ended, or is over, since it was found. */
export async function hasEnded({ db, clock }: Reads, { tokenHash }: Pick<Session, 'tokenHash'>): Promise<boolean> {
  const row = await sessions.findSession(db, tokenHash)
  return row?.state !== 'active' || row.expiresAt <= clock.now()
}

/** Ends the session of the caller's cookie. */
export async function endSession(deps: Reads, request: FastifyRequest): Promise<void> {
  const cookie = readSessionCookie(deps.settings, request)
  if (cookie && (await ownSession(deps, cookie))) await sessions.deleteSession(deps.db, cookie.tokenHash)
}

/** Ends every session of a person but this one. */
export function endOtherSessions(db: Db, { userId, tokenHash }: Pick<Session, 'userId' | 'tokenHash'>): Promise<void> {
  return sessions.deleteOtherSessions(db, userId, tokenHash)
}

/** Ends every session of a person, those that were not activated yet too. @returns how many there were */
export function endSessionsOf(db: Database, userId: string): Promise<number> {
  return sessions.deleteSessionsOf(db, userId)
}

/**
 * Deletes sessions that are over. They stay for an hour, in which a login link that was opened late is still called expired.
 * @returns how many there were
 */
export function deleteExpiredSessions(db: Database, now: Date): Promise<number> {
  return sessions.deleteSessionsExpiredBefore(db, new Date(now.getTime() - hour))
}

function bearerToken({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

async function cookieSession(deps: Reads, cookie: SessionCookie | null): Promise<sessions.SessionRow | null> {
  const row = cookie && (await ownSession(deps, cookie))
  return row?.state === 'active' && row.expiresAt > deps.clock.now() ? row : null
}

/** The session that a cookie names and has the secret of, in whatever state. */
async function ownSession({ db }: Reads, cookie: SessionCookie): Promise<sessions.SessionRow | null> {
  const row = await sessions.findSession(db, cookie.tokenHash)
  return row && isSecret(cookie.secret, row.cookieHash) ? row : null
}

/** Moves the end of a session that is used, at most once an hour, so that reading does not mean writing. */
async function keepAlive({ db, clock }: Reads, row: sessions.SessionRow): Promise<boolean> {
  const { tokenHash, signedInAt, expiresAt } = row
  const end = Math.min(clock.now().getTime() + sessionMs, signedInAt.getTime() + maxMs)
  if (end - expiresAt.getTime() < hour) return false
  await sessions.extendSession(db, tokenHash, new Date(end))
  return true
}
