// A whole database from one PostgreSQL to another, with nothing but two connections: the embedded one brings no pg_dump. Rows travel in PostgreSQL's own
// text, so that nothing is rounded on the way, and arrive in one transaction, which ends only when every table reads the same on both sides.
import type pg from 'pg'
import { migrate } from './migrate.ts'
import { readSequences, readTables, type Table } from './table-catalogue.ts'

export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}

export type MovedTable = { name: string; rows: number }

const rowsAtOnce = 1_000
/** Settings that decide how a value is written as text: equal on both sides. */
const sameWords = `set local timezone to 'UTC'; set local datestyle to 'ISO'; set local intervalstyle to 'postgres';
  set local extra_float_digits to 1; set local bytea_output to 'hex'; set local search_path to public`

/**
 * Copies all rows and the state of all sequences into a database that is empty, or has our tables without a row. `source` is migrated already and has no other
 * writer.
 * @returns the tables with their numbers of copied rows
 * @throws {MoveRefused} before the first write, or after rolling back
 */
export async function moveDatabase(source: pg.Pool, target: pg.Pool): Promise<MovedTable[]> {
  await refuseOtherSessions(target)
  await migrate(target)
  await using from = await begin(source, 'begin transaction isolation level repeatable read, read only')
  await using to = await begin(target, 'begin')
  const tables = await readTables(from.client)
  if (shapeOf(await readTables(to.client)) !== shapeOf(tables))
    throw new MoveRefused('The two databases have different tables. Give an empty one.')
  for (const { name } of tables) await to.client.query(`lock table ${name} in share row exclusive mode`)
  await refuseRows(tables, to.client)
  const moved: MovedTable[] = []
  for (const table of tables) {
    await copyRows(table, from.client, to.client)
    moved.push({ name: table.name, rows: await compare(table, from.client, to.client) })
  }
  await copySequences(from.client, to.client)
  await to.client.query('commit')
  return moved
}

/** Whatever is not committed when its block is left is undone. */
async function begin(pool: pg.Pool, statement: string) {
  const client = await pool.connect()
  const end = { client, [Symbol.asyncDispose]: async () => client.release(true) }
  try {
    await client.query(statement)
    await client.query(sameWords)
    return end
  } catch (error) {
    client.release(true)
    throw error
  }
}

/** Refuses a database with foreign tables before creating ours there. */
async function refuseOtherSessions(target: pg.Pool): Promise<void> {
  const client = await target.connect()
  try {
    const tables = await readTables(client)
    const { rows } = await client.query<{ ours: boolean }>(
      `select to_regclass('public.migrations') is not null as ours`,
    )
    if (tables.length > 0 && !rows[0]!.ours)
      throw new MoveRefused('The target is somebody else’s: it has tables that are not ours. Give an empty database.')
    await refuseRows(tables, client)
  } finally {
    client.release()
  }
}

async function refuseRows(tables: readonly Table[], target: pg.ClientBase): Promise<void> {
  for (const { name } of tables) {
    const { rows } = await target.query<{ filled: boolean }>(`select exists (select from ${name}) as filled`)
    if (rows[0]!.filled)
      throw new MoveRefused(`The target is not empty: there are rows in "${name}". Give an empty database.`)
  }
}

const shapeOf = (tables: readonly Table[]): string => JSON.stringify(tables)

async function copyRows({ name, columns }: Table, from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  await from.query(`declare moving no scroll cursor for select t::text as line from ${name} t`)
  // `offset 0`: a line is taken apart once, not once for each column.
  const insert = `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.map((column) => `(r).${column}`).join(', ')}
    from (select line::${name} as r from unnest($1::text[]) as line offset 0) as lines`
  for (;;) {
    const { rows } = await from.query<{ line: string }>(`fetch ${rowsAtOnce} from moving`)
    if (rows.length === 0) break
    await to.query(insert, [rows.map(({ line }) => line)])
  }
  await from.query('close moving')
}

/** @returns how many rows both sides have. */
async function compare({ name }: Table, from: pg.ClientBase, to: pg.ClientBase): Promise<number> {
  // Half of each row's MD5, added up: the same rows give the same sum in whatever order they lie.
  const question = `select count(*)::text as count,
    coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint::numeric), 0)::text as sum from ${name} t`
  const [there, here] = await Promise.all(
    [from, to].map(async (client) => (await client.query<{ count: string; sum: string }>(question)).rows[0]!),
  )
  if (there!.count !== here!.count || there!.sum !== here!.sum)
    throw new MoveRefused(`"${name}" did not arrive as it left: ${there!.count} rows there, ${here!.count} here.`)
  return Number(here!.count)
}

async function copySequences(from: pg.ClientBase, to: pg.ClientBase): Promise<void> {
  for (const name of await readSequences(from)) {
    const { rows } = await from.query<{ last_value: string; is_called: boolean }>(
      `select last_value::text, is_called from ${name}`,
    )
    await to.query('select setval($1::regclass, $2::bigint, $3)', [name, rows[0]!.last_value, rows[0]!.is_called])
  }
}
