// Rows whose period began at a moment of the test's choice. For tests.
import { sql, type RawBuilder } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { Database } from '../platform/database/connect.ts'

type Seeds = { db: Database; userId: string }
export type Period = {
  table: string
  /** The moments of which the first is just past its period and the second just within. */
  bounds: (now: Date) => readonly [past: Date, within: Date]
  /** @returns which rows have what is deleted */
  seed: (seeds: Seeds, at: Date) => Promise<RawBuilder<unknown>>
  /** By the clock of the database, which a test cannot move. */
  isByDatabase?: true
}

const dayMs = 86_400_000
export const days = (count: number) => (now: Date) =>
  [new Date(now.getTime() - count * dayMs - 60_000), new Date(now.getTime() - (count - 2) * dayMs)] as const
/** So many years after the year. */
export const wholeYears = (count: number) => (now: Date) =>
  [
    new Date(Date.UTC(now.getUTCFullYear() - count, 0, 1) - 60_000),
    new Date(Date.UTC(now.getUTCFullYear() - count, 0, 1) + 60_000),
  ] as const
/** Until a moment that the row names. */
export const named = days(0)

export const later = (at: Date, count: number) => new Date(at.getTime() + count * dayMs)
/** Days since Monday. */
export const weekday = (at: Date) => (at.getUTCDay() + 6) % 7
export const day = (at: Date) => at.toISOString().slice(0, 10)

export async function row(db: Database, table: string, values: Record<string, unknown>): Promise<void> {
  const names = Object.keys(values).map((name) => sql.ref(name))
  await sql`insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(Object.values(values))})`.execute(
    db,
  )
}

export const order = (userId: string, at: Date) => ({
  user_id: userId,
  purchase_id: randomUUID(),
  way: 'modal',
  pack_id: 'seed3',
  is_subscription: false,
  credits: 20,
  amount_cents: 199,
  currency: 'eur',
  created_at: at,
})

/** A row with a key of its own under which it is found again. */
export function keyed(
  table: string,
  key: string,
  values: (at: Date, seeds: Seeds) => Record<string, unknown>,
  isId = false,
) {
  return async (seeds: Seeds, at: Date) => {
    const id = isId ? randomUUID() : randomUUID().replaceAll('-', '')
    await row(seeds.db, table, { [key]: id, ...values(at, seeds) })
    return sql`${sql.ref(key)} = ${id}`
  }
}
