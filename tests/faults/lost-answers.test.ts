import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signupCredits } from '../../packages/contract/src/index.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
  await world.startServer()
})
afterAll(() => world.close())

describe('an answer of the database that is lost on its way', () => {
  test('after the reading was stored: the person gets the reading, since it was charged', async () => {
    const person = await world.signIn()
    await world.model({})
    const stored = world.proxy.catchNext('finish a turn', 'answered')
    const asked = person.ask()
    ;(await stored).breakConnection()

    const answer = await asked
    const [entry] = await person.history()
    expect(entry).toMatchObject({ creditsCost: plainPrice })
    expect(answer).toMatchObject({
      status: 200,
      body: { reply: entry!.response, creditsCost: plainPrice, creditsRemaining: signupCredits - plainPrice },
    })
    await world.expectTruth()
  })

  test('after the credits were held: the person is told to try again, and the hold ends with its lease', async () => {
    const person = await world.signIn()
    await world.model({})
    const calls = await world.modelCalls()
    const held = world.proxy.catchNext('begin a turn', 'answered')
    const asked = person.ask()
    ;(await held).breakConnection()

    const answer = await asked
    expect(answer).toMatchObject({ status: 503, body: { code: 'server.busy' } })
    expect(answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await world.modelCalls()).toBe(calls)
    await world.lapseLeases()
    const other = await world.startServer(await freePort())
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    expect(await person.ask()).toMatchObject({ status: 200 })
    await world.expectTruth()
    other.signal('SIGTERM')
    await other.exit
  })

  test('before the reading was stored: it is stored with the next try, and charged once', async () => {
    const person = await world.signIn()
    await world.model({})
    const lost = world.proxy.catchNext('finish a turn', 'asked')
    const asked = person.ask()
    ;(await lost).breakConnection()
    expect(await asked).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    expect(await person.history()).toHaveLength(1)
    await world.expectTruth()
  })
})
