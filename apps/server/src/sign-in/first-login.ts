import { randomUUID } from 'node:crypto'
import { signupCredits } from '@numeria/contract'
import { claimEmail, createUserOnce, findIdentity, linkIdentity, type ProviderId } from '../accounts/accounts.ts'
import { grant } from '../credits/credits.ts'
import type { ProvenIdentity } from '../outside/identity-provider.ts'
import type { Database } from '../platform/database/connect.ts'

/** The same mailbox is the same person, whichever provider vouches for it and however it is spelled. */
function mailbox(email: string | null): string | null {
  return email?.trim().toLowerCase() || null
}

/**
 * Whose account a proven identity signs in to. A first login makes the account in steps that can each be repeated: the address is claimed, the user
 * created, the gift granted, and last the identity linked. So a linked identity means that nothing is missing, and whatever a crash left is
 * finished by the next login, with one account and one gift however many run at once.
 * @returns the user's id, or null for somebody new without a verified e-mail address
 */
export async function accountOf(
  db: Database,
  at: Date,
  provider: ProviderId,
  { subject, email }: ProvenIdentity,
): Promise<string | null> {
  const known = await findIdentity(db, provider, subject)
  if (known !== null) return known
  const address = mailbox(email)
  if (address === null) return null
  const userId = await claimEmail(db, at, address, randomUUID())
  await createUserOnce(db, at, { userId, email: address })
  await grant(db, at, {
    userId,
    source: 'signup',
    cause: 'signup',
    credits: signupCredits,
    paid: false,
    expiresAt: null,
  })
  return linkIdentity(db, at, provider, subject, userId)
}
