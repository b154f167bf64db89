import { mainLanguage, type PageLanguage } from '@numeria/contract'
import { sql, type Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'

export type SubscriptionRow = Selectable<Tables['subscriptions']>

/**
 * Writes down a subscription as the provider had it when it was asked, unless it was asked again since.
 * @returns whether it was written
 */
export async function storeSubscription(db: Db, row: SubscriptionRow): Promise<boolean> {
  const { user_id: _user, subscription_id: _id, ...now } = row
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'subscription_id'])
        .doUpdateSet(now)
        .where('subscriptions.read_at', '<=', row.read_at),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findSubscription(
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  return row ?? null
}

/** The newest order of a subscription. Its language is that of the account's pages when it was made. */
export async function findNewestOrder(
  db: Db,
  userId: string,
  subscriptionId: string,
): Promise<{ purchaseId: string | null; language: PageLanguage }> {
  const order = await db
    .selectFrom('purchases')
    .select(['purchase_id as purchaseId', 'language'])
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order ?? { purchaseId: null, language: mainLanguage }
}

/** Subscriptions that renew between two moments and were not announced, but for those that were seen in this run. */
export async function listUnannounced(
  db: Db,
  from: Date,
  until: Date,
  seen: readonly string[],
  limit: number,
): Promise<SubscriptionRow[]> {
  const cause = sql<string>`'renewal:' || s.subscription_id || ':' || to_char(s.period_ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  return allRows(db)
    .selectFrom('subscriptions as s')
    .selectAll()
    .where('s.state', '=', 'active')
    .where('s.is_cancelled', '=', false)
    .where('s.period_ends_at', '>', from)
    .where('s.period_ends_at', '<=', until)
    .where(sql<boolean>`s.subscription_id <> all(${seen}::text[])`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('emails as c')
            .select('c.user_id')
            .whereRef('c.user_id', '=', 's.user_id')
            .where('c.cause', '=', cause),
        ),
      ),
    )
    .orderBy('s.period_ends_at')
    .limit(limit)
    .execute()
}

/** The subscription that lives; null where none does. */
export async function findLivingSubscription(db: Db, userId: string): Promise<SubscriptionRow | null> {
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .orderBy('is_cancelled')
    .orderBy('period_ends_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The provider's ids of the subscriptions that live. */
export async function listLivingSubscriptions(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'ended')
    .execute()
  return rows.map((row) => row.subscription_id)
}

/** Whether a person pays for another subscription than this one: it lives, was not cancelled, and a payment for it was credited and not withdrawn from. */
export async function hasOtherSubscription(db: Db, userId: string, subscriptionId: string): Promise<boolean> {
  const other = await db
    .selectFrom('subscriptions')
    .innerJoin('purchases', (join) =>
      join
        .onRef('purchases.user_id', '=', 'subscriptions.user_id')
        .onRef('purchases.subscription_id', '=', 'subscriptions.subscription_id'),
    )
    .select('subscriptions.subscription_id')
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.subscription_id', '<>', subscriptionId)
    .where('subscriptions.state', '<>', 'ended')
    .where('subscriptions.is_cancelled', '=', false)
    .where('purchases.state', '=', 'paid')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('refunds')
            .select('refunds.refund_id')
            .where('refunds.user_id', '=', userId)
            .whereRef('refunds.purchase_id', '=', 'purchases.purchase_id')
            .where('refunds.reason', '=', 'withdrawal'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Whether this subscription ends since a payment for it is given back, which an email of its own says. */
export async function endsByRefund(db: Db, userId: string, subscriptionId: string): Promise<boolean> {
  const refund = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('user_id', '=', userId)
    .where('subscription_to_end', '=', subscriptionId)
    .limit(1)
    .executeTakeFirst()
  return refund !== undefined
}

/** Whether a buyer has withdrawn from a payment of this subscription, which ends it. */
export async function isWithdrawnFrom(db: Db, userId: string, subscriptionId: string): Promise<boolean> {
  const withdrawal = await db
    .selectFrom('refunds')
    .innerJoin('purchases', (join) =>
      join
        .onRef('purchases.user_id', '=', 'refunds.user_id')
        .onRef('purchases.purchase_id', '=', 'refunds.purchase_id'),
    )
    .select('refunds.refund_id')
    .where('refunds.user_id', '=', userId)
    .where('refunds.reason', '=', 'withdrawal')
    .where('purchases.subscription_id', '=', subscriptionId)
    .limit(1)
    .executeTakeFirst()
  return withdrawal !== undefined
}

/** The provider has none of this name: for us it has ended. */
export async function deleteSubscription(db: Db, userId: string, subscriptionId: string): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ state: 'ended' })
    .where('user_id', '=', userId)
    .where('subscription_id', '=', subscriptionId)
    .execute()
}
