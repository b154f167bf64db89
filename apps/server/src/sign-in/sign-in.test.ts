import cookie from '@fastify/cookie'
import fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteExpiredSessions, hasSession } from './sign-in.ts'
import { arrive, createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'

const profile = '/api/auth/profile'
const history = '/api/chat/history'
const day = 24 * 60
const nobody = { isAuthenticated: false, user: null }

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:4501')))
afterAll(() => testApp.stop())

const noCookies = () => createBrowser(testApp.app)

const activate = (browser: ReturnType<typeof createBrowser>, token: string) =>
  browser.post('/api/auth/activate', { body: { token } })

describe('the token of the address', () => {
  test('becomes a session with another bearer token, in the browser that it was made for', async () => {
    const { browser, token } = await arrive(testApp)
    const answer = await activate(browser, token)
    expect(answer.statusCode).toBe(200)
    const { token: bearer } = answer.json<{ token: string }>()
    expect(bearer).toMatch(/^[\w-]{43}$/)
    expect(bearer).not.toBe(token)
    expect((await browser.get(profile, { token: bearer })).json()).toMatchObject({
      isAuthenticated: true,
      user: { credits: 5 },
    })
  })

  test('opens nothing, with its cookie or without: not before, not after its activation', async () => {
    const { browser, token } = await arrive(testApp)
    const expectDead = async () => {
      for (const each of [browser, noCookies()])
        for (const path of [profile, history]) {
          const answer = await each.get(path, { token })
          expect(answer).toMatchObject({ statusCode: 401 })
          expect(answer.json()).toMatchObject({ code: 'invalid_token' })
        }
    }
    await expectDead()
    await activate(browser, token)
    await expectDead()
    expect(await activate(browser, token)).toMatchObject({ statusCode: 401 })
    expect((await browser.get(history)).statusCode).toBe(200)
  })

  test('is not activated without its cookie, and the browser it was made for can still do so', async () => {
    const { browser, token } = await arrive(testApp)
    const answer = await activate(noCookies(), token)
    expect(answer).toMatchObject({ statusCode: 401 })
    expect(answer.json()).toMatchObject({ code: 'invalid_token' })
    expect((await activate(browser, token)).statusCode).toBe(200)
  })

  test('is not activated beside the cookie of another login, so that nobody is signed in to a stranger’s account', async () => {
    const mallory = await arrive(testApp)
    const ana = await signedIn(testApp)
    expect((await activate(ana.browser, mallory.token)).json()).toMatchObject({ code: 'invalid_token' })
    expect((await ana.browser.get(history)).statusCode).toBe(200)
  })

  test('is not activated beside a cookie that has its name and another secret', async () => {
    const { browser, token } = await arrive(testApp)
    const [tokenHash] = browser.jar.get('numeria')!.split('.')
    browser.jar.set('numeria', `${tokenHash}.${'A'.repeat(43)}`)
    expect((await activate(browser, token)).json()).toMatchObject({ code: 'invalid_token' })
  })

  test('lasts for less than 60 seconds', async () => {
    const [early, late] = [await arrive(testApp), await arrive(testApp)]
    testApp.passTime(59 / 60)
    expect((await activate(early.browser, early.token)).statusCode).toBe(200)
    testApp.passTime(1 / 60)
    const answer = await activate(late.browser, late.token)
    expect(answer).toMatchObject({ statusCode: 401 })
    expect(answer.json()).toMatchObject({ code: 'token_expired' })
  })

  test('makes no session of its cookie before its activation', async () => {
    const { browser } = await arrive(testApp)
    expect((await browser.get(profile)).json()).toEqual(nobody)
    const answer = await browser.get(history)
    expect(answer).toMatchObject({ statusCode: 401 })
    expect(answer.json()).toMatchObject({ code: 'auth.required' })
  })

  test('presented twenty times at once makes one bearer token', async () => {
    const { browser, token } = await arrive(testApp)
    const answers = await Promise.all(Array.from({ length: 20 }, () => activate(browser, token)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(19)
  })

  test.each([{}, { token: '' }, { token: 7 }, { token: 'x', more: 1 }])('is not %j', async (body) => {
    expect((await noCookies().post('/api/auth/activate', { body })).statusCode).toBe(400)
  })
})

describe('a session', () => {
  test('works by its cookie alone, and by its token beside the cookie', async () => {
    const { browser, token } = await signedIn(testApp)
    expect((await browser.get(history)).statusCode).toBe(200)
    expect((await browser.get(history, { token })).statusCode).toBe(200)
  })

  test('is not had by its token without its cookie, nor beside the cookie of another session', async () => {
    const [ana, eve] = [await signedIn(testApp), await signedIn(testApp)]
    for (const browser of [noCookies(), eve.browser])
      for (const path of [profile, history]) {
        const answer = await browser.get(path, { token: ana.token })
        expect(answer).toMatchObject({ statusCode: 401 })
        expect(answer.json()).toMatchObject({ code: 'invalid_token' })
      }
  })

  test.each(['from-an-older-login', 'null', '"><script>'])('is not had by the token %s', async (token) => {
    for (const path of [profile, history]) {
      const answer = await noCookies().get(path, { token })
      expect(answer).toMatchObject({ statusCode: 401 })
      expect(answer.json()).toMatchObject({ code: 'invalid_token' })
    }
  })

  test.each(['', 'x', '.', `${'A'.repeat(43)}.${'A'.repeat(43)}`])('is not had by the cookie "%s"', async (value) => {
    const browser = noCookies()
    browser.jar.set('numeria', value)
    expect((await browser.get(profile)).json()).toEqual(nobody)
    expect((await browser.get(history)).statusCode).toBe(401)
  })

  test('is not had by its name with another secret', async () => {
    const { browser } = await signedIn(testApp)
    const [tokenHash] = browser.jar.get('numeria')!.split('.')
    browser.jar.set('numeria', `${tokenHash}.${'A'.repeat(43)}`)
    expect((await browser.get(profile)).json()).toEqual(nobody)
  })

  test('lasts 30 days without use', async () => {
    const { browser, token } = await signedIn(testApp)
    testApp.passTime(30 * day)
    expect((await browser.get(profile, { token })).statusCode).toBe(401)
    expect((await browser.get(profile)).json()).toEqual(nobody)
  })

  test('goes on for another 30 days when it is used, and so does its cookie', async () => {
    const { browser, token } = await signedIn(testApp)
    for (let month = 0; month < 3; month++) {
      testApp.passTime(29 * day)
      const answer = await browser.get(profile, { token })
      expect(answer.json()).toMatchObject({ isAuthenticated: true })
      expect(answer.cookies).toMatchObject([
        { name: 'numeria', value: browser.jar.get('numeria'), maxAge: 30 * 86_400 },
      ])
    }
  })

  test('is extended at most once an hour, so that reading does not mean writing', async () => {
    const { browser } = await signedIn(testApp)
    testApp.passTime(59)
    expect((await browser.get(profile)).cookies).toEqual([])
    testApp.passTime(1)
    expect((await browser.get(profile)).cookies).toHaveLength(1)
    expect((await browser.get(profile)).cookies).toEqual([])
  })

  test('is seen by a page that only navigations open, as long as it lives', async () => {
    const page = fastify()
    await page.register(cookie)
    page.get('/', async (request) => ({ isKnown: await hasSession(testApp.deps, request) }))
    const visit = async (value: string) =>
      (await page.inject({ url: '/', cookies: { numeria: value } })).json<{ isKnown: boolean }>().isKnown

    const [pending, active] = [await arrive(testApp), await signedIn(testApp)]
    const value = active.browser.jar.get('numeria')!
    expect(await visit(pending.browser.jar.get('numeria')!)).toBe(false)
    expect(await visit(value)).toBe(true)
    await active.browser.post('/api/logout')
    expect(await visit(value)).toBe(false)
    await page.close()
  })
})

describe('sessions that are over', () => {
  test('are deleted, pending ones too, and living ones stay', async () => {
    const over = await signedIn(testApp)
    testApp.passTime(29 * day)
    const living = await signedIn(testApp)
    const pending = await arrive(testApp)
    testApp.passTime(day + 61)
    expect(await deleteExpiredSessions(testApp.deps.db, testApp.deps.clock.now())).toBeGreaterThanOrEqual(2)
    const left = await testApp.deps.db.selectFrom('sessions').select('user_id').execute()
    const users = left.map((row) => row.user_id)
    expect(users).toContain(living.userId)
    expect(users).not.toContain(over.userId)
    expect(users).not.toContain(pending.userId)
  })

  test('stay for a moment, so that a login link opened late is called expired', async () => {
    const { browser, token } = await arrive(testApp)
    testApp.passTime(10)
    await deleteExpiredSessions(testApp.deps.db, testApp.deps.clock.now())
    expect((await activate(browser, token)).json()).toMatchObject({ code: 'token_expired' })
  })
})
