import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import type { Person } from './harness/person.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { expectTruth, openWorld, type World } from './harness/world.ts'

const command = join(import.meta.dirname, '../../apps/server/src/db-move.main.ts')

// The one table whose rows the database numbers by itself.
const audit = `insert into admin_audit (at, actor, action) values (now(), 'a test', 'looked') returning entry_id::int as number`

let dataDir: string
let world: World
let server: ServerProcess
let target: TestDatabase
let targetPool: pg.Pool
let person: Person
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'numeria-move-'))
  world = await openWorld({ DATABASE_URL: '', DATA_DIR: dataDir })
  server = await world.startServer()
  target = await testDatabase()
  targetPool = openPool(target.connection, () => {})
  person = await world.signIn()
  await world.model({})
  await person.ask()
  const own = new pg.Client(findRunningPostgres(dataDir)!)
  await own.connect()
  await own.query(audit)
  await own.query(`select ledger_grant(user_id, 'signup', 'test', 100, false, null, now()) from users`)
  await own.end()
})
afterAll(async () => {
  await targetPool.end()
  server.signal('SIGTERM')
  await server.exit
  await world.close()
  await target.drop()
  await rm(dataDir, { recursive: true })
})

type Ended = { code: number; stdout: string; stderr: string }

async function move(url = target.url): Promise<Ended> {
  const { PATH, HOME } = process.env
  const ended = promisify(execFile)(process.execPath, [command, url], { env: { PATH, HOME, DATA_DIR: dataDir } })
  return ended.then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  )
}

async function stopServer(): Promise<void> {
  server.signal('SIGTERM')
  await server.exit
}

const makeEmpty = () => targetPool.query('drop schema public cascade; create schema public')
const tables = async () =>
  (await targetPool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)).rows

describe('a database of one’s own moves to a server', () => {
  test('not while Numeria writes to it', async () => {
    expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('Another Numeria is already using') })
  })

  test('not into somebody else’s, which stays as it was', async () => {
    await stopServer()
    await makeEmpty()
    await targetPool.query('create table cats (name text)')
    expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('somebody else’s') })
    expect(await tables()).toEqual([{ name: 'cats' }])
    await makeEmpty()
  })

  test('with every row, number and sequence, and people find what they left', async () => {
    const { code, stdout } = await move()
    expect(stdout).toMatch(/^ +1 {2}users$/m)
    expect(stdout).toContain('0 differences')
    expect(code).toBe(0)
    server = await world.startServer(undefined, { DATABASE_URL: target.url })
    expect(await person.history()).toHaveLength(1)
    expect((await person.ask()).status).toBe(200)
    expect((await targetPool.query(audit)).rows).toEqual([{ number: 2 }])
    await expectTruth(targetPool)
  })

  test('not twice: a database with a single row is refused, and keeps it', async () => {
    await stopServer()
    expect(await move()).toMatchObject({ code: 1, stderr: expect.stringContaining('The target is not empty') })
    const { rows } = await targetPool.query<{ turns: number }>('select count(*)::int as turns from turns')
    expect(rows).toEqual([{ turns: 2 }])
    server = await world.startServer(undefined, { DATABASE_URL: target.url })
  })
})
