import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signupCredits } from '../../packages/contract/src/index.ts'
import { allOf } from './harness/event-stream.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice } from './harness/person.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const readiness = async (): Promise<[number, unknown]> => {
  const response = await fetch(`${world.url}/readyz`)
  return [response.status, await response.json()]
}

describe('a server that is told to stop while readings are written', () => {
  test('says that it is not ready and serves on, closes its door, finishes and stores what runs, and ends without a fault', async () => {
    const server = await world.startServer(undefined, { SHUTDOWN_DELAY_SECONDS: '2' })
    const people = await Promise.all(Array.from({ length: 5 }, () => world.signIn()))
    const latecomer = await world.signIn()
    await world.model({ tokenMs: 30 })
    const streams = await Promise.all(people.slice(0, 4).map((person) => person.hear()))
    const asJson = people[4]!.ask()
    await expect.poll(world.openHolds, pollTimeout).toBe(5)
    expect(await readiness()).toEqual([200, { status: 'ready' }])

    server.signal('SIGTERM')
    await expect.poll(readiness, pollTimeout).toEqual([503, { status: 'draining' }])
    // A balancer that has not noticed yet loses nothing, and impatience changes nothing.
    const late = latecomer.ask()
    expect(await people[0]!.profile()).toMatchObject({ credits: signupCredits, creditsInUse: plainPrice })
    server.signal('SIGTERM')
    server.signal('SIGINT')
    const isOpen = (): Promise<boolean> =>
      readiness().then(
        () => true,
        () => false,
      )
    await expect.poll(isOpen, pollTimeout).toBe(false)
    expect(await world.openHolds()).toBe(6)

    for (const events of streams)
      expect((await allOf(events)).at(-1)).toMatchObject({ event: 'done', data: { creditsCost: plainPrice } })
    expect(await asJson).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    expect(await late).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    expect(await server.exit).toMatchObject({ code: 0, signal: null })
    await world.expectTruth()

    await world.startServer()
    for (const person of people) {
      expect(await person.history()).toHaveLength(1)
      expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    }
    expect(await latecomer.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
  })

  test('finishes the readings of browsers that have left, too', async () => {
    const port = await freePort()
    const server = await world.startServer(port)
    const person = await world.signIn()
    await world.model({ tokenMs: 5 })
    for await (const { event } of await person.hear({ at: addressOf(port) })) if (event === 'delta') break
    server.signal('SIGTERM')
    expect(await server.exit).toMatchObject({ code: 0 })
    expect(await person.history()).toHaveLength(1)
    await world.expectTruth()
  })

  test('is not kept from ending by a browser that leaves its connection open', { timeout: 30_000 }, async () => {
    const port = await freePort()
    const server = await world.startServer(port)
    const idle = connect(port, 'localhost')
    await once(idle, 'connect')
    const used = await fetch(`${addressOf(port)}/healthz`)
    expect(used.status).toBe(200)
    server.signal('SIGINT')
    expect(await server.exit).toMatchObject({ code: 0 })
    idle.destroy()
  })
})
