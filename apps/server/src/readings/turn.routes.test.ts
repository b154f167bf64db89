import {
  at,
  limits,
  routes,
  type ChatEvent,
  type HistoryEntry,
  type Profile,
  type ReadingNumbers,
  type Route,
} from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { buildApp } from '../app.ts'
import { checkLedger } from '../credits/ledger-check.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { ReadingDesk } from './readings.ts'
import { checkTurns } from './turns-check.ts'

let sandbox: Sandbox
let testApp: TestApp
/** Another process, as far as a turn knows: it shares nothing with the first one but the database. */
let elsewhere: FastifyInstance

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  elsewhere = await buildApp(testApp.deps, new ReadingDesk(testApp.deps))
})
afterAll(async () => {
  const { db } = testApp.deps
  expect([...(await checkLedger(db)).differences, ...(await checkTurns(db))]).toEqual([])
  await elsewhere.close()
  await testApp.stop()
  await sandbox.stop()
})
beforeEach(() => model({}))

async function model(setting: object): Promise<void> {
  const body = JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0, ...setting })
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body })
}

async function modelWas(what: 'calls' | 'aborted'): Promise<number> {
  return ((await (await fetch(`${sandbox.url}/_control/model`)).json()) as Record<typeof what, number>)[what]
}
const modelAborted = () => modelWas('aborted')

type Person = Awaited<ReturnType<typeof ada>>

/** A signed-in Ada with these credits. */
async function ada(credits = 50) {
  const userId = await someone(testApp.deps, credits)
  await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const { token } = await signedIn(testApp, userId)
  const authorization = `Bearer ${token}`
  const call = async (
    { method, path }: Pick<Route<unknown, unknown>, 'method' | 'path'>,
    { app = testApp.app, headers = {}, ...more }: { app?: FastifyInstance; headers?: object; payload?: object } = {},
  ) => app.inject({ method, url: path, headers: { authorization, ...headers }, ...more })
  return {
    userId,
    call,
    ask: (message: string, more: object = {}) => call(routes.chat, { payload: { message, ...more } }),
    history: async (query = '') => {
      const { method, path } = routes.chatHistory
      return (await call({ method, path: path + query })).json<HistoryEntry[]>()
    },
    credits: async () => (await call(routes.profile)).json<{ user: Profile }>().user,
  }
}

/** Asks, and leaves as soon as the turn runs. */
async function askAndLeave(person: Person, message = 'Who am I?'): Promise<string> {
  void person.ask(message)
  let turnId: string | undefined
  await expect
    .poll(
      async () =>
        (turnId = (await person.call(routes.runningTurn)).json<{ turn: { turnId: string } | null }>().turn?.turnId),
      { interval: 20, timeout: 10_000 },
    )
    .toBeDefined()
  return turnId!
}

function eventsOf(payload: string): (ChatEvent & { id: number })[] {
  return payload
    .split('\n\n')
    .filter((frame) => frame.startsWith('id: '))
    .map((frame) => {
      const [id, event, data] = frame.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      return { id: Number(id), event, data: JSON.parse(data!) } as ChatEvent & { id: number }
    })
}

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')

async function shownSoFar({ userId }: Person): Promise<string> {
  const turn = await testApp.deps.db
    .selectFrom('turns')
    .select('written')
    .where('user_id', '=', userId)
    .where('state', '=', 'running')
    .executeTakeFirst()
  return turn?.written ?? ''
}

describe('a turn that was left', () => {
  test('is named to whoever comes back, until it has ended', async () => {
    const person = await ada()
    expect((await person.call(routes.runningTurn)).json()).toEqual({ turn: null })
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(routes.runningTurn, { app: elsewhere })).json()).toEqual({
      turn: {
        turnId,
        reading: 'chat',
        message: 'Who am I?',
        creditsCost: 3,
        createdAt: testApp.deps.clock.now().toISOString(),
      },
    })
    await person.call(at(routes.turnEvents, { turnId }))
    expect((await person.call(routes.runningTurn)).json()).toEqual({ turn: null })
  })

  test.each([
    ['the process that writes it', () => testApp.app],
    ['another process', () => elsewhere],
  ])('is told from its first event to its last by %s, and again from the history', async (_, process) => {
    const person = await ada()
    await model({ tokenMs: 5 })
    const turnId = await askAndLeave(person)
    const answer = await person.call(at(routes.turnEvents, { turnId }), { app: process() })
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const events = eventsOf(answer.payload)
    expect(events[0]).toMatchObject({ event: 'status', data: { turnId, creditsCost: 3, reading: 'chat' } })
    const done = events.at(-1)!
    expect(done).toMatchObject({ event: 'done', data: { reply: textOf(events), creditsCost: 3, creditsRemaining: 47 } })
    expect(events.length).toBeGreaterThan(3)

    const again = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: elsewhere })).payload)
    expect(again.at(-1)).toEqual(done)
    expect(textOf(again)).toBe(textOf(events))
  })

  test('goes on after the last event that was heard, without a letter missing or twice', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [{ turnId, response } = { turnId: '', response: '' }] = await person.history()
    for (const known of [0, 1, 60, response.length]) {
      const headers = { 'last-event-id': String(known) }
      const events = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { headers })).payload)
      expect(events.map(({ event }) => event)).not.toContain('status')
      expect(textOf(events)).toBe(response.slice(known))
      expect(events.at(-1)!.event).toBe('done')
    }
  })

  test('that failed says how, and that nothing was charged', async () => {
    const person = await ada()
    await model({ mode: 'cut', tokenMs: 20 })
    const turnId = await askAndLeave(person)
    const heard = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: elsewhere })).payload)
    const later = eventsOf((await person.call(at(routes.turnEvents, { turnId }))).payload)
    for (const events of [heard, later])
      expect(events.at(-1)).toMatchObject({
        event: 'error',
        data: { code: 'model.cut_off', error: expect.stringContaining('not charged') },
      })
    expect((await person.credits()).credits).toBe(50)
  })
})

describe('Stop', () => {
  test.each([
    ['on the process that writes it', () => testApp.app],
    ['on another process', () => elsewhere],
  ])('%s, before the first text, ends the model and costs nothing', async (_, process) => {
    const person = await ada()
    await model({ firstTokenMs: 20_000 })
    const [aborted, calls] = [await modelAborted(), await modelWas('calls')]
    const turnId = await askAndLeave(person)
    // A stop that comes before the model was asked asks it nothing, and so ends nothing there.
    await expect.poll(() => modelWas('calls'), { interval: 5, timeout: 10_000 }).toBe(calls + 1)
    expect((await person.call(at(routes.stopTurn, { turnId }), { app: process() })).json()).toEqual({ isRunning: true })
    // Half a second until the other process looks; the rest is for a busy machine.
    await expect.poll(modelAborted, { interval: 20, timeout: 10_000 }).toBe(aborted + 1)
    const events = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: process() })).payload)
    expect(events.at(-1)).toMatchObject({ event: 'error', data: { code: 'chat.stopped' } })
    expect(await person.credits()).toMatchObject({ credits: 50, creditsInUse: 0 })
    expect(await person.history()).toEqual([])
  })

  test.each([
    ['on the process that writes it', () => testApp.app],
    ['on another process', () => elsewhere],
  ])('%s, after some text, keeps what was shown, which is paid and says that it was stopped', async (_, process) => {
    const person = await ada()
    await model({ tokenMs: 15 })
    const aborted = await modelAborted()
    const turnId = await askAndLeave(person)
    await expect.poll(() => shownSoFar(person), { interval: 20, timeout: 10_000 }).not.toBe('')
    await person.call(at(routes.stopTurn, { turnId }), { app: process() })
    const events = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: process() })).payload)
    const reply = textOf(events)
    expect(reply).toMatch(/[.!?…]["'”’»)\]]*$/)
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { reply, creditsCost: 3, creditsRemaining: 47, stopped: true },
    })
    expect(await person.history()).toMatchObject([{ turnId, response: reply, stopped: true, creditsCost: 3 }])
    expect(await person.credits()).toMatchObject({ credits: 47, creditsInUse: 0 })
    await expect.poll(modelAborted, { interval: 20, timeout: 10_000 }).toBe(aborted + 1)
  })

  test('of a turn that has ended changes nothing', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [before] = await person.history()
    const answer = await person.call(at(routes.stopTurn, { turnId: before!.turnId }))
    expect(answer.json()).toEqual({ isRunning: false })
    expect(await person.history()).toEqual([before])
  })

  test('is answered to whoever waits for the JSON', async () => {
    const person = await ada()
    await model({ firstTokenMs: 20_000 })
    const answer = person.ask('Who am I?')
    await expect
      .poll(async () => (await person.call(routes.runningTurn)).json<{ turn: object | null }>().turn)
      .not.toBeNull()
    const { turnId } = (await person.call(routes.runningTurn)).json<{ turn: { turnId: string } }>().turn
    await person.call(at(routes.stopTurn, { turnId }))
    expect((await answer).statusCode).toBe(409)
    expect((await answer).json()).toMatchObject({ code: 'chat.stopped', error: expect.stringContaining('not charged') })
  })
})

describe('a turn of somebody else', () => {
  test.each(['turnEvents', 'stopTurn', 'turnNumbers', 'forgetTurn'] as const)(
    'is not there for %s, nor is one that never was',
    async (route) => {
      const owner = await ada()
      await owner.ask('Who am I?')
      const [{ turnId } = { turnId: '' }] = await owner.history()
      const stranger = await ada()
      for (const id of [turnId, randomUUID(), 'nonsense']) {
        const answer = await stranger.call(at<unknown, unknown>(routes[route], { turnId: id }))
        expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'chat.turn_not_found'])
      }
      expect(await owner.history()).toHaveLength(1)
    },
  )

  test('goes on when a stranger stops it', async () => {
    const owner = await ada()
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(owner)
    const stranger = await ada()
    for (const app of [testApp.app, elsewhere])
      expect((await stranger.call(at(routes.stopTurn, { turnId }), { app })).statusCode).toBe(404)
    await owner.call(at(routes.turnEvents, { turnId }))
    expect(await owner.history()).toHaveLength(1)
  })
})

describe('the numbers of a reading', () => {
  test('say what it was written from', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [{ turnId } = { turnId: '' }] = await person.history()
    const answer = await person.call(at(routes.turnNumbers, { turnId }))
    expect(answer.json()).toMatchObject({
      reading: 'chat',
      tradition: 'pythagorean',
      person: { fullName: 'Ada Augusta Lovelace', birthDate: '1985-05-12' },
      other: null,
    })
    expect(answer.json<{ facts: object[] }>().facts).toContainEqual(
      expect.objectContaining({ key: 'life_path', value: 4 }),
    )
  })

  test('are told in the language of the page, Portuguese where it is that', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [{ turnId } = { turnId: '' }] = await person.history()
    const labels = async (language: string) => {
      const headers = { 'accept-language': language }
      const { facts } = (await person.call(at(routes.turnNumbers, { turnId }), { headers })).json<ReadingNumbers>()
      return facts.map(({ label }) => label).slice(0, 2)
    }
    expect(await labels('pt-PT')).toEqual(['Caminho de Vida', 'Expressão'])
    for (const other of ['en-GB', 'de', '']) expect(await labels(other)).toEqual(['Life Path', 'Expression'])
  })

  test('are none where nothing was computed', async () => {
    const userId = await someone(testApp.deps, 5)
    const { token } = await signedIn(testApp, userId)
    const headers = { authorization: `Bearer ${token}` }
    await testApp.app.inject({ method: 'POST', url: routes.chat.path, headers, payload: { message: 'Hello' } })
    const [entry] = (await testApp.app.inject({ url: routes.chatHistory.path, headers })).json<HistoryEntry[]>()
    expect(entry).toMatchObject({ reading: 'onboarding', creditsCost: 0 })
    const { path } = at(routes.turnNumbers, { turnId: entry!.turnId })
    expect((await testApp.app.inject({ url: path, headers })).statusCode).toBe(404)
  })
})

describe('searching one’s readings', () => {
  test('finds those with all of the words, whatever their case, accents and order', async () => {
    const person = await ada()
    for (const message of ['Como está o meu coração?', '100% sure_footed', 'What of the café, José?']) {
      await person.ask(message)
      testApp.passTime(1)
    }
    const found = async (search: string) =>
      (await person.history(`?${new URLSearchParams({ search }).toString()}`)).map(({ message }) => message)
    expect(await found('CORACAO meu')).toEqual(['Como está o meu coração?'])
    expect(await found('coração')).toEqual(['Como está o meu coração?'])
    expect(await found('jose CAFÉ')).toEqual(['What of the café, José?'])
    expect(await found('jose meu')).toEqual([])
    expect(await found('0% sure_')).toEqual(['100% sure_footed'])
    expect(await found('e_footed')).toEqual(['100% sure_footed'])
    expect(await found('s%footed')).toEqual([])
    expect(await found('\\')).toEqual([])
    const [first] = await person.history()
    expect(await found(first!.response.slice(0, 60))).toContain(first!.message)
    expect(await person.history('?search=o&limit=1')).toMatchObject([{ message: 'What of the café, José?' }])
  })

  test.each(['?search=', '?search=%20%20', `?search=${'m'.repeat(limits.searchCharacters + 1)}`])(
    'refuses %s',
    async (query) => {
      const { method, path } = routes.chatHistory
      expect((await (await ada()).call({ method, path: path + query })).statusCode).toBe(400)
    },
  )
})

describe('forgetting', () => {
  const rowsOf = ({ userId }: Person) =>
    testApp.deps.db.selectFrom('turns').selectAll().where('user_id', '=', userId).execute()

  test('one reading leaves its price in the ledger and none of its words anywhere', async () => {
    const person = await ada()
    await person.ask('My unforgettable secret')
    testApp.passTime(1)
    await person.ask('Who am I?')
    const [secret, other] = await person.history()
    const { turnId } = secret!
    for (const _ of ['once', 'twice']) {
      const answer = await person.call(at(routes.forgetTurn, { turnId }))
      expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    }
    expect(await person.history()).toEqual([other])
    expect((await person.credits()).credits).toBe(44)
    for (const route of [routes.turnEvents, routes.turnNumbers, routes.stopTurn])
      expect((await person.call(at<unknown, unknown>(route, { turnId }))).statusCode).toBe(404)
    const row = (await rowsOf(person)).find(({ turn_id }) => turn_id === turnId)
    expect(row).toMatchObject({
      state: 'forgotten',
      price: 3,
      message: null,
      response: null,
      numbers: null,
      suggestions: null,
      request_hash: '',
    })
    expect(await testApp.everyRow()).not.toContain('unforgettable')
  })

  test('everything leaves other people’s readings, and the one that is being written', async () => {
    const [person, bystander] = [await ada(), await ada()]
    await bystander.ask('Who am I?')
    await person.ask('Who am I?')
    await person.ask('And then?')
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(at(routes.forgetTurn, { turnId }))).json()).toMatchObject({ code: 'chat.turn_running' })
    expect((await person.call(routes.forgetHistory)).statusCode).toBe(204)
    expect(await person.history()).toEqual([])
    await person.call(at(routes.turnEvents, { turnId }))
    expect((await person.history()).map((entry) => entry.turnId)).toEqual([turnId])
    expect((await person.credits()).credits).toBe(41)
    expect(await bystander.history()).toHaveLength(1)
  })

  test('is not undone by sending the same message with its key again: that neither answers nor charges', async () => {
    const person = await ada()
    const again = () =>
      person.call(routes.chat, { payload: { message: 'Who am I?' }, headers: { 'idempotency-key': 'a key' } })
    await again()
    await person.call(routes.forgetHistory)
    expect((await again()).json()).toMatchObject({ code: 'chat.turn_not_found' })
    expect((await person.credits()).credits).toBe(47)
  })
})
