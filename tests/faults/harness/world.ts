import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { expect } from 'vitest'
import { startSandbox } from '../../../apps/sandbox/src/index.ts'
import { checkLedger } from '../../../apps/server/src/credits/ledger-check.ts'
import { openDatabase, openPool } from '../../../apps/server/src/platform/database/connect.ts'
import { checkTurns } from '../../../apps/server/src/readings/turn/turns-check.ts'
import { testDatabase, type TestDatabase } from '../../support/test-database.ts'
import { openDatabaseProxy } from './database-proxy.ts'
import { freePort } from './free-port.ts'
import { expectPaidFor } from './payments.ts'
import { signIn, type Person } from './person.ts'
import { startServerProcess, type ProgramOptions, type ServerProcess } from './server-process.ts'

export type ModelSetting = { mode?: string; firstTokenMs?: number; tokenMs?: number; times?: number }

export type World = Awaited<ReturnType<typeof openWorld>>

/** The external services in this process, a database, and as many server processes as a test starts; they share one public address, that of the first. */
export async function openWorld(settings: Record<string, string> = {}, ownDatabase?: TestDatabase) {
  const database = ownDatabase ?? (await testDatabase())
  const proxy = await openDatabaseProxy(database)
  const pool = openPool(database.connection, () => {})
  const ports: [number, number] = [await freePort(), await freePort()]
  const url = addressOf(ports[0])
  const sandbox = await startSandbox({ port: ports[1], appUrl: url })
  const running = new Set<ServerProcess>()
  const shared = {
    ...sandbox.environment,
    PUBLIC_URL: url,
    DATABASE_URL: proxy.url,
    LOG_LEVEL: 'warn',
    // All of a test's people ask from this machine.
    TURNS_PER_MINUTE_AND_ADDRESS: '100000',
    LIMITS_PER_ADDRESS_TIMES: '1000',
    ...settings,
  }

  const control = async (
    method: string,
    path: string,
    body?: ModelSetting,
  ): Promise<{ calls: number; aborted: number }> => {
    const response = await fetch(`${sandbox.url}/_control/${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await response.json()) as { calls: number; aborted: number }
  }

  return {
    url,
    database,
    /** Every server process reaches the database through it. */
    proxy,
    /** Our own connections, past the proxy. */
    pool,
    sandbox,
    settings: shared,

    /** Starts a server process, by default at the public address. */
    async startServer(
      port = ports[0],
      more: Record<string, string> = {},
      options: ProgramOptions = {},
    ): Promise<ServerProcess> {
      const server = await startServerProcess({ ...shared, PORT: String(port), ...more }, options)
      running.add(server)
      void server.exit.then(({ code, output }) => {
        running.delete(server)
        // An unexpected exit: the failing test would not name its cause.
        if (code !== null && code !== 0) console.error(`The server ended with code ${code}:\n${output}`)
      })
      return server
    },

    signIn: (email = `${randomUUID()}@example.com`): Promise<Person> => signIn(url, email),

    async grant({ email }: Person, credits: number): Promise<void> {
      const question = `select ledger_grant(user_id, 'signup', $2, $3, false, null, now()) from users where email = $1`
      await pool.query(question, [email, `test:${randomUUID()}`, credits])
    },

    /** Sets the model's behaviour from now on. By default it answers as fast as it can. */
    model: ({ firstTokenMs = 0, tokenMs = 0, ...setting }: ModelSetting) =>
      control('PUT', 'model', { ...setting, firstTokenMs, tokenMs }),
    modelCalls: async () => (await control('GET', 'model')).calls,
    modelAborted: async () => (await control('GET', 'model')).aborted,

    openHolds: () => countOpenHolds(pool),
    lapseLeases: () => lapseLeases(pool),
    /** Checks the invariants that hold after any fault, in the database and against the provider's records. */
    async expectTruth(): Promise<void> {
      await expectTruth(pool)
      await expectPaidFor({ sandbox, pool })
    },

    async close(): Promise<void> {
      for (const server of running) server.signal('SIGKILL')
      await Promise.all([...running].map(({ exit }) => exit))
      await sandbox.stop()
      await proxy.close()
      await pool.end()
      await database.drop()
    },
  }
}

export function addressOf(port: number): string {
  return `http://localhost:${port}`
}

export async function countOpenHolds(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(`select count(*)::int as open from holds`)
  return rows[0]!.open
}

/** Moves leases as if a minute had passed without renewal of any hold or job; periodic jobs are due at once. */
export async function lapseLeases(pool: pg.Pool): Promise<void> {
  await pool.query(`update holds set lease_until = clock_timestamp() - interval '1 second'`)
  await pool.query(`update jobs set due_at = due_at - interval '1 minute' where due_at > clock_timestamp()`)
  await pool.query(`update jobs set leased_until = clock_timestamp() where leased_until is not null`)
}

/** Checks the invariants that hold after any fault: entries sum up to balances, and each turn agrees with its hold. */
export async function expectTruth(pool: pg.Pool): Promise<void> {
  const db = openDatabase(pool)
  expect((await checkLedger(db)).differences).toEqual([])
  expect(await checkTurns(db)).toEqual([])
}
