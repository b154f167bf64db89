import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'
import { hashSecret } from './secrets.ts'

/** Ends the sessions of a deleted account and keeps the hashes of their secrets, in one statement. Idempotent. */
export async function endSessionsForGood(db: Database, userId: string): Promise<void> {
  await sql`
    with ended as (delete from sessions where user_id = ${userId} returning cookie_hash, bearer_hash, expires_at)
    insert into deleted_sessions (secret_hash, ends_at)
    select secret_hash, expires_at from ended cross join lateral (values (cookie_hash), (bearer_hash)) as secret (secret_hash)
    where secret_hash is not null
    on conflict do nothing`.execute(db)
}

/** Whether one of these secrets belonged to a session of a deleted account. */
export async function isOfDeletedAccount(db: Database, secrets: readonly (string | null)[]): Promise<boolean> {
  const hashes = secrets.filter((secret) => secret !== null).map(hashSecret)
  if (hashes.length === 0) return false
  const row = await db
    .selectFrom('deleted_sessions')
    .select('secret_hash')
    .where('secret_hash', 'in', hashes)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns how many there were */
export function deleteDeletedSessions(db: Database, now: Date): Promise<number> {
  return deleteInPieces(db, 'deleted_sessions', sql`ends_at < ${now}`)
}
