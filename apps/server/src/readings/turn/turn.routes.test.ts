import { at, countWords, limits, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { ReadingService } from '../readings.ts'
import { askAndLeave, eventsOf, textOf, useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada, model, modelWas } = readers
const modelAborted = () => modelWas('aborted')

async function shownSoFar({ userId }: Reader): Promise<string> {
  const turn = await readers.testApp.deps.db
    .selectFrom('running_turns')
    .select('partial_response')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return turn?.partial_response ?? ''
}

describe('a turn that was left', () => {
  test('is named to whoever comes back, until it has ended', async () => {
    const person = await ada()
    expect((await person.call(routes.runningTurn)).json()).toEqual({ turn: null })
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(routes.runningTurn, { app: readers.elsewhere })).json()).toEqual({
      turn: {
        turnId,
        conversationId: expect.any(String) as string,
        reading: 'chat',
        message: 'Who am I?',
        creditsCost: 3,
        createdAt: readers.testApp.deps.clock.now().toISOString(),
      },
    })
    await person.call(at(routes.turnEvents, { turnId }))
    expect((await person.call(routes.runningTurn)).json()).toEqual({ turn: null })
  })

  test.each([
    ['the process that writes it', () => readers.testApp.app],
    ['another process', () => readers.elsewhere],
  ])('is told from its first event to its last by %s, and again from the history', async (_, process) => {
    const person = await ada()
    await model({ tokenMs: 15 })
    const turnId = await askAndLeave(person)
    const answer = await person.call(at(routes.turnEvents, { turnId }), { app: process() })
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const events = eventsOf(answer.payload)
    expect(events[0]).toMatchObject({ event: 'status', data: { turnId, creditsCost: 3, reading: 'chat' } })
    const done = events.at(-1)!
    expect(done).toMatchObject({ event: 'done', data: { reply: textOf(events), creditsCost: 3, creditsRemaining: 47 } })
    expect(events.length).toBeGreaterThan(3)

    const again = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: readers.elsewhere })).payload)
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
    const heard = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: readers.elsewhere })).payload)
    const later = eventsOf((await person.call(at(routes.turnEvents, { turnId }))).payload)
    for (const events of [heard, later])
      expect(events.at(-1)).toMatchObject({
        event: 'error',
        data: { code: 'model.cut_off', error: expect.stringContaining('not charged') },
      })
    expect((await person.credits()).credits).toBe(50)
  })
})

test.each([
  ['the process that writes it', () => readers.testApp.app],
  ['another process', () => readers.elsewhere],
])('a stream from %s ends soon after its session, and the reading is kept', async (_, process) => {
  const person = await ada()
  await model({ firstTokenMs: 4_000 })
  const turnId = await askAndLeave(person)
  const url = at(routes.turnEvents, { turnId }).path
  // Resolves with the headers: the stream is open before its session ends.
  const answer = await process().inject({ url, headers: person.credentials, payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  const cut = text(answer.stream()).catch((error: Error) => error.message)
  await readers.testApp.deps.db.deleteFrom('sessions').where('user_id', '=', person.userId).execute()
  expect(await cut).toContain('destroyed')
  await expect
    .poll(
      () =>
        readers.testApp.deps.db
          .selectFrom('turns')
          .select('state')
          .where('user_id', '=', person.userId)
          .executeTakeFirst(),
      { timeout: 10_000 },
    )
    .toEqual({ state: 'done' })
})

test('a reading as JSON is refused to a session that was ended meanwhile, and is kept and paid for', async () => {
  const person = await ada()
  await model({ firstTokenMs: 1_500 })
  const asked = person.call(routes.chat, { payload: { message: 'Who am I?' } })
  const { db } = readers.testApp.deps
  const turns = () => db.selectFrom('turns').select(['state', 'charged']).where('user_id', '=', person.userId).execute()
  await expect
    .poll(async () => (await person.call(routes.runningTurn)).json())
    .toMatchObject({ turn: { creditsCost: 3 } })
  await db.deleteFrom('sessions').where('user_id', '=', person.userId).execute()
  const answer = await asked
  expect([answer.statusCode, answer.json()]).toEqual([401, expect.objectContaining({ code: 'auth.required' })])
  expect(answer.payload).not.toContain('Ada')
  expect(await turns()).toEqual([{ state: 'done', charged: 3 }])
})

describe('Stop', () => {
  test.each([
    ['on the process that writes it', () => readers.testApp.app],
    ['on another process', () => readers.elsewhere],
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
    ['on the process that writes it', () => readers.testApp.app],
    ['on another process', () => readers.elsewhere],
  ])(
    '%s, after some text, keeps what was shown, costs the share that was written and says that it was stopped',
    async (_, process) => {
      const person = await ada()
      await model({ tokenMs: 15 })
      const aborted = await modelAborted()
      const turnId = await askAndLeave(person)
      await expect.poll(() => shownSoFar(person), { interval: 20, timeout: 10_000 }).not.toBe('')
      await person.call(at(routes.stopTurn, { turnId }), { app: process() })
      const events = eventsOf((await person.call(at(routes.turnEvents, { turnId }), { app: process() })).payload)
      const reply = textOf(events)
      expect(reply).toMatch(/[.!?…]["'”’»)\]]*$/)
      // Three credits promise at most 180 words.
      const creditsCost = Math.ceil((3 * countWords(reply)) / 180)
      expect(creditsCost).toBeLessThan(3)
      expect(events.at(-1)).toMatchObject({
        event: 'done',
        data: { reply, creditsCost, creditsRemaining: 50 - creditsCost, stopped: true },
      })
      expect(await person.history()).toMatchObject([{ turnId, response: reply, stopped: true, creditsCost }])
      expect(await person.credits()).toMatchObject({ credits: 50 - creditsCost, creditsInUse: 0 })
      await expect.poll(modelAborted, { interval: 20, timeout: 10_000 }).toBe(aborted + 1)
    },
  )

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

describe('listening', () => {
  test('is for so many tabs of one person at once: one more is told to close one, and has its place then', async () => {
    const [person, other] = [await ada(), await ada()]
    await model({ firstTokenMs: 20_000 })
    const turnId = await askAndLeave(person)
    const { deps } = readers.testApp
    const app = await buildApp(deps, new ReadingService(deps))
    const origin = await app.listen({ port: 0, host: '127.0.0.1' })
    const listen = async ({ credentials: headers }: Reader, id: string) => {
      const leaving = new AbortController()
      const answer = await fetch(origin + at(routes.turnEvents, { turnId: id }).path, {
        headers,
        signal: leaving.signal,
      })
      return { answer, leave: () => leaving.abort() }
    }
    const tabs = await Promise.all(Array.from({ length: limits.listeners }, () => listen(person, turnId)))
    expect(tabs.map(({ answer }) => answer.status)).toEqual(tabs.map(() => 200))
    const { answer: refused } = await listen(person, turnId)
    expect([refused.status, await refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'chat.too_many_listeners' }),
    ])
    expect(refused.headers.get('retry-after')).toBe('5')
    // Streams of unknown turns take no place, and users take no place of others.
    for (let asked = 0; asked <= limits.listeners; asked += 1)
      expect((await listen(other, turnId)).answer.status).toBe(404)

    tabs[0]!.leave()
    await expect.poll(async () => (await listen(person, turnId)).answer.status, { timeout: 10_000 }).toBe(200)
    await person.call(at(routes.stopTurn, { turnId }))
    for (const { answer } of tabs.slice(1)) expect(await answer.text()).toContain('chat.stopped')
    await expect.poll(async () => (await listen(person, turnId)).answer.status, { timeout: 10_000 }).toBe(200)
    app.server.closeAllConnections()
    await app.close()
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
    for (const app of [readers.testApp.app, readers.elsewhere])
      expect((await stranger.call(at(routes.stopTurn, { turnId }), { app })).statusCode).toBe(404)
    await owner.call(at(routes.turnEvents, { turnId }))
    expect(await owner.history()).toHaveLength(1)
  })
})
