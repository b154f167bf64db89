import type pg from 'pg'
import { shardKeys } from '../../apps/server/src/platform/database/shard-keys.ts'

/** A transaction that was committed: the tables that it wrote to, and the keys of the rows as `<kind> <value>`. */
export type Transaction = { tables: Set<string>; keys: Set<string> }

const slot = 'spread'
const change = /^table public\.(\w+): (?:INSERT|UPDATE|DELETE): /

/**
 * Reads from PostgreSQL's log all rows that each transaction writes from now on, also rows written by functions, triggers and foreign keys.
 * @param pool of a database without another watcher, on a server with `wal_level = logical`
 */
export async function watchTransactions(pool: pg.Pool): Promise<() => Promise<Transaction[]>> {
  await pool.query(`select pg_create_logical_replication_slot($1 || $2::text, 'test_decoding')`, [slot, process.pid])
  return async () => {
    const { rows } = await pool.query<{ xid: string; data: string }>(
      `select xid::text, data from pg_logical_slot_get_changes($1 || $2::text, null, null)`,
      [slot, process.pid],
    )
    const transactions = new Map<string, Transaction>()
    for (const { xid, data } of rows) {
      const table = change.exec(data)?.[1]
      if (table === undefined) continue
      const transaction = transactions.get(xid) ?? { tables: new Set(), keys: new Set() }
      transactions.set(xid, transaction)
      transaction.tables.add(table)
      const key = keyOf(table, data)
      if (key !== null) transaction.keys.add(key)
    }
    return [...transactions.values()]
  }
}

/** Null for a table that is not spread. */
function keyOf(table: string, row: string): string | null {
  const key = shardKeys[table]
  if (!key) return null
  const value = new RegExp(` ${key.column}\\[[^\\]]+\\]:('(?:[^']|'')*'|\\S+)`).exec(row)?.[1]
  if (value === undefined) throw new Error(`a row of ${table} was written, and its log does not name ${key.column}`)
  return `${key.kind} ${value}`
}
