import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tryRestore } from '../../apps/server/src/platform/database/backup.ts'
import { poolOf } from '../../apps/server/src/platform/database/connect.ts'
import { openStore } from '../../apps/server/src/platform/database/open-store.ts'
import { findOrInstallPostgres } from '../../scripts/debian.ts'
import { startTimeout } from './harness/timeouts.ts'
import { asTestDatabase, Postgres } from './harness/postgres.ts'

const command = join(import.meta.dirname, '../../apps/server/src/backup.main.ts')
const people = 20

let postgres: Postgres
let folder: string
let web: string
let owner: string
beforeAll(async () => {
  postgres = await Postgres.open({}, findOrInstallPostgres())
  folder = await mkdtemp(join(tmpdir(), 'numeria-backup-'))
  await postgres.query(`create role numeria_server; create role owner login createdb; create role web login;
    grant numeria_server to owner with admin option; grant numeria_server to web; alter database numeria owner to owner`)
  const urlOf = (login: string): string => asTestDatabase(postgres).url.replace(/\/\/[^@]*@/, `//${login}@`)
  ;[web, owner] = [urlOf('web'), urlOf('owner')]
  const log = { info() {}, warn() {}, error() {} }
  const store = await openStore({ url: web, ownerUrl: owner }, log)
  for (let count = 0; count < people; count += 1)
    await poolOf(store.db).query(`select ledger_grant($1, 'signup', 'signup', 5, false, null, now())`, [randomUUID()])
  await store.close()
}, startTimeout)
afterAll(async () => {
  await postgres.close()
  await rm(folder, { recursive: true })
})

function run(args: string[], settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const { PATH, HOME } = process.env
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env: { PATH, HOME, ...settings } }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    )
  })
}
const file = (name: string): string => join(folder, name)
const databases = async (): Promise<number> =>
  (await postgres.query(`select from pg_database where datname like 'numeria_restored%'`)).length

test('a backup has every row, is restored and replayed on demand, and is written down for the alert', async () => {
  const { code, output } = await run([file('whole.dump'), '--verify'], { DATABASE_URL: web, DATABASE_OWNER_URL: owner })
  expect(output).toContain(`${people} accounts, ${people} entries, 0 differences`)
  expect(output).toContain('restored and replayed')
  expect(code).toBe(0)
  expect((await stat(file('whole.dump'))).size).toBeGreaterThan(10_000)
  expect(await databases()).toBe(0)
  expect(await postgres.query('select is_verified, rows > 40 as has_rows from backups')).toEqual([
    { is_verified: true, has_rows: true },
  ])
})

test('with the server’s login alone, which may not read everything, there is no backup, and it says why', async () => {
  const { code, output } = await run([file('none.dump')], { DATABASE_URL: web })
  expect(code).toBe(1)
  expect(output).toContain('permission denied')
  expect(existsSync(file('none.dump'))).toBe(false)
})

test('a file that was cut off is not restored', async () => {
  await run([file('cut.dump')], { DATABASE_URL: web, DATABASE_OWNER_URL: owner })
  await truncate(file('cut.dump'), (await stat(file('cut.dump'))).size - 1_000)
  await expect(tryRestore({ connectionString: owner }, file('cut.dump'), async () => {})).rejects.toThrow(
    expect.objectContaining({ name: 'BackupRefused' }),
  )
  expect(await databases()).toBe(0)
})

test('a ledger that differs is a backup to doubt', async () => {
  const client = new pg.Client(postgres.connection)
  await client.connect()
  await client.query(
    'update credit_accounts set available = available + 1 where user_id = (select min(user_id::text)::uuid from credit_accounts)',
  )
  await client.end()
  const { code, output } = await run([file('wrong.dump'), '--verify'], { DATABASE_URL: web, DATABASE_OWNER_URL: owner })
  expect(code).toBe(1)
  expect(output).toContain('available: 6 stored, 5 by the journal')
})
