import {
  at,
  cancelRoutes,
  earningRoutes,
  emailLoginLimits,
  packs,
  type RequestLimitName,
  requestLimits,
  routes,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { buildApp } from '../app.ts'
import { googleProvider } from '../integrations/google.ts'
import { ReadingService } from '../readings/readings.ts'
import { ownClick, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { deleteCounts, neighbourhood } from './request-limits.ts'
import { readSettings } from './settings.ts'

let sandbox: Sandbox
let testApp: TestApp
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  const google = googleProvider(readSettings(sandbox.environment).google!)
  const settings = { ...sandbox.environment, TRUST_PROXY: 'on', LIMITS_PER_ADDRESS_TIMES: '1' }
  testApp = await startTestApp([google], 'http://localhost:3000', settings)
  testApp.deps.mail = { send: async () => {} }
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

type Call = { method: 'GET' | 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object }
const pack = packs.find(({ subscription }) => !subscription)!

/** A call that counts against each limit, whatever else becomes of it. */
const calls: Partial<Record<RequestLimitName, Call>> = {
  chat: { method: 'POST', url: routes.chat.path, payload: { message: 'Hello' } },
  read: { method: 'GET', url: routes.clickSources.path },
  search: { method: 'GET', url: `${routes.chatHistory.path}?search=moon` },
  rewrite: {
    method: 'POST',
    url: routes.chat.path,
    payload: { rewriteOf: randomUUID(), reason: { code: 'other' } },
  },
  cancellation: {
    method: 'POST',
    url: cancelRoutes.cancelContract.path,
    payload: { email: 'eva@example.com', orderNumber: randomUUID(), kind: 'ordinary' },
  },
  readingReport: {
    method: 'POST',
    url: at(routes.reportReading, { turnId: randomUUID() }).path,
    payload: { reason: 'other' },
  },
  publicReport: {
    method: 'POST',
    url: routes.report.path,
    payload: { url: '/shared/none', reason: 'other', details: 'Something' },
  },
  checkout: { method: 'POST', url: routes.checkoutSession.path, payload: { packId: pack.id } },
  portal: { method: 'POST', url: routes.billingPortal.path, payload: {} },
  withdrawal: { method: 'POST', url: at(routes.withdraw, { purchaseId: randomUUID() }).path },
  dataExport: { method: 'GET', url: routes.userData.path },
  deletion: { method: 'DELETE', url: routes.deleteAccount.path, payload: { email: 'another@example.com' } },
  publicPreview: { method: 'GET', url: at(routes.publicPreview, { turnId: randomUUID() }).path },
  picture: { method: 'GET', url: at(routes.readingPicture, { turnId: randomUUID() }).path },
  publish: { method: 'POST', url: at(routes.publish, { turnId: randomUUID() }).path, payload: {} },
  share: { method: 'POST', url: routes.share.path, payload: { reason: 'copy' } },
  referralCode: { method: 'POST', url: routes.createReferral.path },
  payoutMode: { method: 'PATCH', url: earningRoutes.payoutMode.path, payload: { mode: 'credits' } },
  loginStart: { method: 'POST', url: routes.linkLogin.path, payload: { provider: 'google' } },
  emailLogin: { method: 'POST', url: routes.addEmailLogin.path, payload: { email: 'another@example.com' } },
  emailCode: {
    method: 'POST',
    url: routes.confirmAddedEmail.path,
    payload: { email: 'another@example.com', code: 'none' },
  },
  passkeyAdd: { method: 'POST', url: routes.addPasskeyOptions.path },
  people: { method: 'PATCH', url: at(routes.updatePerson, { id: randomUUID() }).path, payload: { relation: 'friend' } },
  memory: { method: 'DELETE', url: at(routes.deleteMemory, { id: randomUUID() }).path },
  conversation: { method: 'DELETE', url: at(routes.deleteConversation, { id: randomUUID() }).path },
  loginRemoval: { method: 'DELETE', url: at(routes.removeLogin, { loginId: 'none' }).path },
}

let street = 0
const newAddress = () => `198.51.${Math.floor((street += 1) / 250)}.${street % 250}`

/** A person, or a stranger, who calls from somewhere. */
async function caller(app = testApp.app) {
  const { token, browser } = await signedIn(testApp)
  return (call: Call, address: string) =>
    app.inject({
      ...call,
      headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': address, ...ownClick },
      cookies: Object.fromEntries(browser.jar),
    })
}

const refusal = {
  code: expect.stringMatching(/^(request|chat)\.too_fast$/) as string,
  error: expect.any(String) as string,
}
const ofPeople = (Object.keys(calls) as RequestLimitName[]).filter((name) => requestLimits[name].person !== null)

describe('one address', () => {
  test.each([
    ['203.0.113.9:1000', '203.0.113.9'],
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:1000', '203.0.113.9'],
    ['[2001:DB8:1:2:3::4]:1000', '2001:db8:1:2'],
    ['[2001:db8:1:2::5]', '2001:db8:1:2'],
    ['2001:0db8:0001:2::6', '2001:db8:1:2'],
    ['2a10:0:0:5::1', '2a10:0:0:5'],
    ['2a10:0:0:5:6:7:8:9', '2a10:0:0:5'],
    ['2a10:0:0:6:6:7:8:9', '2a10:0:0:6'],
    ['::1', '0:0:0:0'],
    ['2a10::', '2a10:0:0:0'],
    ['unknown', 'unknown'],
    ['203.0.113.9:99999', 'unknown'],
    ['[2001:db8:1:2::5]:99999', 'unknown'],
    ['2001:db8:1:2::5%eth0', '2001:db8:1:2'],
    ['::ffff:203.0.113.9%eth0', '203.0.113.9'],
    ['garbage 7', 'unknown'],
    ['garbage.example', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, counted) => {
    expect(neighbourhood(address)).toBe(counted)
  })

  test('meets a limit whatever port the proxy writes beside it', async () => {
    const { most } = requestLimits.loginStart.address!
    const answers = []
    for (let port = 0; port <= most; port += 1)
      answers.push((await (await caller())(calls.loginStart!, `203.0.113.9:${1_000 + port}`)).statusCode)
    expect(answers.filter((status) => status === 429)).toHaveLength(1)
  })
})

describe('one person', () => {
  test.each(ofPeople)('meets the limit "%s" from whatever address, and comes back when it is over', async (name) => {
    const { most, seconds } = requestLimits[name].person!
    const call = await caller()
    for (let count = 0; count < most; count += 1)
      expect((await call(calls[name]!, newAddress())).statusCode).not.toBe(429)
    const refused = await call(calls[name]!, newAddress())
    expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining(refusal)])
    expect(Number(refused.headers['retry-after'])).toBe(seconds)
    expect((await (await caller())(calls[name]!, newAddress())).statusCode).not.toBe(429)
    testApp.passTime(seconds / 60)
    expect((await call(calls[name]!, newAddress())).statusCode).not.toBe(429)
  })

  test('meets a limit that two processes share, however many requests come at once', async () => {
    const elsewhere = await buildApp({ ...testApp.deps, settings: { ...testApp.deps.settings } }, testApp.readings)
    const { userId, token, browser } = await signedIn(testApp)
    expect(userId).toBeTruthy()
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (index % 2 === 0 ? testApp.app : elsewhere).inject({
          method: 'POST',
          url: routes.billingPortal.path,
          payload: {},
          headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': newAddress() },
          cookies: Object.fromEntries(browser.jar),
        }),
      ),
    )
    await elsewhere.close()
    expect(answers.filter(({ statusCode }) => statusCode !== 429)).toHaveLength(requestLimits.portal.person.most)
  })
})

test('one person cannot bring one started link back again and again', async () => {
  const { token, browser } = await signedIn(testApp)
  await browser.post(routes.linkLogin.path, { token, body: { provider: 'google' } })
  const attempt = browser.jar.get('numeria-login')!
  const comeBack = () => {
    browser.jar.set('numeria-login', attempt)
    return browser.get('/api/auth/callback/google?code=none', { headers: { 'x-forwarded-for': newAddress() } })
  }
  for (let count = 0; count < requestLimits.loginCallback.person.most; count += 1)
    expect((await comeBack()).statusCode).toBe(302)
  expect((await comeBack()).statusCode).toBe(429)
})

describe('one address', () => {
  // The counting is the same for all of them; these are the quickest to reach.
  test.each(['dataExport', 'deletion', 'loginStart', 'publicReport'] as const)(
    'meets the limit "%s", whoever asks, and a /64 is one address',
    async (name) => {
      const { most, seconds } = requestLimits[name].address
      testApp.passTime(24 * 60)
      const people = await Promise.all(Array.from({ length: 12 }, () => caller()))
      street += 1
      const ask = (index: number) => people[index % people.length]!(calls[name]!, `2001:db8:${street}:1::${index}`)
      for (let count = 0; count < most; count += 1) expect((await ask(count)).statusCode).not.toBe(429)
      const refused = await (await caller())(calls[name]!, `2001:db8:${street}:1:ffff::1`)
      expect([refused.statusCode, refused.json()]).toEqual([429, expect.objectContaining(refusal)])
      expect(Number(refused.headers['retry-after'])).toBe(seconds)
      const neighbour = await (await caller())(calls[name]!, `2001:db8:${street}:2::1`)
      expect(neighbour.statusCode).not.toBe(429)
    },
  )
})

test('a browser that begins too many logins is told so on a page', async () => {
  const address = newAddress()
  const start = () =>
    testApp.app.inject({
      url: '/api/auth/login/google',
      headers: {
        'x-forwarded-for': address,
        accept: 'text/html',
        ...ownClick,
      },
    })
  for (let count = 0; count < requestLimits.loginStart.address.most; count += 1)
    expect((await start()).statusCode).toBe(302)
  expect((await start()).statusCode).toBe(429)
})

test('a limit is raised for a person and for an address by two settings', async () => {
  const { limits } = readSettings({
    ...sandbox.environment,
    LIMITS_PER_PERSON_TIMES: '3',
    LIMITS_PER_ADDRESS_TIMES: '7',
  })
  expect(limits).toMatchObject({ perPersonTimes: 3, perAddressTimes: 7 })
  const deps = { ...testApp.deps, settings: { ...testApp.deps.settings, limits } }
  const app = await buildApp(deps, new ReadingService(deps))
  const call = await caller(app)
  for (let count = 0; count < 3 * requestLimits.portal.person.most; count += 1)
    expect((await call(calls.portal!, newAddress())).statusCode).not.toBe(429)
  expect((await call(calls.portal!, newAddress())).statusCode).toBe(429)
  await app.close()
})

test('counts name neither people nor addresses, and are gone when their window is over', async () => {
  const { db, clock } = testApp.deps
  const { userId, token, browser } = await signedIn(testApp)
  await browser.get(calls.search!.url, { token, headers: { 'x-forwarded-for': '203.0.113.77' } })
  const rows = JSON.stringify(await db.selectFrom('request_counts').selectAll().execute())
  expect(rows).not.toContain(userId)
  expect(rows).not.toContain('203.0.113')
  testApp.passTime(25 * 60)
  await deleteCounts(db, clock.now())
  expect(await db.selectFrom('request_counts').selectAll().execute()).toEqual([])
})

test('a process whose clock is a little behind keeps to the same window, and one far ahead locks nobody out', async () => {
  const { deps } = testApp
  let offset = 0
  const clock = { now: () => new Date(deps.clock.now().getTime() + offset) }
  const skewed = { ...deps, clock, settings: { ...deps.settings } }
  const app = await buildApp(skewed, new ReadingService(skewed))
  const call = await caller(app)
  for (let count = 0; count < requestLimits.portal.person.most; count += 1) {
    offset = count % 2 === 0 ? 0 : -2_000
    expect((await call(calls.portal!, newAddress())).statusCode).not.toBe(429)
  }
  expect((await call(calls.portal!, newAddress())).statusCode).toBe(429)
  const other = await caller(app)
  offset = 30 * 86_400_000
  for (let count = 0; count <= requestLimits.portal.person.most; count += 1) await other(calls.portal!, newAddress())
  offset = 0
  expect((await other(calls.portal!, newAddress())).statusCode).not.toBe(429)
  await app.close()
})

test('docs/limits.md shows the tables as they are', () => {
  const page = readFileSync(new URL('../../../../docs/limits.md', import.meta.url), 'utf8')
  const rows = Object.entries(requestLimits).map(
    ([name, { what, person, address, counted, why }]) =>
      `| \`${name}\` | ${what} | ${spoken(person)} | ${spoken(address)} | ${counted} | ${why} |`,
  )
  for (const [name, { what, most, seconds }] of Object.entries(emailLoginLimits))
    rows.push(`| \`${name}\` | ${what} | ${spoken({ most, seconds })} |`)
  expect(page.split('\n').filter((line) => line.startsWith('| `'))).toEqual(rows)
})

function spoken(window: { most: number; seconds: number } | null): string {
  if (window === null) return 'none'
  const names: Record<number, string> = {
    60: 'a minute',
    600: '10 minutes',
    900: '15 minutes',
    3_600: 'an hour',
    86_400: 'a day',
  }
  return `${window.most} in ${names[window.seconds]}`
}
