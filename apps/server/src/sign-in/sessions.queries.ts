import { sql, type Transaction } from 'kysely'
import type { Database, Db } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { Tables } from '../platform/database/tables.ts'

export type SessionRow = {
  tokenHash: string
  cookieHash: string
  /** Of the bearer token that activation made. */
  bearerHash: string | null
  userId: string
  state: 'pending' | 'active'
  signedInAt: Date
  expiresAt: Date
  /** As its browser calls itself, where it says it. */
  browser: string | null
  system: string | null
}

const columns = [
  'token_hash as tokenHash',
  'cookie_hash as cookieHash',
  'bearer_hash as bearerHash',
  'user_id as userId',
  'state',
  'signed_in_at as signedInAt',
  'expires_at as expiresAt',
  'browser',
  'system',
] as const

export async function insertPendingSession(db: Db, session: Omit<SessionRow, 'state' | 'bearerHash'>): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      cookie_hash: session.cookieHash,
      user_id: session.userId,
      state: 'pending',
      created_at: session.signedInAt,
      signed_in_at: session.signedInAt,
      expires_at: session.expiresAt,
      browser: session.browser,
      system: session.system,
    })
    .execute()
}

const sessionByToken = prepared('find a session', ({ tokenHash }: { tokenHash: string }, db) =>
  db.selectFrom('sessions').select(columns).where('token_hash', '=', tokenHash),
)

export async function findSession(db: Database, tokenHash: string): Promise<SessionRow | null> {
  const [session] = await sessionByToken(db, { tokenHash })
  return session ?? null
}

/** A living session, which is not ended before the transaction is over. Null for one that was ended. */
export async function lockSession(
  trx: Transaction<Tables>,
  tokenHash: string,
  now: Date,
): Promise<Pick<SessionRow, 'signedInAt'> | null> {
  const session = await trx
    .selectFrom('sessions')
    .select('signed_in_at as signedInAt')
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .forKeyShare()
    .executeTakeFirst()
  return session ?? null
}

/** Makes a pending session active. @returns false when another request did, or when it was ended */
export async function activateSession(
  db: Database,
  { tokenHash, bearerHash, expiresAt }: { tokenHash: string; bearerHash: string; expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ state: 'active', bearer_hash: bearerHash, expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function extendSession(db: Database, tokenHash: string, expiresAt: Date): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt })
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '<', expiresAt)
    .execute()
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** The living sessions of one person, the newest sign-in first. */
export async function sessionsOf(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .selectFrom('sessions')
    .select(columns)
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .where('expires_at', '>', now)
    .orderBy('signed_in_at', 'desc')
    .orderBy('token_hash')
    .execute()
}

/** Ends every session of a person, pending ones too, but the one that is named. */
export async function deleteOtherSessions(db: Db, userId: string, keptTokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).where('token_hash', '<>', keptTokenHash).execute()
}

/** Ends every session of a person, pending ones too. @returns how many there were */
export async function deleteSessionsOf(db: Database, userId: string): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('sessions').where('user_id', '=', userId).executeTakeFirst()
  return Number(numDeletedRows)
}

/** @returns how many there were */
export async function deleteSessionsExpiredBefore(db: Database, moment: Date): Promise<number> {
  return deleteInPieces(db, 'sessions', sql`expires_at < ${moment}`)
}
