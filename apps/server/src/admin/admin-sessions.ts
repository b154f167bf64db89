// An administrator's session lives in a cookie of its own, for 8 hours at most and 30 minutes without use.
import type { PageLanguage } from '@numeria/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Settings } from '../platform/settings.ts'
import { browserOf } from '../sign-in/browser-words.ts'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { browserDays, deleteOtherBrowsers, rememberBrowser } from './admin-browsers.ts'

const minute = 60_000
const maxMs = 8 * 60 * minute
const idleMs = 30 * minute

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

function strictCookie(settings: Settings) {
  return { ...cookieOptions(settings), sameSite: 'strict' } as const
}

type AdminSecrets = { token: string; browser: string }

type LoginBrowser = {
  agent: string
  language: PageLanguage
  /** The secret of a known browser. */
  known: string | undefined
}

/** Opens a session and remembers the browser. The caller ends the browser's earlier session. @returns the values of its cookies */
export async function openAdminSession(
  { db, clock }: Pick<Reads, 'db' | 'clock'>,
  email: string,
  { agent, language, known }: LoginBrowser,
): Promise<AdminSecrets> {
  const token = newSecret()
  const now = clock.now()
  const words = browserOf(agent)
  const browser = await rememberBrowser({ db, clock }, email, { ...words, language }, known)
  await db
    .insertInto('admin_sessions')
    .values({
      token_hash: hashSecret(token),
      email,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + maxMs),
      ...words,
      browser_hash: hashSecret(browser),
    })
    .execute()
  return { token, browser }
}

/** Sets the cookies of a session whose transaction was committed. */
export function setAdminCookies(settings: Settings, reply: FastifyReply, { token, browser }: AdminSecrets): void {
  reply.setCookie(cookieName(settings, 'numeria-admin'), token, strictCookie(settings))
  reply.setCookie(cookieName(settings, 'numeria-admin-browser'), browser, {
    ...strictCookie(settings),
    maxAge: browserDays * 86_400,
  })
}

/** The administrator who is calling, or null. */
export async function currentAdmin({ db, clock, settings }: Reads, request: FastifyRequest): Promise<string | null> {
  const token = tokenOf(settings, request)
  if (!token) return null
  const now = clock.now()
  const seen = await db
    .updateTable('admin_sessions')
    .set({ seen_at: now })
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleMs))
    .returning('email')
    .executeTakeFirst()
  return seen?.email ?? null
}

/** An administrator's living sessions, newest first. `name` identifies one outside of the server. */
export async function listAdminSessions({ db, clock, settings }: Reads, request: FastifyRequest, email: string) {
  const now = clock.now()
  const own = hashSecret(tokenOf(settings, request))
  const rows = await db
    .selectFrom('admin_sessions')
    .selectAll()
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .where('seen_at', '>', new Date(now.getTime() - idleMs))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    id: hashSecret(row.token_hash).slice(0, 22),
    tokenHash: row.token_hash,
    browserHash: row.browser_hash,
    isCurrent: row.token_hash === own,
    browser: row.browser,
    system: row.system,
    signedInAt: row.created_at,
    expiresAt: row.expires_at,
  }))
}

/** Ends the session that a browser has, if it has one. */
export async function endAdminSession({ db, settings }: Pick<Reads, 'db' | 'settings'>, request: FastifyRequest) {
  const token = tokenOf(settings, request)
  if (token) await db.deleteFrom('admin_sessions').where('token_hash', '=', hashSecret(token)).execute()
}

/** Ends every session of an administrator but the caller's, and forgets the browsers they were in. @returns how many there were */
export async function endOtherAdminSessions(deps: Reads, request: FastifyRequest, email: string): Promise<number> {
  const session = sessionHash(deps.settings, request)
  const { numDeletedRows } = await deps.db
    .deleteFrom('admin_sessions')
    .where('email', '=', email)
    .where('token_hash', '!=', session)
    .executeTakeFirst()
  await deleteOtherBrowsers(deps.db, { email, session })
  return Number(numDeletedRows)
}

/** Clears the cookie of a session whose deletion was committed: a browser that lost it earlier could not try again. */
export function clearAdminCookie(settings: Settings, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'numeria-admin'), strictCookie(settings))
}

/** Deletes sessions that are over. */
export async function deleteOldAdminSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<', now).execute()
}

/** Identifies the caller's session without opening it. */
export const sessionHash = (settings: Settings, request: FastifyRequest): string =>
  hashSecret(tokenOf(settings, request))

const tokenOf = (settings: Settings, request: FastifyRequest): string =>
  request.cookies[cookieName(settings, 'numeria-admin')] ?? ''
