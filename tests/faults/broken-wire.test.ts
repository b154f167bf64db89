import { performance } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  errorTable,
  signupCredits,
  stopPrice,
  type ChatReply,
  type ErrorReply,
} from '../../packages/contract/src/index.ts'
import { openBlackHole } from './harness/black-hole.ts'
import { allOf } from './harness/event-stream.ts'
import { freePort } from './harness/free-port.ts'
import { pollTimeout } from './harness/timeouts.ts'
import { plainPrice, type Answer, type Person } from './harness/person.ts'
import { openScriptedModel } from './harness/scripted-model.ts'
import { seed, seededRandom } from './harness/seeds.ts'
import { openWireProxy, type WireFault, type WireProxy } from './harness/wire-proxy.ts'
import { addressOf, openWorld, type World } from './harness/world.ts'

// The budgets are those of production in small: what takes 30 s there takes a second here.
const budgets = { MODEL_CONNECT_MS: '300', MODEL_FIRST_TOKEN_MS: '1000', MODEL_IDLE_MS: '300' }
const random = seededRandom(seed)

let world: World
let wire: WireProxy
let sandboxPort: number
beforeAll(async () => {
  world = await openWorld(budgets)
  sandboxPort = Number(new URL(world.sandbox.url).port)
  wire = await openWireProxy(sandboxPort)
  await world.startServer(undefined, { MODEL_BASE_URL: `${addressOf(wire.port)}/v1` })
})
afterAll(async () => {
  await world.close()
  await wire.close()
})
beforeEach(async () => {
  wire.breakAnswers(null)
  await world.model({})
})
afterEach(() => world.expectTruth())

type Outcome = Answer<ChatReply & ErrorReply>
const ask = (person: Person, at = world.url): Promise<Outcome> => person.ask<ChatReply & ErrorReply>({ at })

/** The failure is one that says 'not charged', and nothing was. */
async function expectFree(person: Person, { status, body }: Outcome, ...codes: string[]): Promise<void> {
  expect(codes).toContain(body.code)
  expect(body.error).toContain('You were not charged.')
  expect(status).toBe(errorTable[body.code].status)
  expect(await person.history()).toEqual([])
  expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
}

/** The working call also closes the circuit breaker for the model. */
async function expectNextToWork(person: Person): Promise<void> {
  expect(await ask(person)).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
}

describe('a model that cannot be reached, because its network drops every packet,', () => {
  let hole: Awaited<ReturnType<typeof openBlackHole>>
  beforeAll(async () => {
    hole = await openBlackHole()
  })
  afterAll(() => hole.close())

  test('is not waited for longer than for a connection, and costs nothing', async () => {
    const port = await freePort()
    const patient = { MODEL_BASE_URL: `http://127.0.0.1:${hole.port}/v1`, MODEL_FIRST_TOKEN_MS: '60000' }
    const lost = await world.startServer(port, patient)
    const person = await world.signIn()
    const asked = performance.now()
    await expectFree(person, await ask(person, addressOf(port)), 'model.timeout')
    expect(performance.now() - asked).toBeGreaterThanOrEqual(Number(budgets.MODEL_CONNECT_MS) - 5)
    expect(performance.now() - asked).toBeLessThan(30_000)
    lost.signal('SIGTERM')
    expect(await lost.exit).toMatchObject({ code: 0 })
  })
})

describe('a model whose first word comes', () => {
  test('after a sixth of the time that it has is read as if nothing were', async () => {
    const person = await world.signIn()
    await world.model({ firstTokenMs: 170 })
    await expectNextToWork(person)
  })

  test('in the moment in which its time is over gives a reading that is paid, or none that is not', async () => {
    const people = await Promise.all(Array.from({ length: 2 }, () => world.signIn()))
    for (const [index, person] of people.entries()) {
      await world.model({ firstTokenMs: 985 + index * 15 })
      const answer = await ask(person)
      if (answer.status !== 200) await expectFree(person, answer, 'model.timeout')
      else expect(await person.history()).toMatchObject([{ response: answer.body.reply, creditsCost: plainPrice }])
    }
    await world.model({})
    await expectNextToWork(await world.signIn())
  })

  test('never is not waited for, and the call to it is ended', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'silent' })
    const { calls, aborted } = { calls: await world.modelCalls(), aborted: await world.modelAborted() }
    await expectFree(person, await ask(person), 'model.timeout')
    expect(await world.modelCalls()).toBe(calls + 1)
    await expect.poll(world.modelAborted, pollTimeout).toBe(aborted + 1)
    await world.model({})
    await expectNextToWork(person)
  })
})

describe('an answer of the model that breaks', () => {
  let wholeBytes: number
  beforeAll(async () => {
    const person = await world.signIn()
    await expectNextToWork(person)
    wholeBytes = wire.passed()
  })

  const places = Array.from({ length: 4 }, random)
  const endings = ['end', 'reset', 'stall'] as const
  const faults = endings.flatMap((ending) => [
    { ending, name: 'before its first byte', at: () => 0 },
    { ending, name: 'inside its headers', at: () => 40 },
    ...places.map((place) => ({
      ending,
      name: `after ${(place * 100).toFixed(1)} % of it`,
      at: () => Math.floor(place * 0.95 * wholeBytes),
    })),
  ])

  test.each(faults)('($ending) $name is gone on with to its end, or costs nothing', async ({ ending, at }) => {
    const person = await world.signIn()
    const fault: WireFault = { ending, afterBytes: at() }
    wire.breakAnswers(fault)
    const answer = await ask(person)
    wire.breakAnswers(null)
    if (answer.status === 200) {
      expect(answer.body).toMatchObject({ reply: expect.stringMatching(/[.!?]$/), creditsCost: plainPrice })
      expect(await person.history()).toMatchObject([{ response: answer.body.reply, creditsCost: plainPrice }])
      return
    }
    await expectFree(person, answer, 'model.cut_off', 'model.unavailable', 'model.timeout')
    await expectNextToWork(person)
  })

  test('behind its last word is whole, or free', async () => {
    const person = await world.signIn()
    // Cuts the end of the transfer: five bytes after the model's last word.
    wire.breakAnswers({ ending: 'reset', afterBytes: wholeBytes - 5 })
    const answer = await ask(person)
    if (answer.status !== 200) await expectFree(person, answer, 'model.cut_off')
    else expect(await person.history()).toMatchObject([{ response: answer.body.reply }])
  })

  test('is told to who was listening, after the sentences that came', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 2 })
    wire.breakAnswers({ ending: 'reset', afterBytes: Math.floor(wholeBytes / 2) })
    const events = await allOf(await person.hear())
    expect(events.filter(({ event }) => event === 'delta').length).toBeGreaterThan(0)
    expect(events.at(-1)).toEqual({
      event: 'error',
      data: { code: 'model.cut_off', charged: 'no', error: errorTable['model.cut_off'].text },
    })
    expect(await person.history()).toEqual([])
    wire.breakAnswers(null)
    await expectNextToWork(person)
  })
})

describe('a model that has no room', () => {
  test('is asked once more, no sooner than it said, and then no more', async () => {
    const busy = await openScriptedModel()
    const times: number[] = []
    busy.answer((response) => {
      times.push(performance.now())
      response.writeHead(429, { 'retry-after': '0.4' }).end('{}')
    })
    wire.leadTo(busy.port)
    const person = await world.signIn()
    await expectFree(person, await ask(person), 'model.unavailable')
    expect(times).toHaveLength(2)
    expect(times[1]! - times[0]!).toBeGreaterThanOrEqual(395)
    wire.leadTo(sandboxPort)
    await busy.close()
    await expectNextToWork(person)
  })

  test('and asks for more time than a person would wait is not waited for that long', async () => {
    const busy = await openScriptedModel()
    busy.answer((response) => void response.writeHead(429, { 'retry-after': '3600' }).end('{}'))
    wire.leadTo(busy.port)
    const person = await world.signIn()
    const asked = performance.now()
    await expectFree(person, await ask(person), 'model.unavailable', 'model.timeout')
    expect(performance.now() - asked).toBeLessThan(10_000)
    wire.leadTo(sandboxPort)
    await busy.close()
    await expectNextToWork(person)
  })
})

describe('a person who presses Stop', () => {
  test('before the first word ends the call to the model at once, and pays nothing', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'silent' })
    const aborted = await world.modelAborted()
    const events = await person.hear()
    const first = await events.next()
    const { turnId } = first.value!.data as { turnId: string }
    const pressed = performance.now()
    await person.stop(turnId, world.url)
    await expect.poll(world.modelAborted, pollTimeout).toBe(aborted + 1)
    expect(performance.now() - pressed).toBeLessThan(2_000)
    expect((await allOf(events)).at(-1)).toMatchObject({ event: 'error', data: { code: 'chat.stopped' } })
    expect(await person.history()).toEqual([])
    expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
    await world.model({})
    await expectNextToWork(person)
  })

  test('while it writes ends the call at once, and charges the share that was shown', async () => {
    const person = await world.signIn()
    await world.model({ tokenMs: 15 })
    const aborted = await world.modelAborted()
    const events = await person.hear()
    let turnId = ''
    let shown = ''
    let wordsPromised: number | null = null
    for (;;) {
      const { value: event } = await events.next()
      if (event!.event === 'status') ({ turnId, wordsPromised } = event!.data)
      if (event!.event !== 'delta') continue
      shown = event!.data.text
      break
    }
    const pressed = performance.now()
    await person.stop(turnId, world.url)
    await expect.poll(world.modelAborted, pollTimeout).toBe(aborted + 1)
    expect(performance.now() - pressed).toBeLessThan(2_000)
    const rest = await allOf(events)
    const done = rest.at(-1)!
    const reply = (done.data as ChatReply).reply
    const creditsCost = stopPrice({ price: plainPrice, wordsPromised }, reply)
    expect(creditsCost).toBeLessThan(plainPrice)
    expect(done).toMatchObject({ event: 'done', data: { stopped: true, creditsCost } })
    expect(reply.startsWith(shown)).toBe(true)
    expect(await person.history()).toMatchObject([{ response: reply, stopped: true, creditsCost }])
  })
})

// Runs last, because the server then skips the model for ten seconds.
describe('a model that fails five times in a row', () => {
  test('is left alone: the sixth person hears at once that nothing was charged, and it is not called', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'cut' })
    // Each reading that breaks is gone on with once, and breaks again.
    for (let times = 0; times < 3; times += 1)
      await expectFree(person, await ask(person), 'model.cut_off', 'model.unavailable')
    const calls = await world.modelCalls()
    for (let times = 0; times < 3; times += 1) await expectFree(person, await ask(person), 'model.unavailable')
    expect(await world.modelCalls()).toBe(calls)
  })
})
