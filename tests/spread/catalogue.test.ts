import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shardKeys, unspread } from '../../apps/server/src/platform/database/shard-keys.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

const keyOf = (table: string): string => shardKeys[table]!.column

test('every table has a shard key, or a reason why it does not grow', async () => {
  const { rows } = await client.query<{ table: string }>(
    `select relname as table from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const listed = [...Object.keys(shardKeys), ...Object.keys(unspread)]
  expect(listed.toSorted()).toEqual(rows.map(({ table }) => table).toSorted())
})

test('every table that grows has a primary key, and its shard key is part of it and of whatever else is unique', async () => {
  const { rows } = await client.query<{ table: string; index: string; isPrimary: boolean; columns: string[] }>(`
    select t.relname as table, x.relname as index, i.indisprimary as "isPrimary",
      array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any(i.indkey)) as columns
    from pg_index i join pg_class t on t.oid = i.indrelid join pg_class x on x.oid = i.indexrelid
    where t.relnamespace = 'public'::regnamespace and (i.indisunique or i.indisexclusion)`)
  const spread = rows.filter(({ table }) => table in shardKeys)
  const primary = spread.filter(({ isPrimary }) => isPrimary).map(({ table }) => table)
  expect(primary.toSorted()).toEqual(Object.keys(shardKeys).toSorted())
  expect(spread.filter(({ table, columns }) => !columns.includes(keyOf(table)))).toEqual([])
})

test('what refers to another row lies beside it: each foreign key leads from a shard key to the same one', async () => {
  const { rows } = await client.query<{ from: string; to: string; columns: string[]; others: string[] }>(`
    select f.relname as from, t.relname as to,
      array(select a.attname::text from unnest(k.conkey) with ordinality c (n, place)
        join pg_attribute a on a.attrelid = f.oid and a.attnum = c.n order by place) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality c (n, place)
        join pg_attribute a on a.attrelid = t.oid and a.attnum = c.n order by place) as others
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and f.relnamespace = 'public'::regnamespace`)
  expect(rows.length).toBeGreaterThan(0)
  for (const { from, to, columns, others } of rows) {
    expect(shardKeys[from]?.kind, `${from} refers to ${to}`).toBe(shardKeys[to]?.kind)
    expect(columns.indexOf(keyOf(from)), `${from} refers to ${to}`).toBe(others.indexOf(keyOf(to)))
    expect(columns).toContain(keyOf(from))
  }
})

test('nothing that is spread is numbered by one sequence for everybody', async () => {
  const { rows } = await client.query<{ table: string }>(`
    select distinct t.relname as table from pg_depend d
      join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_class t on t.oid = d.refobjid and t.relkind = 'r'
    where t.relnamespace = 'public'::regnamespace`)
  expect(rows.filter(({ table }) => table in shardKeys)).toEqual([])
})
