// Spreads a database over the workers of a Citus cluster: each table by its shard key, and the functions that a user's rows are written by beside them.
import pg from 'pg'
import { delegatedFunctions, serverRole } from './server-role.ts'
import { shardKeys, unspread, type Kind } from './shard-keys.ts'
import { readTables } from './table-catalogue.ts'

export class DistributionRefused extends Error {
  override readonly name = 'DistributionRefused'
}

export type Distribution = { workers: number; tables: string[]; functions: number }

/**
 * Distributes what is not distributed yet, of a database whose migrations are applied. Each table is a transaction of its own: a run that was cut off is
 * continued by the next one.
 * @param url of the coordinator, as a superuser
 * @param shards per kind of key, for tables that are distributed now
 * @returns the tables that this run distributed
 * @throws {DistributionRefused} before the first change
 */
export async function distribute(connection: pg.ClientConfig, shards = 32): Promise<Distribution> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const workers = await countWorkers(client)
    const waiting = await listWaiting(client)
    await prepareDatabase(client)
    const first = new Map<Kind, string>()
    for (const [table, { kind }] of Object.entries(shardKeys))
      if (!waiting.includes(table) && !first.has(kind)) first.set(kind, table)
    for (const table of waiting) {
      const { kind, column } = shardKeys[table]!
      const beside = first.get(kind)
      await client.query(
        beside === undefined
          ? `select create_distributed_table($1::text::regclass, $2, colocate_with => 'none', shard_count => $3)`
          : `select create_distributed_table($1::text::regclass, $2, colocate_with => $3)`,
        [table, column, beside ?? shards],
      )
      first.set(kind, beside ?? table)
    }
    await removeLocalRows(client)
    return { workers, tables: waiting, functions: await distributeFunctions(client) }
  } finally {
    await client.end()
  }
}

async function countWorkers(client: pg.Client): Promise<number> {
  const { rows: extensions } = await client.query(`select from pg_extension where extname = 'citus'`)
  if (extensions.length === 0) throw new DistributionRefused('This database has no extension "citus".')
  const { rows } = await client.query<{ workers: number }>(
    'select count(*)::integer as workers from citus_get_active_worker_nodes()',
  )
  if (rows[0]!.workers === 0) throw new DistributionRefused('The cluster has no active worker: add one first.')
  return rows[0]!.workers
}

/** The tables that are still in one place, each after those that it refers to. */
async function listWaiting(client: pg.Client): Promise<string[]> {
  const tables = (await readTables(client)).map(({ name }) => name)
  const known = Object.keys({ ...shardKeys, ...unspread })
  const unknown = tables.filter((table) => !known.includes(table))
  const missing = known.filter((table) => table !== 'migrations' && !tables.includes(table))
  if (unknown.length + missing.length > 0)
    throw new DistributionRefused(
      `The tables are not those of this version: ${[...unknown.map((each) => `"${each}" is unknown`), ...missing.map((each) => `"${each}" is missing`)].join(', ')}.`,
    )
  const { rows } = await client.query<{ table: string; column: string | null }>(
    `select table_name::text as table, nullif(distribution_column, '<none>') as column from citus_tables`,
  )
  const wrong = rows.filter(({ table, column }) => column !== (shardKeys[table]?.column ?? ''))
  if (wrong.length > 0)
    throw new DistributionRefused(
      wrong
        .map(({ table, column }) => `"${table}" is distributed by ${column ?? 'nothing'}, which is not its key.`)
        .join(' '),
    )
  return tables.filter((table) => table in shardKeys && !rows.some((row) => row.table === table))
}

/** State of the database, for later migrations and servers as well. */
async function prepareDatabase(client: pg.Client): Promise<void> {
  const database = pg.escapeIdentifier(
    (await client.query<{ name: string }>('select current_database() as name')).rows[0]!.name,
  )
  // The guards are triggers that read nothing but the rows of their own statement, or rows of the same key: on a shard they are as strong as on the table.
  await client.query(`alter database ${database} set citus.enable_unsafe_triggers = on`)
  await client.query('set citus.enable_unsafe_triggers = on')
  // The coordinator connects to workers as the role that asks.
  await client.query(`alter role ${serverRole} login`)
}

/** The rows that were copied to shards are still on the coordinator's disk, where no deletion of a person would reach them. */
async function removeLocalRows(client: pg.Client): Promise<void> {
  // The guards refuse to empty a table of the ledger; the shards have copies of these rows.
  await client.query(`set session_replication_role = 'replica'`)
  for (const table of Object.keys(shardKeys))
    await client.query('select truncate_local_data_after_distributing_table($1::text::regclass)', [table])
  await client.query('reset session_replication_role')
}

/** Brings every function to the workers. A verb runs where the rows of its user are, in one trip. */
async function distributeFunctions(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ signature: string; name: string }>(
    `select p.oid::regprocedure::text as signature, p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
     order by 1`,
  )
  for (const { signature, name } of rows) {
    const delegated = delegatedFunctions[name]
    await (delegated
      ? client.query(
          'select create_distributed_function($1::regprocedure, $2, colocate_with => $3, force_delegation => true)',
          [signature, delegated.key, delegated.beside],
        )
      : client.query('select create_distributed_function($1::regprocedure)', [signature]))
  }
  return rows.length
}
