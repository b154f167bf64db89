// The places that rows are in. One PostgreSQL is one place; of a cluster, each worker. A statement about the rows of all users fails as a whole while one
// worker is away, so a job looks for work in each place by itself. It does the work by keys, through the coordinator, as everything else does.
import { Kysely, PostgresDialect, sql, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { keepsStatements, openDatabase, openPool, poolOf, type Database, type Db } from './connect.ts'
import { asServer } from './server-login.ts'
import { shardKeys } from './shard-keys.ts'
import type { Tables } from './tables.ts'

/** `shards`: of each table that is spread, its parts in this place. */
type Place = { host: string; port: number; shards: Readonly<Record<string, readonly string[]>> }

const rowsOfPlaces = new WeakMap<Db, Database>()

/** Where a job looks for what is due among the rows of all users: in its place, for reading only. Outside `inEachPlace`, everywhere. */
export const allRows = (db: Db): Database => rowsOfPlaces.get(db) ?? db

/**
 * Does a job in each place at the same time. A place that is away, or where the job fails, stops no other.
 * @throws the first failure, when all have ended
 */
export async function inEachPlace(db: Database, work: (db: Database) => Promise<unknown>): Promise<void> {
  const places = await findPlaces(db)
  if (places === null) return void (await work(db))
  const ends = await Promise.allSettled(places.map((place) => workIn(place, db, work)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}

async function workIn(place: Place, db: Database, work: (db: Database) => Promise<unknown>): Promise<void> {
  const pool = poolOf(db)
  const rows = new RowsOfPlace(
    openPool(asServer(addressOf(place, pool.options)), () => {}),
    place,
  )
  const same = openDatabase(pool, !keepsStatements(db))
  rowsOfPlaces.set(same, rows)
  try {
    await work(same)
  } finally {
    await rows.destroy()
  }
}

/** Null where there is no cluster. */
async function findPlaces(db: Database): Promise<Place[] | null> {
  const { rows } = await sql<{ isCluster: boolean }>`
    select to_regclass('pg_dist_node') is not null as "isCluster"`.execute(db)
  if (!rows[0]!.isCluster) return null
  const { rows: parts } = await sql<{ host: string; port: number; table: string; shards: string[] }>`
    select n.nodename as host, n.nodeport as port, s.logicalrelid::text as table, array_agg(shard_name(s.logicalrelid, s.shardid)::text) as shards
    from pg_dist_node n join pg_dist_placement p using (groupid) join pg_dist_shard s using (shardid)
    where n.noderole = 'primary' and s.logicalrelid::text = any(${Object.keys(shardKeys)}::text[])
    group by 1, 2, 3`.execute(db)
  const byAddress = Map.groupBy(parts, ({ host, port }) => `${host}:${port}`)
  return [...byAddress.values()].map((own) => ({
    host: own[0]!.host,
    port: own[0]!.port,
    shards: Object.fromEntries(own.map(({ table, shards }) => [table, shards])),
  }))
}

/** As the pool connects, to another server. */
function addressOf({ host, port }: Place, options: pg.PoolConfig): pg.PoolConfig {
  if (options.connectionString === undefined) return { ...options, password: options.password, host, port }
  const url = new URL(options.connectionString)
  url.searchParams.set('host', host)
  url.searchParams.set('port', String(port))
  return { connectionString: url.href }
}

/** Answers questions about tables with the rows of their shards in one place. */
class RowsOfPlace extends Kysely<Tables> {
  constructor(pool: pg.Pool, place: Place) {
    const connect = async (): Promise<PostgresPoolClient> => {
      const client = await pool.connect()
      const query = (text: string, values: readonly unknown[]) => client.query(ofPlace(text, place), [...values])
      return Object.assign(Object.create(client) as PostgresPoolClient, { query })
    }
    super({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) })
  }
}

/** Within the statement, the name of a table means the shards of this place. */
function ofPlace(text: string, { shards }: Place): string {
  const own = Object.entries(shards)
    .filter(([table]) => new RegExp(`\\b${table}\\b`).test(text))
    .map(
      ([table, parts]) =>
        `${table} as not materialized (${parts.map((part) => `select * from ${pg.escapeIdentifier(part)}`).join(' union all ')})`,
    )
  return `with ${own.join(', ')} ${text}`
}
