import { at, routes, type SessionList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activated, createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { browserOf } from './browser-words.ts'
import { openSession } from './sign-in.ts'

const day = 24 * 60

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

type Person = Pick<Awaited<ReturnType<typeof signedIn>>, 'userId' | 'token' | 'browser'>

async function sessionsOf({ browser, token }: Person): Promise<SessionList['sessions']> {
  return (await browser.get(routes.sessions.path, { token })).json<SessionList>().sessions
}

async function isIn({ browser, token }: Person): Promise<boolean> {
  return (
    (await browser.get('/api/auth/profile', { token })).json<{ isAuthenticated?: boolean }>().isAuthenticated === true
  )
}

/** The same person at another browser. */
async function atAnother({ userId }: Person, agent: string): Promise<Person> {
  const { token: arrived, cookie } = await openSession(testApp.deps, userId, agent)
  const browser = createBrowser(testApp.app)
  browser.jar.set('numeria', `${cookie.tokenHash}.${cookie.secret}`)
  const token = await activated(browser, arrived)
  return { userId, token, browser }
}

/** Sends the headers and the first character of a body now, and the rest later. */
function held(
  { browser, token }: Person,
  origin: string,
  { method, path }: { method: string; path: string },
  body: object,
) {
  const text = JSON.stringify(body)
  const headers = {
    authorization: `Bearer ${token}`,
    cookie: `numeria=${browser.jar.get('numeria')!}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  }
  const asked = request(origin + path, { method, headers })
  const answered = once(asked, 'response') as Promise<[IncomingMessage]>
  asked.write(text.slice(0, 1))
  return {
    finish: async () => {
      asked.end(text.slice(1))
      const [answer] = await answered
      answer.resume()
      return answer.statusCode
    },
  }
}

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

describe('where somebody is signed in', () => {
  test('is listed in words that they know again, and by nothing that opens a session', async () => {
    const ana = await signedIn(testApp)
    testApp.passTime(5)
    const telephone = await atAnother(ana, iphone)
    const listed = await sessionsOf(telephone)
    expect(listed).toEqual([
      expect.objectContaining({ isCurrent: true, browser: 'Safari', system: 'iPhone' }),
      expect.objectContaining({ isCurrent: false, browser: null, system: null }),
    ])
    const cookie = telephone.browser.jar.get('numeria')!
    for (const { id } of listed) for (const part of [cookie, telephone.token]) expect(part).not.toContain(id)
  })

  test('can be ended, one by one and all but this one', async () => {
    const ana = await signedIn(testApp)
    const [desktop, telephone] = [await atAnother(ana, firefox), await atAnother(ana, iphone)]
    const { id } = (await sessionsOf(ana)).find(({ browser }) => browser === 'Firefox')!
    const end = () => ana.browser.send('DELETE', `/api/user/sessions/${id}`, { token: ana.token })
    expect((await end()).statusCode).toBe(204)
    expect((await end()).json()).toMatchObject({ code: 'people_data.no_such_session' })
    expect(await Promise.all([ana, desktop, telephone].map(isIn))).toEqual([true, false, true])
    expect((await ana.browser.send('DELETE', routes.endOtherSessions.path, { token: ana.token })).statusCode).toBe(204)
    expect(await Promise.all([ana, telephone].map(isIn))).toEqual([true, false])
  })

  test('can be ended within 15 minutes of signing in', async () => {
    const ana = await signedIn(testApp)
    const telephone = await atAnother(ana, iphone)
    const { id } = (await sessionsOf(ana)).find(({ isCurrent }) => !isCurrent)!
    testApp.passTime(15.1)
    for (const path of [`/api/user/sessions/${id}`, routes.endOtherSessions.path]) {
      const answer = await ana.browser.send('DELETE', path, { token: ana.token })
      expect(answer.statusCode).toBe(403)
      expect(answer.json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    }
    expect(await isIn(telephone)).toBe(true)
  })

  test('is nobody else’s to see or to end', async () => {
    const [ana, eve] = [await signedIn(testApp), await signedIn(testApp)]
    const [{ id }] = (await sessionsOf(ana)) as [SessionList['sessions'][number]]
    expect((await sessionsOf(eve)).map((session) => session.id)).not.toContain(id)
    const answer = await eve.browser.send('DELETE', `/api/user/sessions/${id}`, { token: eve.token })
    expect(answer.statusCode).toBe(404)
    await eve.browser.send('DELETE', routes.endOtherSessions.path, { token: eve.token })
    expect(await isIn(ana)).toBe(true)
  })
})

describe('a session that is ended while the body of its request is on its way', () => {
  let origin: string
  beforeAll(async () => {
    origin = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  })
  const endOthers = async ({ browser, token }: Person) =>
    expect((await browser.send('DELETE', routes.endOtherSessions.path, { token })).statusCode).toBe(204)

  test('changes, spends and publishes nothing', async () => {
    const ana = await signedIn(testApp)
    const thief = await atAnother(ana, firefox)
    const requests = [
      held(thief, origin, routes.saveProfile, { birthDate: '1970-01-01', fullName: 'Mallory Thief' }),
      held(thief, origin, routes.chat, { message: 'Who am I?', depth: 'quick' }),
      held(thief, origin, routes.checkoutSession, { packId: 'seed3', preferredCurrency: 'eur' }),
      held(thief, origin, at(routes.publish, { turnId: randomUUID() }), { showName: true, showBirthDate: true }),
    ]
    await pause(300)
    await endOthers(ana)
    expect(await Promise.all(requests.map(({ finish }) => finish()))).toEqual([401, 401, 401, 401])
  })

  test.each([
    ['does not publish', () => ({ ...at(routes.publish, { turnId: randomUUID() }) })],
    ['does not end another one', (id: string) => ({ method: 'DELETE', path: `/api/user/sessions/${id}` })],
    ['does not end the others', () => routes.endOtherSessions],
  ])('%s, however short the way', async (_, route) => {
    const ana = await signedIn(testApp)
    const thief = await atAnother(ana, firefox)
    const { id } = (await sessionsOf(ana)).find(({ isCurrent }) => isCurrent)!
    const { finish } = held(thief, origin, route(id), { showName: true, showBirthDate: true })
    await pause(300)
    await endOthers(ana)
    expect(await finish()).toBe(401)
    expect(await isIn(ana)).toBe(true)
  })
})

describe('a session', () => {
  test('that is used every week ends 90 days after signing in', async () => {
    const ana = await signedIn(testApp)
    for (let week = 0; week < 12; week += 1) {
      testApp.passTime(7 * day)
      expect(await isIn(ana)).toBe(true)
    }
    testApp.passTime(5 * day)
    expect(await isIn(ana)).toBe(true)
    testApp.passTime(day + 1)
    expect(await isIn(ana)).toBe(false)
  })
})

describe('a browser’s own description', () => {
  test.each([
    [firefox, 'Firefox', 'Linux'],
    [iphone, 'Safari', 'iPhone'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36 Edg/139.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0 Safari/537.36',
      'Chrome',
      'macOS',
    ],
    ['curl/8.5', null, null],
    ['', null, null],
  ])('%s is %s on %s', (agent, browser, system) => {
    expect(browserOf(agent)).toEqual({ browser, system })
  })
})
