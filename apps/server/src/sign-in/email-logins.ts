// Logins by e-mail: a link and a code of eight digits that prove an address, once, for 15 minutes. The link counts only in the browser that asked for it;
// the code can be typed in any. A code that adds the address to an account signs nobody in. No row names an address or holds a secret.
import { emailLoginLimits, type RequestWindow } from '@numeria/contract'
import { sql } from 'kysely'
import { randomInt, randomUUID } from 'node:crypto'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { AppError } from '../platform/errors.ts'
import { countSubject, subscriberNetwork, wideNetwork } from '../platform/request-limits.ts'
import { cipherOf } from '../platform/encryption.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { hashSecret, newSecret } from './secrets.ts'

type World = Pick<Deps, 'db' | 'clock' | 'settings'>

export const emailLoginMinutes = 15

/** The browser that asks for an e-mail or presents a code, and where it is. */
export type Requester = {
  /** The secret of the browser that asked for an e-mail. */
  browser: string | undefined
  /** Key of the limits for a browser that has signed in to this mailbox before; null for all others. */
  known: string | null
  address: string
}

/** The address that an e-mail proves, and the account that it is added to; null where it signs in. */
export type Proof = { address: string; addTo: string | null }

/** Why no e-mail is sent. With `retryAfterSeconds`, the caller is told: it depends on the caller's network and on no mailbox. */
export type LimitReached = { limit: 'browser' | 'network' | 'mailbox' | 'service'; retryAfterSeconds?: number }

/**
 * Makes a login that an e-mail confirms. Logins that were asked for before stay good until one is used: a stranger's request ends none of the owner's.
 * @returns what the e-mail says; the limit that was reached
 */
export async function beginEmailLogin(
  world: World,
  proof: Proof,
  requester: Requester & { browser: string },
): Promise<{ code: string; link: string } | LimitReached> {
  const limit = await limitReached(world, mailboxOf(proof.address), requester)
  if (limit !== null) return limit
  const code = String(randomInt(100_000_000)).padStart(8, '0')
  const link = newSecret()
  await world.db
    .insertInto('email_logins')
    .values({
      address_mark: marksOf(world, proof)[0]!,
      login_id: randomUUID(),
      code_mark: marksOf(world, proof, code)[0]!,
      link_hash: hashSecret(link),
      browser_hash: hashSecret(requester.browser),
      expires_at: new Date(world.clock.now().getTime() + emailLoginMinutes * 60_000),
    })
    .execute()
  return { code, link }
}

/**
 * Counts an e-mail. A known browser has limits of its own; beyond its first two e-mails it shares one with the other known browsers of its network. All other
 * browsers share what the mailbox and the service have for strangers, and a network has a part of that, beyond two e-mails for each of its addresses. The
 * service's total counts both, and refuses strangers only.
 */
async function limitReached(
  world: World,
  mailbox: string,
  { known, address }: Requester,
): Promise<LimitReached | null> {
  const count = (window: RequestWindow, subject: string) => countSubject(world, window, `login e-mails ${subject}`)
  const isFull = async (window: RequestWindow, subject: string) => (await count(window, subject)) !== null
  const { loginEmailsPerHour, perAddressTimes } = world.settings.limits
  const network = wideNetwork(address)
  const raised = ({ most, seconds }: RequestWindow) => ({ most: most * perAddressTimes, seconds })
  const service = () => isFull({ ...emailLoginLimits.service, most: loginEmailsPerHour }, 'of the service')
  const wholeNetwork = async (whose: string): Promise<LimitReached | null> => {
    const retryAfterSeconds = await count(raised(emailLoginLimits.wholeNetwork), `of ${whose} in ${network}`)
    return retryAfterSeconds === null ? null : { limit: 'network', retryAfterSeconds }
  }
  if (known !== null) {
    if (await isFull(emailLoginLimits.knownBrowser, `${mailbox} ${known}`)) return { limit: 'browser' }
    // A login without the cookie makes another known browser, so that a limit on each is none on the mailbox.
    if (await isFull(emailLoginLimits.knownBrowsers, `${mailbox} of known browsers`)) return { limit: 'mailbox' }
    // Everyone with a mailbox can make known browsers: those of a network must not use up what another one there needs to sign in.
    const isBeyondOwn = await isFull(emailLoginLimits.knownBrowserAlone, `${mailbox} ${known} alone`)
    const limit = isBeyondOwn ? await wholeNetwork('known browsers') : null
    if (limit === null) await service()
    return limit
  }
  // Counted before the mailbox: this refusal must not depend on it.
  const isBeyondOwn =
    (await isFull(raised(emailLoginLimits.addressAlone), `of ${subscriberNetwork(address)} alone`)) ||
    (await isFull(raised(emailLoginLimits.addressesAlone), `of addresses alone in ${network}`))
  const limit = isBeyondOwn ? await wholeNetwork('strangers') : null
  if (limit !== null) return limit
  if (await isFull(emailLoginLimits.network, `${mailbox} ${network}`)) return { limit: 'network' }
  if (await isFull(emailLoginLimits.mailbox, mailbox)) return { limit: 'mailbox' }
  return (await service()) ? { limit: 'service' } : null
}

/**
 * Takes the code, or the secret of the link, of an e-mail to this address. All others to it are used up then.
 * @throws {AppError} `sign_in.code_wrong`, `sign_in.other_browser` for a right link in another browser, `sign_in.too_many_codes`
 */
export async function redeemEmailLogin(world: World, proof: Proof, given: string, requester: Requester): Promise<void> {
  const { db, clock } = world
  const logins = await db
    .selectFrom('email_logins')
    .select(['login_id', 'code_mark', 'link_hash', 'browser_hash'])
    .where('address_mark', 'in', marksOf(world, proof))
    .where('expires_at', '>', clock.now())
    .orderBy('expires_at', 'desc')
    .execute()
  const browserHash = requester.browser === undefined ? null : hashSecret(requester.browser)
  const own = logins.filter((login) => login.browser_hash === browserHash)
  const code = given.replaceAll(/[\s-]/g, '')
  const codeMarks = new Set(marksOf(world, proof, code))
  const linkHash = hashSecret(given)
  // A browser that asked has codes of its own: those of others are not for it to guess. A link is no guess.
  const isRight = /^\d{8}$/.test(code)
    ? (own.length > 0
        ? await countOwnGuess(world, own)
        : await countGuess(world, mailboxOf(proof.address), requester, logins)
      ).some(({ code_mark }) => codeMarks.has(code_mark))
    : own.some(({ link_hash }) => link_hash === linkHash)
  if (!isRight)
    throw new AppError(
      logins.some(({ link_hash }) => link_hash === linkHash) ? 'sign_in.other_browser' : 'sign_in.code_wrong',
    )
  const { numDeletedRows } = await db
    .deleteFrom('email_logins')
    .where('address_mark', 'in', marksOf(world, proof))
    .where(
      'login_id',
      'in',
      logins.map(({ login_id }) => login_id),
    )
    .executeTakeFirst()
  // Of two that come at once, one is first.
  if (Number(numDeletedRows) < logins.length) throw new AppError('sign_in.code_wrong')
}

/**
 * Counts a guess in the browser that asked, against each of its requests and nothing else: what strangers guess uses up none of it.
 * @returns the requests that it is compared with
 * @throws {AppError} `sign_in.too_many_codes` where all have had their guesses
 */
async function countOwnGuess<Request extends { login_id: string }>(world: World, own: Request[]): Promise<Request[]> {
  const compared = []
  const waits = []
  for (const request of own) {
    const wait = await countSubject(world, emailLoginLimits.codesOfRequest, `login codes of ${request.login_id}`)
    if (wait === null) compared.push(request)
    else waits.push(wait)
  }
  if (compared.length === 0) throw new AppError('sign_in.too_many_codes', { retryAfterSeconds: Math.min(...waits) })
  return compared
}

/**
 * Counts a guess in a browser that did not ask, then once for each code that it is compared with: many requests do not make a guess more likely to be right.
 * @returns the requests that it is compared with
 * @throws {AppError} `sign_in.too_many_codes`
 */
async function countGuess<Request>(
  world: World,
  mailbox: string,
  { known, address }: Requester,
  logins: Request[],
): Promise<Request[]> {
  const count = async (window: RequestWindow, subject: string) => {
    const retryAfterSeconds = await countSubject(world, window, `login codes ${mailbox} ${subject}`)
    if (retryAfterSeconds !== null) throw new AppError('sign_in.too_many_codes', { retryAfterSeconds })
  }
  await count(emailLoginLimits.codesOfRequest, `not asked ${known ?? wideNetwork(address)}`)
  for (let code = 0; code < logins.length; code += 1) await count(emailLoginLimits.codes, known ?? 'of strangers')
  return logins
}

/** Deletes logins whose time is over. */
export async function deleteEmailLogins(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'email_logins', sql`expires_at <= ${now}`)
}

/** By each key that is given, the one in use first. */
const marksOf = ({ settings }: World, { address, addTo }: Proof, ...code: readonly string[]): string[] =>
  cipherOf(settings.encryption).marks(
    ['e-mail login', ...(addTo === null ? [] : [`add to ${addTo}`]), address, ...code].join('\n'),
  )
