// Everybody is at it while the server is killed again and again, each time at another named point, and started anew. `npm run test:crash -- --kills 500`
// makes it a long run, `npm run test:crash -- --every-point 20` one that leaves no point out; the seed plays the same points again.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { testDatabase } from '../support/test-database.ts'
import { Customer } from './harness/customer.ts'
import { openDatabaseProxy } from './harness/database-proxy.ts'
import { freePort } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { expectReconciled, payments } from './harness/payments.ts'
import { plainPrice } from './harness/person.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { kill, startProgram, startServerProcess, type ServerProcess } from './harness/server-process.ts'
import { openWireProxy, type WireProxy } from './harness/wire-proxy.ts'
import { openWorld, type World } from './harness/world.ts'

const crowd = 5
const random = seededRandom(seed)
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!

type Point = {
  of: 'turn' | 'webhook' | 'checkout' | 'migration'
  words: string
  when: 'asked' | 'answered'
}

const bothSidesOf = (of: Point['of'], ...statements: string[]): Point[] =>
  statements.flatMap((words) => (['asked', 'answered'] as const).map((when) => ({ of, words, when })))

const folder = join(import.meta.dirname, '../../apps/server/migrations')
/** A file goes to the database as a whole; its first line says which. */
const migrations = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8').split('\n')[0]!)
const points: Record<Point['of'], Point[]> = {
  turn: bothSidesOf('turn', 'begin a turn', 'finish a turn'),
  webhook: bothSidesOf('webhook', 'for update', 'ledger_grant', 'insert into "provider_events"', 'commit'),
  checkout: bothSidesOf('checkout', 'insert into "purchases"', 'update "purchases" set "session_id"'),
  migration: bothSidesOf('migration', ...migrations, 'insert into migrations', 'commit'),
}

const everyPoint = Object.values(points).flat()
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 0)
/** Every point once in each round; or as many as were asked for, each twelfth of them of a migration. */
const plan: Point[] =
  rounds > 0
    ? Array.from({ length: rounds }, () => everyPoint).flat()
    : Array.from({ length: Number(process.env['CRASH_KILLS'] ?? 6) }, (_, index) =>
        pick(points[index % 12 === 11 ? 'migration' : pick(['turn', 'webhook', 'checkout'] as const)]),
      )

let world: World
let server: ServerProcess
/** The public address, which stays while the servers behind it come and go. */
let door: WireProxy
const customers: Customer[] = []
beforeAll(async () => {
  world = await openWorld({ TURNS_PER_MINUTE: '100000' })
  await payments(world, 'PUT', '', { webhooks: 'lost' })
  await world.model({})
  door = await openWireProxy(0, Number(new URL(world.url).port))
  server = await startBehindTheDoor()
})
afterAll(async () => {
  await world.close()
  await door.close()
})

async function startBehindTheDoor(): Promise<ServerProcess> {
  const port = await freePort()
  const started = await world.startServer(port)
  door.leadTo(port)
  return started
}

/** Starts all actions of this round; one of them passes the crash point. */
function begin({ of }: Point): Promise<unknown>[] {
  const leader = customers.find(({ credits }) => of !== 'turn' || credits >= plainPrice)
  return customers.map((customer) => {
    const wish = customer === leader ? of : pick(['turn', 'turn', 'webhook'] as const)
    return wish === 'turn' && customer.credits >= plainPrice ? customer.read() : customer.buy()
  })
}

/** Statements of the dead server that have reached the database still happen. */
async function expectQuiet(): Promise<void> {
  const question = `select count(*)::int as busy from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
  await expect.poll(async () => (await world.pool.query<{ busy: number }>(question)).rows[0]!.busy, pollTimeout).toBe(0)
}

async function killAt(point: Point): Promise<boolean> {
  const caught = world.proxy.catchNext(point.words, point.when).then(() => true)
  const doing = begin(point)
  const ended = Promise.all(doing)
  const wasReached = await Promise.race([caught, ended.then(() => false)])
  await kill(server)
  world.proxy.catchNothing()
  await expectQuiet()
  await world.expectTruth()
  await world.lapseLeases()
  server = await startBehindTheDoor()
  await ended
  await expect.poll(world.openHolds, pollTimeout).toBe(0)
  await world.expectTruth()
  await expectReconciled(world)
  await Promise.all(customers.map((customer) => customer.expectPromisesKept()))
  return wasReached
}

/** A database that is empty, a server that begins to migrate it and is killed, and one that is let. */
async function killWhileMigrating(point: Point): Promise<boolean> {
  const database = await testDatabase()
  const proxy = await openDatabaseProxy(database)
  const pool = openPool(database.connection, () => {})
  const migrated = async (): Promise<unknown> =>
    (await pool.query('select name, checksum from migrations order by 1')).rows
  try {
    const whole = await migrated()
    await pool.query('drop schema public cascade; create schema public')
    const settings = async () => ({ ...world.settings, DATABASE_URL: proxy.url, PORT: String(await freePort()) })
    const caught = proxy.catchNext(point.words, point.when).then(() => true)
    const first = startProgram('apps/server/src/main.ts', await settings())
    const wasReached = await Promise.race([caught, first.exit.then(() => false)])
    await kill(first)
    proxy.catchNothing()
    const second = await startServerProcess(await settings())
    expect(await migrated()).toEqual(whole)
    await kill(second)
    return wasReached
  } finally {
    await proxy.close()
    await pool.end()
    await database.drop()
  }
}

test(
  `of ${plan.length} kills at named points of turns, events, checkouts and migrations none loses, doubles or invents anything`,
  { timeout: 60_000 + plan.length * 120_000 },
  async () => {
    const people = await Promise.all(Array.from({ length: crowd }, () => world.signIn()))
    customers.push(...people.map((person) => new Customer(world, person)))
    const missed: Point[] = []
    for (const [index, point] of plan.entries()) {
      const { of, words, when } = point
      const began = performance.now()
      const wasReached = await (of === 'migration' ? killWhileMigrating(point) : killAt(point))
      if (!wasReached) missed.push(point)
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      console.log(
        `kill ${index + 1} of ${plan.length}: ${of}, "${words}" ${when}${wasReached ? '' : ', missed'}, ${seconds} s`,
      )
    }
    if (rounds > 0) expect(missed).toEqual([])
    expect(missed.length).toBeLessThan(plan.length)
    console.log(
      `${plan.length} kills, ${plan.length - missed.length} of them at their point, seed ${seed}: nothing lost, doubled or invented`,
    )
  },
)
