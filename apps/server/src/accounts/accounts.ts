// People, and what they saved about themselves. Every verb is one statement on one shard key.
import { randomBytes } from 'node:crypto'
import { nameInUse, type Currency, type ProfileDetails, type ProfileUpdate } from '@numeria/contract'
import { sql, type Transaction } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Tables } from '../platform/database/tables.ts'

export type User = {
  userId: string
  /** Random and meaningless: the only id that leaves the server. */
  publicId: string
  email: string
  currency: Currency | null
  timeZone: string | null
  /** The UTC day of the sign-up, `YYYY-MM-DD`. */
  joinedOn: string
  /** `YYYY-MM-DD`, as saved. */
  birthDate: string | null
  /** The name given at birth. */
  fullName: string | null
  /** The name that the person goes by, and the family name since marriage, where they gave one. */
  currentName: string | null
  marriedName: string | null
  /** Birth date that the user mentioned in the chat; used in their readings. */
  mentionedBirthDate: string | null
  mentionedFullName: string | null
}

const userById = prepared('find a user', ({ userId }: { userId: string }) => userCall(userId))

export async function findUser(db: Database, userId: string): Promise<User | null> {
  const [user] = await userById(db, { userId })
  return user ?? null
}

/** The SQL of `findUser`, for statements of other features that read rows of the same user. */
export function userCall(userId: string) {
  return sql<User>`
    select user_id as "userId", public_id as "publicId", email, currency, time_zone as "timeZone", birth_date as "birthDate", full_name as "fullName",
      current_name as "currentName", married_name as "marriedName",
      mentioned_birth_date as "mentionedBirthDate", mentioned_full_name as "mentionedFullName",
      to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as "joinedOn"
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

/** Null where there is no such person. */
export async function findEmail(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirst()
  return user?.email ?? null
}

/** The address that this account is written to from now on. */
export async function saveEmail(db: Db, at: Date, userId: string, email: string): Promise<void> {
  // Of several changes the first one counts: a second one does not push out the owner's address.
  const isRecent = sql<boolean>`email_changed_at > ${new Date(at.getTime() - addressBeforeDays * 86_400_000)}`
  await db
    .updateTable('users')
    .set({
      email,
      email_before: sql`case when ${isRecent} then email_before else email end`,
      email_changed_at: sql`case when ${isRecent} then email_changed_at else ${at}::timestamptz end`,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** For so long warnings go to the address before as well. */
const addressBeforeDays = 30

/** The address that an account had before it changed, for 30 days. */
export async function findAddressBefore(db: Db, at: Date, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email_before')
    .where('user_id', '=', userId)
    .where('email_changed_at', '>', new Date(at.getTime() - addressBeforeDays * 86_400_000))
    .whereRef('email_before', '<>', 'email')
    .executeTakeFirst()
  return user?.email_before ?? null
}

/** Forgets the addresses before once warnings no longer go there. */
export async function eraseOldAddresses(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ email_before: null, email_changed_at: null })
    .where('email_changed_at', '<', new Date(now.getTime() - addressBeforeDays * 86_400_000))
    .execute()
}

/** Saves what the person typed into their profile. A further name that is not sent stays as it is. */
export async function saveProfile(
  db: Database,
  userId: string,
  { birthDate, fullName, currentName, marriedName }: ProfileUpdate,
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      birth_date: birthDate,
      full_name: fullName,
      ...(currentName !== undefined && { current_name: currentName }),
      ...(marriedName !== undefined && { married_name: marriedName }),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** The subject of a reading, with the name in use where it differs from the birth name. Null while the birth date or name is missing. */
export function readerOf(
  { currentName, marriedName }: User,
  { birthDate, fullName }: ProfileDetails,
): { birthDate: string; fullName: string; currentName?: string } | null {
  if (birthDate === null || fullName === null) return null
  const known = nameInUse({ fullName, currentName, marriedName })
  return { birthDate, fullName, ...(known !== null && known !== fullName && { currentName: known }) }
}

/** The currency that this person pays in, and the zone of their days, from now on. What is not given stays. */
export async function savePreferences(
  db: Database,
  userId: string,
  { currency, timeZone }: { currency?: Currency | undefined; timeZone?: string | undefined },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ ...(currency !== undefined && { currency }), ...(timeZone !== undefined && { time_zone: timeZone }) })
    .where('user_id', '=', userId)
    .execute()
}

/**
 * Remembers details that came up in chat, where they are new. What is null changes nothing, and the saved profile is never touched.
 * @param user as `findUser` found them, so that a message without new details writes nothing
 */
export async function rememberMentioned(
  db: Database,
  user: User,
  { birthDate, fullName }: ProfileDetails,
): Promise<void> {
  const changed = {
    ...(isNewDetail(birthDate, user.birthDate, user.mentionedBirthDate) && { mentioned_birth_date: birthDate }),
    ...(isNewDetail(fullName, user.fullName, user.mentionedFullName) && { mentioned_full_name: fullName }),
  }
  if (Object.keys(changed).length === 0) return
  await db.updateTable('users').set(changed).where('user_id', '=', user.userId).execute()
}

function isNewDetail(detail: string | null, ...known: (string | null)[]): boolean {
  return detail !== null && !known.includes(detail)
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
