import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { errorTable, signupCredits, type ErrorReply } from '../../packages/contract/src/index.ts'
import { startLoad, type Load } from './harness/load.ts'
import { startTimeout, pollTimeout } from './harness/timeouts.ts'
import type { Person } from './harness/person.ts'
import { asTestDatabase, Postgres } from './harness/postgres.ts'
import { openWorld, type World } from './harness/world.ts'

const credits = signupCredits + 600

let postgres: Postgres
let world: World
let people: Person[]
let load: Load
beforeAll(async () => {
  postgres = await Postgres.open()
  world = await openWorld({ TURNS_PER_MINUTE: '100000' }, asTestDatabase(postgres))
  await world.startServer()
}, startTimeout)
afterAll(() => world.close())

beforeEach(async () => {
  people = await Promise.all(Array.from({ length: 6 }, () => world.signIn()))
  for (const person of people) await world.grant(person, credits - signupCredits)
  await world.model({ tokenMs: 1 })
  load = startLoad(people)
  await expect.poll(load.told, pollTimeout).toBeGreaterThan(people.length)
})

const readiness = async (): Promise<number> => (await fetch(`${world.url}/readyz`)).status
const liveness = async (): Promise<number> => (await fetch(`${world.url}/healthz`)).status

/** Readings go on as before, and nothing is lost, doubled or left behind. */
async function expectAllWell(): Promise<void> {
  const before = load.told()
  await expect.poll(load.told, pollTimeout).toBeGreaterThan(before + people.length)
  await load.stop()
  await world.lapseLeases()
  await expect.poll(world.openHolds, pollTimeout).toBe(0)
  await load.expectKept(credits)
  await world.expectTruth()
}

describe('a database that ends under load', () => {
  test.each(['fast', 'immediate', 'kill'] as const)(
    '(%s) and starts again is found within five seconds, and nothing is lost that anybody was told',
    async (how) => {
      await postgres.end(how)
      await expect.poll(readiness, pollTimeout).toBe(503)
      expect(await liveness()).toBe(200)
      expect(await people[0]!.get('/api/auth/profile')).toMatchObject({ status: 503, body: { code: 'server.busy' } })

      await postgres.start()
      const startedAt = performance.now()
      await expect.poll(readiness, pollTimeout).toBe(200)
      expect(performance.now() - startedAt).toBeLessThan(5_000)
      await expectAllWell()
      // 409: what was asked before and is still being written, or was lost with its lease still running.
      for (const status of load.statuses) expect([200, 409, 503]).toContain(status)
    },
  )
})

describe('a database that does not answer', () => {
  test('and hangs is waited for, but not by everybody and not for ever; then all is well again', async () => {
    postgres.freeze()
    const asked = Array.from({ length: 60 }, () => people[0]!.get<ErrorReply>('/api/auth/profile'))
    expect([await liveness(), await readiness()]).toEqual([200, 503])
    for (const { status, headers, body } of await Promise.all(asked)) {
      expect([status, body.code, body.error]).toEqual([503, 'server.busy', errorTable['server.busy'].text])
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    postgres.thaw()
    await expect.poll(readiness, pollTimeout).toBe(200)
    await expectAllWell()
  })

  test('for two seconds each time serves some and turns the others away, on ten connections', async () => {
    world.proxy.delay(2_000)
    const answers = Promise.all(Array.from({ length: 60 }, () => people[0]!.get('/api/auth/profile')))
    expect(await liveness()).toBe(200)
    const statuses = (await answers).map(({ status }) => status)
    expect(new Set([...statuses, 503])).toEqual(new Set([200, 503]))
    const [{ open } = { open: 0 }] = await postgres.query<{ open: number }>(
      `select count(*)::int as open from pg_stat_activity where application_name = 'numeria' and datname = current_database()`,
    )
    expect(open).toBeLessThanOrEqual(10 + world.pool.totalCount)
    world.proxy.delay(0)
    await expectAllWell()
  })
})
