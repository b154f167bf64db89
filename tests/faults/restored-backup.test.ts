import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { routes, signupCredits, type CheckoutSessionReply } from '../../packages/contract/src/index.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { kill } from './harness/server-process.ts'
import { expectTruth, openWorld, type World } from './harness/world.ts'

const command = join(import.meta.dirname, '../../apps/server/src/job.main.ts')
const packCredits = 30

let world: World
let backup: Awaited<ReturnType<typeof backUp>>
beforeAll(async () => {
  world = await openWorld()
})
afterAll(async () => {
  await world.close()
  await backup.drop()
})

const payments = (method: string, path: string, body: object) =>
  fetch(`${world.sandbox.url}/_control/payments${path}`, { method, body: JSON.stringify(body) })

/** The database as it stands at this moment, in one of its own. */
async function backUp() {
  const { database, ...server } = world.database.connection
  const connection = { ...server, database: `${database}_backup` }
  const admin = new pg.Client({ ...server, database: 'postgres' })
  await admin.connect()
  // PostgreSQL copies no database with open connections.
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [database])
  await admin.query(`create database ${connection.database} template ${database}`)
  const url = new URL(world.database.url)
  url.pathname = `/${connection.database}`
  return {
    url: url.href,
    connection,
    async drop() {
      await admin.query(`drop database ${connection.database} with (force)`)
      await admin.end()
    },
  }
}

async function runJob(name: string, settings: Record<string, string>): Promise<void> {
  const { PATH, HOME } = process.env
  await promisify(execFile)(process.execPath, [command, name], { env: { PATH, HOME, ...world.settings, ...settings } })
}

test('a backup from before a payment is restored: the payment is found again, and credited once', async () => {
  let server = await world.startServer()
  await payments('PUT', '', { webhooks: 'ok' })
  const person = await world.signIn()
  const { body } = await person.submit<CheckoutSessionReply>(
    routes.checkoutSession.path,
    { packId: 'seed3' },
    { 'idempotency-key': randomUUID() },
  )
  await kill(server)
  backup = await backUp()

  server = await world.startServer()
  await payments('POST', '/pay', { sessionId: body.clientSecret.split('_secret_')[0]! })
  const credits = async () => (await person.profile()).credits
  await expect.poll(credits, pollTimeout).toBe(signupCredits + packCredits)
  await kill(server)

  const restored = { DATABASE_URL: backup.url }
  await world.startServer(undefined, restored)
  expect(await credits()).toBe(signupCredits)
  await runJob('take long lost payment events', restored)
  expect(await credits()).toBe(signupCredits + packCredits)
  await runJob('take long lost payment events', restored)
  const pool = openPool(backup.connection, () => {})
  await expectTruth(pool)
  const { rows } = await pool.query<{ granted: number }>('select sum(granted)::int as granted from lots')
  expect(rows).toEqual([{ granted: signupCredits + packCredits }])
  await pool.end()
})
