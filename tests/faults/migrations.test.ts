import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { sandboxEnvironment } from '../../apps/sandbox/src/environment.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { testDatabase, type TestDatabase } from '../support/test-database.ts'
import { freePort } from './harness/free-port.ts'
import {
  kill,
  runServerToItsEnd,
  startProgram,
  startServerProcess,
  type ServerProcess,
} from './harness/server-process.ts'
import { pollTimeout } from './harness/timeouts.ts'

let database: TestDatabase
let pool: pg.Pool
let servers: ServerProcess[]

beforeEach(async () => {
  database = await testDatabase()
  pool = openPool(database.connection, () => {})
  servers = []
})
afterEach(async () => {
  await Promise.all(servers.map(kill))
  await pool.end()
  await database.drop()
})

/** The services that it names are not called before the first request. */
const settingsOf = async () => ({
  ...sandboxEnvironment(9),
  DATABASE_URL: database.url,
  PORT: String(await freePort()),
  LOG_LEVEL: 'error',
})

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess(await settingsOf())
  servers.push(server)
  return server
}

const empty = (): Promise<unknown> => pool.query('drop schema public cascade; create schema public')

/** The whole schema that migrations make, as the catalogue describes it. */
async function readSchema(): Promise<unknown[]> {
  const questions = [
    `select table_name, column_name, data_type, is_nullable, column_default from information_schema.columns where table_schema = 'public' order by 1, 2`,
    `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`,
    `select pg_get_indexdef(indexrelid), indisvalid from pg_index join pg_class on oid = indexrelid where relnamespace = 'public'::regnamespace order by 1`,
    `select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
    `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`,
    `select name, checksum from migrations order by 1`,
  ]
  return Promise.all(questions.map(async (question) => (await pool.query(question)).rows))
}

/** Blocks the creation of this table, and so stops a migration in the middle of its file. */
async function standInTheWayOf(table: string): Promise<() => Promise<void>> {
  const client = await pool.connect()
  await client.query(`begin; create table ${table} ()`)
  return async () => {
    await client.query('rollback')
    client.release()
  }
}

/** How long the migration has been waiting, in seconds; null when none does. Each file begins with a comment. */
async function waiting(): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number }>(
    `select extract(epoch from clock_timestamp() - query_start)::float as seconds from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '-- %'`,
  )
  return rows[0]?.seconds ?? null
}

describe('migrations', () => {
  test('that are there already change nothing', async () => {
    const schema = await readSchema()
    await start()
    expect(await readSchema()).toEqual(schema)
  })

  test('run by three servers that start at once on an empty database are applied once', async () => {
    const schema = await readSchema()
    await empty()
    await Promise.all([start(), start(), start()])
    expect(await readSchema()).toEqual(schema)
  })

  test('killed in the middle of one file after another leave nothing half done, and the start that is let finishes', async () => {
    const schema = await readSchema()
    await empty()
    for (const table of ['users', 'holds', 'turns']) {
      const stepAside = await standInTheWayOf(table)
      const server = startProgram('apps/server/src/main.ts', await settingsOf())
      await expect.poll(waiting, pollTimeout).not.toBeNull()
      await kill(server)
      await stepAside()
    }
    await start()
    expect(await readSchema()).toEqual(schema)
  })

  test('whose connection the database ends in the middle stop the start; the next one finishes', async () => {
    const schema = await readSchema()
    await empty()
    const stepAside = await standInTheWayOf('entries')
    const server = startProgram('apps/server/src/main.ts', await settingsOf())
    await expect.poll(waiting, pollTimeout).not.toBeNull()
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(await server.exit).toMatchObject({ code: 1 })
    await stepAside()
    await start()
    expect(await readSchema()).toEqual(schema)
  })

  test('may take longer than any query of a request, and the other servers wait for them', async () => {
    const schema = await readSchema()
    await empty()
    const stepAside = await standInTheWayOf('turns')
    const starting = Promise.allSettled([start(), start()])
    await expect.poll(waiting, pollTimeout).not.toBeNull()
    await pause(7_000)
    await stepAside()
    for (const outcome of await starting) expect(outcome).toMatchObject({ status: 'fulfilled' })
    expect(await readSchema()).toEqual(schema)
  })

  test('let the running version work while they wait for a table that somebody reads for long', async () => {
    const from = await mkdtemp(join(tmpdir(), 'numeria-migrations-'))
    await writeFile(join(from, '0999-column.sql'), 'alter table turns add column reader_waits boolean;')
    const reader = await pool.connect()
    await reader.query('begin; select count(*) from turns')
    const migrating = migrate(pool, null, from)
    const longest = { ms: 0 }
    const deadline = performance.now() + 8_000
    while (performance.now() < deadline) {
      const began = performance.now()
      await pool.query('select count(*) from turns')
      longest.ms = Math.max(longest.ms, performance.now() - began)
      await pause(20)
    }
    await reader.query('commit')
    reader.release()
    await migrating
    // It did wait behind the migration, and no longer than that waits by itself.
    expect(longest.ms).toBeGreaterThan(200)
    expect(longest.ms).toBeLessThan(2_500)
    expect((await pool.query('select reader_waits from turns')).rowCount).toBe(0)
    await rm(from, { recursive: true })
  })

  test('build an index while others write, and build it again when they were cut off in the middle', async () => {
    const from = await mkdtemp(join(tmpdir(), 'numeria-migrations-'))
    await writeFile(
      join(from, '0999-index.sql'),
      `-- outside a transaction
drop index concurrently if exists purchases_mine;
create index concurrently purchases_mine on purchases (created_at);
`,
    )
    const writer = await pool.connect()
    await writer.query('begin; lock table purchases in row exclusive mode')
    const cutOff = migrate(pool, null, from).catch((error: { code: string }) => error.code)
    const states = async (): Promise<boolean[]> =>
      (
        await pool.query<{ indisvalid: boolean }>(
          `select indisvalid from pg_index where indexrelid = to_regclass('purchases_mine')`,
        )
      ).rows.map(({ indisvalid }) => indisvalid)
    await expect.poll(states, pollTimeout).toEqual([false])
    await pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%' and state = 'active'`,
    )
    expect(await cutOff).toBe('57P01')
    expect(await states()).toEqual([false])

    // Two processes, of which one waits for the other, keep nothing from being built.
    const both = Promise.all([migrate(pool, null, from), migrate(pool, null, from)])
    await expect.poll(async () => (await states()).length, pollTimeout).toBe(1)
    await writer.query('commit')
    writer.release()
    await both
    expect(await states()).toEqual([true])
    await rm(from, { recursive: true })
  })

  test('that were changed after they had been applied are refused by name', async () => {
    const { rows } = await pool.query<{ name: string }>(
      `update migrations set checksum = 'of another text' where name = (select min(name) from migrations) returning name`,
    )
    const { code, output } = await runServerToItsEnd(await settingsOf())
    expect(code).toBe(1)
    expect(output).toContain(
      `Migration ${rows[0]!.name} was changed after it had been applied. Add a new file instead.`,
    )
  })
})
