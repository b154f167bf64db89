// Logins by e-mail: a link and a code of eight digits that prove an address, once, for 15 minutes. The link counts only in the browser that asked for it;
// the code can be typed in any. No row names an address or holds a secret.
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { AppError } from '../platform/errors.ts'
import { isWithin } from '../platform/request-limits.ts'
import { sealsOf } from '../platform/seals.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { hashSecret, newSecret } from './secrets.ts'

type World = Pick<Deps, 'db' | 'clock' | 'settings'>

export const emailLoginMinutes = 15
const mostOfMailbox = { most: 5, seconds: 3_600 }
/** For each e-mail in the browser that asked, and for all other browsers together: strangers use up nothing of the owner's. */
const mostGuesses = { most: 5, seconds: emailLoginMinutes * 60 }

/**
 * Makes a login that an e-mail confirms.
 * @param browser the secret of the browser that asks
 * @returns what the e-mail says; null where the mailbox had five e-mails within the hour
 */
export async function beginEmailLogin(
  world: World,
  address: string,
  browser: string,
): Promise<{ code: string; link: string } | null> {
  if (!(await isWithin(world, mostOfMailbox, `login e-mails ${mailboxOf(address)}`))) return null
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const link = newSecret()
  await world.db
    .insertInto('email_logins')
    .values({
      address_mark: marksOf(world, address)[0]!,
      login_id: randomUUID(),
      code_mark: marksOf(world, address, code)[0]!,
      link_hash: hashSecret(link),
      browser_hash: hashSecret(browser),
      expires_at: new Date(world.clock.now().getTime() + emailLoginMinutes * 60_000),
    })
    .execute()
  return { code, link }
}

/**
 * Takes the code, or the secret of the link, of the latest e-mails to this address. All of them are used up then.
 * @param browser the secret of the browser that calls, if it asked
 * @throws {AppError} `sign_in.code_wrong`, `sign_in.other_browser` for a right link in another browser, `request.too_fast` after five guesses
 */
export async function takeEmailLogin(
  world: World,
  address: string,
  given: string,
  browser: string | undefined,
): Promise<void> {
  const { db, clock } = world
  const logins = await db
    .selectFrom('email_logins')
    .select(['login_id', 'code_mark', 'link_hash', 'browser_hash'])
    .where('address_mark', 'in', marksOf(world, address))
    .where('expires_at', '>', clock.now())
    .orderBy('expires_at', 'desc')
    .execute()
  const browserHash = browser === undefined ? null : hashSecret(browser)
  const own = logins.filter((login) => login.browser_hash === browserHash)
  const code = given.replaceAll(/[\s-]/g, '')
  if (/^\d{8}$/.test(code)) {
    const guesser = own[0]?.login_id ?? 'other browsers'
    if (!(await isWithin(world, mostGuesses, `login codes ${address} ${guesser}`)))
      throw new AppError('request.too_fast', { retryAfterSeconds: mostGuesses.seconds })
  }
  const codeMarks = new Set(marksOf(world, address, code))
  const linkHash = hashSecret(given)
  const isRight =
    logins.some(({ code_mark }) => codeMarks.has(code_mark)) || own.some(({ link_hash }) => link_hash === linkHash)
  if (!isRight)
    throw new AppError(
      logins.some(({ link_hash }) => link_hash === linkHash) ? 'sign_in.other_browser' : 'sign_in.code_wrong',
    )
  const { numDeletedRows } = await db
    .deleteFrom('email_logins')
    .where('address_mark', 'in', marksOf(world, address))
    .where(
      'login_id',
      'in',
      logins.map(({ login_id }) => login_id),
    )
    .executeTakeFirst()
  // Of two that come at once, one is first.
  if (Number(numDeletedRows) < logins.length) throw new AppError('sign_in.code_wrong')
}

/** Deletes logins whose time is over. */
export async function forgetEmailLogins(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'email_logins', sql`expires_at <= ${now}`)
}

/** By each key that is given, the one in use first. */
const marksOf = ({ settings }: World, ...parts: readonly string[]): string[] =>
  sealsOf(settings.encryption).marks(['e-mail login', ...parts].join('\n'))
