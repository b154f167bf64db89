import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorTable, signupCredits, stopPrice, type ChatEvent } from '../../packages/contract/src/index.ts'
import { allOf } from './harness/event-stream.ts'
import { freePort } from './harness/free-port.ts'
import { plainPrice, type Person } from './harness/person.ts'
import { kill, type ServerProcess } from './harness/server-process.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

let world: World
let writer: ServerProcess
let elsewhere: string
beforeAll(async () => {
  world = await openWorld()
  const otherPort = await freePort()
  elsewhere = addressOf(otherPort)
  ;[writer] = await Promise.all([world.startServer(), world.startServer(otherPort)])
})
afterAll(() => world.close())

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')

/** Asks at the first process, and leaves once something was shown. */
async function askAndLeave(person: Person): Promise<{ turnId: string; shown: string }> {
  const leaving = new AbortController()
  let [turnId, shown] = ['', '']
  for await (const event of await person.hear({ signal: leaving.signal })) {
    if (event.event === 'status') turnId = event.data.turnId
    if (event.event !== 'delta') continue
    shown = event.data.text
    break
  }
  leaving.abort()
  return { turnId, shown }
}

describe('a reading that one process writes', () => {
  test('is found and heard to its end at another one, from the beginning and from where it was left', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 15 })
    const { turnId, shown } = await askAndLeave(person)
    expect(await person.running(elsewhere)).toMatchObject({ turnId, creditsCost: plainPrice })

    const heard = await Promise.all([
      person.follow(turnId, elsewhere).then(allOf),
      person.follow(turnId, elsewhere, shown.length).then(allOf),
      person.follow(turnId, world.url).then(allOf),
    ])
    const [{ response } = { response: '' }] = await person.history()
    expect(heard.map(textOf)).toEqual([response, response.slice(shown.length), response])
    for (const events of heard) expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: response } })
    expect(await person.running(elsewhere)).toBeNull()
    expect(await person.profile()).toMatchObject({ credits: signupCredits - plainPrice, creditsInUse: 0 })
    await world.expectTruth()
  })

  test('is stopped at another one: the model stops, and the share that was shown stays and is paid', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 25 })
    const aborted = await world.modelAborted()
    const { turnId } = await askAndLeave(person)
    expect(await person.stop(turnId, elsewhere)).toEqual({ isRunning: true })
    await expect.poll(world.modelAborted, pollTimeout).toBe(aborted + 1)
    const events = await allOf(await person.follow(turnId, elsewhere))
    const started = events.find(({ event }) => event === 'status')!.data as { wordsPromised: number | null }
    const creditsCost = stopPrice({ price: plainPrice, wordsPromised: started.wordsPromised }, textOf(events))
    expect(creditsCost).toBeLessThan(plainPrice)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply: textOf(events), stopped: true, creditsCost } })
    expect(await person.history()).toMatchObject([{ turnId, response: textOf(events), stopped: true }])
    expect(await person.profile()).toMatchObject({ credits: signupCredits - creditsCost, creditsInUse: 0 })
    await world.expectTruth()
  })

  test('is told to be lost by the other one, and not charged, when the one that wrote it is killed', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 40 })
    const { turnId } = await askAndLeave(person)
    const following = person.follow(turnId, elsewhere).then(allOf)
    await kill(writer)
    await world.lapseLeases()
    expect((await following).at(-1)).toEqual({
      event: 'error',
      data: { code: 'chat.turn_lost', charged: 'no', error: errorTable['chat.turn_lost'].text },
    })
    writer = await world.startServer()
    expect(await person.history()).toEqual([])
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    await world.expectTruth()
  })
})
