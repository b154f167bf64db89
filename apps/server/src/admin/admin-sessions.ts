// An administrator's session lives in a cookie of its own, for 8 hours at most and 30 minutes without use.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Settings } from '../platform/settings.ts'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'
import { cookieName, cookieOptions } from '../platform/cookies.ts'

const minute = 60_000
const longestMs = 8 * 60 * minute
const idleMs = 30 * minute
/** How long a browser is remembered as one that signed in before. */
const browserDays = 180

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

function strictCookie(settings: Settings) {
  return { ...cookieOptions(settings), sameSite: 'strict' } as const
}

type AdminSecrets = { token: string; browser: string }

/** Opens a session, and remembers the browser. Whatever this browser had before is ended by the caller. @returns what its cookies hold */
export async function openAdminSession(
  { db, clock }: Pick<Reads, 'db' | 'clock'>,
  email: string,
): Promise<AdminSecrets> {
  const [token, browser] = [newSecret(), newSecret()]
  const now = clock.now()
  await db
    .insertInto('admin_sessions')
    .values({
      token_hash: hashSecret(token),
      email,
      created_at: now,
      seen_at: now,
      expires_at: new Date(now.getTime() + longestMs),
    })
    .execute()
  await db
    .insertInto('admin_browsers')
    .values({ email, secret_hash: hashSecret(browser), created_at: now })
    .execute()
  return { token, browser }
}

/** Once the session is there for good. */
export function setAdminCookies(settings: Settings, reply: FastifyReply, { token, browser }: AdminSecrets): void {
  reply.setCookie(cookieName(settings, 'numeria-admin'), token, strictCookie(settings))
  reply.setCookie(cookieName(settings, 'numeria-admin-browser'), browser, {
    ...strictCookie(settings),
    maxAge: browserDays * 86_400,
  })
}

/** The administrator who is calling, or null. */
export async function currentAdmin({ db, clock, settings }: Reads, request: FastifyRequest): Promise<string | null> {
  const token = request.cookies[cookieName(settings, 'numeria-admin')]
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

/** Ends the session that a browser has, if it has one. */
export async function endAdminSession({ db, settings }: Pick<Reads, 'db' | 'settings'>, request: FastifyRequest) {
  const token = request.cookies[cookieName(settings, 'numeria-admin')]
  if (token) await db.deleteFrom('admin_sessions').where('token_hash', '=', hashSecret(token)).execute()
}

/** Once the session is gone for good: a browser that lost its cookie before could not try again. */
export function clearAdminCookie(settings: Settings, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'numeria-admin'), strictCookie(settings))
}

/** The hash of this browser's secret, where it signed in to this account before. */
export async function knownBrowser({ db, settings }: Reads, request: FastifyRequest, email: string) {
  const secret = request.cookies[cookieName(settings, 'numeria-admin-browser')]
  if (!secret) return null
  const known = await db
    .selectFrom('admin_browsers')
    .select('secret_hash')
    .where('email', '=', email)
    .where('secret_hash', '=', hashSecret(secret))
    .executeTakeFirst()
  return known?.secret_hash ?? null
}

/** Sessions that are over, and browsers that were not seen for long. */
export async function forgetOldAdminSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('admin_sessions').where('expires_at', '<', now).execute()
  const before = new Date(now.getTime() - browserDays * 86_400_000)
  await db.deleteFrom('admin_browsers').where('created_at', '<', before).execute()
}
