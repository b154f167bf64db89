import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { signupCredits, type ErrorReply } from '../../packages/contract/src/index.ts'
import { startLoad } from './harness/load.ts'
import { startTimeout, pollTimeout } from './harness/timeouts.ts'
import { plainPrice } from './harness/person.ts'
import { asTestDatabase, Postgres } from './harness/postgres.ts'
import { countOpenHolds, expectTruth, lapseLeases, openWorld, type World } from './harness/world.ts'

const credits = signupCredits + 600

let first: Postgres
let second: Postgres
let third: Postgres | null = null
let pools: pg.Pool[] = []
let world: World
beforeAll(async () => {
  first = await Postgres.open()
  second = await first.follow('second')
  world = await openWorld({ TURNS_PER_MINUTE: '100000' }, asTestDatabase(first))
  await world.startServer()
}, startTimeout)
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await world.close()
  await second.close()
  await third?.close()
})

const readiness = async (): Promise<number> => (await fetch(`${world.url}/readyz`)).status

function poolOn(postgres: Postgres): pg.Pool {
  const pool = openPool(postgres.connection, () => {})
  pools = [...pools, pool]
  return pool
}

test('the machine of the database is gone without a word, and its synchronous standby is promoted: nothing is lost that anybody was told', async () => {
  await first.query(`alter system set synchronous_standby_names = 'second'`)
  await first.query('select pg_reload_conf()')
  const isSynchronous = async () =>
    (await first.query<{ state: string }>('select sync_state as state from pg_stat_replication'))[0]?.state === 'sync'
  await expect.poll(isSynchronous, pollTimeout).toBe(true)

  const people = await Promise.all(Array.from({ length: 6 }, () => world.signIn()))
  for (const person of people) await world.grant(person, credits - signupCredits)
  await world.model({ tokenMs: 1 })
  const load = startLoad(people)
  await expect.poll(load.told, pollTimeout).toBeGreaterThan(people.length)

  world.proxy.leadTo(second.connection, 'silent')
  await first.end('kill')
  // Until it is promoted, the standby answers questions and takes nothing.
  await expect.poll(readiness, pollTimeout).toBe(503)
  await second.query('select pg_promote()')
  await expect.poll(readiness, pollTimeout).toBe(200)

  const before = load.told()
  await expect.poll(load.told, pollTimeout).toBeGreaterThan(before + people.length)
  await load.stop()
  const pool = poolOn(second)
  await lapseLeases(pool)
  await expect.poll(() => countOpenHolds(pool), pollTimeout).toBe(0)
  await load.expectKept(credits)
  for (const status of load.statuses) expect([200, 409, 503]).toContain(status)
  await expectTruth(pool)
})

test('an asynchronous standby that was behind is promoted: what it had not heard of is lost as a whole, words and charge', async () => {
  third = await second.follow('third')
  await expect.poll(readiness, pollTimeout).toBe(200)
  await world.model({})
  const person = await world.signIn()
  const kept = await person.ask()
  const written = async (of: Postgres, where: string) =>
    (await of.query<{ lsn: string }>(`select ${where}::text as lsn`))[0]!.lsn
  const [told, hearing] = [await written(second, 'pg_current_wal_flush_lsn()'), third]
  const hasHeard = async () =>
    (await hearing.query<{ heard: boolean }>(`select pg_last_wal_replay_lsn() >= '${told}'::pg_lsn as heard`))[0]!.heard
  await expect.poll(hasHeard, pollTimeout).toBe(true)

  third.freeze()
  await second.query('select pg_terminate_backend(pid) from pg_stat_replication')
  const key = randomUUID()
  await second.query(
    `select ledger_grant(user_id, 'signup', 'test', ${plainPrice}, false, null, now()) from users where email = '${person.email}'`,
  )
  const lost = await person.ask({ key })
  expect(lost).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
  await second.end('kill')
  third.thaw()
  world.proxy.leadTo(third.connection, 'cut')
  await third.query('select pg_promote()')
  await expect.poll(readiness, pollTimeout).toBe(200)

  expect(await person.history()).toMatchObject([{ response: kept.body.reply }])
  expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
  expect(await person.ask<ErrorReply>({ key })).toMatchObject({ status: 402 })
  await expectTruth(poolOn(third))
})
