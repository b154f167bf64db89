import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { statementsOf } from '../../apps/server/src/platform/database/migrate.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'

const folder = join(import.meta.dirname, '../../apps/server/migrations')

let database: TestDatabase
let pool: pg.Pool
beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, () => {})
  await pool.query(`drop schema public cascade; create schema public;
    create table migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
})
afterEach(async () => {
  await pool.end()
  await database.drop()
})

/** As a version left the database whose newest migration was this one. */
async function growTo(last: string): Promise<void> {
  const known = new Set(
    (await pool.query<{ name: string }>('select name from migrations')).rows.map(({ name }) => name),
  )
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name <= last && !known.has(name))
  expect(names).not.toEqual([])
  for (const name of names.toSorted()) {
    const sql = await readFile(join(folder, name), 'utf8')
    for (const statement of statementsOf(sql)) await pool.query(statement)
    await pool.query('insert into migrations (name, checksum) values ($1, $2)', [
      name,
      createHash('sha256').update(sql).digest('hex'),
    ])
  }
}

/** The last file of the first version. */
const firstVersion = '0016-operations.sql'

const later = readdirSync(folder).filter((name) => name.endsWith('.sql') && name > firstVersion)

// One test for each migration after the first version: while there is none, nothing is claimed.
test.each(later)(
  'a server of the version before finds all that it knows, and may write what it writes, when the next one has applied %s',
  async (name) => {
    await growTo(
      later
        .filter((other) => other < name)
        .toSorted()
        .at(-1) ?? firstVersion,
    )
    const before = await readShape()
    await growTo(name)
    expect(hardshipsBetween(before, await readShape())).toEqual([])
  },
)

test.each([
  ['alter table users drop column currency', ['not users.currency text']],
  ['alter table users alter column time_zone type varchar(60)', ['not users.time_zone text']],
  ['alter table users add column nickname text not null', ['users.nickname to be given']],
  ['drop function ledger_forget_pending', ['no ledger_forget_pending(uuid) gives void']],
  ["alter table users add constraint named check (full_name <> '')", ["users: CHECK ((full_name <> ''::text))"]],
  [
    'create unique index users_once on users (email)',
    ['CREATE UNIQUE INDEX users_once ON public.users USING btree (email)'],
  ],
  ['alter table users add column nickname text; create table nicknames (nickname text primary key)', []],
])('a migration that would take something from a server of the version before is found: %s', async (sql, hardships) => {
  await growTo(firstVersion)
  const before = await readShape()
  await pool.query(sql)
  expect(hardshipsBetween(before, await readShape())).toEqual(hardships)
})

type Shape = {
  columns: Map<string, { type: string; isDemanded: boolean }>
  /** Each way to call one, with and without the arguments that have a default. */
  functions: Set<string>
  /** Constraints and triggers that may refuse a row, with their columns; for a trigger the table. */
  rules: Map<string, string[]>
}

async function readShape(): Promise<Shape> {
  const list = async <Row extends pg.QueryResultRow>(question: string) => (await pool.query<Row>(question)).rows
  const columns = await list<{ name: string; type: string; isDemanded: boolean }>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       attnotnull and not atthasdef and attidentity = '' as "isDemanded"
     from pg_attribute join pg_class on pg_class.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped`,
  )
  const functions = await list<{ name: string }>(
    `select oid::regproc || '(' || array_to_string(array(
         select format_type(type, null) from unnest(proargtypes::oid[]) with ordinality as argument (type, place) where place <= given
       ), ',') || ') gives ' || pg_get_function_result(oid) as name
     from pg_proc, generate_series(pronargs::int - pronargdefaults, pronargs::int) as given where pronamespace = 'public'::regnamespace`,
  )
  const columnsOf = (numbers: string) =>
    `array(select relname || '.' || attname from pg_attribute where attrelid = pg_class.oid and attnum = any(${numbers}))::text[]`
  const rules = await list<{ name: string; about: string[] }>(
    `select relname || ': ' || replace(pg_get_constraintdef(c.oid), ' NOT VALID', '') as name, ${columnsOf('conkey')} as about
     from pg_constraint c join pg_class on pg_class.oid = conrelid
     where relnamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
     union select pg_get_indexdef(indexrelid), ${columnsOf('indkey')}
     from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace and indisunique
     union select pg_get_triggerdef(t.oid), array[relname::text]
     from pg_trigger t join pg_class on pg_class.oid = tgrelid where not tgisinternal`,
  )
  return {
    columns: new Map(columns.map((column) => [column.name, column])),
    functions: new Set(functions.map(({ name }) => name)),
    rules: new Map(rules.map(({ name, about }) => [name, about])),
  }
}

/** Columns and functions that were removed or changed their type, required columns without a default, and new constraints on old rows. */
function hardshipsBetween(before: Shape, after: Shape): string[] {
  const tableOf = (column: string): string => column.split('.')[0]!
  const tables = new Set([...before.columns.keys()].map(tableOf))
  const isKnown = (name: string): boolean => before.columns.has(name) || tables.has(name)
  return [
    ...[...before.columns].flatMap(([name, { type }]) =>
      after.columns.get(name)?.type === type ? [] : [`not ${name} ${type}`],
    ),
    ...[...after.columns].flatMap(([name, { isDemanded }]) =>
      isDemanded && tables.has(tableOf(name)) && before.columns.get(name)?.isDemanded !== true
        ? [`${name} to be given`]
        : [],
    ),
    ...[...before.functions].filter((name) => !after.functions.has(name)).map((name) => `no ${name}`),
    ...[...after.rules].flatMap(([name, about]) => (!before.rules.has(name) && about.some(isKnown) ? [name] : [])),
  ]
}
