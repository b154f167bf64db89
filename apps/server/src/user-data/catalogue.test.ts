import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { dataInventory } from './data-inventory.ts'
import { unownedTables } from './unowned-tables.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

async function columns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as table, array_agg(column_name::text) as columns from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' group by 1`.execute(testApp.deps.db)
  return new Map(rows.map((row) => [row.table, row.columns]))
}

test('every table of the database is in the download and in the deletion, or says why it is in neither', async () => {
  const listed = [...dataInventory.map(({ table }) => table), ...Object.keys(unownedTables)]
  expect(listed.toSorted()).toEqual([...(await columns()).keys()].toSorted())
})

test('every table that names a user is in the data inventory, but for the one that says who left', async () => {
  const found = await columns()
  const naming = [...found].filter(([, names]) => names.includes('user_id')).map(([table]) => table)
  expect(naming.filter((table) => table in unownedTables)).toEqual(['deletions'])
  for (const { table } of dataInventory) expect(naming).toContain(table)
})

test('what the download hides is a column that is there', async () => {
  const found = await columns()
  for (const { table, hidden = [] } of dataInventory)
    expect(found.get(table)).toEqual(expect.arrayContaining([...hidden]))
})
