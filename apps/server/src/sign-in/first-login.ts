import { mainLanguage, type PageLanguage } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { createUserOnce, findUser } from '../accounts/accounts.ts'
import { isDeleted, hadAccount, rememberDeletedUser } from '../accounts/deleted-users.ts'
import {
  claimEmail,
  completeLogin,
  findLogin,
  insertLogin,
  isSameLogin,
  releaseClaims,
  type Login,
  type ProviderId,
} from '../accounts/logins.ts'
import { claimMailbox } from '../accounts/mailboxes.ts'
import { LoginRefused, type ProvenIdentity } from '../integrations/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'
import { toAddress } from '../platform/email-address.ts'
import type { Settings } from '../platform/settings.ts'
import { bindConversion, settleConversion, type Arrival } from '../referrals/conversions.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { followAddress } from './addresses.ts'
import { giveSignupGift } from './signup-gift.ts'

/** The address belongs to an account that this login does not open. */
export class EmailInUse extends LoginRefused {
  /** The provider of the login that opens it. */
  readonly provider: string | null

  constructor(provider: string | null) {
    super('email_in_use')
    this.provider = provider
  }
}

type Circumstances = {
  /** By whom the person came; it counts for a person who has no account yet. */
  arrival?: Arrival | null
  /** By whose key a person is known who deleted an account here: they are welcome, and have had their gift. */
  encryption?: Settings['encryption'] | null
  /** Of the email that says that the address of the account changed. */
  language?: PageLanguage
}

/**
 * The account of a proven identity, made at its first login. A login is a provider and its subject: an address alone opens no account. A first login makes
 * the account in steps that can each be repeated: the address is claimed, the login written, whom the person came by is written down, the user created, the
 * gift granted, and last the login called complete. So a complete login means that nothing is missing, and what a crash left is finished by the next login of
 * the same subject.
 * Of first logins at the same moment with different addresses the one that writes the login decides the account and its address.
 * @returns the user's id
 * @throws {LoginRefused} `no_email` for a new login without a verified address, `email_in_use` where the address belongs to another login's account
 */
export async function accountOf(
  db: Database,
  at: Date,
  provider: ProviderId,
  { subject, email }: ProvenIdentity,
  { arrival = null, encryption = null, language = mainLanguage }: Circumstances = {},
): Promise<string> {
  const login = { provider, subject }
  const known = await findLogin(db, login)
  const address = toAddress(email)
  const isLeaving = known !== null && (await isDeleted(db, known.userId))
  if (known?.isComplete && !isLeaving) {
    if (address !== null) await followAddress(db, at, login, known, address, language)
    return known.userId
  }
  if (isLeaving) await releaseClaims(db, known.userId)
  const begun =
    known !== null && known.email !== null && !isLeaving ? { userId: known.userId, address: known.email } : null
  const account = begun ?? (await beginAccount(db, at, address, login))
  // Another login was first: a link, or a first login with another address.
  if (!account) return accountOf(db, at, provider, { subject, email }, { arrival, encryption, language })
  await giveAll(db, at, login, account, { arrival, encryption })
  return account.userId
}

type Account = { userId: string; address: string }

/** Claims the address and writes the login, before anything is given. @returns null where the login is another account's by now */
async function beginAccount(db: Database, at: Date, address: string | null, login: Login): Promise<Account | null> {
  if (address === null) throw new LoginRefused('no_email')
  const userId = await claimAddress(db, at, address, login)
  const { userId: owner } = await insertLogin(db, at, login, { userId, email: address, isComplete: false })
  if (owner === userId) return { userId, address }
  // The account that nothing opens keeps no address.
  await releaseClaims(db, userId)
  return null
}

/** Makes the account of a first login, with what belongs to it. */
async function giveAll(
  db: Database,
  at: Date,
  login: Login,
  { userId, address }: Account,
  { arrival, encryption }: Required<Pick<Circumstances, 'arrival' | 'encryption'>>,
): Promise<void> {
  const signs = { mailboxes: [mailboxOf(address)], subjects: [login] }
  // The claim comes first: a deletion leaves its marks before it frees the mailbox, so that one of the two is seen here.
  const isFirstOfMailbox = (await claimMailbox(db, at, mailboxOf(address), userId)) === userId
  const isBack = encryption !== null && (await hadAccount({ db, settings: { encryption } }, at, signs))
  // A user known by either is known by both from now on: the next provider may send only one of them.
  if (isBack) await rememberDeletedUser({ db, settings: { encryption } }, at, signs)
  const isNew = arrival !== null && !isBack && (await findUser(db, userId)) === null
  const isBound = isNew && (await bindConversion(db, at, { userId, email: address, isFirstOfMailbox }, arrival))
  await createUserOnce(db, at, { userId, email: address })
  if (!isBack && isFirstOfMailbox) await giveSignupGift(db, at, { userId, email: address, provider: login.provider })
  // Of logins at the same moment the one that bound it settles it; what it leaves undone, a job finishes.
  if (isBound) await settleConversion(db, at, userId)
  await completeLogin(db, login)
}

/** Claims the address for a new account of this login, or finds the account that an earlier attempt of this login began. */
async function claimAddress(db: Database, at: Date, address: string, login: Login): Promise<string> {
  const claim = await claimEmail(db, at, address, { userId: randomUUID(), ...login })
  if (isSameLogin(login, claim)) return claim.userId
  if (!(await isDeleted(db, claim.userId))) throw new EmailInUse(claim.provider)
  // An address whose account is just being deleted is free.
  await releaseClaims(db, claim.userId)
  return claimAddress(db, at, address, login)
}
