import { at, requestLimits, routes, type ChatReply, type HistoryEntry, type RunningReply } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { buildApp } from '../app.ts'
import { balance } from '../credits/credits.ts'
import { poolOf } from '../platform/database/connect.ts'
import type { Settings } from '../platform/settings.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { ReadingService } from './readings.ts'
import { modelCount, setModel } from './test-readers.ts'

let sandbox: Sandbox
let testApp: TestApp

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  const settings = { ...sandbox.environment, TRUST_PROXY: 'on', LIMITS_PER_ADDRESS_TIMES: '1' }
  testApp = await startTestApp([], 'http://localhost:3000', settings)
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  // Rate limits of one test do not affect the next.
  testApp.passTime(2)
  await model({})
})

const model = (setting: object) => setModel(sandbox, setting)
const modelCalls = () => modelCount(sandbox, 'calls')

/** Another process with other settings, on the same database. */
async function processWith(changed: { model?: Partial<Settings['model']>; limits?: Partial<Settings['limits']> }) {
  const { settings } = testApp.deps
  const deps = {
    ...testApp.deps,
    settings: {
      ...settings,
      model: { ...settings.model, ...changed.model },
      limits: { ...settings.limits, ...changed.limits },
    },
  }
  const readings = new ReadingService(deps)
  return { app: await buildApp(deps, readings), readings }
}

/** A signed-in user with credits, and with a profile by default. */
async function person(credits = 100, hasProfile = true) {
  const userId = await someone(testApp.deps, credits)
  if (hasProfile)
    await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const { headers } = await signedIn(testApp, userId)
  return {
    userId,
    ask: (
      { app = testApp.app, from = '198.51.100.7', key }: { app?: TestApp['app']; from?: string; key?: string } = {},
      message = 'Who am I?',
    ) =>
      app.inject({
        method: 'POST',
        url: routes.chat.path,
        headers: { ...headers, 'x-forwarded-for': from, ...(key !== undefined && { 'idempotency-key': key }) },
        payload: { message },
      }),
    history: async () => (await testApp.app.inject({ url: routes.chatHistory.path, headers })).json<HistoryEntry[]>(),
    running: async () =>
      (await testApp.app.inject({ url: routes.runningTurn.path, headers })).json<RunningReply>().turn,
    stop: (turnId: string) =>
      testApp.app.inject({ method: 'POST', url: at(routes.stopTurn, { turnId }).path, headers }),
    forget: (turnId: string) =>
      testApp.app.inject({ method: 'DELETE', url: at(routes.forgetTurn, { turnId }).path, headers }),
  }
}

test('a reading that was paid is handed out again under its key, whatever the limits say', async () => {
  const ada = await person()
  const first = await ada.ask({ key: 'paid before' })
  for (let asked = 1; asked <= 10; asked += 1) await ada.ask()
  const again = await ada.ask({ key: 'paid before' })
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
})

test('help is never refused for having been asked for too often', async () => {
  const ada = await person()
  for (let asked = 1; asked <= 10; asked += 1) await ada.ask()
  const help = await ada.ask({}, 'I want to kill myself')
  expect(help.statusCode).toBe(200)
  expect(help.json()).toMatchObject({ creditsCost: 0 })
})

test('free replies of a day are limited; help is given past the limit, and is only not kept', async () => {
  const { freeReply } = requestLimits
  const ada = await person()
  const stranger = await person(5, false)
  for (let asked = 0; asked < freeReply.person.most; asked += 1) {
    if (asked % 10 === 0) testApp.passTime(2)
    expect((await ada.ask({}, 'I want to kill myself')).statusCode).toBe(200)
    expect((await stranger.ask({}, 'Hello')).statusCode).toBe(200)
  }
  testApp.passTime(2)
  const refused = await stranger.ask({}, 'Hello')
  expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining(tooFast)])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600)
  const help = await ada.ask({}, 'I want to kill myself')
  expect([help.statusCode, help.json<ChatReply>().reply]).toEqual([200, expect.stringContaining('112')])
  const { rows } = await sql<{
    kept: string
  }>`select count(*) as kept from turns where user_id = ${ada.userId}`.execute(testApp.deps.db)
  expect(Number(rows[0]!.kept)).toBe(freeReply.person.most)
})

test('a flood of pleas gets help each time, and past thirty in a minute none reaches the database', async () => {
  const { most } = requestLimits.help.person!
  const ada = await person()
  const pleas = (count: number, from: (index: number) => string) =>
    Promise.all(Array.from({ length: count }, (_, index) => ada.ask({ from: from(index) }, 'I want to kill myself')))
  const first = await pleas(most, (index) => `198.51.100.${index}`)
  const reply = first[0]!.json<ChatReply>()
  expect(reply).toMatchObject({ creditsCost: 0, creditsRemaining: 100 })
  let connections = 0
  const count = () => void (connections += 1)
  poolOf(testApp.deps.db).on('acquire', count)
  const answers = await pleas(20, (index) => `203.0.113.${index}`)
  poolOf(testApp.deps.db).off('acquire', count)
  for (const answer of answers) expect([answer.statusCode, answer.json()]).toEqual([200, reply])
  // The session of each.
  expect(connections).toBe(answers.length)
  testApp.passTime(1)
  const kept = (await ada.history()).length
  expect((await ada.ask({}, 'I want to kill myself')).statusCode).toBe(200)
  expect(await ada.history()).toHaveLength(kept + 1)
})

test('free replies in parallel keep to the limit of a minute, and what was refused counts for nothing', async () => {
  const stranger = await person(5, false)
  const answers = await Promise.all(Array.from({ length: 40 }, () => stranger.ask({}, 'Hello')))
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10)
  for (let asked = 0; asked < requestLimits.freeReply.person.most; asked += 1) {
    const refused = await stranger.ask({}, 'Hello')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
  }
  testApp.passTime(2)
  expect((await stranger.ask({}, 'Hello')).statusCode).toBe(200)
})

test('readings that are stopped before their first sentence are free twenty times a day, at all processes together', async () => {
  const elsewhere = await processWith({})
  const ada = await person()
  const { most } = requestLimits.freeStop.person
  await model({ firstTokenMs: 20_000 })
  const before = await modelCalls()
  for (let stopped = 0; stopped < most; stopped += 1) {
    // One in ten minutes.
    testApp.passTime(10)
    const answer = ada.ask({ app: stopped === 0 ? elsewhere.app : testApp.app })
    await expect
      .poll(async () => (await ada.running()) !== null && (await modelCalls()), { interval: 10 })
      .toBe(before + stopped + 1)
    await ada.stop((await ada.running())!.turnId)
    expect((await answer).json()).toMatchObject({ code: 'chat.stopped' })
  }
  for (const { app } of [testApp, elsewhere]) {
    const refused = await ada.ask({ app })
    expect([refused.statusCode, refused.json()]).toEqual([
      429,
      expect.objectContaining({ code: 'chat.too_many_stops', error: expect.stringContaining('not charged') as string }),
    ])
    expect(Number(refused.headers['retry-after'])).toBe((24 * 60 - 10 * (most - 1)) * 60)
  }
  expect(await modelCalls()).toBe(before + most)
  expect(await balance(testApp.deps.db, ada.userId)).toEqual({ available: 100, held: 0 })
  expect((await ada.ask({}, 'I want to kill myself')).statusCode).toBe(200)
  await model({})
  expect((await (await person()).ask()).statusCode).toBe(200)
  testApp.passTime(24 * 60 - 10 * (most - 1))
  expect((await ada.ask()).statusCode).toBe(200)
  await elsewhere.app.close()
})

test('readings that the model answers with help are free twenty times a day, and leave the chat of their address to others', async () => {
  const { freeStop, chat } = requestLimits
  const quoted =
    'In the novel that I translate the hero says i will kill them and then sings. What does the number 7 mean?'
  const crowd = await Promise.all(Array.from({ length: 1 + chat.address.most / chat.person.most }, () => person(5)))
  const neighbour = await person()
  for (let asked = 0; asked < freeStop.person.most; asked += chat.person.most) {
    testApp.passTime(2)
    for (const reader of crowd)
      for (let each = 0; each < chat.person.most; each += 1)
        expect((await reader.ask({}, quoted)).json()).toMatchObject({ creditsCost: 0 })
    expect((await neighbour.ask()).json()).toMatchObject({ creditsCost: 3 })
  }
  const calls = await modelCalls()
  testApp.passTime(2)
  for (const reader of crowd)
    for (let asked = 0; asked < chat.person.most; asked += 1) {
      const refused = await reader.ask({}, quoted)
      expect([refused.statusCode, refused.json()]).toMatchObject([429, { code: 'chat.too_many_stops' }])
    }
  expect(await modelCalls()).toBe(calls)
  expect(await balance(testApp.deps.db, crowd[0]!.userId)).toEqual({ available: 5, held: 0 })
  expect((await neighbour.ask()).statusCode).toBe(200)
  expect((await crowd[0]!.ask({}, 'I want to kill myself')).json()).toMatchObject({ creditsCost: 0 })
})

const tooFast = { code: 'chat.too_fast', error: expect.stringContaining('You were not charged') as string }

describe('one person', () => {
  test('may send ten messages in a minute, to whatever process; the eleventh is told when to come back', async () => {
    const elsewhere = await processWith({})
    const ada = await person()
    for (let turn = 0; turn < 10; turn += 1) {
      const answer = await ada.ask({ app: turn % 2 === 0 ? testApp.app : elsewhere.app })
      expect(answer.statusCode).toBe(200)
    }
    for (const app of [testApp.app, elsewhere.app]) {
      const refused = await ada.ask({ app })
      expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining(tooFast)])
      expect(refused.headers['retry-after']).toBe('60')
    }
    expect(await balance(testApp.deps.db, ada.userId)).toEqual({ available: 70, held: 0 })
    expect((await (await person()).ask()).statusCode).toBe(200)
    testApp.passTime(1)
    expect((await ada.ask()).statusCode).toBe(200)
    await elsewhere.app.close()
  })

  test('has free answers, failed readings and forgotten ones counted too', async () => {
    const ada = await person()
    await model({ mode: 'cut' })
    for (let turn = 0; turn < 2; turn += 1) expect((await ada.ask()).statusCode).toBe(502)
    await model({})
    for (let turn = 0; turn < 5; turn += 1) await ada.ask()
    for (const { turnId } of await ada.history()) await ada.forget(turnId)
    for (let turn = 0; turn < 3; turn += 1) expect((await ada.ask()).statusCode).toBe(200)
    expect((await ada.ask()).json()).toMatchObject(tooFast)

    const stranger = await person(5, false)
    for (let turn = 0; turn < 10; turn += 1) expect((await stranger.ask({}, 'Hello')).statusCode).toBe(200)
    expect((await stranger.ask({}, 'Hello')).json()).toMatchObject(tooFast)
  })

  test('gets a reading that was written already however fast, since that is no new message', async () => {
    const ada = await person()
    const first = await ada.ask({ key: 'the key' })
    for (let turn = 0; turn < 9; turn += 1) await ada.ask()
    expect((await ada.ask()).statusCode).toBe(429)
    expect((await ada.ask({ key: 'the key' })).json()).toEqual(first.json())
  })
})

describe('one person whose messages are refused', () => {
  const most = requestLimits.message.person.most + requestLimits.repeatedMessage.person.most

  test('meets a limit from whatever address, also with too few credits, and comes back when it is over', async () => {
    const poor = await person(1)
    const statuses = []
    for (let sent = 0; sent < most + 10; sent += 1)
      statuses.push((await poor.ask({ from: `203.0.113.${sent}` })).statusCode)
    expect(statuses).toEqual([...Array<number>(most).fill(402), ...Array<number>(10).fill(429)])
    expect((await poor.ask()).json()).toMatchObject({ code: 'chat.too_fast' })
    testApp.passTime(1)
    expect((await poor.ask()).statusCode).toBe(402)
  })

  test('meets it when all come at once, to several processes', async () => {
    const elsewhere = await processWith({})
    const poor = await person(1)
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, sent) =>
        poor.ask({ from: `203.0.113.${sent}`, app: sent % 2 === 0 ? testApp.app : elsewhere.app }),
      ),
    )
    await elsewhere.app.close()
    expect(answers.filter(({ statusCode }) => statusCode === 402)).toHaveLength(most)
  })

  test('meets it also with messages that are too long', async () => {
    const ada = await person()
    const statuses = []
    for (let sent = 0; sent < most + 10; sent += 1) statuses.push((await ada.ask({}, 'long '.repeat(1_000))).statusCode)
    expect(statuses).toEqual([...Array<number>(most).fill(400), ...Array<number>(10).fill(429)])
  })

  test('gets help all the same', async () => {
    const poor = await person(1)
    for (let sent = 0; sent <= most; sent += 1) await poor.ask()
    expect((await poor.ask({}, 'I want to kill myself')).statusCode).toBe(200)
  })
})

describe('people whose messages are refused', () => {
  const { message, repeatedMessage, chat } = requestLimits
  const enough = 1 + Math.ceil(repeatedMessage.address.most / repeatedMessage.person.most)

  /** All messages that a person may send in a minute. */
  async function flood(sender: Awaited<ReturnType<typeof person>>): Promise<number[]> {
    const most = message.person.most + repeatedMessage.person.most
    const answers = await Promise.all(Array.from({ length: most }, () => sender.ask()))
    return answers.map(({ statusCode }) => statusCode)
  }

  test('keep none of the others behind their address out, however many they are', async () => {
    const refused = await Promise.all(Array.from({ length: enough }, () => person(1)))
    const neighbour = await person()
    for (const poor of refused) await flood(poor)
    const statuses = []
    for (let asked = 0; asked < chat.person.most; asked += 1) statuses.push((await neighbour.ask()).statusCode)
    expect(statuses).toEqual(Array<number>(chat.person.most).fill(200))
  })

  test('have one limit for what they send beyond ten messages each', async () => {
    const people = await Promise.all(Array.from({ length: enough + 1 }, () => person(1)))
    const statuses = []
    for (const poor of people) statuses.push(...(await flood(poor)))
    const looked = statuses.filter((status) => status === 402).length
    expect(looked).toBe(people.length * message.person.most + repeatedMessage.address.most)
    testApp.passTime(1)
    expect((await people.at(-1)!.ask()).statusCode).toBe(402)
  })
})

describe('one address', () => {
  /** Sends one message for each of ten users from this address, as our proxy reports it. */
  async function crowd(addressOf: (index: number) => string): Promise<number[]> {
    testApp.passTime(2)
    const { app } = await processWith({ limits: { turnsPerMinuteAndAddress: 6 } })
    const statuses: number[] = []
    for (let index = 0; index < 10; index += 1)
      statuses.push((await (await person(5)).ask({ app, from: addressOf(index) })).statusCode)
    await app.close()
    return statuses
  }
  const refusals = (statuses: number[]) => statuses.filter((status) => status === 429).length

  test('gets so many readings in a minute, whoever asks for them', async () => {
    expect(refusals(await crowd(() => '198.51.100.7'))).toBe(4)
    expect(refusals(await crowd((index) => `198.51.100.${index}`))).toBe(0)
  })

  test('is the one that our proxy saw, whatever the browser says it was forwarded for', async () => {
    expect(refusals(await crowd((index) => `203.0.113.${index}, 198.51.100.7`))).toBe(4)
  })

  test('of IPv6 is all that one subscriber has', async () => {
    expect(refusals(await crowd((index) => `2001:db8:1:2::${index}`))).toBe(4)
    expect(refusals(await crowd((index) => `2001:db8:1:2:${index}::1`))).toBe(4)
    expect(refusals(await crowd((index) => `2001:db8:1:${index}::1`))).toBe(0)
  })

  test('passes no limit by hidden characters that only look like a danger', async () => {
    const { app } = await processWith({ limits: { turnsPerMinuteAndAddress: 1 } })
    const ada = await person()
    expect((await ada.ask({ app })).statusCode).toBe(200)
    const calls = await modelCalls()
    const refused = await ada.ask({ app }, 'My week: i\u200Bwant\u200Bto\u200Bkill\u200Bmyself')
    expect([refused.statusCode, await modelCalls()]).toEqual([429, calls])
    await app.close()
  })

  test('may send again after a minute, and gets help at once', async () => {
    const { app } = await processWith({ limits: { turnsPerMinuteAndAddress: 1 } })
    const ada = await person()
    expect((await ada.ask({ app })).statusCode).toBe(200)
    const refused = await ada.ask({ app })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60'])
    const help = await ada.ask({ app }, 'I want to kill myself')
    expect([help.statusCode, help.json<ChatReply>().creditsCost]).toEqual([200, 0])
    // Pasted text can have soft hyphens.
    const pasted = await ada.ask({ app }, 'I want to k\u00ADi\u00ADll my\u00ADself')
    expect([pasted.statusCode, pasted.json<ChatReply>().creditsCost]).toEqual([200, 0])
    testApp.passTime(1)
    expect((await ada.ask({ app })).statusCode).toBe(200)
    await app.close()
  })
})

test('a process that writes as many readings as it may asks others to come back, and takes nothing from them', async () => {
  const { app, readings } = await processWith({ limits: { turnsAtOnce: 1 } })
  const [one, other] = [await person(), await person()]
  await model({ firstTokenMs: 1_500 })
  const writing = one.ask({ app })
  await expect.poll(async () => (await balance(testApp.deps.db, one.userId)).held).toBe(3)
  const refused = await other.ask({ app })
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'server.busy'])
  expect(refused.headers['retry-after']).toBe('5')
  expect(await balance(testApp.deps.db, other.userId)).toEqual({ available: 100, held: 0 })
  expect((await writing).statusCode).toBe(200)
  await model({})
  expect((await other.ask({ app })).statusCode).toBe(200)
  // One that is refused for another reason leaves its place.
  expect((await (await person(2)).ask({ app })).statusCode).toBe(402)
  expect((await other.ask({ app })).statusCode).toBe(200)
  await readings.drain(0)
  await app.close()
})

describe('the daily budget of the model', () => {
  const taken = async (): Promise<number> => {
    const { rows } = await sql<{ tokens: string }>`select sum(tokens) as tokens from model_days`.execute(
      testApp.deps.db,
    )
    return Number(rows[0]!.tokens)
  }

  test('is never passed by all processes together; who comes too late pays nothing and may come tomorrow', async () => {
    // Tests share a database: a day of its own.
    testApp.passTime(24 * 60)
    const dailyBudgetTokens = 20_000
    const processes = await Promise.all([
      processWith({ model: { dailyBudgetTokens } }),
      processWith({ model: { dailyBudgetTokens } }),
    ])
    const people = await Promise.all(Array.from({ length: 24 }, () => person()))
    const before = await modelCalls()
    const statuses = new Map<number, number>()
    await Promise.all(
      people.map(async (ada, index) => {
        const answer = await ada.ask({ app: processes[index % 2]!.app, from: `198.51.100.${index}` })
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
        if (answer.statusCode === 200) return
        expect(answer.json()).toMatchObject({
          code: 'model.budget_spent',
          error: expect.stringContaining('not charged'),
        })
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
        expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(86_400)
        expect(await balance(testApp.deps.db, ada.userId)).toEqual({ available: 100, held: 0 })
        expect(await ada.history()).toEqual([])
      }),
    )
    expect(statuses.get(200)).toBeGreaterThan(0)
    expect(statuses.get(503)).toBeGreaterThan(0)
    expect(await modelCalls()).toBe(before + statuses.get(200)!)
    const today = new Date(testApp.deps.clock.now().getTime() - 60_000)
    const { rows } = await sql<{ used: string }>`
      select sum(prompt_tokens + completion_tokens) as used from turns where created_at >= ${today}`.execute(
      testApp.deps.db,
    )
    expect(Number(rows[0]!.used)).toBeLessThanOrEqual(dailyBudgetTokens)

    testApp.passTime(24 * 60)
    expect((await people.at(-1)!.ask({ app: processes[0].app })).statusCode).toBe(200)
    for (const { app, readings } of processes) {
      await readings.drain(0)
      await app.close()
    }
  })

  test('is charged what was used: what was set aside beyond that comes back, and what a process has left when it ends', async () => {
    testApp.passTime(24 * 60)
    const before = await taken()
    const { app, readings } = await processWith({ model: { dailyBudgetTokens: 1_000_000 } })
    const ada = await person()
    await ada.ask({ app })
    await readings.drain(0)
    const turn = await testApp.deps.db
      .selectFrom('turns')
      .select(['prompt_tokens', 'completion_tokens', 'model'])
      .where('user_id', '=', ada.userId)
      .executeTakeFirstOrThrow()
    expect(await taken()).toBe(before + turn.prompt_tokens! + turn.completion_tokens!)
    expect(turn.model).toMatch(/^(?:localhost|127\.0\.0\.1):\d+\//)
    await app.close()
  })
})
