import type { PayoutOverview } from '@numeria/contract'
import type { Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'

/** Emails about details, by the change that each announces. */
const announced = {
  bank_details_changed: 'changed',
  bank_details_deleted: 'deleted',
  tax_details_changed: 'tax_changed',
} as const

export type DetailsRow = Selectable<Tables['bank_details']>

export async function detailsOf(db: Db, userId: string): Promise<DetailsRow | null> {
  const row = await db.selectFrom('bank_details').selectAll().where('user_id', '=', userId).executeTakeFirst()
  return row ?? null
}

/** Changes of a user's bank and tax details since a moment, newest first, by the emails about them. */
export async function detailChanges(db: Db, userId: string, since: Date): Promise<PayoutOverview['detailChanges']> {
  const rows = await db
    .selectFrom('emails')
    .select(['kind', 'created_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', Object.keys(announced) as (keyof typeof announced)[])
    .where('recipient', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .limit(5)
    .$narrowType<{ kind: keyof typeof announced }>()
    .execute()
  return rows.map(({ kind, created_at }) => ({
    at: created_at.toISOString(),
    what: announced[kind],
  }))
}

/** Since when they are paid in cash stays as it was. */
export async function putDetails(db: Db, row: DetailsRow): Promise<void> {
  const { user_id: _, created_at: __, ...changed } = row
  await db
    .insertInto('bank_details')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}

/** @returns false when there were none */
export async function deleteDetails(db: Db, userId: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('bank_details').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows > 0n
}
