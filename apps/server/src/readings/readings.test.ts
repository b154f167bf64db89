import type { ChatEvent, ChatReply } from '@numeria/contract'
import { ChatRequest } from '@numeria/contract/schemas'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { balance } from '../credits/credits.ts'
import { checkLedger } from '../credits/ledger-check.ts'
import type { Deps } from '../deps.ts'
import { chatCompletionsModel } from '../integrations/chat-completions.ts'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { readHistory } from './history/history.ts'
import { ReadingService } from './readings.ts'
import { releaseLapsedTurns } from './turn/lapsed-turns.ts'
import { modelCount, setModel } from './test-readers.ts'
import { checkTurns } from './turn/turns-check.ts'

let sandbox: Sandbox
let testApp: TestApp
let deps: Deps
let service: ReadingService

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  const environment = { ...sandbox.environment, MODEL_FIRST_TOKEN_MS: '2000', MODEL_IDLE_MS: '1000' }
  testApp = await startTestApp([], 'http://localhost:3000', environment)
  deps = testApp.deps
})
afterAll(async () => {
  expect([...(await checkLedger(deps.db)).differences, ...(await checkTurns(deps.db))]).toEqual([])
  await testApp.stop()
  await sandbox.stop()
})
beforeEach(async () => {
  service = new ReadingService(deps)
  await model({ mode: 'ok' })
})

const model = (setting: object) => setModel(sandbox, setting)
const modelCalls = () => modelCount(sandbox, 'calls')

async function ada(credits?: number): Promise<string> {
  const userId = await someone(deps, credits)
  await saveProfile(deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  return userId
}

async function say(userId: string, message: string, key: string | null = null): Promise<ChatEvent[]> {
  const events: ChatEvent[] = []
  for await (const event of await service.takeMessage(userId, ChatRequest.parse({ message }), key)) events.push(event)
  return events
}

function replyOf(events: readonly ChatEvent[]): ChatReply {
  const last = events.at(-1)
  if (last?.event !== 'done') throw new Error(`the turn ended with ${JSON.stringify(last)}`)
  return last.data
}

const settled = (userId: string) => balance(deps.db, userId).then(({ available, held }) => available + held)

const turnOf = (userId: string) =>
  deps.db.selectFrom('turns').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
const refused = (code: string, status: number) => expect.objectContaining({ code, status })

describe('a reading', () => {
  test('is about this person’s numbers, costs what was shown and is kept', async () => {
    const userId = await ada()
    const reply = replyOf(await say(userId, 'Who am I?'))
    expect(reply.reply).toMatch(/^Ada\b/)
    // 12 → 3, 5, 1985 → 23 → 5: 3 + 5 + 5 = 13 → 4.
    expect(reply.reply).toContain('Life Path is 13/4')
    expect(reply).toMatchObject({ creditsCost: 3, creditsRemaining: 2 })
    expect(reply.suggestedReadings.length).toBeGreaterThanOrEqual(2)
    expect(await readHistory(deps, userId, { limit: 50 })).toEqual([
      {
        turnId: expect.any(String) as string,
        conversationId: expect.any(String) as string,
        reading: 'chat',
        message: 'Who am I?',
        response: reply.reply,
        language: 'en',
        createdAt: deps.clock.now().toISOString(),
        creditsCost: 3,
        stopped: false,
        rewriteOf: null,
        canRewrite: false,
        replaced: false,
        suggestedReadings: reply.suggestedReadings,
      },
    ])
    expect(await settled(userId)).toBe(2)
  })

  test('comes sentence by sentence, and the sentences together are the reading', async () => {
    const events = await say(await ada(), 'Who am I?')
    const texts = events.flatMap((event) => (event.event === 'delta' ? [event.data.text] : []))
    expect(events[0]).toMatchObject({ event: 'status', data: { creditsCost: 3 } })
    expect(texts.length).toBeGreaterThan(4)
    expect(texts.join('')).toBe(replyOf(events).reply)
  })

  test('keeps the facts it was written from, with their working', async () => {
    const userId = await ada()
    await say(userId, 'Who am I?')
    const turn = await turnOf(userId)
    expect(turn.numbers!.facts).toContainEqual(
      expect.objectContaining({ key: 'life_path', value: 4, working: '5 + 3 + 5 = 13 → 4' }),
    )
    expect(turn).toMatchObject({
      prompt_version: expect.stringMatching(/^chat-\d+\.\d+$/),
      prompt_tokens: expect.any(Number),
    })
  })

  test('never states a number that is not this person’s', async () => {
    await model({ mode: 'wrong_numbers' })
    const userId = await ada()
    const { reply } = replyOf(await say(userId, 'Who am I?'))
    const claims = [...reply.matchAll(/Life Path(?: number)?(?: is| of|:)? ([\d/]+)/g)].map(([, said]) => said)
    expect(claims.length).toBeGreaterThan(0)
    expect(new Set(claims)).toEqual(new Set(['13/4']))
    const turn = await turnOf(userId)
    expect(turn.refusals!.length).toBeGreaterThan(0)
  })

  test('goes on when nobody listens', async () => {
    const userId = await ada()
    await service.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?' }), null)
    await expect.poll(() => readHistory(deps, userId, { limit: 50 })).toHaveLength(1)
    expect(await settled(userId)).toBe(2)
  })

  test('is not given for credits that are not there, and leaves no trace', async () => {
    const userId = await ada(2)
    const before = await modelCalls()
    await expect(say(userId, 'Who am I?')).rejects.toEqual(refused('credits.insufficient', 402))
    expect(await modelCalls()).toBe(before)
    expect(await deps.db.selectFrom('turns').select('state').where('user_id', '=', userId).execute()).toEqual([])
    expect(await settled(userId)).toBe(2)
  })
})

describe('while the profile is incomplete', () => {
  test('the answer is free, asks for what is missing and calls no model', async () => {
    const userId = await someone(deps)
    const before = await modelCalls()
    const reply = replyOf(await say(userId, 'Tell me about love'))
    expect(reply).toMatchObject({ creditsCost: 0, creditsRemaining: 5 })
    expect(reply.reply).toContain('your birth date (day, month and year) and your full name at birth')
    expect(await modelCalls()).toBe(before)
  })

  test('details said in chat complete it, and are never saved over', async () => {
    const userId = await someone(deps)
    expect(replyOf(await say(userId, 'I am Ada Lovelace')).reply).toContain('I need your birth date')
    expect(replyOf(await say(userId, 'Born 12-05-1985. Who am I?')).creditsCost).toBe(3)
    const user = await deps.db.selectFrom('users').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
    expect(user).toMatchObject({
      birth_date: null,
      full_name: null,
      mentioned_birth_date: '1985-05-12',
      mentioned_full_name: 'Ada Lovelace',
    })
  })
})

describe('the same key', () => {
  test('gives the same reading and is paid once', async () => {
    const userId = await ada()
    const key = randomUUID()
    const first = replyOf(await say(userId, 'Who am I?', key))
    const before = await modelCalls()
    expect(replyOf(await say(userId, 'Who am I?', key))).toEqual(first)
    expect(await modelCalls()).toBe(before)
    expect(await settled(userId)).toBe(2)
  })

  test('with another message is refused', async () => {
    const userId = await ada()
    const key = randomUUID()
    await say(userId, 'Who am I?', key)
    await expect(say(userId, 'Who are you?', key)).rejects.toEqual(refused('chat.key_reused', 422))
  })

  test('after a failure gives a fresh reading', async () => {
    const userId = await ada()
    const key = randomUUID()
    await model({ mode: 'cut' })
    expect((await say(userId, 'Who am I?', key)).at(-1)).toMatchObject({ event: 'error' })
    await model({ mode: 'ok' })
    expect(replyOf(await say(userId, 'Who am I?', key)).creditsCost).toBe(3)
    expect(await settled(userId)).toBe(2)
  })

  test('sent twenty times at once calls the model once', async () => {
    const userId = await ada()
    const key = randomUUID()
    const before = await modelCalls()
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => say(userId, 'Who am I?', key)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(refused('chat.turn_running', 409))
    expect(await modelCalls()).toBe(before + 1)
    expect(await settled(userId)).toBe(2)
  })
})

test('of forty turns at once, with credits for one, one is written and thirty-nine leave no trace', async () => {
  const userId = await ada()
  const before = await modelCalls()
  const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => say(userId, 'Who am I?')))
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected')
  const codes = failed.map(({ reason }) => (reason as { code: string }).code)
  expect(codes).toHaveLength(39)
  expect(new Set(codes).difference(new Set(['chat.turn_running', 'credits.insufficient'])).size).toBe(0)
  expect(await modelCalls()).toBe(before + 1)
  expect(await balance(deps.db, userId)).toEqual({ available: 2, held: 0 })
})

describe('when the model fails', () => {
  test.each([
    ['refuse', 'model.unavailable'],
    ['silent', 'model.timeout'],
    ['stall', 'model.timeout'],
    ['cut', 'model.cut_off'],
    ['500', 'model.unavailable'],
    ['empty', 'model.unusable'],
  ])('by "%s", the person is told, nothing is charged and the next message works', async (mode, code) => {
    const userId = await ada()
    await model({ mode })
    const last = (await say(userId, 'Who am I?')).at(-1)
    const error: unknown = expect.stringContaining('You were not charged')
    expect(last).toMatchObject({ event: 'error', data: { code, error } })
    expect(await balance(deps.db, userId)).toEqual({ available: 5, held: 0 })
    expect(await readHistory(deps, userId, { limit: 50 })).toEqual([])
    await model({ mode: 'ok' })
    expect(replyOf(await say(userId, 'Who am I?')).creditsRemaining).toBe(2)
  })

  test('what the person wrote is not kept', async () => {
    const userId = await ada()
    await model({ mode: '500' })
    await say(userId, 'My secret question')
    expect(await turnOf(userId)).toMatchObject({ state: 'failed', message: null, failure: 'model.unavailable' })
  })
})

describe('a turn whose process died', () => {
  async function abandoned(lapsed: boolean): Promise<string> {
    const userId = await ada()
    await model({ mode: 'silent' })
    // Waits for the model until the tests are over, as a process that was stopped would for ever.
    const dying = new ReadingService({
      ...deps,
      model: chatCompletionsModel({ ...deps.settings.model, firstTokenMs: 300_000 }),
    })
    await dying.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?' }), null)
    if (lapsed)
      await testApp.owner
        .updateTable('holds')
        .set({ lease_until: new Date(0) })
        .where('user_id', '=', userId)
        .execute()
    return userId
  }

  test('gives its credits back as soon as its lease has lapsed', async () => {
    const userId = await abandoned(true)
    expect(await balance(deps.db, userId)).toEqual({ available: 2, held: 3 })
    await Promise.all([releaseLapsedTurns(deps), releaseLapsedTurns(deps), releaseLapsedTurns(deps)])
    expect(await balance(deps.db, userId)).toEqual({ available: 5, held: 0 })
    await model({ mode: 'ok' })
    expect(replyOf(await say(userId, 'Who am I?')).creditsRemaining).toBe(2)
  })

  test('is left alone while its lease runs', async () => {
    const userId = await abandoned(false)
    await releaseLapsedTurns(deps)
    expect(await balance(deps.db, userId)).toEqual({ available: 2, held: 3 })
  })
})

describe('a reading service that closes', () => {
  test('takes nothing new and lets what runs finish', async () => {
    const userId = await ada()
    await model({ mode: 'ok', tokenMs: 2 })
    await service.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?' }), null)
    const closed = service.drain(10_000)
    await expect(say(userId, 'And now?')).rejects.toEqual(refused('server.draining', 503))
    await closed
    expect(await settled(userId)).toBe(2)
  })

  test('stops and releases what takes longer than the grace', async () => {
    const userId = await ada()
    await model({ mode: 'ok', firstTokenMs: 400 })
    await service.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?' }), null)
    await service.drain(0)
    expect(await balance(deps.db, userId)).toEqual({ available: 5, held: 0 })
  })
})
