import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes } from '../../packages/contract/src/index.ts'
import { Customer } from './harness/customer.ts'
import { freePort } from './harness/free-port.ts'
import { openPgBouncer } from './harness/pgbouncer.ts'
import { openWorld, type World } from './harness/world.ts'

const login = `numeria_test_pooled_${randomBytes(4).toString('hex')}`

let world: World
let pooler: Awaited<ReturnType<typeof openPgBouncer>>
let metricsPort: string
beforeAll(async () => {
  world = await openWorld()
  await world.pool.query(`create role ${login} login`)
  pooler = await openPgBouncer(world.proxy.url, [login, world.database.connection.user])
  metricsPort = String(await freePort())
})
afterAll(async () => {
  await pooler.close()
  await world.pool.query(`drop owned by ${login}; drop role ${login}`)
  await world.close()
})

const figure = async (name: string, port = metricsPort): Promise<string | undefined> => {
  const text = await (await fetch(`http://localhost:${port}/metrics`)).text()
  return new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]
}

/** Role and session of a connection through the pooler. */
async function askThroughPooler(): Promise<unknown> {
  const client = new pg.Client({ connectionString: pooler.urlOf(login) })
  await client.connect()
  const { rows } = await client.query(
    `select current_user as actor, current_setting('statement_timeout') as statement,
       current_setting('idle_in_transaction_session_timeout') as idle`,
  )
  await client.end()
  return rows[0]
}

test('behind PgBouncer in transaction mode a person signs in, buys, reads and downloads everything, and nothing is lost', async () => {
  await world.startServer(undefined, {
    DATABASE_URL: pooler.urlOf(login),
    DATABASE_OWNER_URL: world.database.url,
    METRICS_PORT: metricsPort,
  })
  await world.model({})
  const people = await Promise.all(Array.from({ length: 4 }, async () => new Customer(world, await world.signIn())))
  await Promise.all(
    people.map(async (customer) => {
      await customer.buy()
      for (let times = 0; times < 5; times += 1) await customer.read()
      await customer.expectPromisesKept()
      expect((await customer.person.get<object>(routes.userData.path)).status).toBe(200)
    }),
  )
  await world.expectTruth()
})

test('the role and the limits reach the database, and the figures tell the truth about it', async () => {
  expect(await askThroughPooler()).toEqual({ actor: 'numeria_server', statement: '5s', idle: '10s' })
  expect(await figure('numeria_database_owner')).toBe('0')
})

test('with the owner’s login, which can have neither behind a pooler, the server says that it acts as the owner', async () => {
  const port = await freePort()
  const ownersPort = String(await freePort())
  const server = await world.startServer(port, {
    DATABASE_URL: pooler.urlOf(world.database.connection.user),
    DATABASE_OWNER_URL: world.database.url,
    METRICS_PORT: ownersPort,
  })
  expect(await figure('numeria_database_owner', ownersPort)).toBe('1')
  server.signal('SIGTERM')
  expect((await server.exit).output).toContain('the server acts as the owner of its tables')
})
