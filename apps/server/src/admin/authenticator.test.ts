import { operatorRoutes } from '@numeria/contract'
import { sql } from 'kysely'
import { URI, type TOTP } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin, resetAdmin } from './admins.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())
// A code that was taken in one test must not be the code of the next one; nor may guesses add up.
beforeEach(() => testApp.passTime(60))

const password = 'a quiet evening'

/** An administrator with an authenticator, its app and its recovery codes. */
async function somebody() {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  const browser = createBrowser(testApp.app)
  const logIn = (otp?: string) =>
    browser.post(operatorRoutes.adminLogin.path, { body: { email, password, ...(otp !== undefined && { otp }) } })
  await logIn()
  const setup = (await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })).json<{
    url: string
    secret: string
  }>()
  const app = URI.parse(setup.url) as TOTP
  const code = () => app.generate({ timestamp: testApp.deps.clock.now().getTime() })
  const confirm = (otp: string) => browser.post(operatorRoutes.confirmAuthenticator.path, { body: { otp } })
  return { email, browser, logIn, code, confirm, secret: setup.secret, app }
}

async function withAuthenticator() {
  const admin = await somebody()
  const { recoveryCodes } = (await admin.confirm(admin.code())).json<{ recoveryCodes: string[] }>()
  testApp.passTime(1)
  return { ...admin, recoveryCodes }
}

describe('an authenticator', () => {
  test('that was not confirmed asks for nothing', async () => {
    const { logIn, confirm } = await somebody()
    expect((await confirm('000000')).json()).toMatchObject({ code: 'admin.code_wrong', field: 'otp' })
    expect((await logIn()).statusCode).toBe(200)
  })

  test('is confirmed with few guesses, each session with its own', async () => {
    const { confirm, code } = await somebody()
    const statuses = []
    for (let guess = 0; guess < 7; guess += 1) statuses.push((await confirm('000000')).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429])
    const refused = await confirm(code())
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    testApp.passTime(1)
    expect((await confirm(code())).statusCode).toBe(200)
  })

  test('is confirmed within 15 minutes, or set up again', async () => {
    const { browser, confirm, code, logIn } = await somebody()
    testApp.passTime(16)
    expect((await confirm(code())).json()).toMatchObject({ code: 'admin.set_up_expired' })
    expect((await logIn()).statusCode).toBe(200)
    await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })
    expect((await confirm('000000')).json()).toMatchObject({ code: 'admin.code_wrong' })
  })

  test('that is on lets nobody in without its code, and each code once', async () => {
    const { logIn, code } = await withAuthenticator()
    for (const wrong of [undefined, '', '000000', 'abcdef', ' ']) expect((await logIn(wrong)).statusCode).toBe(401)
    const now = code()
    expect((await logIn(`${now.slice(0, 3)} ${now.slice(3)}`)).statusCode).toBe(200)
    expect((await logIn(now)).statusCode).toBe(401)
    testApp.passTime(1)
    expect((await logIn(now)).statusCode).toBe(401)
    expect((await logIn(code())).statusCode).toBe(200)
  })

  test('gives one of many who send the same code at once their session', async () => {
    const { logIn, code } = await withAuthenticator()
    const answers = await Promise.all(Array.from({ length: 5 }, () => logIn(code())))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('that was lost is replaced by recovery codes, each of them once', async () => {
    const { logIn, recoveryCodes, browser } = await withAuthenticator()
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z\d]{4}(-[a-z\d]{4}){5}$/)
    expect((await logIn(recoveryCodes[0]!.toUpperCase())).statusCode).toBe(200)
    expect((await browser.get(operatorRoutes.authenticator.path)).json()).toEqual({ isOn: true, recoveryCodesLeft: 9 })
    expect((await logIn(recoveryCodes[0])).statusCode).toBe(401)
    expect((await logIn(recoveryCodes[1])).statusCode).toBe(200)
  })

  test('loses no recovery code, and no code of its app, to a login that could not be finished', async () => {
    const { logIn, code, recoveryCodes, browser } = await withAuthenticator()
    await sql`alter table admin_sessions add constraint broken check (false) not valid`.execute(testApp.owner)
    expect((await logIn(recoveryCodes[0])).statusCode).toBe(500)
    expect((await logIn(code())).statusCode).toBe(500)
    await sql`alter table admin_sessions drop constraint broken`.execute(testApp.owner)
    expect((await logIn(code())).statusCode).toBe(200)
    expect((await logIn(recoveryCodes[0])).statusCode).toBe(200)
    expect((await browser.get(operatorRoutes.authenticator.path)).json()).toEqual({ isOn: true, recoveryCodesLeft: 9 })
  })

  test('is removed by a code and not without, and is never replaced while it is on', async () => {
    const { logIn, code, browser } = await withAuthenticator()
    await logIn(code())
    expect((await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })).json()).toMatchObject({
      code: 'admin.authenticator_on',
    })
    const remove = (otp: string) => browser.post(operatorRoutes.removeAuthenticator.path, { body: { otp, password } })
    expect((await remove('000000')).statusCode).toBe(400)
    testApp.passTime(1)
    expect((await remove(code())).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
    expect((await logIn()).statusCode).toBe(200)
  })

  test('keeps its secret and its recovery codes where nobody can read them', async () => {
    const { secret, recoveryCodes } = await withAuthenticator()
    const kept = testApp.log() + (await testApp.everyRow())
    for (const each of [secret, ...recoveryCodes]) expect(kept).not.toContain(each)
  })

  test('is neither set up nor removed without the password, however often it is guessed', async () => {
    const { browser, code, logIn } = await withAuthenticator()
    await logIn(code())
    testApp.passTime(1)
    const change = (path: string, given: string) => browser.post(path, { body: { password: given, otp: code() } })
    const { removeAuthenticator, setUpAuthenticator, authenticator } = operatorRoutes
    const wrong = await change(removeAuthenticator.path, `${password}!`)
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: 'admin.password_wrong', field: 'password' }])
    const setUp = await browser.post(setUpAuthenticator.path, { body: { password: `${password}!` } })
    expect(setUp.json()).toMatchObject({ code: 'admin.password_wrong' })
    for (let guess = 0; guess < 5; guess += 1) await change(removeAuthenticator.path, `guess ${guess}`)
    const refused = await change(removeAuthenticator.path, password)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
    expect((await browser.get(authenticator.path)).json()).toMatchObject({ isOn: true })
    testApp.passTime(1)
    const guesses = Array.from({ length: 8 }, (_, guess) => ({ password, otp: String(100_000 + guess) }))
    const statuses = []
    for (const body of guesses) statuses.push((await browser.post(removeAuthenticator.path, { body })).statusCode)
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  })

  test.each(['turned on', 'removed'])('that is %s ends the other sessions and keeps this one', async (change) => {
    const admin = await somebody()
    const others = createBrowser(testApp.app)
    const signInElsewhere = (otp?: string) =>
      others.post(operatorRoutes.adminLogin.path, { body: { email: admin.email, password, ...(otp && { otp }) } })
    await signInElsewhere()
    await admin.confirm(admin.code())
    if (change === 'removed') {
      testApp.passTime(1)
      await signInElsewhere(admin.code())
      expect((await others.get(operatorRoutes.adminFigures.path)).statusCode).toBe(200)
      testApp.passTime(1)
      await admin.browser.post(operatorRoutes.removeAuthenticator.path, { body: { password, otp: admin.code() } })
    }
    expect((await others.get(operatorRoutes.adminFigures.path)).statusCode).toBe(401)
    expect((await admin.browser.get(operatorRoutes.adminFigures.path)).statusCode).toBe(200)
  })

  test('survives a password reset, unless the reset names the second factor', async () => {
    const { email, browser, code } = await withAuthenticator()
    const { db, clock } = testApp.deps
    const reset = (given: string, options = {}) =>
      db.transaction().execute((tx) => resetAdmin(tx, clock.now(), email, given, options))
    const enter = async (given: string, otp?: string) =>
      (await browser.post(operatorRoutes.adminLogin.path, { body: { email, password: given, ...(otp && { otp }) } }))
        .statusCode
    await reset('another quiet evening')
    expect(await enter('another quiet evening')).toBe(401)
    expect(await enter('another quiet evening', code())).toBe(200)
    await reset('a third quiet evening', { secondFactor: true })
    expect(await enter('a third quiet evening')).toBe(200)
    expect((await browser.get(operatorRoutes.authenticator.path)).json()).toEqual({ isOn: false, recoveryCodesLeft: 0 })
  })
})
