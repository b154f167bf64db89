import { shardKeys } from '../../apps/server/src/platform/database/shard-keys.ts'
import { nodesOf, query, type Connection } from '../support/test-database.ts'

/** A transaction that was committed: the tables that it wrote to, and the keys of the rows as `<kind> <value>`. */
export type Transaction = { tables: Set<string>; keys: Set<string> }

const slot = `spread${process.pid}`
/** On a cluster, a shard has the name of its table and a number. */
const change = /^table public\.(\w+?)(?:_\d{6,})?: (?:INSERT|UPDATE|DELETE): /
/** The parts of one transaction on several nodes are prepared under names that differ in their last number. */
const part = /^PREPARE TRANSACTION '(citus_\d+_\d+_\d+)_\d+'/

/**
 * Reads from PostgreSQL's log, on each node, all rows that each transaction writes from now on, also rows written by functions, triggers and foreign keys.
 * @param database without another watcher, on servers with `wal_level = logical`
 */
export async function watchTransactions(database: Connection): Promise<() => Promise<Transaction[]>> {
  const nodes = nodesOf(database)
  for (const node of nodes)
    await query(node, `select pg_create_logical_replication_slot('${slot}', 'test_decoding', false, true)`)
  return async () => {
    const transactions = new Map<string, Transaction>()
    for (const node of nodes) {
      const rows = await query<{ xid: string; data: string }>(
        node,
        `select xid::text, data from pg_logical_slot_get_changes('${slot}', null, null)`,
      )
      const names = new Map(
        rows.flatMap(
          ({ xid, data }) =>
            part
              .exec(data)
              ?.slice(1)
              .map((name) => [xid, name]) ?? [],
        ),
      )
      for (const { xid, data } of rows) note(transactions, names.get(xid) ?? `${node.port} ${xid}`, data)
    }
    return [...transactions.values()]
  }
}

function note(transactions: Map<string, Transaction>, name: string, data: string): void {
  const table = change.exec(data)?.[1]
  if (table === undefined) return
  const transaction = transactions.get(name) ?? { tables: new Set(), keys: new Set() }
  transactions.set(name, transaction)
  transaction.tables.add(table)
  const key = keyOf(table, data)
  if (key !== null) transaction.keys.add(key)
}

/** Null for a table that is not spread. */
function keyOf(table: string, row: string): string | null {
  const key = shardKeys[table]
  if (!key) return null
  const value = new RegExp(` ${key.column}\\[[^\\]]+\\]:('(?:[^']|'')*'|\\S+)`).exec(row)?.[1]
  if (value === undefined) throw new Error(`a row of ${table} was written, and its log does not name ${key.column}`)
  return `${key.kind} ${value}`
}
