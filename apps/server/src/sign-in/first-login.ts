import { randomUUID } from 'node:crypto'
import { signupCredits } from '@numeria/contract'
import {
  claimEmail,
  createUserOnce,
  findIdentity,
  findUser,
  linkIdentity,
  type ProviderId,
} from '../accounts/accounts.ts'
import { grant } from '../credits/credits.ts'
import type { ProvenIdentity } from '../outside/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'
import { bindConversion, settleConversion, type Arrival } from '../referrals/conversions.ts'

/** The same mailbox is the same person, whichever provider vouches for it and however it is spelled. */
function mailbox(email: string | null): string | null {
  return email?.trim().toLowerCase() || null
}

/**
 * Whose account a proven identity signs in to. A first login makes the account in steps that can each be repeated: the address is claimed, whom it came by
 * written down, the user created, the gift granted, and last the identity linked. So a linked identity means that nothing is missing, and whatever a crash left is
 * finished by the next login, with one account and one gift however many run at once.
 * @param arrival by whom they came; it counts for somebody who has no account yet
 * @returns the user's id, or null for somebody new without a verified e-mail address
 */
export async function accountOf(
  db: Database,
  at: Date,
  provider: ProviderId,
  { subject, email }: ProvenIdentity,
  arrival: Arrival | null = null,
): Promise<string | null> {
  const known = await findIdentity(db, provider, subject)
  if (known !== null) return known
  const address = mailbox(email)
  if (address === null) return null
  const userId = await claimEmail(db, at, address, randomUUID())
  const isNew = arrival !== null && (await findUser(db, userId)) === null
  const isBound = isNew && (await bindConversion(db, at, { userId, email: address }, arrival))
  await createUserOnce(db, at, { userId, email: address })
  await grant(db, at, {
    userId,
    source: 'signup',
    cause: 'signup',
    credits: signupCredits,
    paid: false,
    expiresAt: null,
  })
  // Of logins at the same moment the one that bound it settles it; what it leaves undone, a job finishes.
  if (isBound) await settleConversion(db, at, userId)
  return linkIdentity(db, at, provider, subject, userId)
}
