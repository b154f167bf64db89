import { randomUUID } from 'node:crypto'
import { createUserOnce, findUser } from '../accounts/accounts.ts'
import { isDeleted, isFormer, rememberFormer } from '../accounts/former-people.ts'
import {
  claimEmail,
  findLogin,
  insertLogin,
  isSameLogin,
  releaseClaims,
  type Login,
  type ProviderId,
} from '../accounts/logins.ts'
import { claimMailbox } from '../accounts/mailboxes.ts'
import { LoginRefused, type ProvenIdentity } from '../outside/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'
import { toAddress } from '../platform/email-address.ts'
import type { Language } from '../platform/language.ts'
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
  /** Of the letter that says that the address of the account changed. */
  language?: Language
}

/**
 * Whose account a proven identity signs in to. A login is a provider and its subject: an address alone opens no account. A first login makes the account in
 * steps that can each be repeated: the address is claimed, whom the person came by is written down, the user created, the gift granted, and last the login
 * linked. So a linked login means that nothing is missing, and what a crash left is finished by the next login of the same subject.
 * @returns the user's id
 * @throws {LoginRefused} `no_email` for a new login without a verified address, `email_in_use` where the address belongs to another login's account
 */
export async function accountOf(
  db: Database,
  at: Date,
  provider: ProviderId,
  { subject, email }: ProvenIdentity,
  { arrival = null, encryption = null, language = 'en' }: Circumstances = {},
): Promise<string> {
  const login = { provider, subject }
  const known = await findLogin(db, login)
  const address = toAddress(email)
  if (known !== null && !(await isDeleted(db, known.userId))) {
    if (address !== null) await followAddress(db, at, login, known, address, language)
    return known.userId
  }
  if (known !== null) await releaseClaims(db, known.userId)
  if (address === null) throw new LoginRefused('no_email')
  const userId = await claimAddress(db, at, address, login)
  const signs = { mailboxes: [mailboxOf(address)], subjects: [login] }
  const isBack = encryption !== null && (await isFormer({ db, settings: { encryption } }, at, signs))
  // Known by one of them, they are known by both from now on: the next provider may tell only the other.
  if (isBack) await rememberFormer({ db, settings: { encryption } }, at, signs)
  const isNew = arrival !== null && !isBack && (await findUser(db, userId)) === null
  const isFirstOfMailbox = (await claimMailbox(db, at, mailboxOf(address), userId)) === userId
  const isBound = isNew && (await bindConversion(db, at, { userId, email: address, isFirstOfMailbox }, arrival))
  await createUserOnce(db, at, { userId, email: address })
  if (!isBack && isFirstOfMailbox) await giveSignupGift(db, at, { userId, email: address })
  // Of logins at the same moment the one that bound it settles it; what it leaves undone, a job finishes.
  if (isBound) await settleConversion(db, at, userId)
  const { userId: owner } = await insertLogin(db, at, login, { userId, email: address })
  // A link without an address, or with another one, came between: the account that nothing opens keeps no address.
  if (owner !== userId) await releaseClaims(db, userId)
  return owner
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
