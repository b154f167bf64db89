import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { asServer } from './server-login.ts'
import { ledgerVerbs, serverRole } from './server-role.ts'

const insufficientPrivilege = '42501'
const tables = ['credit_accounts', 'lots', 'holds', 'entries', 'clawbacks', 'pending_credits']
const person = '00000000-0000-4000-8000-000000000001'

let database: TestDatabase
let server: pg.Client
let owner: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  server = new pg.Client(asServer(database.connection))
  owner = new pg.Client(database.connection)
  await Promise.all([server.connect(), owner.connect()])
  await server.query(`select ledger_grant('${person}', 'signup', 'signup', 5, false, null, now())`)
})
afterAll(async () => {
  await Promise.all([server.end(), owner.end()])
  await database.drop()
})

const columnsOf = async (table: string): Promise<string[]> => {
  const { rows } = await owner.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows.map(({ name }) => name)
}

describe.each(tables)('the server’s role and the table %s', (table) => {
  test('may read it', async () => {
    await expect(server.query(`select * from ${table}`)).resolves.toBeDefined()
  })

  test('writes it in no way, in no column', async () => {
    const columns = await columnsOf(table)
    const writes = [
      ...columns.map((column) => `update ${table} set ${column} = ${column}`),
      ...columns.map((column) => `insert into ${table} (${column}) values (default)`),
      `insert into ${table} (${columns.join()}) select ${columns.join()} from ${table}`,
      `delete from ${table}`,
      `truncate ${table}`,
      `copy ${table} from stdin`,
      `select * from ${table} where user_id = '${person}' for update`,
      `do $$ begin lock table ${table} in share mode; end $$`,
      `merge into ${table} t using ${table} s on t.user_id = s.user_id when matched then delete`,
      `alter table ${table} disable trigger all`,
      `create trigger mine before insert on ${table} for each row execute function refuse_change()`,
    ]
    const answers = new Map<string, unknown>()
    for (const write of writes)
      answers.set(write, await server.query(write).catch((error: pg.DatabaseError) => error.code))
    expect([...answers].filter(([, answer]) => answer !== insufficientPrivilege)).toEqual([])
  })
})

test('the credits that a penetration test minted are refused: a balance that is raised, and an entry that nothing caused', async () => {
  const writes = [
    `update credit_accounts set available = available + 5000 where user_id = '${person}'`,
    `insert into entries (user_id, version, kind, cause, credits, available_delta, held_delta, available_after, held_after, slices, at)
     values ('${person}', 9999, 'grant', 'mine', 5000, 5000, 0, 5005, 0, '[]', now())`,
  ]
  for (const write of writes) await expect(server.query(write)).rejects.toMatchObject({ code: insufficientPrivilege })
})

test('the server calls the ledger’s verbs and none of the functions that they consist of', async () => {
  const { rows } = await owner.query<{ name: string; may: boolean; definer: boolean; path: string | null }>(
    `select proname as name, has_function_privilege('${serverRole}', oid, 'execute') as may, prosecdef as definer, proconfig[1] as path
     from pg_proc where starts_with(proname, 'ledger_') order by 1`,
  )
  expect(rows.filter(({ may }) => may).map(({ name }) => name)).toEqual(ledgerVerbs.toSorted())
  expect(rows.length).toBeGreaterThan(ledgerVerbs.length)
  for (const { may, definer, path } of rows)
    expect({ definer, path }).toEqual(
      may ? { definer: true, path: 'search_path=public, pg_temp' } : { definer: false, path: null },
    )
  await expect(
    server.query(`select ledger_record('${person}', 'grant', 'mine', 5000, 5000, 0, 0, '[]', now())`),
  ).rejects.toMatchObject({ code: insufficientPrivilege })
})

test('a temporary table of the caller’s does not stand in for a table of the ledger’s', async () => {
  await server.query('create temporary table credit_accounts (like public.credit_accounts including all)')
  await server.query(`select ledger_grant('${person}', 'share', 'share', 2, false, null, now())`)
  expect((await server.query('select * from pg_temp.credit_accounts')).rows).toEqual([])
  expect((await owner.query('select available from credit_accounts')).rows).toEqual([{ available: 7 }])
})

test('every ledger function that the server’s code calls is a verb', async () => {
  const source = join(import.meta.dirname, '../..')
  const files = (await readdir(source, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name))
  const texts = await Promise.all(files.map((name) => readFile(join(source, name), 'utf8')))
  const called = new Set(texts.flatMap((text) => [...text.matchAll(/\bledger_\w+(?=\()/g)].map(([name]) => name)))
  expect(ledgerVerbs).toEqual(expect.arrayContaining([...called]))
})
