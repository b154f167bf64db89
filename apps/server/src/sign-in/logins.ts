// The logins of an account: listing, linking and removing them. Each change and its email are one transaction.
import type { LoginList, PageLanguage } from '@numeria/contract'
import { pageTexts } from '../page-texts/page-texts.ts'
import { findAddressBefore, findEmail, lockUser } from '../accounts/accounts.ts'
import { isDeleted, rememberDeletedUser } from '../accounts/deleted-users.ts'
import { writeEmail } from '../accounts/emails.ts'
import {
  claimEmail,
  claimsOf,
  deleteLogin,
  findLogin,
  insertLogin,
  isSameLogin,
  loginsOf,
  releaseClaim,
  releaseClaims,
  type LinkedLogin,
  type Login,
} from '../accounts/logins.ts'
import { claimMailbox } from '../accounts/mailboxes.ts'
import type { Deps } from '../deps.ts'
import type { ProvenIdentity } from '../integrations/identity-provider.ts'
import type { Transaction } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { toAddress } from '../platform/email-address.ts'
import { AppError } from '../platform/errors.ts'
import type { Keyed } from '../platform/data-key.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { settleClaims } from './addresses.ts'
import { deletePasskey, findPasskey, passkeysOf, type Device } from './passkeys.queries.ts'
import { hashSecret } from './secrets.ts'
import { endOtherSessions, lockFreshSession, type Session } from './sign-in.ts'

/** Public id of a login, which does not reveal the subject. */
const loginId = ({ provider, subject }: Login) => hashSecret(`${provider}\n${subject}`).slice(0, 22)

export async function listLogins(db: Database, userId: string): Promise<LoginList['logins']> {
  const logins = await loginsOf(db, userId)
  const claimed = new Set((await claimsOf(db, userId)).map(({ email }) => email))
  const devices = new Map(
    (await passkeysOf(db, userId)).map(({ credentialId, browser, system }) => [credentialId, { browser, system }]),
  )
  return logins.map((login) => ({
    id: loginId(login),
    provider: login.provider,
    email: login.email,
    isEmailElsewhere: login.email !== null && !claimed.has(login.email),
    device: login.provider === 'passkey' ? (devices.get(login.subject) ?? { browser: null, system: null }) : null,
    linkedAt: login.linkedAt.toISOString(),
  }))
}

async function deviceOf(db: Db, credentialId: string): Promise<Device> {
  const { browser, system } = (await findPasskey(db, credentialId)) ?? { browser: null, system: null }
  return { browser, system }
}

/** The session that changes the logins of its account, and the language of the emails about it. */
export type Change = {
  session: Pick<Session, 'userId' | 'tokenHash'>
  language: PageLanguage
  labelOf: (provider: string) => string
}

/**
 * Lets a proven identity open this account. Once more changes nothing.
 * @param more what belongs to a new login, in its transaction
 * @returns false where it opens another account
 * @throws {AppError} where the session was ended since it was found, or its sign-in is no longer recent
 */
export async function linkLogin(
  deps: Pick<Deps, 'db' | 'clock'>,
  { session, language, labelOf }: Change,
  login: Login,
  { email, device = null }: Pick<ProvenIdentity, 'email'> & { device?: Device | null },
  more: (trx: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<boolean> {
  const { db, clock } = deps
  const { userId } = session
  const at = clock.now()
  const known = await findLogin(db, login)
  if (known && known.userId !== userId && (await isDeleted(db, known.userId))) await releaseClaims(db, known.userId)
  const address = toAddress(email)
  const isLinked = await db.transaction().execute(async (trx) => {
    await lockUser(trx, userId)
    await lockFreshSession(deps, trx, session)
    // A first login claims its address before it makes the account: where it came first, the login is that account's.
    const claim = address === null ? null : await claimEmail(trx, at, address, { userId, ...login })
    if (claim && claim.userId !== userId && isSameLogin(login, claim)) return false
    const { userId: owner, isNew } = await insertLogin(trx, at, login, { userId, email: address })
    if (owner !== userId) {
      if (address !== null && claim?.isNew) await releaseClaim(trx, userId, address)
      return false
    }
    if (!isNew) return true
    await more(trx)
    const words = pageTexts[language].loginEmails.linked(describe({ ...login, email: address }, labelOf, device))
    await writeEmail(trx, at, {
      userId,
      kind: 'login_linked',
      cause: `login-linked:${loginId(login)}:${at.toISOString()}`,
      language,
      ...words,
    })
    return true
  })
  if (isLinked && address !== null) await claimMailbox(db, at, mailboxOf(address), userId)
  return isLinked
}

/**
 * Removes a login, and ends every session of the account but the one that asks for it. The removed subject is remembered as one that had the gift: after the account
 * is deleted nothing else leads to it.
 * @throws {AppError} `sign_in.no_such_login`, or `sign_in.last_login` for the only login of the account; `auth.required` where the session was ended
 */
export async function removeLogin(
  deps: Keyed & Pick<Deps, 'clock'>,
  { session, language, labelOf }: Change,
  id: string,
): Promise<void> {
  const { db, clock } = deps
  const { userId } = session
  const at = clock.now()
  const subjects = (await loginsOf(db, userId)).filter((one) => loginId(one) === id)
  await rememberDeletedUser(deps, at, { mailboxes: [], subjects })
  await db.transaction().execute(async (trx) => {
    // Of two removals at the same moment the second one sees what the first one left.
    await lockUser(trx, userId)
    await lockFreshSession(deps, trx, session)
    const logins = await loginsOf(trx, userId)
    const login = logins.find((one) => loginId(one) === id)
    if (!login) throw new AppError('sign_in.no_such_login')
    if (logins.length === 1) throw new AppError('sign_in.last_login')
    const device = login.provider === 'passkey' ? await deviceOf(trx, login.subject) : null
    await deleteLogin(trx, login)
    if (login.provider === 'passkey') await deletePasskey(trx, login.subject)
    // A person who removes a login may have lost it: nothing that it opened goes on.
    await endOtherSessions(trx, session)
    const words = pageTexts[language].loginEmails.removed(describe(login, labelOf, device))
    const cause = `login-removed:${id}:${at.toISOString()}`
    const mail = { userId, kind: 'login_removed', language, ...words } as const
    // Before the address may change, so that the address until now gets it too.
    await writeEmail(trx, at, { ...mail, cause })
    // An intruder may have changed the account's address first, so the removed login's own address gets the email too.
    const told = [await findEmail(trx, userId), await findAddressBefore(trx, at, userId)]
    if (login.email !== null && !told.includes(login.email))
      await writeEmail(trx, at, { ...mail, cause: `${cause}:removed`, recipient: login.email })
    await settleClaims(trx, at, userId, language)
  })
}

function describe(
  { provider, email }: Pick<LinkedLogin, 'provider' | 'email'>,
  labelOf: Change['labelOf'],
  device: Device | null,
): string {
  const detail = email ?? [device?.browser, device?.system].filter(Boolean).join(', ')
  return detail === '' ? labelOf(provider) : `${labelOf(provider)} (${detail})`
}
