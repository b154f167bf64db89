import type { Db } from '../platform/database/connect.ts'

/** The addresses that are this person's: what was said under one of them without an account is theirs too. */
export async function addressesOf(db: Db, userId: string): Promise<string[]> {
  const claims = await db.selectFrom('email_claims').select('email').where('user_id', '=', userId).execute()
  const own = await db.selectFrom('users').select('email').where('user_id', '=', userId).execute()
  return [...new Set([...claims, ...own].map(({ email }) => email.toLowerCase()))]
}
