// People: who they are at a provider, and what they saved about themselves. Every verb is one statement on one shard key, and those that a first login
// calls can be repeated, so that whoever comes next finishes what a crash left.
import { randomBytes } from 'node:crypto'
import type { Currency, ProfileDetails } from '@numeria/contract'
import { sql, type Transaction } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Tables } from '../platform/database/tables.ts'

export type ProviderId = 'google' | 'facebook'

export type User = {
  userId: string
  /** Random and meaningless: the only id that leaves the server. */
  publicId: string
  email: string
  currency: Currency | null
  /** `YYYY-MM-DD`, as saved. */
  birthDate: string | null
  fullName: string | null
  /** What the person said in chat; it serves their readings. */
  mentionedBirthDate: string | null
  mentionedFullName: string | null
}

const userById = prepared('find a user', ({ userId }: { userId: string }) => userCall(userId))

export async function findUser(db: Database, userId: string): Promise<User | null> {
  const [user] = await userById(db, { userId })
  return user ?? null
}

/** What `findUser` asks as SQL, for the statement of a feature that reads rows of its own of the same person. */
export function userCall(userId: string) {
  return sql<User>`
    select user_id as "userId", public_id as "publicId", email, currency, birth_date as "birthDate", full_name as "fullName",
      mentioned_birth_date as "mentionedBirthDate", mentioned_full_name as "mentionedFullName"
    from users where user_id = ${userId}`
}

/** Creates the user unless an earlier call did; then nothing changes. */
export async function createUserOnce(
  db: Database,
  at: Date,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  await db
    .insertInto('users')
    .values({ user_id: userId, public_id: randomBytes(16).toString('base64url'), email, created_at: at })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

/** Saves what the person typed into their profile. */
export async function saveProfile(
  db: Database,
  userId: string,
  { birthDate, fullName }: { birthDate: string; fullName: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ birth_date: birthDate, full_name: fullName })
    .where('user_id', '=', userId)
    .execute()
}

/** The currency that this person pays in from now on. */
export async function saveCurrency(db: Database, userId: string, currency: Currency): Promise<void> {
  await db.updateTable('users').set({ currency }).where('user_id', '=', userId).execute()
}

/**
 * Remembers details that came up in chat, where they are new. What is null changes nothing, and the saved profile is never touched.
 * @param user as `findUser` found them, so that a message without news writes nothing
 */
export async function rememberMentioned(
  db: Database,
  user: User,
  { birthDate, fullName }: ProfileDetails,
): Promise<void> {
  const news = {
    ...(isNews(birthDate, user.birthDate, user.mentionedBirthDate) && { mentioned_birth_date: birthDate }),
    ...(isNews(fullName, user.fullName, user.mentionedFullName) && { mentioned_full_name: fullName }),
  }
  if (Object.keys(news).length === 0) return
  await db.updateTable('users').set(news).where('user_id', '=', user.userId).execute()
}

function isNews(detail: string | null, ...known: (string | null)[]): boolean {
  return detail !== null && !known.includes(detail)
}

/** Whose account this address is: `candidateId`'s when nobody had it. The first claim stays, however many come at once. */
export async function claimEmail(db: Database, at: Date, email: string, candidateId: string): Promise<string> {
  await db
    .insertInto('email_claims')
    .values({ email, user_id: candidateId, claimed_at: at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  const claim = await db
    .selectFrom('email_claims')
    .select('user_id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return claim.user_id
}

/** The account that a provider's person signed in to before. */
export async function findIdentity(db: Database, provider: ProviderId, subject: string): Promise<string | null> {
  const identity = await db
    .selectFrom('identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return identity?.user_id ?? null
}

/** Whose account this provider's person signs in to from now on: `userId`'s, unless it was linked before. */
export async function linkIdentity(
  db: Database,
  at: Date,
  provider: ProviderId,
  subject: string,
  userId: string,
): Promise<string> {
  await db
    .insertInto('identities')
    .values({ provider, subject, user_id: userId, linked_at: at })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
  return (await findIdentity(db, provider, subject)) ?? userId
}

/**
 * Makes whatever else moves for this person in this way wait until the transaction is over.
 * @returns since when they have an account; null where there is no such person
 */
export async function lockUser(trx: Transaction<Tables>, userId: string): Promise<{ createdAt: Date } | null> {
  const user = await trx
    .selectFrom('users')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return user ?? null
}
