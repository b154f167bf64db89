import { operatorRoutes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logId } from '../platform/logger.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin, resetAdmin } from './admins.ts'
import { isPassword } from './passwords.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { TRUST_PROXY: 'on' })
})
afterAll(() => testApp.stop())

const password = 'a quiet evening in Lisbon'

/** An administrator, and a browser at an address of its own. */
async function somebody() {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  return { email, ...sitting() }
}

let places = 0

function sitting() {
  const browser = createBrowser(testApp.app)
  places += 1
  const address = { 'x-forwarded-for': `203.0.113.9, 198.51.${places >> 8}.${places & 255}` }
  return {
    browser,
    logIn: (email: string, given: string, headers: Record<string, string> = address) =>
      browser.post(operatorRoutes.adminLogin.path, { headers, body: { email, password: given } }),
    status: async () => (await browser.get(operatorRoutes.adminStatus.path)).json<{ authenticated: boolean }>(),
  }
}

const failed = { error: 'Login failed', code: 'admin.login_failed' }

describe('an administrator', () => {
  test('signs in with e-mail and password, is known by a cookie that no script reads and no other site sends, and logs out', async () => {
    const { email, browser, logIn, status } = await somebody()
    const answer = await logIn(` ${email.toUpperCase()} `, password)
    expect(answer.json()).toEqual({ authenticated: true, adminEmail: email })
    expect(answer.cookies).toContainEqual(
      expect.objectContaining({ name: 'numeria-admin', httpOnly: true, sameSite: 'Strict', path: '/' }),
    )
    expect(await status()).toEqual({ authenticated: true, adminEmail: email })
    const cookie = browser.jar.get('numeria-admin')!
    await browser.post(operatorRoutes.adminLogout.path)
    expect(await status()).toEqual({ authenticated: false, adminEmail: null })
    browser.jar.set('numeria-admin', cookie)
    expect(await status()).toEqual({ authenticated: false, adminEmail: null })
    expect(await testApp.everyRow()).not.toContain(cookie)
  })

  test('has a password that is kept as argon2id at what it has to cost, and counts to its last letter', async () => {
    const email = `${randomUUID()}@numeria.example`
    const long = 'a quiet evening in Lisbon, '.repeat(40)
    const { db, clock } = testApp.deps
    await createAdmin(db, clock.now(), email, `${long}7`)
    const { password_hash: kept } = await db
      .selectFrom('admins')
      .select('password_hash')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const [, memoryKiB, passes] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$[\w+/]{22}\$[\w+/]{43}$/.exec(kept) ?? []
    expect(Number(memoryKiB)).toBeGreaterThanOrEqual(19_456)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
    expect(await isPassword(`${long}8`, kept)).toBe(false)
    expect(await isPassword(`${long}7`, kept)).toBe(true)
  })

  test.each([
    ['a wrong password', (email: string) => [email, `${password}!`]],
    ['a password that is right up to its end', (email: string) => [email, password.slice(0, -1)]],
    ['an address that nobody has', () => ['nobody@numeria.example', password]],
  ])('with %s hears the same as with any other mistake', async (_, credentials) => {
    const { email, logIn, status } = await somebody()
    const [asked, given] = credentials(email) as [string, string]
    const answer = await logIn(asked, given)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject(failed)
    expect(await status()).toMatchObject({ authenticated: false })
  })

  test('without an e-mail or a password is asked for both', async () => {
    const { email, logIn } = await somebody()
    for (const [asked, given] of [
      ['', password],
      [email, ''],
    ] as const)
      expect((await logIn(asked, given)).json()).toMatchObject({ error: 'Please enter both email and password' })
  })

  test('is signed out after half an hour without a sign of life, and after 8 hours in any case', async () => {
    const { email, logIn, status } = await somebody()
    await logIn(email, password)
    for (let minutes = 0; minutes < 8 * 60 - 29; minutes += 29) {
      expect(await status()).toMatchObject({ authenticated: true })
      testApp.passTime(29)
    }
    testApp.passTime(29)
    expect(await status()).toMatchObject({ authenticated: false })
    await logIn(email, password)
    testApp.passTime(31)
    expect(await status()).toMatchObject({ authenticated: false })
  })

  test('who gets a new password has no session left', async () => {
    const { email, logIn, status } = await somebody()
    await logIn(email, password)
    const { db, clock } = testApp.deps
    await db.transaction().execute((tx) => resetAdmin(tx, clock.now(), email, 'another quiet evening'))
    expect(await status()).toMatchObject({ authenticated: false })
    expect((await logIn(email, password)).statusCode).toBe(401)
    expect((await logIn(email, 'another quiet evening')).statusCode).toBe(200)
  })
})

describe('guessing', () => {
  test('from one network is slowed down: after 5 attempts the right password waits 30 seconds too, and then works', async () => {
    const { email, logIn } = await somebody()
    for (let guess = 0; guess < 12; guess++) await logIn(email, `guess ${guess} of many`)
    expect((await logIn(email, password)).json()).toMatchObject(failed)
    testApp.passTime(0.5)
    expect((await logIn(email, password)).statusCode).toBe(200)
  })

  test('side by side gets no more tries than one after the other', async () => {
    const { email, logIn } = await somebody()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, guess) => logIn(email, guess === 39 ? password : `guess ${guess} of many`)),
    )
    expect(answers.every((answer) => answer.statusCode === 401)).toBe(true)
  })

  test('from one address at many accounts is slowed down as well', async () => {
    const stranger = sitting()
    const { email } = await somebody()
    for (let guess = 0; guess < 8; guess++) await stranger.logIn(`nobody${guess}@numeria.example`, password)
    expect((await stranger.logIn(email, password)).statusCode).toBe(401)
  })

  test('names the account in the log by a hash', async () => {
    const { email, logIn } = await somebody()
    const before = testApp.log().length
    await logIn(email, 'a guess')
    await logIn('a password in the wrong field', 'a guess')
    await logIn(email, password)
    const lines = testApp.log().slice(before)
    expect(lines).toContain(`"admin":"${logId(email)}","throttled":false,"msg":"admin login failed"`)
    expect(lines).toContain(`"admin":"unknown","throttled":false,"msg":"admin login failed"`)
    expect(lines).toContain(`"admin":"${logId(email)}","secondFactor":false,"msg":"admin login succeeded"`)
    expect(lines).not.toContain(email)
    expect(lines).not.toContain('wrong field')
  })

  test('leaves no password in the log, and no address in the database', async () => {
    const { email, logIn } = await somebody()
    await logIn(email, 'a secret that was mistyped', { 'x-forwarded-for': '192.0.2.77' })
    await logIn(email, password)
    const rows = await testApp.everyRow()
    for (const secret of ['a secret that was mistyped', password]) expect(testApp.log() + rows).not.toContain(secret)
    expect(rows).not.toContain('192.0.2.77')
  })
})
