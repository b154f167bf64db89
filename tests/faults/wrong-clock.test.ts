import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { requestLimits, signupCredits } from '../../packages/contract/src/index.ts'
import { allOf } from './harness/event-stream.ts'
import { freePort } from './harness/free-port.ts'
import { startTimeout, pollTimeout } from './harness/timeouts.ts'
import { plainPrice } from './harness/person.ts'
import type { ServerProcess } from './harness/server-process.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

let world: World
let server: ServerProcess
let elsewhere: string
beforeAll(async () => {
  world = await openWorld()
  const preload = pathToFileURL(join(import.meta.dirname, 'harness/wrong-clock.ts')).href
  server = await world.startServer(undefined, { NODE_OPTIONS: `--import=${preload}` })
  const port = await freePort()
  await world.startServer(port)
  elsewhere = addressOf(port)
}, startTimeout)
afterAll(() => world.close())
beforeEach(() => setClock(0))

/** Puts the clock of the first server wrong; that of the other one and of the database are right. */
async function setClock(aheadMs: number): Promise<void> {
  const set = once(server.child, 'message')
  server.child.send({ aheadMs })
  await set
}

/** Runs the sweep for lapsed holds, which each process runs every few seconds. */
async function lookForLapsed(): Promise<void> {
  const job = `name = 'release lapsed turns'`
  const finished = async () =>
    (await world.pool.query<{ at: Date }>(`select finished_at as at from jobs where ${job}`)).rows[0]?.at ?? null
  const before = await finished()
  await world.pool.query(`update jobs set due_at = clock_timestamp() where ${job}`)
  await expect.poll(finished, pollTimeout).not.toEqual(before)
}

describe.each([
  ['an hour fast', hour],
  ['an hour slow', -hour],
  ['ten days fast', 10 * day],
  ['ten days slow', -10 * day],
])('a server whose clock becomes %s', (_, aheadMs) => {
  test('in the middle of a reading: nobody takes its credits back before, and it is stored and charged once', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 10 })
    const events = await person.hear()
    await events.next()
    await setClock(aheadMs)
    let hasEnded = false
    const end = allOf(events).then((all) => {
      hasEnded = true
      return all.at(-1)
    })
    while (!hasEnded) await lookForLapsed()
    expect(await end).toMatchObject({ event: 'done', data: { creditsRemaining: signupCredits - plainPrice } })
    expect(await person.history()).toHaveLength(1)
    await world.expectTruth()
  })

  test('and right again: people stay signed in, the ledger goes on, and nobody is told to wait for that long', async () => {
    const person = await world.signIn()
    await world.grant(person, 300)
    await setClock(aheadMs)
    await world.model({})
    for (let asked = 0; asked < requestLimits.chat.person.most; asked++)
      expect(await person.ask()).toMatchObject({ status: 200 })
    await setClock(0)
    expect(await person.ask()).toMatchObject({ status: 200 })
    expect(await person.ask({ at: elsewhere })).toMatchObject({ status: 200 })
    const { credits } = await person.profile()
    expect(credits).toBe(signupCredits + 300 - plainPrice * (await person.history()).length)
    await world.expectTruth()
  })
})

test('a session that was used under a fast clock ends all the same, and whoever signs in then is refused in a sentence', async () => {
  const person = await world.signIn()
  await setClock(10 * day)
  expect((await person.profile()).email).toBe(person.email)
  // The provider's token is of another time.
  await expect(world.signIn()).rejects.toThrow('auth=error&reason=invalid_token')
  await setClock(0)
  expect((await person.profile()).email).toBe(person.email)
  await setClock(41 * day)
  expect((await person.get('/api/chat/history')).status).toBe(401)
})
