import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, signupCredits } from '../../packages/contract/src/index.ts'
import { allOf } from './harness/event-stream.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice } from './harness/person.ts'
import { type ServerProcess } from './harness/server-process.ts'
import { openWorld, type World } from './harness/world.ts'
import { pollTimeout } from './harness/timeouts.ts'

let world: World
let server: ServerProcess
beforeAll(async () => {
  world = await openWorld()
  server = await world.startServer()
})
afterAll(() => world.close())

describe('a reading goes on', () => {
  test('when the browser leaves in the middle: it is in the history, charged once, and the model wrote to the end', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 2 })
    const aborted = await world.modelAborted()
    const leaving = new AbortController()
    const key = randomUUID()
    let shown = ''
    for await (const event of await person.hear({ key, signal: leaving.signal })) {
      if (event.event !== 'delta') continue
      shown = event.data.text
      break
    }
    leaving.abort()
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: plainPrice })

    await expect.poll(() => person.history(), pollTimeout).toHaveLength(1)
    const [entry] = await person.history()
    expect(entry!.response.startsWith(shown)).toBe(true)
    expect(await person.ask({ key })).toMatchObject({ status: 200, body: { reply: entry!.response } })
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    expect(await world.modelAborted()).toBe(aborted)
    await world.expectTruth()
  })

  test('when whoever waited for the JSON leaves', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 2 })
    const leaving = new AbortController()
    const answer = person.ask({ signal: leaving.signal })
    await expect.poll(world.openHolds, pollTimeout).toBe(1)
    leaving.abort()
    await expect(answer).rejects.toThrow('aborted')
    await expect.poll(() => person.history(), pollTimeout).toHaveLength(1)
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    await world.expectTruth()
  })
})

describe('a server that was frozen for longer than its lease', () => {
  test('cannot store what others gave up: the reading is not charged, and the person may ask again', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 2 })
    const events = await person.hear()
    await events.next()
    server.signal('SIGSTOP')
    await world.lapseLeases()
    // A server that starts looks for lapsed holds at once.
    const other = await world.startServer(await freePort())
    await expect.poll(world.openHolds, pollTimeout).toBe(0)
    server.signal('SIGCONT')

    expect((await allOf(events)).at(-1)).toEqual({
      event: 'error',
      data: { code: 'chat.turn_lost', charged: 'no', error: errorTable['chat.turn_lost'].text },
    })
    expect(await person.history()).toEqual([])
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    await world.expectTruth()

    expect(await person.ask()).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    await world.expectTruth()
    other.signal('SIGTERM')
    expect(await other.exit).toMatchObject({ code: 0 })
  })
})
