import { startSandbox } from '@numeria/sandbox'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser as createProviderBrowser } from '../../../sandbox/src/test-browser.ts'
import { cipherOf } from '../platform/encryption.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { attemptPlace } from './login-attempt.ts'
import { accountOf, ana, failure, providersOf, publicUrl, useLogins } from './test-logins.ts'

const logins = useLogins()
const { newBrowser, visitProvider, signIn } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

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

  test.each(['google', 'apple', 'facebook'] as const)(
    'when the state of %s is another: invalid_token',
    async (provider) => {
      const browser = newBrowser()
      const callback = await visitProvider(browser, provider, ana)
      expect(await browser.get(callback.replace(/state=[^&]+/, 'state=another'))).toMatchObject(
        failure('invalid_token'),
      )
    },
  )

  test.each(['google', 'apple', 'facebook'] as const)(
    'when the code of %s is none: invalid_token',
    async (provider) => {
      const browser = newBrowser()
      const callback = await visitProvider(browser, provider, ana)
      expect(await browser.get(callback.replace(/code=[^&]+/, 'code=made-up'))).toMatchObject(failure('invalid_token'))
    },
  )

  test.each(['google', 'apple', 'facebook'] as const)(
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
    const cipher = cipherOf(testApp.deps.settings.encryption)
    const attempt = JSON.parse(cipher.decrypt(browser.jar.get('numeria-login')!, attemptPlace)) as Record<
      string,
      unknown
    >
    browser.jar.set(
      'numeria-login',
      cipher.encrypt(JSON.stringify({ ...attempt, [part]: 'A'.repeat(43) }), attemptPlace),
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

  test.each(['google', 'apple', 'facebook'] as const)('when %s sends no code: no_token', async (provider) => {
    const browser = newBrowser()
    const callback = await visitProvider(browser, provider, ana)
    expect(await browser.get(callback.replace(/&?code=[^&]+/, ''))).toMatchObject(failure('no_token'))
  })

  test.each(['google', 'apple', 'facebook'] as const)('when the person cancels at %s: other', async (provider) => {
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

test('a press on Google where it is not configured leads to the login page, with what the person came for', async () => {
  const app = await startTestApp([], publicUrl)
  const answer = await createBrowser(app.app).get('/api/auth/login/google?redirect=pricing&purchase=seed3')
  await app.stop()
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login?redirect=pricing&purchase=seed3'])
})

test('a provider that cannot be reached says api_error, and works as soon as it is back', async () => {
  const port = 4590
  const lost = await startSandbox({ port, appUrl: publicUrl })
  const providers = providersOf(lost)
  await lost.stop()
  const app = await startTestApp(providers, publicUrl)
  const browser = createBrowser(app.app)
  expect(await browser.get('/api/auth/login/google')).toMatchObject(failure('api_error'))
  const { browser: ownBrowser } = await signedIn(app)
  expect((await ownBrowser.post('/api/user/logins', { body: { provider: 'google' } })).json()).toMatchObject({
    code: 'sign_in.provider_unavailable',
  })

  const back = await startSandbox({ port, appUrl: publicUrl })
  const start = await browser.get('/api/auth/login/google')
  const elsewhere = createProviderBrowser(back.url)
  const { leftTo } = await elsewhere.submit(await elsewhere.open(start.headers.location!), ana)
  await back.stop()
  expect(await browser.get(leftTo!.pathname + leftTo!.search)).toMatchObject(failure('api_error'))
  await app.stop()
})
