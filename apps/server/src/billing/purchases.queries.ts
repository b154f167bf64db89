import type { Currency, PageLanguage } from '@numeria/contract'
import { sql, type Selectable, type Transaction } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import type { Buyer } from './invoices/buyer.rules.ts'

export type PurchaseRow = Selectable<Tables['purchases']>
export type NewPurchase = {
  userId: string
  purchaseId: string
  way: PurchaseRow['way']
  packId: string
  subscription: boolean
  credits: number
  amountCents: number
  currency: Currency
  /** Of the page that it was ordered on. */
  language: PageLanguage
  /** As given at checkout. */
  buyer: Buyer
  consent: { version: string; at: Date } | null
  at: Date
}

/** Writes down what was ordered, once. */
export async function insertPurchase(db: Db, { userId, purchaseId, at, ...order }: NewPurchase): Promise<void> {
  await db
    .insertInto('purchases')
    .values({
      user_id: userId,
      purchase_id: purchaseId,
      way: order.way,
      pack_id: order.packId,
      is_subscription: order.subscription,
      credits: order.credits,
      amount_cents: order.amountCents,
      currency: order.currency,
      language: order.language,
      tax_number: order.buyer.taxNumber,
      tax_country: order.buyer.country,
      consent_version: order.consent?.version ?? null,
      consent_at: order.consent?.at ?? null,
      state: 'open',
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Keeps that the box was ticked after the checkout had begun. The first time counts, and none after the purchase has ended. */
export async function storeConsent(
  db: Db,
  userId: string,
  purchaseId: string,
  version: string,
  at: Date,
): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ consent_version: version, consent_at: at })
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .where('consent_version', 'is', null)
    .where('state', '=', 'open')
    .execute()
}

/** Keeps the tax number that was given after the checkout had begun; the last one counts, until the purchase ends. */
export async function storeBuyer(db: Db, userId: string, purchaseId: string, buyer: Buyer): Promise<void> {
  await db
    .updateTable('purchases')
    .set({ tax_number: buyer.taxNumber, tax_country: buyer.country })
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .where('state', '=', 'open')
    .execute()
}

/** The purchase, locked until the transaction ends: whatever happens to it happens one after another. */
export async function lockPurchase(
  trx: Transaction<Tables>,
  userId: string,
  purchaseId: string,
): Promise<PurchaseRow | null> {
  const row = await trx
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function updatePurchase(
  db: Db,
  { user_id, purchase_id }: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
  change: Partial<Omit<PurchaseRow, 'user_id' | 'purchase_id' | 'created_at'>>,
): Promise<void> {
  await db
    .updateTable('purchases')
    .set(change)
    .where('user_id', '=', user_id)
    .where('purchase_id', '=', purchase_id)
    .execute()
}

/** Writes on a credited purchase how its disputes stand together: open while any is, else lost where one was lost. */
export async function sumUpDisputes(
  db: Db,
  { user_id, purchase_id }: Pick<PurchaseRow, 'user_id' | 'purchase_id'>,
): Promise<void> {
  await sql`
    update purchases p set dispute = (
      select case when bool_or(c.state = 'open') then 'open' when bool_or(c.state = 'done') then 'lost' when count(*) > 0 then 'won' end
      from clawbacks c join lots l on l.user_id = c.user_id and l.lot = c.lot
      where l.user_id = ${user_id} and l.cause = 'purchase:' || p.payment_id and c.is_dispute)
    where p.user_id = ${user_id} and p.purchase_id = ${purchase_id}`.execute(db)
}

export async function findPurchase(db: Db, userId: string, purchaseId: string): Promise<PurchaseRow | null> {
  const row = await db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('purchase_id', '=', purchaseId)
    .executeTakeFirst()
  return row ?? null
}

export async function findPurchaseBySession(db: Db, userId: string, sessionId: string): Promise<PurchaseRow | null> {
  const row = await db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row ?? null
}

/** The purchase of a payment; null before it was credited. */
export async function findPurchaseByIntent(db: Db, paymentIntent: string): Promise<PurchaseRow | null> {
  const row = await db
    .selectFrom('purchases')
    .selectAll()
    .where('payment_intent', '=', paymentIntent)
    .executeTakeFirst()
  return row ?? null
}

/** Everything that this person paid for, or is about to, newest first. */
export async function listPurchaseRows(db: Db, userId: string): Promise<PurchaseRow[]> {
  return db
    .selectFrom('purchases')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', 'in', ['paid', 'set_aside', 'failed'])
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
}

/** Checkouts of one person that may still be open at the provider, newest first. */
export async function listOpenCheckouts(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('purchases')
    .select('session_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ session_id }) => session_id!)
}

/** Purchases without a known outcome, for a look-up at the provider, the longest unchecked first. */
export async function listUndecided(
  db: Db,
  { olderThan, notAskedSince, limit }: { olderThan: Date; notAskedSince: Date; limit: number },
): Promise<PurchaseRow[]> {
  return allRows(db)
    .selectFrom('purchases')
    .selectAll()
    .where('state', '=', 'open')
    .where('session_id', 'is not', null)
    .where('created_at', '<', olderThan)
    .where((where) => where.or([where('checked_at', 'is', null), where('checked_at', '<', notAskedSince)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute()
}

export async function findCustomer(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('customers').select('customer_id').where('user_id', '=', userId).executeTakeFirst()
  return row?.customer_id ?? null
}

export async function insertCustomer(db: Db, userId: string, customerId: string): Promise<void> {
  await db
    .insertInto('customers')
    .values({ user_id: userId, customer_id: customerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
