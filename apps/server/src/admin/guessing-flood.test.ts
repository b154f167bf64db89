import { operatorRoutes } from '@numeria/contract'
import { URI, type TOTP } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { TRUST_PROXY: 'on' })
})
afterAll(() => testApp.stop())

const password = 'a quiet evening in Lisbon'
const oneSecond = 1 / 60

let networks = 0

/** A different IPv6 /64 for each call. */
function nextNetwork(): string {
  networks += 1
  return `2001:db8:${(networks >> 8).toString(16)}:${(networks & 255).toString(16)}::1`
}

async function logIn(
  email: string,
  given: string,
  otp?: string,
  browser = createBrowser(testApp.app),
  address = nextNetwork(),
) {
  const { statusCode } = await browser.post(operatorRoutes.adminLogin.path, {
    headers: { 'x-forwarded-for': address },
    body: { email, password: given, ...(otp !== undefined && { otp }) },
  })
  return statusCode
}

/** An administrator with a browser that has signed in and out before. */
async function createAttacked({ hasAuthenticator }: { hasAuthenticator: boolean }) {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  const known = createBrowser(testApp.app)
  await logIn(email, password, undefined, known)
  let code: (() => string) | undefined
  let recoveryCodes: string[] = []
  if (hasAuthenticator) {
    const { url } = (await known.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })).json<{
      url: string
    }>()
    const app = URI.parse(url) as TOTP
    code = () => app.generate({ timestamp: testApp.deps.clock.now().getTime() })
    const confirmed = await known.post(operatorRoutes.confirmAuthenticator.path, { body: { otp: code() } })
    recoveryCodes = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes
  }
  await known.post(operatorRoutes.adminLogout.path)
  testApp.passTime(10)
  return { email, known, code, recoveryCodes }
}

const guess = (email: string) => logIn(email, `guess ${randomUUID()}`, String(100_000 + (networks % 900_000)))

/** Lets strangers guess twice a second, each time from another network. */
async function attack(email: string, seconds: number, eachSecond: () => Promise<boolean> = async () => false) {
  for (let second = 1; second <= seconds; second += 1) {
    for (let half = 0; half < 2; half += 1) {
      testApp.passTime(oneSecond / 2)
      expect(await guess(email)).toBe(401)
    }
    if (await eachSecond()) return second
  }
  return null
}

describe.each([
  ['with an authenticator', true],
  ['without an authenticator', false],
])('an administrator %s, while strangers guess from changing networks', (_, hasAuthenticator) => {
  test('signs in from a new browser within 30 seconds', async () => {
    const { email, code } = await createAttacked({ hasAuthenticator })
    await attack(email, 40)
    const isIn = async () => (await logIn(email, password, code?.())) === 200
    expect(await attack(email, 30, isIn)).not.toBeNull()
  })

  test('signs in from a known browser at once', async () => {
    const { email, known, code } = await createAttacked({ hasAuthenticator })
    await attack(email, 20)
    expect(await logIn(email, password, code?.(), known)).toBe(200)
  })
})

test('an administrator without an authenticator signs in from a new browser while one provider’s /48 guesses 95 times a second', async () => {
  const { email } = await createAttacked({ hasAuthenticator: false })
  const logInFrom = async (address: string, given: string) => {
    const headers = { 'x-forwarded-for': address }
    const browser = createBrowser(testApp.app)
    return (await browser.post(operatorRoutes.adminLogin.path, { headers, body: { email, password: given } }))
      .statusCode
  }
  for (let guess = 0; guess < 95 * 4; guess += 1) {
    testApp.passTime(oneSecond / 95)
    expect(await logInFrom(`2001:db8:ffff:${guess.toString(16)}::1`, `guess ${guess}`)).toBe(401)
  }
  expect(await logInFrom('203.0.113.80', password)).toBe(200)
})

/** How many passwords the server checked since its log was this long. */
const checkedSince = (length: number) =>
  testApp
    .log()
    .slice(length)
    .match(/"throttled":false/g)?.length ?? 0

describe('an administrator signs in from a new browser before each network was checked twice', () => {
  test.each([
    [
      'three networks guess on 24 connections without pause',
      3,
      (n: number) => `2001:db8:${n % 3}:${(n & 0xffff).toString(16)}::1`,
    ],
    [
      'each guess comes from a new network of two providers',
      2,
      (n: number) => `2001:${0xe00 + (n % 2)}:${(n & 0xffff).toString(16)}::1`,
    ],
    ['each guess comes from one of 60 unrelated networks', 60, (n: number) => `${20 + (n % 3)}.${n % 20}.7.${n % 250}`],
  ])('while %s', { timeout: 180_000 }, async (_, networksOfFlood, addressOf) => {
    const { email, code } = await createAttacked({ hasAuthenticator: true })
    const post = async (address: string, given: string) => {
      const headers = { 'x-forwarded-for': address }
      const body = { email, password: given, otp: code!() }
      return (await createBrowser(testApp.app).post(operatorRoutes.adminLogin.path, { headers, body })).statusCode
    }
    let guesses = 0
    const clock = setInterval(() => testApp.passTime(oneSecond / 20), 50)
    const flood = new AbortController()
    const connections = Array.from({ length: 24 }, async () => {
      while (!flood.signal.aborted) expect(await post(addressOf((guesses += 1)), 'a wrong guess')).toBe(401)
    })
    try {
      await expect.poll(() => guesses, { timeout: 60_000 }).toBeGreaterThan(50)
      for (const address of ['203.0.113.1', '198.51.100.1']) {
        const before = testApp.log().length
        // Counted in checks, because a slow machine makes fewer of them in a second.
        for (let status = 0; status !== 200;) {
          status = await post(address, password)
          expect(checkedSince(before)).toBeLessThan(2 * networksOfFlood + 10)
        }
        testApp.passTime(1)
      }
    } finally {
      flood.abort()
      await Promise.all(connections)
      clearInterval(clock)
    }
  })
})

describe('a flood of guesses', () => {
  test('has few of its passwords checked, and does not delay a right password with a right code', async () => {
    const { email, code } = await createAttacked({ hasAuthenticator: true })
    const before = testApp.log().length
    const answers = await Promise.all(Array.from({ length: 150 }, () => guess(email)))
    expect(new Set(answers)).toEqual(new Set([401]))
    expect(checkedSince(before)).toBeGreaterThan(0)
    expect(checkedSince(before)).toBeLessThanOrEqual(20)
    expect(await logIn(email, password, code!(), undefined, '203.0.113.9')).toBe(200)
  })

  test('at many accounts has few of its passwords checked at once', async () => {
    const { email, known } = await createAttacked({ hasAuthenticator: false })
    const before = testApp.log().length
    const flood = Array.from({ length: 100 }, () => guess(`${randomUUID()}@numeria.example`))
    expect(await logIn(email, password, undefined, known)).toBe(200)
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401]))
    expect(checkedSince(before)).toBeLessThan(50)
  })

  test('by a stranger who has a recovery code is slowed down', async () => {
    const { email, recoveryCodes } = await createAttacked({ hasAuthenticator: true })
    const otp = recoveryCodes[0]!
    for (let attempt = 0; attempt < 5; attempt += 1) await logIn(email, `guess ${attempt}`, otp)
    expect(await logIn(email, password, otp)).toBe(401)
    testApp.passTime(16 * oneSecond)
    expect(await logIn(email, password, otp)).toBe(200)
  })
})
