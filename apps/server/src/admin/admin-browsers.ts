// Browsers that an administrator signed in with. A known browser has a throttle key of its own; a new one is reported by e-mail.
import type { PageLanguage } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import { sql, type ExpressionBuilder } from 'kysely'
import type { Deps } from '../deps.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import { cookieName } from '../platform/cookies.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { hashSecret, newSecret } from '../sign-in/secrets.ts'

type Reads = Pick<Deps, 'db' | 'clock' | 'settings'>

/** How long a browser is known after its last login. */
export const browserDays = 180

export type BrowserWords = { browser: string | null; system: string | null; language: PageLanguage }

/** The browser's secret and its hash, where it signed in to this account before. */
export async function knownBrowser({ db, settings }: Reads, request: FastifyRequest, email: string) {
  const secret = request.cookies[cookieName(settings, 'numeria-admin-browser')]
  if (!secret) return null
  const hash = hashSecret(secret)
  const known = await db
    .selectFrom('admin_browsers')
    .select('email')
    .where('email', '=', email)
    .where('secret_hash', '=', hash)
    .executeTakeFirst()
  return known ? { secret, hash } : null
}

/** Remembers a login's browser. A known one keeps its secret. @returns the secret for its cookie */
export async function rememberBrowser(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  email: string,
  words: BrowserWords,
  known = newSecret(),
): Promise<string> {
  const now = clock.now()
  await db
    .insertInto('admin_browsers')
    .values({ email, secret_hash: hashSecret(known), created_at: now, notified_at: null, ...words })
    .onConflict((conflict) => conflict.columns(['email', 'secret_hash']).doUpdateSet({ created_at: now }))
    .execute()
  return known
}

type Caller = {
  email: string
  /** The calling session: its browser stays, whatever browser cookie the request sends. */
  session: string
}

/**
 * Forgets every browser of an administrator but the one of the calling session, or only the named one of them. A browser whose e-mail was not sent yet keeps
 * its row without a usable secret: it is no longer known, and its e-mail is still sent.
 */
export async function deleteOtherBrowsers(
  db: Database,
  { email, session }: Caller,
  only: string | null = null,
): Promise<void> {
  const own = await db
    .selectFrom('admin_sessions')
    .select('browser_hash')
    .where('token_hash', '=', session)
    .executeTakeFirstOrThrow()
  const others = (row: ExpressionBuilder<Tables, 'admin_browsers'>) =>
    row.and([
      row('email', '=', email),
      row('secret_hash', 'is distinct from', own.browser_hash),
      ...(only === null ? [] : [row('secret_hash', '=', only)]),
    ])
  await db
    .updateTable('admin_browsers')
    .set({ secret_hash: sql<string>`'forgotten ' || gen_random_uuid()` })
    .where(others)
    .where('notified_at', 'is', null)
    .execute()
  await db.deleteFrom('admin_browsers').where(others).where('notified_at', 'is not', null).execute()
}

/** Forgets browsers that have not signed in for long. */
export async function deleteOldBrowsers(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - browserDays * 86_400_000)
  await db.deleteFrom('admin_browsers').where('created_at', '<', before).execute()
}

const newsHours = 24

/** E-mails administrators about new browsers. What the mail server refuses is sent at a later run, for a day; after a crash between sending and noting it, one is sent again with the same id. */
export async function notifyOfNewBrowsers({ db, clock, log, mail, settings }: Deps): Promise<void> {
  const now = clock.now()
  const rows = await db
    .selectFrom('admin_browsers')
    .selectAll()
    .where('notified_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - newsHours * 3_600_000))
    .orderBy('created_at')
    .limit(100)
    .execute()
  for (const row of rows) {
    const known = [row.browser, row.system].filter((word) => word !== null).join(', ')
    const device = known && ` (${known})`
    const moment = row.created_at.toISOString().slice(0, 16).replace('T', ' ')
    try {
      const id = hashSecret(`${row.email} ${row.secret_hash}`)
      await mail?.send({
        id,
        to: row.email,
        ...pageTexts[row.language].adminEmails.newBrowser(device, moment, settings.publicUrl),
      })
    } catch (error) {
      // A mail server's message repeats the address it refuses.
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.warn({ code }, 'an e-mail about a new admin browser was not taken')
      continue
    }
    await db
      .updateTable('admin_browsers')
      .set({ notified_at: now })
      .where('email', '=', row.email)
      .where('secret_hash', '=', row.secret_hash)
      .execute()
  }
}
