import { analyticsEvents, routes } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { createCode } from '../referrals/codes.ts'
import { createBrowser, signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { countFunnel, deleteOldAnalytics, readFunnel } from './funnel.ts'

const day = 24 * 60
let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', {
    TRUST_PROXY: 'on',
    LIMITS_PER_ADDRESS_TIMES: '1',
  })
})
afterAll(() => testApp.stop())
beforeEach(async () => {
  testApp.passTime(400 * day)
  await testApp.deps.db.deleteFrom('analytics_events').execute()
  await testApp.deps.db.deleteFrom('funnel_days').execute()
})

const now = () => testApp.deps.clock.now()
const event = (name: string, metadata: object = { session: 7 }, minutesAgo = 0) => ({
  event: name,
  type: 'funnel',
  ts: now().getTime() - minutesAgo * 60_000,
  metadata,
})

async function send(events: unknown, headers: Record<string, string> = {}, app = testApp.app) {
  const answer = await createBrowser(app).post(routes.analytics.path, { body: { events }, headers })
  return {
    status: answer.statusCode,
    ...answer.json<{ accepted: number; code: string; field: string; error: string }>(),
  }
}
const stored = () => testApp.deps.db.selectFrom('analytics_events').selectAll().orderBy('at').execute()

describe('what a browser tells', () => {
  test('is taken from everybody, fifty steps at once, and kept as numbers and words of a table', async () => {
    const many = Array.from({ length: 50 }, (_, index) => event('visit', { session: index, language: 'pt' }))
    expect(await send(many)).toEqual({ status: 200, accepted: 50 })
    expect(
      await send([event('share_opened', { session: 2 ** 48 - 1, channel: 'reading', pack: 'seed3' })]),
    ).toMatchObject({
      accepted: 1,
    })
    expect(await stored()).toHaveLength(51)
    expect(await send([])).toEqual({ status: 200, accepted: 0 })
  })

  test.each(analyticsEvents)('may be the step %s', async (name) => {
    expect(await send([event(name)])).toMatchObject({ status: 200 })
  })

  test('is refused by name where we know no such step', async () => {
    expect(await send([event('visit'), event('scrolled')])).toMatchObject({
      status: 400,
      code: 'request.invalid',
      field: 'events.1.event',
      fieldError: { code: 'field.not_offered' },
    })
    expect(await stored()).toEqual([])
  })

  test('is refused where its name is ten thousand nested lists', async () => {
    const name = `${'['.repeat(10_000)}${']'.repeat(10_000)}`
    const answer = await testApp.app.inject({
      method: 'POST',
      url: routes.analytics.path,
      headers: { 'content-type': 'application/json' },
      payload: `{"events":[{"event":${name},"type":"funnel","ts":1}]}`,
    })
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field: 'events.0.event' })
  })

  test.each([
    ['more than fifty steps', () => Array.from({ length: 51 }, () => event('visit'))],
    ['words of a person', () => [event('visit', { session: 7, name: 'Anna' })]],
    ['words where a number belongs', () => [event('visit', { session: 'anna@example.com' })]],
    ['a language that we do not speak', () => [event('visit', { language: 'Anna' })]],
    ['anything deeper', () => [event('visit', { session: { a: { b: { c: { d: 1 } } } } })]],
    ['a session that could be somebody’s number', () => [event('visit', { session: 2 ** 48 })]],
    ['another type', () => [{ ...event('visit'), type: 'error' }]],
    ['more fields', () => [{ ...event('visit'), userId: 'usr' }]],
    ['no list', () => 'visit'],
  ])('is refused with %s', async (_what, events) => {
    expect(await send(events())).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(await stored()).toEqual([])
  })

  test('is refused beyond 32 KiB, before it is read', async () => {
    const long = [event('visit', { language: 'x'.repeat(33_000) })]
    expect(await send(long)).toMatchObject({ status: 413, code: 'request.too_large' })
  })

  test('is not kept where the browser says that its owner does not want it', async () => {
    expect(await send([event('visit')], { dnt: '1' })).toEqual({ status: 200, accepted: 0 })
    expect(await send([event('visit')], { 'sec-gpc': '1' })).toEqual({ status: 200, accepted: 0 })
    expect(await stored()).toEqual([])
  })

  test.each(['first_reading', 'purchase_started', 'purchase_finished', 'referral_code_made', 'sign_up', 'purchase'])(
    'is refused where the server itself knows the step: %s',
    async (name) => {
      expect(await send([event(name)])).toMatchObject({ status: 400, field: 'events.0.event' })
      expect(await stored()).toEqual([])
    },
  )

  test('is kept to the minute', async () => {
    await send([event('packs_viewed', { session: 7, pack: 'seed3' })])
    expect(await stored()).toMatchObject([{ event: 'packs_viewed', pack: 'seed3' }])
    for (const { at } of await stored()) expect(at.getTime() % 60_000).toBe(0)
  })

  test('is kept once when it is told again because the answer was lost', async () => {
    const events = [event('visit'), event('login_shown')]
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(events)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored()).toHaveLength(2)
  })

  test('says nothing of who it was, even where somebody is signed in', async () => {
    const { browser, token, userId } = await signedIn(testApp)
    const body = { events: [event('visit', {})] }
    await browser.post(routes.analytics.path, { token, body, headers: { 'x-forwarded-for': '203.0.113.77' } })
    const row = JSON.stringify(await stored())
    expect(row).not.toContain(userId)
    expect(row).not.toContain('203.0.113.77')
    expect(Object.keys((await stored())[0]!).toSorted()).toEqual([
      'at',
      'channel',
      'day',
      'event',
      'language',
      'pack',
      'session',
    ])
  })

  test('has the day on which it happened, unless its clock cannot be right', async () => {
    await send([
      event('visit', { session: 1 }, day),
      event('visit', { session: 2 }, 3 * day),
      event('visit', { session: 3 }, -day),
    ])
    const today = now().toISOString().slice(0, 10)
    const yesterday = new Date(now().getTime() - 86_400_000).toISOString().slice(0, 10)
    expect((await stored()).map((row) => [row.session, row.day]).toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(
      [
        [1, yesterday],
        [2, today],
        [3, today],
      ],
    )
  })

  const batchesOf = (size: number, batches: number) =>
    Array.from({ length: batches }, (_, batch) =>
      Array.from({ length: size }, (__, index) => event('visit', { session: batch * size + index })),
    )

  test('is stored up to 600 steps of one address in a minute, in all processes together', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const elsewhere = await buildApp({ ...testApp.deps, settings: { ...testApp.deps.settings } }, testApp.readings)
    const [first = [], ...others] = batchesOf(50, 24)
    expect(await send(first, headers)).toMatchObject({ status: 200, accepted: 50 })
    await Promise.all(others.map((events, index) => send(events, headers, index % 2 === 0 ? testApp.app : elsewhere)))
    await elsewhere.close()
    expect((await stored()).length).toBeLessThanOrEqual(600)
    expect(await send([event('visit')], headers)).toMatchObject({ status: 429, code: 'request.too_fast' })
    expect(await send([event('visit')], { 'x-forwarded-for': '203.0.113.10' })).toMatchObject({ status: 200 })
    testApp.passTime(1)
    expect(await send([event('visit')], headers)).toMatchObject({ status: 200 })
  })

  test('is stored whole of a hundred browsers in an office that shares an address', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.11' }
    const answers = await Promise.all(batchesOf(3, 200).map((events) => send(events, headers)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored()).toHaveLength(600)
  })

  test('counts against the limit where it is empty or refused', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.12' }
    for (const events of batchesOf(50, 11)) await send(events, headers)
    for (let call = 0; call < 25; call += 1) {
      expect(await send([], headers)).toMatchObject({ status: 200 })
      expect(await send('visit', headers)).toMatchObject({ status: 400 })
    }
    expect(await send([], headers)).toMatchObject({ status: 429 })
    expect(await send('visit', headers)).toMatchObject({ status: 429 })
  })
})

async function totals(lastDays = 3) {
  const { steps } = await readFunnel(testApp.deps.db, now(), lastDays)
  return Object.fromEntries(steps.filter(({ total }) => total > 0).map(({ step, days }) => [step, days]))
}

async function reads(userId: string, reading: 'quick' | 'onboarding'): Promise<void> {
  await testApp.deps.db
    .insertInto('turns')
    .values({
      user_id: userId,
      turn_id: randomUUID(),
      conversation_id: randomUUID(),
      idempotency_key: null,
      request_hash: '',
      state: 'done',
      reading_kind: reading,
      price: 0,
      message: '',
      response: 'You are a seven.',
      tone: 'mystic',
      language: 'en',
      tradition: 'pythagorean',
      created_at: now(),
      ended_at: now(),
    })
    .execute()
}

describe('the funnel', () => {
  test('counts visits once a day by their number, and people in our own tables', async () => {
    await countFunnel(testApp.deps.db, now())
    testApp.passTime(day)
    const anna = await someone(testApp.deps)
    await send([event('visit', { session: 1 }), event('visit', { session: 1 }, 5), event('visit', { session: 2 })])
    await reads(anna, 'onboarding')
    testApp.passTime(day)
    await reads(anna, 'quick')
    await reads(anna, 'quick')
    await someone(testApp.deps)
    await countFunnel(testApp.deps.db, now())
    expect(await totals()).toEqual({ visit: [0, 2, 0], sign_up: [0, 1, 1], first_reading: [0, 0, 1] })
  })

  test('counts started purchases and referral codes in our own tables', async () => {
    const { db } = testApp.deps
    const anna = await someone(testApp.deps)
    await createCode(db, now(), anna)
    const order = { user_id: anna, pack_id: 'seed3', credits: 30, amount_cents: 199, currency: 'eur' as const }
    for (const way of ['modal', 'hosted', 'renewal'] as const)
      await db
        .insertInto('purchases')
        .values({ ...order, purchase_id: randomUUID(), way, is_subscription: false, state: 'open', created_at: now() })
        .execute()
    await countFunnel(db, now())
    expect(await totals()).toMatchObject({ purchase_started: [0, 0, 2], referral_code_made: [0, 0, 1] })
  })

  test('is the same however often and by however many processes it is counted', async () => {
    await send([event('visit', { session: 1 }), event('packs_viewed', { session: 1 })])
    await someone(testApp.deps)
    await Promise.all(Array.from({ length: 6 }, () => countFunnel(testApp.deps.db, now())))
    const once = await totals()
    await countFunnel(testApp.deps.db, now())
    expect(await totals()).toEqual(once)
    expect(once).toEqual({ visit: [0, 0, 1], sign_up: [0, 0, 1], packs_viewed: [0, 0, 1] })
  })

  test('is counted by stretches that each take little, and goes on where it was stopped', async () => {
    const { owner } = testApp
    const { db } = testApp.deps
    const anna = await someone(testApp.deps)
    await reads(anna, 'quick')
    for (let week = 0; week < 3; week += 1) {
      testApp.passTime(7 * day)
      await someone(testApp.deps)
      await reads(anna, 'quick')
    }
    await sql`create function refuse_late_days() returns trigger language plpgsql as $$
      begin raise exception 'too much at once'; end $$`.execute(owner)
    const stopAt = new Date(now().getTime() - 10 * 86_400_000).toISOString().slice(0, 10)
    await sql`create trigger stops before insert on funnel_days for each row
      when (new.step = 'sign_up' and new.day > ${sql.lit(stopAt)}::date) execute function refuse_late_days()`.execute(
      owner,
    )
    await expect(countFunnel(db, now())).rejects.toThrow('too much at once')
    const counted = await db.selectFrom('funnel_days').select('day').where('step', '=', 'sign_up').execute()
    expect(counted.length).toBeGreaterThan(350)
    await sql`drop function refuse_late_days cascade`.execute(owner)
    await countFunnel(db, now())
    const { sign_up: signUps, first_reading: firstReadings } = await totals(22)
    expect([signUps?.[0], signUps?.[7], signUps?.[14], signUps?.[21]]).toEqual([1, 1, 1, 1])
    expect(firstReadings?.reduce((sum, count) => sum + count)).toBe(1)
  })

  test('is forgotten in pieces, whatever the counting does', async () => {
    const { db } = testApp.deps
    const old = now().toISOString().slice(0, 10)
    await sql`insert into analytics_events (day, session, event, at)
      select ${old}::date, each, 'visit', ${now()}::timestamptz from generate_series(1, 12000) each`.execute(db)
    testApp.passTime(31 * day)
    await send([event('visit')])
    expect(await deleteOldAnalytics(db, now())).toBe(12_000)
    expect(await stored()).toHaveLength(1)
  })

  test('takes in what a browser tells a day late', async () => {
    await countFunnel(testApp.deps.db, now())
    testApp.passTime(day)
    await countFunnel(testApp.deps.db, now())
    await send([event('visit', { session: 1 }, day)])
    await countFunnel(testApp.deps.db, now())
    expect(await totals()).toEqual({ visit: [0, 1, 0] })
  })

  test('stays when what it was counted from is forgotten: raw steps after 30 days, numbers after 13 months', async () => {
    await send([event('visit')])
    await countFunnel(testApp.deps.db, now())
    testApp.passTime(30 * day)
    await deleteOldAnalytics(testApp.deps.db, now())
    expect(await stored()).toHaveLength(1)
    testApp.passTime(day)
    await deleteOldAnalytics(testApp.deps.db, now())
    expect(await stored()).toEqual([])
    await countFunnel(testApp.deps.db, now())
    expect((await totals(32))['visit']?.[0]).toBe(1)
    testApp.passTime(360 * day)
    await deleteOldAnalytics(testApp.deps.db, now())
    expect((await totals(392))['visit']?.[0]).toBe(1)
    testApp.passTime(10 * day)
    await deleteOldAnalytics(testApp.deps.db, now())
    expect((await totals(402))['visit']).toBeUndefined()
  })
})
