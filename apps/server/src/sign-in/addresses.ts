// The address of an account, and the addresses that its logins vouch for.
import type { PageLanguage } from '@numeria/contract'
import type { Transaction } from 'kysely'
import { pageTexts } from '../page-texts/page-texts.ts'
import { findEmail, lockUser, saveEmail } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { copyWarnings, writeEmail } from '../accounts/emails.ts'
import {
  claimEmail,
  claimsOf,
  findClaim,
  findLogin,
  loginsOf,
  passClaim,
  releaseClaim,
  releaseClaims,
  saveLoginEmail,
  type Login,
} from '../accounts/logins.ts'
import { claimMailbox } from '../accounts/mailboxes.ts'
import { LoginRefused } from '../integrations/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'

/**
 * Lets the address of an account follow the verified one of a login, and releases what no login vouches for any more. An address that belongs to another
 * account changes nothing: the account keeps the one that it has.
 * @param known the login's account, and the login's address when it was last used
 */
export async function followAddress(
  db: Database,
  at: Date,
  login: Login,
  { userId, email: before }: { userId: string; email: string | null },
  address: string,
  language: PageLanguage,
): Promise<void> {
  const claim = await findClaim(db, address)
  if (claim?.userId === userId && before === address) return
  if (claim && claim.userId !== userId && (await isDeleted(db, claim.userId))) await releaseClaims(db, claim.userId)
  const isOwn = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    // A login that was removed since it was found changes nothing.
    if ((await findLogin(trx, login))?.userId !== userId) throw new LoginRefused('token_expired')
    const { userId: owner } = await claimEmail(trx, at, address, { userId, ...login })
    await saveLoginEmail(trx, login, address)
    if (owner !== userId) return false
    await changeAddress(trx, at, userId, address, language)
    await releaseUnvouched(trx, userId)
    return true
  })
  if (isOwn) await claimMailbox(db, at, mailboxOf(address), userId)
}

/** Changes the claimed address of an account, and informs both addresses by email. */
async function changeAddress(
  trx: Transaction<Tables>,
  at: Date,
  userId: string,
  address: string,
  language: PageLanguage,
): Promise<void> {
  const before = await findEmail(trx, userId)
  if (before === null || before === address) return
  await saveEmail(trx, at, userId, address)
  const words = pageTexts[language].loginEmails.addressChanged(before, address)
  const mail = { userId, kind: 'address_changed', language, ...words } as const
  const cause = `address:${at.toISOString()}`
  await copyWarnings(trx, userId, before)
  await writeEmail(trx, at, { ...mail, cause })
  await writeEmail(trx, at, { ...mail, cause: `${cause}:before`, recipient: before })
}

/**
 * Makes the claims of an account fit its logins: each is held by a login with that address; what no login vouches for is released. Where that is the
 * account's own address, the address of another login takes its place, or, where there is none, a login that is left holds the claim.
 */
export async function settleClaims(
  trx: Transaction<Tables>,
  at: Date,
  userId: string,
  language: PageLanguage,
): Promise<void> {
  const logins = await loginsOf(trx, userId)
  const claims = await claimsOf(trx, userId)
  const own = await findEmail(trx, userId)
  const vouching = (email: string) => logins.find((login) => login.email === email)
  if (own !== null && !vouching(own)) {
    const next = claims.find(({ email }) => vouching(email))
    if (next) await changeAddress(trx, at, userId, next.email, language)
    else if (logins[0]) await passClaim(trx, userId, own, logins[0])
  }
  for (const { email } of claims) {
    const holder = vouching(email)
    if (holder) await passClaim(trx, userId, email, holder)
  }
  await releaseUnvouched(trx, userId)
}

/** Releases the addresses that neither a login nor the account has. */
async function releaseUnvouched(trx: Transaction<Tables>, userId: string): Promise<void> {
  const vouched = new Set((await loginsOf(trx, userId)).map(({ email }) => email))
  vouched.add(await findEmail(trx, userId))
  for (const { email } of await claimsOf(trx, userId)) {
    if (!vouched.has(email)) await releaseClaim(trx, userId, email)
  }
}
