import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, signupCredits, type ErrorReply } from '../../packages/contract/src/index.ts'
import { expectTruth, openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.startServer()
})
afterAll(() => world.close())

type Use = { open: number; working: number }

/** The server's connections: how many there are, and how many are in a statement or a transaction at this moment. */
async function connectionsInUse(): Promise<Use> {
  const { rows } = await world.pool.query<Use>(
    `select count(*)::int as open, count(*) filter (where state <> 'idle')::int as working from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  return rows[0]!
}

describe('the database’s connections', () => {
  test('when all of them are stuck, everybody is asked to come back instead of waiting for ever; then all is well again', async () => {
    const person = await world.signIn()
    const answersOf = (count: number) =>
      Promise.all(Array.from({ length: count }, () => person.get<ErrorReply>('/api/auth/profile')))
    const locker = await world.pool.connect()
    await locker.query('begin; lock table users in access exclusive mode')
    const answers = await answersOf(40)
    for (const { status, headers, body } of answers) {
      expect([status, body.code, body.error]).toEqual([503, 'server.busy', errorTable['server.busy'].text])
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    expect((await fetch(`${world.url}/healthz`)).status).toBe(200)
    await locker.query('rollback')
    locker.release()
    for (const { status } of await answersOf(40)) expect(status).toBe(200)
  })

  test('50 readings that are being written hold none of them, so that everybody else is served', async () => {
    const people = await Promise.all(Array.from({ length: 50 }, () => world.signIn()))
    const calls = await world.modelCalls()
    await world.model({ mode: 'silent' })
    const answers = Promise.all(people.map((person) => person.ask<ErrorReply>()))
    await expect.poll(world.modelCalls, pollTimeout).toBe(calls + 50)
    expect(await world.openHolds()).toBe(50)

    // A reading that held a connection while it waits for the model would hold it until the model is stopped below.
    await expect.poll(async () => (await connectionsInUse()).working, pollTimeout).toBe(0)
    expect((await connectionsInUse()).open).toBeLessThan(50)
    const profiles = await Promise.all(people.map((person) => person.profile()))
    for (const profile of profiles) expect(profile).toMatchObject({ credits: signupCredits, creditsInUse: 3 })
    expect(await world.openHolds()).toBe(50)

    // The model goes away for good, which ends the waiting.
    await world.sandbox.stop()
    for (const { status, body } of await answers) expect([status, body.code]).toEqual([503, 'model.unavailable'])
    expect(await world.openHolds()).toBe(0)
    // The provider went with it, and cannot be asked.
    await expectTruth(world.pool)
  })
})
