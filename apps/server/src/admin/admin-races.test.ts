import { at, operatorRoutes } from '@numeria/contract'
import { URI, type TOTP } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { untilBlocked } from '../../../../tests/support/test-database.ts'
import { createBrowser, signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin, resetAdmin } from './admins.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())
beforeEach(() => testApp.passTime(60))

const password = 'a quiet evening'
const newPassword = 'another quiet evening'
type Browser = ReturnType<typeof createBrowser>

async function createAdministrator() {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  const newBrowser = () => createBrowser(testApp.app)
  const logIn = (browser: Browser, otp = '', given = password) =>
    browser.post(operatorRoutes.adminLogin.path, { body: { email, password: given, otp } })
  const browser = newBrowser()
  await logIn(browser)
  return { email, browser, newBrowser, logIn }
}

const setUp = async (browser: Browser) => {
  const answer = await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })
  const app = URI.parse(answer.json<{ url: string }>().url) as TOTP
  return () => app.generate({ timestamp: testApp.deps.clock.now().getTime() })
}

const confirm = (browser: Browser, otp: string) =>
  browser.post(operatorRoutes.confirmAuthenticator.path, { body: { otp } })

const change = (browser: Browser) =>
  browser.post(operatorRoutes.changePassword.path, { body: { password, newPassword } })

const isSignedIn = async (browser: Browser) =>
  (await browser.get(operatorRoutes.adminStatus.path)).json<{ authenticated: boolean }>().authenticated

/** Runs `first` until it waits to count its attempt, then all of `second`, then the rest of `first`. */
async function interleaved<First>(first: () => Promise<First>, second: () => Promise<unknown>): Promise<First> {
  let started: Promise<First>
  await testApp.owner.transaction().execute(async (trx) => {
    const { rows } = await sql`select 1 from admin_throttles for update`.execute(trx)
    expect(rows).not.toEqual([])
    started = first()
    await waitFor(1)
    await second()
  })
  return started!
}

/** Waits until so many connections wait for a row. */
const waitFor = (connections: number) => untilBlocked(testApp.database.connection, connections)

describe('an administrator’s login that is under way opens nothing after', () => {
  test('the password was changed', async () => {
    const { browser, newBrowser, logIn } = await createAdministrator()
    const thief = newBrowser()
    await logIn(thief, '', 'a guess')
    const answer = await interleaved(
      () => logIn(thief),
      async () => expect((await change(browser)).statusCode).toBe(200),
    )
    expect(answer.statusCode).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('the authenticator was turned on', async () => {
    const { browser, newBrowser, logIn } = await createAdministrator()
    const code = await setUp(browser)
    const thief = newBrowser()
    await logIn(thief, '', 'a guess')
    const answer = await interleaved(
      () => logIn(thief),
      async () => expect((await confirm(browser, code())).statusCode).toBe(200),
    )
    expect(answer.statusCode).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('the authenticator was removed', async () => {
    const { browser, newBrowser, logIn } = await createAdministrator()
    const code = await setUp(browser)
    const { recoveryCodes } = (await confirm(browser, code())).json<{ recoveryCodes: string[] }>()
    testApp.passTime(1)
    const thief = newBrowser()
    await logIn(thief, '', 'a guess')
    const answer = await interleaved(
      () => logIn(thief, code()),
      async () => {
        const body = { password, otp: recoveryCodes[0]! }
        expect((await browser.post(operatorRoutes.removeAuthenticator.path, { body })).statusCode).toBe(200)
      },
    )
    expect(answer.statusCode).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('the administrator was reset on the server', async () => {
    const { email, newBrowser, logIn } = await createAdministrator()
    const thief = newBrowser()
    await logIn(thief, '', 'a guess')
    const answer = await interleaved(
      () => logIn(thief),
      () => testApp.owner.transaction().execute((tx) => resetAdmin(tx, testApp.deps.clock.now(), email, newPassword)),
    )
    expect(answer.statusCode).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
  })
})

describe('a session that its administrator ended', () => {
  const endOthers = (browser: Browser) =>
    browser.post(operatorRoutes.endOtherAdminSessions.path, { body: { password } })

  /** A second session of the administrator, which has counted an attempt before. */
  async function steal({ newBrowser, logIn }: Awaited<ReturnType<typeof createAdministrator>>) {
    const thief = newBrowser()
    await logIn(thief)
    await thief.post(operatorRoutes.changePassword.path, { body: { password: 'a guess', newPassword } })
    return thief
  }

  /** Sends a request of the thief whose body is complete only after its session was ended. */
  async function heldUntilEnded(
    admin: Awaited<ReturnType<typeof createAdministrator>>,
    thief: Browser,
    url: string,
    given: object,
  ) {
    const text = JSON.stringify(given)
    const body = new PassThrough()
    body.write(text.slice(0, 3))
    const asked = testApp.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      cookies: Object.fromEntries(thief.jar),
      payload: body,
    })
    // The session was looked at.
    await vi.waitFor(async () => {
      const seen = testApp.owner.selectFrom('admin_sessions').select('email').where('email', '=', admin.email)
      expect(await seen.where('seen_at', '=', testApp.deps.clock.now()).execute()).toHaveLength(1)
    })
    expect((await endOthers(admin.browser)).json()).toEqual({ ended: 1 })
    body.end(text.slice(3))
    return asked
  }

  test('does not change the password that it is changing', async () => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    const answer = await interleaved(
      () => change(thief),
      async () => expect((await endOthers(admin.browser)).json()).toEqual({ ended: 1 }),
    )
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'admin.required' }])
    expect((await admin.logIn(admin.newBrowser())).statusCode).toBe(200)
  })

  test('does not end the other sessions that it is ending', async () => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    const answer = await interleaved(
      () => endOthers(thief),
      async () => expect((await endOthers(admin.browser)).json()).toEqual({ ended: 1 }),
    )
    expect(answer.statusCode).toBe(401)
    expect(await isSignedIn(admin.browser)).toBe(true)
  })

  test('makes no token of the operators’ bot by a request whose body comes afterwards', async () => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    testApp.passTime(1)
    const answer = await heldUntilEnded(admin, thief, operatorRoutes.generateToken.path, { telegramUserId: 4711 })
    expect(answer.statusCode).toBe(401)
    const { rows } = await sql`select 1 from operator_tokens where telegram_user_id = 4711`.execute(testApp.owner)
    expect(rows).toEqual([])
  })

  test('gives no credits by a request whose body comes afterwards', async () => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    const userId = await someone(testApp.deps)
    testApp.passTime(1)
    const given = { requestId: randomUUID(), credits: 9_999, reason: 'a gift' }
    const answer = await heldUntilEnded(admin, thief, at(operatorRoutes.adjustCredits, { userId }).path, given)
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'admin.required' }])
    const adjustments = testApp.owner.selectFrom('admin_adjustments').selectAll().where('user_id', '=', userId)
    expect(await adjustments.execute()).toEqual([])
  })

  test.each([
    [
      'gives no credits',
      (userId: string) => at(operatorRoutes.adjustCredits, { userId }),
      { requestId: randomUUID(), credits: 9_999, reason: 'a gift' },
    ],
    ['ends no sessions of a user', (userId: string) => at(operatorRoutes.endPersonSessions, { userId }), undefined],
  ])('%s in a transaction that is under way', async (_, route, body) => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    const { userId } = await signedIn(testApp)
    const answer = await testApp.owner
      .transaction()
      .execute(async (trx) => {
        await sql`select from users where user_id = ${userId} for update`.execute(trx)
        await sql`update sessions set browser = browser where user_id = ${userId}`.execute(trx)
        const asked = thief.post(route(userId).path, body && { body })
        await waitFor(1)
        expect((await endOthers(admin.browser)).json()).toEqual({ ended: 1 })
        return [asked] as const
      })
      .then(async ([asked]) => asked)
    expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'admin.required' }])
    const adjustments = testApp.owner.selectFrom('admin_adjustments').selectAll().where('user_id', '=', userId)
    expect(await adjustments.execute()).toEqual([])
    expect(
      await testApp.owner.selectFrom('sessions').select('state').where('user_id', '=', userId).execute(),
    ).toHaveLength(1)
  })

  test('does not turn on the authenticator that it is confirming', async () => {
    const admin = await createAdministrator()
    const thief = await steal(admin)
    const code = await setUp(thief)
    const [ended, confirmed] = await testApp.owner
      .transaction()
      .execute(async (trx) => {
        await sql`select 1 from admins for update`.execute(trx)
        const ending = endOthers(admin.browser)
        await waitFor(1)
        const confirming = confirm(thief, code())
        await waitFor(2)
        return [ending, confirming] as const
      })
      .then((both) => Promise.all(both))
    expect(ended.json()).toEqual({ ended: 1 })
    expect(confirmed.statusCode).toBe(401)
    expect((await admin.logIn(admin.newBrowser())).statusCode).toBe(200)
  })
})
