import { randomUUID } from 'node:crypto'
import {
  claimEmail,
  createUserOnce,
  findIdentity,
  findUser,
  linkIdentity,
  type ProviderId,
} from '../accounts/accounts.ts'
import { isDeleted, isFormer, releaseClaims, rememberFormer } from '../accounts/former-people.ts'
import { claimMailbox } from '../accounts/mailboxes.ts'
import type { ProvenIdentity } from '../outside/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'
import type { Settings } from '../platform/settings.ts'
import { bindConversion, settleConversion, type Arrival } from '../referrals/conversions.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { giveSignupGift } from './signup-gift.ts'

/** The same mailbox is the same person, whichever provider vouches for it and however it is spelled. */
function mailbox(email: string | null): string | null {
  return email?.trim().toLowerCase() || null
}

/**
 * Whose account a proven identity signs in to. A first login makes the account in steps that can each be repeated: the address is claimed, whom it came by
 * written down, the user created, the gift granted, and last the identity linked. So a linked identity means that nothing is missing, and whatever a crash left is
 * finished by the next login, with one account and one gift however many run at once.
 * @param arrival by whom they came; it counts for somebody who has no account yet
 * @param encryption by whose key we know somebody again who deleted an account here: they are welcome, and have had their gift
 * @returns the user's id, or null for somebody new without a verified e-mail address
 */
export async function accountOf(
  db: Database,
  at: Date,
  provider: ProviderId,
  { subject, email }: ProvenIdentity,
  arrival: Arrival | null = null,
  encryption: Settings['encryption'] | null = null,
): Promise<string | null> {
  const known = await findIdentity(db, provider, subject)
  const address = mailbox(email)
  if (known !== null && !(await isDeleted(db, known))) {
    // An address that changed at one provider is this account's at the other one too, unless it is somebody's.
    if (address !== null) await claimEmail(db, at, address, known)
    return known
  }
  if (known !== null) await releaseClaims(db, known)
  if (address === null) return null
  const userId = await claimUndeleted(db, at, address)
  const signs = { mailboxes: [mailboxOf(address)], subjects: [{ provider, subject }] }
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
  return linkIdentity(db, at, provider, subject, userId)
}

/** An address whose account is just being deleted is free. */
async function claimUndeleted(db: Database, at: Date, address: string): Promise<string> {
  const userId = await claimEmail(db, at, address, randomUUID())
  if (!(await isDeleted(db, userId))) return userId
  await releaseClaims(db, userId)
  return claimEmail(db, at, address, randomUUID())
}
