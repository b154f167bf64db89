import type { HistoryEntry } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'

let sandbox: Sandbox
let testApp: TestApp
let app: TestApp['app']
let headers: { authorization: string }

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  app = testApp.app
  headers = await ada(100)
  const body = JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
  const json = { 'content-type': 'application/json' }
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', headers: json, body })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

/** Headers of a signed-in Ada with these credits. */
async function ada(credits: number): Promise<{ authorization: string; cookie: string }> {
  const userId = await someone(testApp.deps, credits)
  await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  return (await signedIn(testApp, userId)).headers
}

const chat = (payload: object | string, more: object = {}) =>
  app.inject({
    method: 'POST',
    url: '/api/chat',
    headers: { ...headers, 'content-type': 'application/json', ...more },
    payload,
  })

describe('POST /api/chat', () => {
  test('answers JSON as specified', async () => {
    const answer = await chat({ message: 'Who am I?', tone: 'practical', lang: 'en', tradition: 'pythagorean' })
    expect(answer.statusCode).toBe(200)
    expect(Object.keys(answer.json())).toEqual(['reply', 'creditsCost', 'creditsRemaining', 'suggestedReadings'])
  })

  test('streams events with ids to whoever asks for them, and ends with the JSON reply', async () => {
    const answer = await chat({ message: 'Who am I?' }, { accept: 'text/event-stream' })
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    const events = answer.payload
      .trimEnd()
      .split('\n\n')
      .map((event) => event.split('\n'))
    expect(events[0]?.[1]).toBe('event: status')
    expect(new Set(events.slice(1, -1).map(([, name]) => name))).toEqual(new Set(['event: delta']))
    const [, name, data] = events.at(-1)!
    expect(name).toBe('event: done')
    const done = JSON.parse(data!.slice('data: '.length)) as { reply: string }
    expect(done).toMatchObject({ reply: expect.any(String), creditsCost: 3 })
    // An id says how much of the reading is known with its event.
    const ids = events.map(([id]) => Number(id!.slice('id: '.length)))
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect([ids[0], ids.at(-1)]).toEqual([0, done.reply.length])
  })

  test.each([
    [{ message: 'Hi', credits: 1e9 }, 'credits'],
    [{ message: 7 }, 'message'],
    [{ message: '' }, 'message'],
    [{}, 'message'],
    [{ message: 'Hi', tone: 'loud' }, 'tone'],
    [{ message: 'Hi', lang: 'tlh' }, 'lang'],
    [{ message: 'Hi', tradition: 'martian' }, 'tradition'],
    [{ message: 'moon '.repeat(151) }, 'message'],
    [[], ''],
    ['null', ''],
  ])('refuses %j by the name of the field', async (payload, field) => {
    const answer = await chat(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', error: expect.any(String), field })
  })

  test('refuses what is no JSON', async () => {
    expect((await chat('{"message":')).json()).toMatchObject({ code: 'request.invalid' })
    for (const type of ['application/x-www-form-urlencoded', 'text/plain', 'text/html']) {
      expect((await chat('message=Hi', { 'content-type': type })).statusCode).toBe(415)
    }
  })

  test('refuses a body over 16 KiB', async () => {
    const answer = await chat({ message: 'm'.repeat(17 * 1_024) })
    expect(answer.statusCode).toBe(413)
    expect(answer.json()).toMatchObject({ code: 'request.too_large' })
  })

  test('answers 402 as specified when credits are short, to a stream too', async () => {
    const poor = await ada(2)
    for (const accept of ['application/json', 'text/event-stream']) {
      const answer = await chat({ message: 'Who am I?' }, { ...poor, accept })
      expect(answer.statusCode).toBe(402)
      expect(answer.json()).toMatchObject({ code: 'credits.insufficient', error: 'You need more credits to continue.' })
    }
  })

  test('refuses an idempotency key of more than 255 characters', async () => {
    expect((await chat({ message: 'Hi' }, { 'idempotency-key': 'k'.repeat(256) })).json()).toMatchObject({
      code: 'request.invalid',
      field: 'idempotency-key',
    })
  })

  test('comes only from our own pages', async () => {
    expect((await chat({ message: 'Hi' }, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    expect((await chat({ message: 'Hi' }, { origin: 'https://evil.example' })).statusCode).toBe(403)
  })
})

describe('GET /api/chat/history', () => {
  test('answers an array, newest last, page by page', async () => {
    const mine = await ada(20)
    for (const message of ['First?', 'Second?', 'Third?']) {
      await chat({ message }, mine)
      testApp.passTime(1)
    }
    const page = async (query: string) =>
      (await app.inject({ url: `/api/chat/history${query}`, headers: mine })).json<
        { message: string; createdAt: string }[]
      >()
    expect((await page('')).map(({ message }) => message)).toEqual(['First?', 'Second?', 'Third?'])
    const newest = await page('?limit=1')
    expect(newest.map(({ message }) => message)).toEqual(['Third?'])
    expect((await page(`?limit=1&before=${newest[0]!.createdAt}`)).map(({ message }) => message)).toEqual(['Second?'])
  })

  test('says in which language each reading was written', async () => {
    const mine = await ada(20)
    for (const message of ['Who am I?', 'O que diz o meu caminho de vida?']) {
      await chat({ message }, mine)
      testApp.passTime(1)
    }
    const history = (await app.inject({ url: '/api/chat/history', headers: mine })).json<HistoryEntry[]>()
    expect(history.map(({ language }) => language)).toEqual(['en', 'pt'])
    const answer = await chat({ message: 'E o meu nome?' }, { ...mine, accept: 'text/event-stream' })
    expect(answer.payload).toMatch(/event: done\ndata: .*"language":"pt"/)
  })

  test.each(['?limit=0', '?limit=1000', '?before=yesterday', '?user=1'])('refuses %s', async (query) => {
    expect((await app.inject({ url: `/api/chat/history${query}`, headers })).statusCode).toBe(400)
  })

  test('shows nobody else’s readings', async () => {
    await chat({ message: 'Who am I?' })
    expect((await app.inject({ url: '/api/chat/history', headers: await ada(1) })).json()).toEqual([])
  })
})

test('nobody who is not signed in gets anything', async () => {
  const asked = [
    { method: 'POST', url: '/api/chat', payload: { message: 'Hi' } },
    { method: 'GET', url: '/api/chat/history' },
    { method: 'PATCH', url: '/api/user/profile', payload: {} },
  ] as const
  for (const request of asked) {
    for (const authorization of [undefined, 'Bearer nothing', 'Basic YTpi']) {
      const answer = await app.inject({ ...request, headers: { ...(authorization && { authorization }) } })
      expect(answer.statusCode).toBe(401)
    }
  }
})

test('neither messages nor readings nor tokens reach the logs', async () => {
  await chat({ message: 'My very secret question' })
  await chat({ message: 'My very secret question', credits: 1 })
  const log = testApp.log()
  expect(log).toContain('/api/chat')
  expect(log).not.toContain('secret question')
  expect(log).not.toContain('Lovelace')
  expect(log).not.toContain(headers.authorization.slice('Bearer '.length))
})
