import { startSandbox } from '@numeria/sandbox'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser as createProviderBrowser } from '../../../sandbox/src/test-browser.ts'
import { activated, createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { accountOf, ana, failure, providersOf, publicUrl, useLogins } from './test-logins.ts'

const history = '/api/chat/history'
const rui = { email: 'rui@example.com', name: 'Rui Costa' }

const logins = useLogins()
const { newBrowser, visitProvider, signIn } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

describe('signing in', () => {
  test.each(['google', 'apple', 'facebook'] as const)(
    'with %s leads to the login page with a token that works in this browser',
    async (provider) => {
      const browser = newBrowser()
      const person = { ...ana, email: `${provider}@example.com` }
      const { answer, location, token } = await signIn(browser, provider, person)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(location.pathname).toBe('/login')
      expect([...location.searchParams.keys()]).toEqual(['auth', 'token'])
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await accountOf(browser, token)).toMatchObject({ email: person.email, credits: 5 })
    },
  )

  test('sets a cookie that no script reads and no other site sends, and forgets the attempt', async () => {
    const browser = newBrowser()
    const { answer } = await signIn(browser, 'google', ana)
    expect(answer.cookies).toContainEqual({
      name: 'numeria',
      value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/),
      maxAge: 30 * 86_400,
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    })
    expect([...browser.jar.keys()]).toEqual(['numeria', 'numeria-name'])
  })

  test('ends the session that this browser had before', async () => {
    const browser = newBrowser()
    const first = await signIn(browser, 'google', ana)
    await accountOf(browser, first.token)
    const firstCookie = browser.jar.get('numeria')!
    const second = await signIn(browser, 'google', rui)
    expect(await accountOf(browser, second.token)).toMatchObject({ email: rui.email })

    const earlier = newBrowser()
    earlier.jar.set('numeria', firstCookie)
    expect((await earlier.get(history)).statusCode).toBe(401)
  })

  test.each([
    ['?redirect=pricing&purchase=seed3', '&redirect=pricing&purchase=seed3'],
    ['?redirect=pricing', '&redirect=pricing'],
    ['?purchase=abundance8', '&purchase=abundance8'],
    ['?redirect=chat', ''],
    ['?redirect=//evil.example', ''],
    ['?redirect=/%5Cevil.example', ''],
    ['?redirect=javascript:alert(1)', ''],
    ['?redirect=https://evil.example/pricing', ''],
    ['?purchase=//evil.example&redirect=pricing', '&redirect=pricing'],
    ['?redirect=pricing&redirect=//evil.example', ''],
    ['?purchase=constructor', ''],
  ])('that began with %s ends with "%s"', async (query, rest) => {
    const { answer } = await signIn(newBrowser(), 'google', ana, query)
    expect(answer.headers.location).toMatch(/^\/login\?auth=success&token=[\w-]{43}/)
    expect(answer.headers.location!.replace(/^\/login\?auth=success&token=[\w-]{43}/, '')).toBe(rest)
  })

  test('over https gives the cookie a name and a form that browsers protect', async () => {
    const appUrl = 'https://numeria.example'
    const world = await startSandbox({ port: 0, appUrl })
    const secure = await startTestApp(providersOf(world), appUrl)
    const browser = createBrowser(secure.app)
    const start = await browser.get('/api/auth/login/facebook')
    const elsewhere = createProviderBrowser(world.url)
    const { leftTo } = await elsewhere.submit(await elsewhere.open(start.headers.location!), ana)
    const answer = await browser.get(leftTo!.pathname + leftTo!.search)
    expect(start.headers['set-cookie']).toMatch(
      /^__Host-numeria-login=\w+\.[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [session] = [answer.headers['set-cookie']].flat().filter((line) => line?.startsWith('__Host-numeria='))
    expect(session).toMatch(
      /^__Host-numeria=[\w-]{43}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await secure.stop()
    await world.stop()
  })
})

describe('a link with a token in it', () => {
  const arrivedAt = (answer: { statusCode: number; headers: object }) =>
    answer.statusCode === 302 && failure('invalid_token').headers

  test('opens in the browser that it was made for, before and after the token was used', async () => {
    const browser = newBrowser()
    const { answer, token } = await signIn(browser, 'google', ana)
    expect(arrivedAt(await browser.get(answer.headers.location!))).toBe(false)
    await accountOf(browser, token)
    expect(arrivedAt(await browser.get(answer.headers.location!))).toBe(false)
  })

  test.each(['/login', '/LOGIN', '/%6Cogin', '/login/', '//login', '/chat'])(
    'sent to somebody else says that it has expired, also as %s',
    async (path) => {
      const mallory = newBrowser()
      const { token } = await signIn(mallory, 'google', ana)
      await accountOf(mallory, token)
      const victim = newBrowser()
      const { token: own } = await signIn(victim, 'google', rui)
      await accountOf(victim, own)
      const spellings = [`token=${token}`, `%74oken=${token}`, `token=${token}&token=${own}`]
      for (const tokens of spellings) {
        expect(await victim.get(`${path}?auth=success&${tokens}`)).toMatchObject(failure('invalid_token'))
        expect(await newBrowser().get(`${path}?auth=success&${tokens}`)).toMatchObject(failure('invalid_token'))
      }
    },
  )
})

test('neither the database nor the log ever sees what a browser carries', async () => {
  const browser = newBrowser()
  const callback = await visitProvider(browser, 'google', ana)
  const attempt = browser.jar.get('numeria-login')!
  const answer = await browser.get(callback)
  const token = new URL(answer.headers.location!, publicUrl).searchParams.get('token')!
  await browser.get(answer.headers.location!)
  const bearer = await activated(browser, token)
  await browser.get(history, { token: bearer })
  await newBrowser().get(history, { token: `${token}x` })
  await newBrowser().get(callback)
  const secret = browser.jar.get('numeria')!.split('.')[1]!
  const code = new URL(callback, publicUrl).searchParams.get('code')!

  const rows = await testApp.everyRow()
  expect(rows).toContain(browser.jar.get('numeria')!.split('.')[0])
  expect(testApp.log()).toContain('/api/auth/callback/google')
  for (const carried of [token, bearer, secret, code, attempt]) {
    expect(rows).not.toContain(carried)
    expect(testApp.log()).not.toContain(carried)
  }
  expect(testApp.log()).not.toContain(ana.email)
})

test('the browser is told which providers there are', async () => {
  expect((await newBrowser().get('/api/config')).json()).toEqual({
    providers: [
      { id: 'google', label: 'Google' },
      { id: 'apple', label: 'Apple' },
      { id: 'facebook', label: 'Facebook' },
    ],
    emailLogin: false,
    currency: 'eur',
    company: expect.objectContaining({ complaintsUrl: 'https://www.livroreclamacoes.pt/' }) as object,
    payments: { publishableKey: 'pk_test_key', scriptUrl: 'https://js.stripe.com/endive/stripe.js' },
    sandbox: false,
  })
})
