import type { ErrorReply } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClaim } from '../credits/clawbacks.ts'
import { grant } from '../credits/credits.ts'
import { capture, hold } from '../credits/test-holds.ts'
import { earn } from '../payouts/test-referrer.ts'
import type { TestApp } from '../test-app.ts'
import { followRequests } from './platform-requests.ts'
import { isSignedIn, someone, usePlatforms } from './test-platforms.ts'

const platforms = usePlatforms()
const { newBrowser, fromFacebook, deliver, askFacebook, come, addGoogle, stateOf } = platforms
let testApp: TestApp
beforeAll(() => void ({ testApp } = platforms))
beforeEach(() => testApp.deps.db.deleteFrom('deletion_requests').execute())

const day = 24 * 60

async function buy(userId: string): Promise<string> {
  const { db, clock } = testApp.deps
  const price = { cents: 499, currency: 'eur' } as const
  const cause = `purchase:${randomUUID()}`
  await grant(db, clock.now(), { userId, source: 'pack', cause, credits: 100, paid: true, price, expiresAt: null })
  return cause
}

async function spendAll(userId: string): Promise<void> {
  const { db, clock } = testApp.deps
  const holdId = randomUUID()
  await hold(db, clock.now(), userId, holdId, 105)
  await capture(db, clock.now(), userId, holdId)
}

/** A person with Facebook as the only login and bought credits, whose request waits. */
async function waiting() {
  const ana = someone()
  const browser = newBrowser()
  const { userId } = await come(browser, 'facebook', ana)
  await buy(userId)
  const message = await fromFacebook(ana.subject)
  const { confirmation_code: code } = (await deliver(message)).json<{ confirmation_code: string }>()
  expect(await stateOf(code)).toMatchObject({ state: 'waiting', endedAt: null })
  return { ...ana, browser, userId, message, code }
}

const emailsTo = (userId: string) =>
  testApp.deps.db
    .selectFrom('emails')
    .select(['kind', 'subject', 'body'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['deletion_waiting', 'deletion_announced'])
    .orderBy('created_at')
    .execute()
const kindsTo = async (userId: string) => (await emailsTo(userId)).map(({ kind }) => kind)
const rows = () => testApp.deps.db.selectFrom('deletion_requests').selectAll().execute()

describe('a repeated message', () => {
  test('is the same request: it gets the code of the first one, and writes nothing', async () => {
    const { message, code } = await waiting()
    for (let times = 0; times < 12; times++)
      expect((await deliver(message)).json<{ confirmation_code: string }>().confirmation_code).toBe(code)
    expect(await Promise.all([deliver(message), deliver(message)])).toMatchObject([
      { statusCode: 200 },
      { statusCode: 200 },
    ])
    expect(await rows()).toHaveLength(1)
  })

  test('of a request that is done gets its code as well', async () => {
    const ana = someone()
    await come(newBrowser(), 'facebook', ana)
    const message = await fromFacebook(ana.subject)
    const codes = [await deliver(message), await deliver(message)].map(
      (answer) => answer.json<{ confirmation_code: string }>().confirmation_code,
    )
    expect(codes[1]).toBe(codes[0])
    expect(await rows()).toMatchObject([{ code: codes[0], state: 'account_deleted', subject: null }])
  })

  test('is refused past twenty a day about one person, and past the limit of its address', async () => {
    const ana = someone()
    const message = await fromFacebook(ana.subject)
    const answers = []
    for (let times = 0; times < 21; times++) answers.push((await deliver(message)).statusCode)
    expect(answers).toEqual([...Array<number>(20).fill(200), 429])
    const { limits } = testApp.deps.settings
    limits.perAddressTimes = 0
    try {
      const refused = await deliver(await fromFacebook(randomUUID()), testApp, '203.0.113.99')
      expect([refused.statusCode, refused.json<ErrorReply>().code]).toEqual([429, 'request.too_fast'])
      const forged = await deliver({ ...message, body: 'signed_request=a.b' }, testApp, '203.0.113.99')
      expect(forged.statusCode).toBe(400)
    } finally {
      limits.perAddressTimes = 1
    }
  })
})

describe('requests that wait', () => {
  test('do not stop others, however many they are', async () => {
    const { code } = await waiting()
    await sql`
      insert into deletion_requests (code, provider, subject, asked_at, received_at, state, next_try_at)
      select md5(nth::text), provider, subject, asked_at - nth * interval '1 second', received_at - interval '1 hour', state,
        next_try_at - interval '1 hour'
      from deletion_requests, generate_series(1, 150) as nth where code = ${code}`.execute(testApp.deps.db)
    const rui = await waiting()
    await addGoogle(rui.browser)
    testApp.passTime(11)
    await followRequests(testApp.deps)
    expect((await stateOf(rui.code)).state).toBe('login_removed')
  })

  test('are tried again after pauses that grow to a day', async () => {
    await waiting()
    const pauses: number[] = []
    for (let tries = 0; tries < 12; tries++) {
      const [{ next_try_at: nextTryAt } = { next_try_at: new Date() }] = await rows()
      const minutes = (nextTryAt.getTime() - testApp.deps.clock.now().getTime()) / 60_000
      pauses.push(Math.round(minutes))
      testApp.passTime(minutes)
      await followRequests(testApp.deps)
    }
    expect(pauses[0]).toBe(10)
    expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses)
    expect(pauses.at(-1)).toBe(day)
  })
})

describe('a request about an account that holds something', () => {
  test('ends when the person signs in with the platform again, and the page of its state says so', async () => {
    const { code, browser, ...ana } = await waiting()
    testApp.passTime(2)
    await come(newBrowser(), 'facebook', ana)
    expect(await stateOf(code)).toMatchObject({ state: 'withdrawn', endedAt: expect.any(String) })
    await spendAll(ana.userId)
    for (let days = 0; days < 10; days++) {
      testApp.passTime(day)
      await followRequests(testApp.deps)
    }
    expect(await rows()).toMatchObject([{ state: 'withdrawn', subject: null }])
    expect(await isSignedIn(browser)).toBe(true)
    expect(await kindsTo(ana.userId)).toEqual(['deletion_waiting'])
  })

  test('is withdrawn also where its message arrives after a later sign-in', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'facebook', ana)
    const message = await fromFacebook(ana.subject)
    testApp.passTime(5)
    await come(browser, 'facebook', ana)
    const { confirmation_code: code } = (await deliver(message)).json<{ confirmation_code: string }>()
    expect((await stateOf(code)).state).toBe('withdrawn')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is withdrawn also by a sign-in while the account is being deleted', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'facebook', ana)
    const message = await fromFacebook(ana.subject)
    const [answer] = await platforms.logins.interleaved(
      'deleted_users',
      () => deliver(message),
      () => {
        testApp.passTime(1)
        return come(newBrowser(), 'facebook', ana)
      },
    )
    const { confirmation_code: code } = answer.json<{ confirmation_code: string }>()
    expect((await stateOf(code)).state).toBe('withdrawn')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('waits for credits that a dispute has frozen', async () => {
    const ana = someone()
    const { userId } = await come(newBrowser(), 'facebook', ana)
    const lotCause = await buy(userId)
    const { db, clock } = testApp.deps
    await openClaim(db, clock.now(), { userId, lotCause, cause: `dispute:${randomUUID()}` })
    const answer = await deliver(await fromFacebook(ana.subject))
    const { confirmation_code: code } = answer.json<{ confirmation_code: string }>()
    expect(await stateOf(code)).toMatchObject({ state: 'waiting' })
  })

  test('is described by e-mail: its reason to wait, and how to end it', async () => {
    const { userId, code } = await waiting()
    await earn(testApp, userId, 3, { state: 'pending' })
    testApp.passTime(15)
    await followRequests(testApp.deps)
    const [email, ...more] = await emailsTo(userId)
    expect(more).toEqual([])
    expect(email!.subject).toBe('Facebook asked us to delete your Numeria account')
    expect(email!.body).toContain('- 100 credits that you paid for')
    expect(email!.body).toContain('sign in with Facebook')
    expect(email!.body).toContain(`/data-deletion?code=${code}`)
  })

  test('is announced by e-mail a week before the account is deleted, and ends with a sign-in until then', async () => {
    const ana = await waiting()
    await spendAll(ana.userId)
    testApp.passTime(15)
    await followRequests(testApp.deps)
    expect(await kindsTo(ana.userId)).toEqual(['deletion_waiting', 'deletion_announced'])
    const { dueAt } = await stateOf(ana.code)
    expect((Date.parse(dueAt!) - testApp.deps.clock.now().getTime()) / 86_400_000).toBe(7)
    const on = dueAt!.slice(0, 10).split('-').toReversed().join('/')
    expect((await emailsTo(ana.userId)).at(-1)!.subject).toBe(`Your Numeria account will be deleted on ${on}`)
    testApp.passTime(7 * day - 1)
    await followRequests(testApp.deps)
    expect(await isSignedIn(ana.browser)).toBe(true)
    testApp.passTime(1)
    await followRequests(testApp.deps)
    expect((await stateOf(ana.code)).state).toBe('account_deleted')
    expect(await testApp.everyRow()).not.toContain(ana.subject)
  })

  test('waits again where the account holds something again before the announced day', async () => {
    const ana = await waiting()
    await spendAll(ana.userId)
    testApp.passTime(15)
    await followRequests(testApp.deps)
    await buy(ana.userId)
    testApp.passTime(8 * day)
    await followRequests(testApp.deps)
    expect(await stateOf(ana.code)).toMatchObject({ state: 'waiting', dueAt: null })
  })

  test('waits for earnings under review and for commissions that are set aside', async () => {
    for (const [state, earned] of [['pending', true] as const, ['set_aside', false] as const]) {
      const ana = someone()
      const { userId } = await come(newBrowser(), 'facebook', ana)
      if (earned) await earn(testApp, userId, 3, { state: 'pending' })
      else await setAside(userId)
      const { confirmation_code: code } = await askFacebook(ana.subject)
      expect([state, (await stateOf(code)).state]).toEqual([state, 'waiting'])
      const [email] = await emailsTo(userId)
      expect(email!.body).toContain('- 1.50 EUR of referral earnings that are not confirmed yet')
    }
  })
})

async function setAside(userId: string): Promise<void> {
  const now = testApp.deps.clock.now()
  await testApp.deps.db
    .insertInto('commissions')
    .values({
      user_id: userId,
      commission_id: randomUUID(),
      paid_at: now,
      paid_cents: 1_500,
      kept_cents: 1_500,
      currency: 'eur',
      euro_millionths: 1_000_000,
      cents: 150,
      state: 'set_aside',
      due_at: new Date(now.getTime() + 14 * 86_400_000),
      changes: 1,
      entries: 0,
    })
    .execute()
}
