// Logins and the addresses that they vouch for. A login is a provider and its subject; an address belongs to the account whose login claimed it. Each verb is
// one statement on one shard key.
import type { Database, Db } from '../platform/database/connect.ts'

export type ProviderId = 'google' | 'apple' | 'facebook' | 'email' | 'passkey'
export type Login = { provider: ProviderId; subject: string }
/** A login of an account, with its verified address when it was last used. */
export type LinkedLogin = Login & { email: string | null; linkedAt: Date; signedInAt: Date | null }
/** The owner of an address, and the login that claimed it. */
export type EmailClaim = { userId: string; provider: string | null; subject: string | null }

export const isSameLogin = (one: Login, other: { provider: string | null; subject: string | null }): boolean =>
  one.provider === other.provider && one.subject === other.subject

const loginColumns = ['provider', 'subject', 'email', 'linked_at as linkedAt', 'signed_in_at as signedInAt'] as const

/** The account that a login opens. */
export async function findLogin(
  db: Db,
  { provider, subject }: Login,
): Promise<{ userId: string; email: string | null; isComplete: boolean } | null> {
  const login = await db
    .selectFrom('identities')
    .select(['user_id as userId', 'email', 'is_complete as isComplete'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return login ?? null
}

/** The logins of an account, in the order in which they were linked. */
export function loginsOf(db: Db, userId: string): Promise<LinkedLogin[]> {
  return db
    .selectFrom('identities')
    .select(loginColumns)
    .where('user_id', '=', userId)
    .orderBy('linked_at')
    .orderBy('provider')
    .orderBy('subject')
    .execute()
}

/**
 * Links a login unless it was linked before.
 * @param isComplete false for the first login of an account that is still to be made
 * @returns whose it is now
 */
export async function insertLogin(
  db: Db,
  at: Date,
  { provider, subject }: Login,
  { userId, email, isComplete = true }: { userId: string; email: string | null; isComplete?: boolean },
): Promise<{ userId: string; isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, email, linked_at: at, is_complete: isComplete })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .executeTakeFirst()
  const isNew = numInsertedOrUpdatedRows === 1n
  const owner = isNew ? userId : (await findLogin(db, { provider, subject }))?.userId
  return { userId: owner ?? userId, isNew }
}

/** The account of a first login is made, and everything is given to it. */
export async function completeLogin(db: Database, { provider, subject }: Login): Promise<void> {
  await db
    .updateTable('identities')
    .set({ is_complete: true })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

export async function saveLoginEmail(db: Db, { provider, subject }: Login, email: string): Promise<void> {
  await db
    .updateTable('identities')
    .set({ email })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

/** A later request of the provider finds that the person came back. */
export async function noteSignIn(db: Db, at: Date, { provider, subject }: Login): Promise<void> {
  await db
    .updateTable('identities')
    .set({ signed_in_at: at })
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .execute()
}

export async function deleteLogin(db: Db, { provider, subject }: Login): Promise<void> {
  await db.deleteFrom('identities').where('provider', '=', provider).where('subject', '=', subject).execute()
}

export async function findClaim(db: Db, email: string): Promise<EmailClaim | null> {
  const claim = await db
    .selectFrom('email_claims')
    .select(['user_id as userId', 'provider', 'subject'])
    .where('email', '=', email)
    .executeTakeFirst()
  return claim ?? null
}

/** The owner of this address: the claimant when it was free. The first claim stays, however many come at once. */
export async function claimEmail(
  db: Db,
  at: Date,
  email: string,
  { userId, provider, subject }: Login & { userId: string },
): Promise<EmailClaim & { isNew: boolean }> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('email_claims')
    .values({ email, user_id: userId, claimed_at: at, provider, subject })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst()
  const isNew = numInsertedOrUpdatedRows === 1n
  const claim = isNew ? { userId, provider, subject } : await findClaim(db, email)
  // A claim that was released in this moment is free again.
  return claim ? { ...claim, isNew } : claimEmail(db, at, email, { userId, provider, subject })
}

export function claimsOf(db: Db, userId: string): Promise<{ email: string }[]> {
  return db.selectFrom('email_claims').select('email').where('user_id', '=', userId).orderBy('email').execute()
}

/** Lets another login of the same account vouch for an address. */
export async function passClaim(db: Db, userId: string, email: string, { provider, subject }: Login): Promise<void> {
  await db
    .updateTable('email_claims')
    .set({ provider, subject })
    .where('email', '=', email)
    .where('user_id', '=', userId)
    .execute()
}

export async function releaseClaim(db: Db, userId: string, email: string): Promise<void> {
  await db.deleteFrom('email_claims').where('email', '=', email).where('user_id', '=', userId).execute()
}

/** Lets the addresses and the logins of a deleted account be used again. */
export async function releaseClaims(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('email_claims').where('user_id', '=', userId).execute()
  await db.deleteFrom('identities').where('user_id', '=', userId).execute()
}
