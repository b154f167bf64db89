import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser as createProviderBrowser } from '../../../sandbox/src/test-browser.ts'
import { facebookProvider } from '../outside/facebook.ts'
import { googleProvider } from '../outside/google.ts'
import { readSettings } from '../platform/settings.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'

const publicUrl = 'http://localhost:4504'
const profile = '/api/auth/profile'
const history = '/api/chat/history'
const ana = { email: 'ana@example.com', name: 'Ana Silva' }
const rui = { email: 'rui@example.com', name: 'Rui Costa' }

type Provider = 'google' | 'facebook'
type Browser = ReturnType<typeof createBrowser>

let sandbox: Sandbox
let testApp: TestApp
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  testApp = await startTestApp(providersOf(sandbox), publicUrl)
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

function providersOf({ environment }: Sandbox) {
  const { google, facebook } = readSettings(environment)
  return [googleProvider(google!), facebookProvider(facebook!)]
}

const newBrowser = () => createBrowser(testApp.app)

/** From the login button to the provider's page and back to our door, which is not opened yet. */
async function visitProvider(
  browser: Browser,
  provider: Provider,
  fields: Record<string, string>,
  query = '',
): Promise<string> {
  const start = await browser.get(`/api/auth/login/${provider}${query}`)
  const elsewhere = createProviderBrowser(sandbox.url)
  const back = await elsewhere.submit(await elsewhere.open(start.headers.location!), fields)
  return back.leftTo!.pathname + back.leftTo!.search
}

async function signIn(browser: Browser, provider: Provider, fields: Record<string, string>, query = '') {
  const answer = await browser.get(await visitProvider(browser, provider, fields, query))
  const location = new URL(answer.headers.location!, publicUrl)
  return { answer, location, token: location.searchParams.get('token') }
}

async function accountOf(browser: Browser, token: string | null) {
  return (await browser.get(profile, { token: token! })).json<{
    user: { id: string; email: string; credits: number }
  }>().user
}

const failure = (reason: string) => ({ statusCode: 302, headers: { location: `/login?auth=error&reason=${reason}` } })

describe('signing in', () => {
  test.each(['google', 'facebook'] as const)(
    'with %s leads to the login page with a token that works in this browser',
    async (provider) => {
      const browser = newBrowser()
      const { answer, location, token } = await signIn(browser, provider, ana)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
      expect(location.pathname).toBe('/login')
      expect([...location.searchParams.keys()]).toEqual(['auth', 'token'])
      expect(token).toMatch(/^[\w-]{43}$/)
      expect(await accountOf(browser, token)).toMatchObject({ email: ana.email, credits: 5 })
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
    expect([...browser.jar.keys()]).toEqual(['numeria'])
  })

  test('with the same verified address at both providers is one account with one gift', async () => {
    const [one, other] = [newBrowser(), newBrowser()]
    const atGoogle = await accountOf(one, (await signIn(one, 'google', rui)).token)
    const atFacebook = await accountOf(other, (await signIn(other, 'facebook', rui)).token)
    expect(atFacebook).toEqual(atGoogle)
    expect(atFacebook.credits).toBe(5)
  })

  test('ends the session that this browser had before', async () => {
    const browser = newBrowser()
    const first = await signIn(browser, 'google', ana)
    await accountOf(browser, first.token)
    const firstCookie = browser.jar.get('numeria')!
    const second = await signIn(browser, 'google', rui)
    expect(await accountOf(browser, second.token)).toMatchObject({ email: rui.email })

    const earlier = newBrowser()
    expect((await earlier.get(profile, { token: first.token! })).statusCode).toBe(401)
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
      /^__Host-numeria-login=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const [session] = [answer.headers['set-cookie']].flat().filter((line) => line?.startsWith('__Host-numeria='))
    expect(session).toMatch(
      /^__Host-numeria=[\w-]{43}\.[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    await secure.stop()
    await world.stop()
  })
})

describe('a login that goes wrong says why', () => {
  test('when the browser does not know it: token_expired', async () => {
    const callback = await visitProvider(newBrowser(), 'google', ana)
    expect(await newBrowser().get(callback)).toMatchObject(failure('token_expired'))
  })

  test('when it took longer than ten minutes: token_expired', async () => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', ana)
    testApp.passTime(10.1)
    expect(await browser.get(callback)).toMatchObject(failure('token_expired'))
  })

  test('when the cookie of the attempt is no attempt: token_expired', async () => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', ana)
    browser.jar.set('numeria-login', 'bm9uc2Vuc2U')
    expect(await browser.get(callback)).toMatchObject(failure('token_expired'))
  })

  test.each(['google', 'facebook'] as const)('when the state of %s is another: invalid_token', async (provider) => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, provider, ana)
    expect(await browser.get(callback.replace(/state=[^&]+/, 'state=another'))).toMatchObject(failure('invalid_token'))
  })

  test.each(['google', 'facebook'] as const)('when the code of %s is none: invalid_token', async (provider) => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, provider, ana)
    expect(await browser.get(callback.replace(/code=[^&]+/, 'code=made-up'))).toMatchObject(failure('invalid_token'))
  })

  test.each(['google', 'facebook'] as const)(
    'when a callback of %s is played again: invalid_token',
    async (provider) => {
      const browser = newBrowser()
      const callback = await visitProvider(browser, provider, ana)
      const attempt = browser.jar.get('numeria-login')!
      await browser.get(callback)
      expect(await browser.get(callback)).toMatchObject(failure('token_expired'))
      browser.jar.set('numeria-login', attempt)
      expect(await browser.get(callback)).toMatchObject(failure('invalid_token'))
    },
  )

  test('when another issuer answers: invalid_token', async () => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', ana)
    expect(await browser.get(callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'))).toMatchObject(
      failure('invalid_token'),
    )
  })

  test.each(['nonce', 'verifier'])('when the %s is that of another attempt: invalid_token', async (part) => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', ana)
    const attempt = JSON.parse(Buffer.from(browser.jar.get('numeria-login')!, 'base64url').toString()) as Record<
      string,
      unknown
    >
    browser.jar.set(
      'numeria-login',
      Buffer.from(JSON.stringify({ ...attempt, [part]: 'A'.repeat(43) })).toString('base64url'),
    )
    expect(await browser.get(callback)).toMatchObject(failure('invalid_token'))
  })

  test('when it comes back at the other provider’s door, whatever it says: invalid_token', async () => {
    for (const fields of [ana, { cancel: 'yes' }]) {
      const browser = newBrowser()
      const callback = await visitProvider(browser, 'google', fields)
      expect(await browser.get(callback.replace('/google', '/facebook').replace(/&?iss=[^&]+/, ''))).toMatchObject(
        failure('invalid_token'),
      )
    }
  })

  test.each(['google', 'facebook'] as const)('when %s sends no code: no_token', async (provider) => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, provider, ana)
    expect(await browser.get(callback.replace(/code=[^&]+&/, ''))).toMatchObject(failure('no_token'))
  })

  test.each(['google', 'facebook'] as const)('when the person cancels at %s: other', async (provider) => {
    const browser = newBrowser()
    expect(await browser.get(await visitProvider(browser, provider, { cancel: 'yes' }))).toMatchObject(failure('other'))
  })

  test('when Facebook refuses in words of its own: other', async () => {
    const browser = newBrowser()
    await visitProvider(browser, 'facebook', ana)
    expect(
      await browser.get('/api/auth/callback/facebook?error_code=1349126&error_message=App+not+active'),
    ).toMatchObject(failure('other'))
  })

  test('when the provider itself is in trouble: api_error', async () => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', ana)
    expect(await browser.get(callback.replace(/code=[^&]+/, 'error=temporarily_unavailable'))).toMatchObject(
      failure('api_error'),
    )
  })

  test('when Facebook shares no address: no_email', async () => {
    const browser = newBrowser()
    expect(await browser.get(await visitProvider(browser, 'facebook', { email: '', name: 'Rui' }))).toMatchObject(
      failure('no_email'),
    )
  })

  test('when Google has not verified the address, even one that somebody else has here: no_email, and no session', async () => {
    const owner = newBrowser()
    const victim = await accountOf(
      owner,
      (await signIn(owner, 'facebook', { email: 'victim@example.com', name: 'Vic' })).token,
    )
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', {
      email: 'victim@example.com',
      name: 'Mallory',
      unverified: 'yes',
    })
    expect(await browser.get(callback)).toMatchObject(failure('no_email'))
    expect(browser.jar.size).toBe(0)
    expect(victim.email).toBe('victim@example.com')
  })

  test('and keeps in mind what the person came for', async () => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, 'google', { cancel: 'yes' }, '?redirect=pricing&purchase=seed3')
    expect((await browser.get(callback)).headers.location).toBe(
      '/login?auth=error&reason=other&redirect=pricing&purchase=seed3',
    )
  })

  test.each(['/api/auth/login/github', '/api/auth/callback/github', '/api/auth/login/__proto__'])(
    'at a provider that we do not have, %s: 404',
    async (url) => {
      expect((await newBrowser().get(url)).json()).toMatchObject({ code: 'request.not_found' })
    },
  )
})

test('a provider that cannot be reached says api_error, and works as soon as it is back', async () => {
  const port = 4590
  const lost = await startSandbox({ port, appUrl: publicUrl })
  const providers = providersOf(lost)
  await lost.stop()
  const app = await startTestApp(providers, publicUrl)
  const browser = createBrowser(app.app)
  expect(await browser.get('/api/auth/login/google')).toMatchObject(failure('api_error'))

  const back = await startSandbox({ port, appUrl: publicUrl })
  const start = await browser.get('/api/auth/login/google')
  const elsewhere = createProviderBrowser(back.url)
  const { leftTo } = await elsewhere.submit(await elsewhere.open(start.headers.location!), ana)
  await back.stop()
  expect(await browser.get(leftTo!.pathname + leftTo!.search)).toMatchObject(failure('api_error'))
  await app.stop()
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
  await accountOf(browser, token)
  await newBrowser().get(history, { token: `${token}x` })
  await newBrowser().get(callback)
  const secret = browser.jar.get('numeria')!.split('.')[1]!
  const code = new URL(callback, publicUrl).searchParams.get('code')!

  const rows = await testApp.everyRow()
  expect(rows).toContain(browser.jar.get('numeria')!.split('.')[0])
  expect(testApp.log()).toContain('/api/auth/callback/google')
  for (const carried of [token, secret, code, attempt]) {
    expect(rows).not.toContain(carried)
    expect(testApp.log()).not.toContain(carried)
  }
  expect(testApp.log()).not.toContain(ana.email)
})

test('the browser is told which providers there are', async () => {
  expect((await newBrowser().get('/api/config')).json()).toEqual({
    providers: [
      { id: 'google', label: 'Google' },
      { id: 'facebook', label: 'Facebook' },
    ],
    currency: 'eur',
    company: expect.objectContaining({ complaintsUrl: 'https://www.livroreclamacoes.pt/' }) as object,
    payments: { publishableKey: 'pk_test_key', scriptUrl: 'https://js.stripe.com/endive/stripe.js' },
    sandbox: false,
  })
})
