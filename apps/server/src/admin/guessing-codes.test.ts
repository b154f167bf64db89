import { operatorRoutes } from '@numeria/contract'
import { URI, type TOTP } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Email } from '../integrations/mail.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin, resetAdmin } from './admins.ts'
import { sendLockoutEmails } from './lockout-email.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { TRUST_PROXY: 'on' })
})
afterAll(() => testApp.stop())

const password = 'a quiet evening in Lisbon'

let networks = 0

/** A different IPv6 /48 for each call. */
function nextNetwork(): string {
  networks += 1
  return `2001:db8:${networks.toString(16)}::1`
}

async function logIn(
  email: string,
  given: { password: string; otp?: string },
  { browser = createBrowser(testApp.app), address = nextNetwork() } = {},
) {
  const headers = { 'x-forwarded-for': address }
  return (await browser.post(operatorRoutes.adminLogin.path, { headers, body: { email, ...given } })).statusCode
}

async function confirmNewAuthenticator(browser: ReturnType<typeof createBrowser>, given: string) {
  const setUp = await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password: given } })
  const app = URI.parse(setUp.json<{ url: string }>().url) as TOTP
  const code = () => app.generate({ timestamp: testApp.deps.clock.now().getTime() })
  const confirmed = await browser.post(operatorRoutes.confirmAuthenticator.path, { body: { otp: code() } })
  expect(confirmed.statusCode).toBe(200)
  return { code, ...confirmed.json<{ recoveryCodes: string[] }>() }
}

/** An administrator with an authenticator, and a browser that has signed in and out before. */
async function createAdministrator() {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  const known = createBrowser(testApp.app)
  await logIn(email, { password }, { browser: known })
  const { code, recoveryCodes } = await confirmNewAuthenticator(known, password)
  await known.post(operatorRoutes.adminLogout.path)
  testApp.passTime(2)
  return { email, known, code, recoveryCodes }
}

/** A code that the app shows neither now nor a step earlier or later. */
const wrongCode = (code: string) => String((Number(code) + 500_000) % 1_000_000).padStart(6, '0')

async function guessCodes({ email, code }: { email: string; code: () => string }, guesses: number, given = password) {
  for (let guess = 0; guess < guesses; guess += 1) {
    testApp.passTime(1 / 60)
    expect(await logIn(email, { password: given, otp: wrongCode(code()) })).toBe(401)
  }
}

describe('a stranger who has the password', () => {
  test('has five codes compared, and one more every eight hours, from whatever network', async () => {
    const admin = await createAdministrator()
    await guessCodes(admin, 5)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(401)
    testApp.passTime(7 * 60)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(401)
    testApp.passTime(61)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(200)
  })

  test('gets no more codes by guessing them at once', async () => {
    const admin = await createAdministrator()
    await Promise.all(Array.from({ length: 20 }, () => logIn(admin.email, { password, otp: wrongCode(admin.code()) })))
    await guessCodes(admin, 5)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(401)
  })

  test('keeps the administrator out neither of a known browser nor, with a recovery code, of a new one', async () => {
    const admin = await createAdministrator()
    await guessCodes(admin, 40)
    expect(await logIn(admin.email, { password, otp: admin.recoveryCodes[0]! })).toBe(200)
    expect(await logIn(admin.email, { password, otp: admin.code() }, { browser: admin.known })).toBe(200)
  })

  test('is reported to the administrator once a day when the guesses are used up', async () => {
    const sent: Email[] = []
    testApp.deps.mail = { send: async (mail) => void sent.push(mail) }
    const admin = await createAdministrator()
    const told = async () => {
      await sendLockoutEmails(testApp.deps)
      return sent.splice(0).filter(({ to }) => to === admin.email)
    }
    await guessCodes(admin, 4)
    expect(await told()).toEqual([])
    await guessCodes(admin, 1)
    expect(await told()).toMatchObject([{ subject: expect.stringContaining('code') }])
    await guessCodes(admin, 3)
    expect(await told()).toEqual([])
    testApp.passTime(12 * 60)
    await guessCodes(admin, 3)
    expect(await told()).toEqual([])
    testApp.passTime(12 * 60)
    await guessCodes(admin, 3)
    expect(await told()).toHaveLength(1)
  })

  test('gets no further guesses from the administrator’s own logins, which use up none', async () => {
    const admin = await createAdministrator()
    await guessCodes(admin, 4)
    for (let day = 0; day < 3; day += 1) {
      testApp.passTime(2)
      expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(200)
    }
    await guessCodes(admin, 1)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(401)
  })
})

describe('codes that a stranger with the password used up are free again', () => {
  const newPassword = 'another quiet evening in Lisbon'

  async function usedUp() {
    const admin = await createAdministrator()
    await guessCodes(admin, 8)
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(401)
    return admin
  }

  const reset = (email: string, options = {}) =>
    testApp.deps.db.transaction().execute((tx) => resetAdmin(tx, testApp.deps.clock.now(), email, newPassword, options))

  test('after a reset on the server, which keeps the authenticator', async () => {
    const admin = await usedUp()
    await reset(admin.email)
    expect(await logIn(admin.email, { password: newPassword, otp: admin.code() })).toBe(200)
  })

  test('after a reset of the authenticator too, once a new one is confirmed', async () => {
    const admin = await usedUp()
    await reset(admin.email, { secondFactor: true })
    const browser = createBrowser(testApp.app)
    expect(await logIn(admin.email, { password: newPassword }, { browser })).toBe(200)
    const { code } = await confirmNewAuthenticator(browser, newPassword)
    testApp.passTime(2)
    expect(await logIn(admin.email, { password: newPassword, otp: code() })).toBe(200)
  })

  test('after a change of the authenticator from a known browser', async () => {
    const admin = await usedUp()
    expect(await logIn(admin.email, { password, otp: admin.code() }, { browser: admin.known })).toBe(200)
    testApp.passTime(2)
    const removal = { password, otp: admin.code() }
    expect((await admin.known.post(operatorRoutes.removeAuthenticator.path, { body: removal })).statusCode).toBe(200)
    const { code } = await confirmNewAuthenticator(admin.known, password)
    testApp.passTime(2)
    expect(await logIn(admin.email, { password, otp: code() })).toBe(200)
  })

  test('after a change of the password from a known browser, and the next use is reported again', async () => {
    const sent: Email[] = []
    testApp.deps.mail = { send: async (mail) => void sent.push(mail) }
    const admin = await usedUp()
    await sendLockoutEmails(testApp.deps)
    expect(await logIn(admin.email, { password, otp: admin.code() }, { browser: admin.known })).toBe(200)
    const body = { password, newPassword }
    expect((await admin.known.post(operatorRoutes.changePassword.path, { body })).statusCode).toBe(200)
    testApp.passTime(2)
    expect(await logIn(admin.email, { password: newPassword, otp: admin.code() })).toBe(200)
    await guessCodes(admin, 5, newPassword)
    await sendLockoutEmails(testApp.deps)
    expect(sent.filter(({ to, subject }) => to === admin.email && subject.includes('codes'))).toHaveLength(2)
  })
})

describe('a stranger without the password', () => {
  test('uses up none of the codes that are compared', async () => {
    const admin = await createAdministrator()
    for (let guess = 0; guess < 30; guess += 1) {
      testApp.passTime(1 / 60)
      const otp = wrongCode(admin.code())
      expect(await logIn(admin.email, { password: `guess ${guess}`, otp })).toBe(401)
    }
    expect(await logIn(admin.email, { password, otp: admin.code() })).toBe(200)
  })

  test('does not learn from a throttled address which code is right', async () => {
    const admin = await createAdministrator()
    const address = nextNetwork()
    for (let guess = 0; guess < 6; guess += 1) await logIn(admin.email, { password: 'a guess' }, { address })
    for (const otp of [wrongCode(admin.code()), admin.code()]) {
      const before = testApp.log().length
      expect(await logIn(admin.email, { password: 'a guess', otp }, { address })).toBe(401)
      expect(testApp.log().slice(before)).toContain('"throttled":true')
    }
  })
})
