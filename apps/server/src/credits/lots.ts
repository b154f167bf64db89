import type { Selectable } from 'kysely'
import type { Db } from '../platform/database/connect.ts'
import type { Tables } from '../platform/database/tables.ts'
import { isTakenWhole } from './clawback.rules.ts'
import type { Price, Source } from './credits.ts'

/** One grant and its use: granted = remaining + frozen + held + spent + expired + revoked. */
export type Lot = {
  userId: string
  lot: number
  source: Source
  cause: string
  paid: boolean
  price: Price | null
  granted: number
  remaining: number
  held: number
  spent: number
  expired: number
  revoked: number
  /** Taken by refunds and claims that are open. */
  frozen: number
  /** Of what was spent, how much is owed because its price went back. */
  owed: number
  expiresAt: Date | null
  createdAt: Date
}

/** The lot that a cause brought; null when it brought none. */
export async function findLot(db: Db, userId: string, cause: string): Promise<Lot | null> {
  const row = await db
    .selectFrom('lots')
    .selectAll()
    .where('user_id', '=', userId)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return row ? toLot(row) : null
}

/**
 * The state of all that this person paid for: some of it `stands`, all of it is `going` back whole, or it is `gone`. Null: nothing was ever paid.
 * A caller that changes credits by it holds the account's lock.
 * @param without the lot of a purchase that is not counted
 */
export async function purchasesOf(db: Db, userId: string, without = 0): Promise<'stands' | 'going' | 'gone' | null> {
  const sold = await db
    .selectFrom('lots')
    .select(['lot', 'granted', 'price_cents'])
    .where('user_id', '=', userId)
    .where('is_paid', '=', true)
    .where('lot', '<>', without)
    .execute()
  if (sold.length === 0) return null
  const clawbacks = await db
    .selectFrom('clawbacks')
    .select(['lot', 'is_dispute', 'state', 'asked', 'cents'])
    .where('user_id', '=', userId)
    .execute()
  const areTaken = (states: ('open' | 'done')[]) =>
    sold.every((lot) =>
      isTakenWhole(
        lot,
        clawbacks.filter((clawback) => clawback.lot === lot.lot),
        states,
      ),
    )
  if (areTaken(['done'])) return 'gone'
  return areTaken(['open', 'done']) ? 'going' : 'stands'
}

/** Whether this person paid for credits that have not gone back whole, and are not about to. */
export const hasBought = async (db: Db, userId: string): Promise<boolean> =>
  (await purchasesOf(db, userId)) === 'stands'

/** Everything that a person was ever granted, oldest first. */
export async function listLots(db: Db, userId: string): Promise<Lot[]> {
  const rows = await db.selectFrom('lots').selectAll().where('user_id', '=', userId).orderBy('lot').execute()
  return rows.map(toLot)
}

/**
 * Every lot that was sold, in pages, to be compared with the payment provider's records.
 * @param after the last lot of the page before
 */
export async function listSoldLots(db: Db, limit: number, after?: Pick<Lot, 'userId' | 'lot'>): Promise<Lot[]> {
  const rows = await db
    .selectFrom('lots')
    .selectAll()
    .where('price_cents', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where((where) => where(where.refTuple('user_id', 'lot'), '>', where.tuple(after!.userId, after!.lot))),
    )
    .orderBy('user_id')
    .orderBy('lot')
    .limit(limit)
    .execute()
  return rows.map(toLot)
}

function toLot(row: Selectable<Tables['lots']>): Lot {
  const { user_id, price_cents, currency, expires_at, created_at, source, ...rest } = row
  const { forgiven: _, has_clawback: __, is_spendable: ___, is_paid: paid, ...parts } = rest
  return {
    ...parts,
    userId: user_id,
    paid,
    source: source as Source,
    price: price_cents === null ? null : { cents: price_cents, currency: currency as Price['currency'] },
    expiresAt: expires_at,
    createdAt: created_at,
  }
}
