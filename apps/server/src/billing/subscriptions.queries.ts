import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '../platform/database/tables.ts'

type Db = Kysely<Tables> | Transaction<Tables>
export type SubscriptionRow = Selectable<Tables['subscriptions']>

/** Writes down a subscription as the provider has it now. */
export async function storeSubscription(db: Db, row: SubscriptionRow): Promise<void> {
  const { user_id: _user, subscription_id: _id, ...now } = row
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'subscription_id']).doUpdateSet(now))
    .execute()
}

/** The subscription that lives; null where none does. */
export async function findLivingSubscription(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .orderBy('period_ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
