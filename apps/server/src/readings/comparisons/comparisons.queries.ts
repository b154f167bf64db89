import { limits, type Comparison, type ComparisonResult } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import { randomUUID } from 'node:crypto'
import { lockUser } from '../../accounts/accounts.ts'
import type { Database } from '../../platform/database/connect.ts'
import { deleteInPieces } from '../../platform/database/delete-in-pieces.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { AppError } from '../../platform/errors.ts'

const dayMs = 86_400_000
type Row = Selectable<Tables['comparisons']>

const toComparison = (row: Row): Comparison => ({
  id: row.comparison_id,
  createdAt: row.created_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  showsBirthDate: row.shows_birth_date,
  result: row.result,
})

/** Those that were answered, and those that can still be; the newest first. */
export async function listComparisons(db: Database, userId: string, now: Date): Promise<Comparison[]> {
  const rows = await db
    .selectFrom('comparisons')
    .selectAll()
    .where('user_id', '=', userId)
    .where((where) => where.or([where('answered_at', 'is not', null), where('expires_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('comparison_id')
    .execute()
  return rows.map(toComparison)
}

/** @throws {AppError} `comparisons.enough`; `auth.required` where the account is gone */
export async function insertComparison(
  db: Database,
  userId: string,
  at: Date,
  { secretHash, showsBirthDate }: { secretHash: string; showsBirthDate: boolean },
): Promise<Comparison> {
  return db.transaction().execute(async (trx) => {
    if (!(await lockUser(trx, userId))) throw new AppError('auth.required')
    const { count } = await trx
      .selectFrom('comparisons')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .where((where) => where.or([where('answered_at', 'is not', null), where('expires_at', '>', at)]))
      .executeTakeFirstOrThrow()
    if (Number(count) >= limits.comparisons) throw new AppError('comparisons.enough')
    const row = await trx
      .insertInto('comparisons')
      .values({
        user_id: userId,
        comparison_id: randomUUID(),
        secret_hash: secretHash,
        shows_birth_date: showsBirthDate,
        created_at: at,
        expires_at: new Date(at.getTime() + limits.comparisonDays * dayMs),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return toComparison(row)
  })
}

/** Ends the link, and deletes the result. @throws {AppError} `comparisons.not_found` */
export async function removeComparison(db: Database, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('comparisons')
    .where('user_id', '=', userId)
    .where('comparison_id', '=', id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw new AppError('comparisons.not_found')
}

/** The owner of a link, while it is good. */
export async function findBySecret(db: Database, now: Date, secretHash: string): Promise<Row | null> {
  const row = await db
    .selectFrom('comparisons')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** The owner of a link that a friend answered; also after its end, while the result is kept. */
export async function findAnswered(db: Database, secretHash: string): Promise<Row | null> {
  const row = await db
    .selectFrom('comparisons')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .where('answered_at', 'is not', null)
    .executeTakeFirst()
  return row ?? null
}

/** Keeps the first answer. @returns whether it was the first */
export async function keepAnswer(
  db: Database,
  at: Date,
  { user_id: userId, comparison_id: id }: Pick<Row, 'user_id' | 'comparison_id'>,
  result: ComparisonResult,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comparisons')
    .set({ answered_at: at, result: JSON.stringify(result) })
    .where('user_id', '=', userId)
    .where('comparison_id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Links that ended without an answer. */
export async function deleteUnanswered(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'comparisons', sql`answered_at is null and expires_at <= ${now}`)
}
