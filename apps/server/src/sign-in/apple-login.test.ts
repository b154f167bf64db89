import { routes, type ActivateReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { accountOf, failure, foreignForm, profile, publicUrl, useLogins } from './test-logins.ts'

const logins = useLogins()
const { newBrowser, visitProvider, signIn } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

const callbackPath = '/api/auth/callback/apple'
const someone = (more: Record<string, string> = {}) => ({
  email: `${randomUUID()}@example.com`,
  name: 'Ana Silva',
  subject: randomUUID(),
  ...more,
})
type Browser = ReturnType<typeof newBrowser>
const come = async (browser: Browser, fields: Record<string, string>) =>
  accountOf(browser, (await signIn(browser, 'apple', fields)).token)

/** Posts as a page of another site does: without our cookies. */
const post = (fields: Record<string, string>, { app } = testApp) =>
  app.inject({
    method: 'POST',
    url: callbackPath,
    headers: foreignForm,
    payload: new URLSearchParams(fields).toString(),
  })

describe('Sign in with Apple', () => {
  test('asks for the form that Apple demands where a name and an address are asked for', async () => {
    const start = await newBrowser().get('/api/auth/login/apple')
    expect(Object.fromEntries(new URL(start.headers.location!).searchParams)).toEqual({
      client_id: 'sandbox.apple.client',
      redirect_uri: `${publicUrl}${callbackPath}`,
      response_type: 'code',
      response_mode: 'form_post',
      scope: 'name email',
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
  })

  test('with a hidden address makes an account of the relay’s address, and the same one the next time', async () => {
    const ana = someone({ relay: 'yes' })
    const account = await come(newBrowser(), ana)
    expect(account).toMatchObject({ email: `${ana.subject}@privaterelay.appleid.com`, credits: 5 })
    expect(await come(newBrowser(), ana)).toMatchObject({ id: account.id })
  })

  test('with the address of an account that opens with Google signs nobody in, and is added to it in Settings', async () => {
    const ana = someone()
    const browser = newBrowser()
    const { id } = await accountOf(browser, (await signIn(browser, 'google', ana)).token)
    const atApple = someone({ email: ana.email })
    expect((await signIn(newBrowser(), 'apple', atApple)).answer).toMatchObject(failure('email_in_use&with=google'))

    const start = async () =>
      (await browser.post(routes.linkLogin.path, { body: { provider: 'apple' } })).json<{ url: string }>().url
    const linked = await browser.get(await visitProvider(browser, 'apple', atApple, '', start))
    expect(linked.headers.location).toBe('/settings?login=linked&with=apple')
    expect(await come(newBrowser(), atApple)).toMatchObject({ id })
  })

  test('the other way round says that the account opens with Apple', async () => {
    const ana = someone()
    await come(newBrowser(), ana)
    const { answer } = await signIn(newBrowser(), 'google', someone({ email: ana.email }))
    expect(answer).toMatchObject(failure('email_in_use&with=apple'))
  })

  test('opens a new account without a second gift once the account was deleted', async () => {
    const ana = someone()
    const browser = newBrowser()
    const { id } = await come(browser, ana)
    const left = await browser.send('DELETE', routes.deleteAccount.path, { body: { email: ana.email } })
    expect(left.statusCode).toBeLessThan(300)
    const back = await come(newBrowser(), ana)
    expect(back.credits).toBe(0)
    expect(back.id).not.toBe(id)
  })
})

describe('the form that Apple’s page posts', () => {
  test('is answered by a navigation of ours and decides nothing, whoever posts it', async () => {
    const browser = newBrowser()
    const rows = await testApp.everyRow()
    const answer = await post({ code: 'c', state: 's', id_token: 'ignored', user: '{}' })
    expect(answer).toMatchObject({
      statusCode: 303,
      cookies: [],
      headers: {
        location: `${callbackPath}?state=s&code=c`,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      },
    })
    expect(await testApp.everyRow()).toBe(rows)
    expect(await browser.get(answer.headers.location!)).toMatchObject(failure('token_expired'))
  })

  test('with the code of another person signs nobody in: neither a browser that began no login nor one that began its own', async () => {
    const attacker = newBrowser()
    const callback = await visitProvider(attacker, 'apple', someone())
    const victim = newBrowser()
    expect(await victim.get(callback)).toMatchObject(failure('token_expired'))
    await victim.get('/api/auth/login/apple')
    expect(await victim.get(callback)).toMatchObject(failure('invalid_token'))
    expect((await victim.get(profile)).json()).toMatchObject({ isAuthenticated: false })
  })

  test.each([
    ['nothing', {}],
    ['a code of endless length', { code: 'c'.repeat(10_000) }],
  ])('with %s leads to the login page', async (_, fields) => {
    const browser = newBrowser()
    await browser.get('/api/auth/login/apple')
    const answer = await post(fields)
    expect(answer.statusCode).toBe(303)
    expect(await browser.get(answer.headers.location!)).toMatchObject(failure('invalid_token'))
  })

  test('is taken only where Apple is configured', async () => {
    const without = await startTestApp([], publicUrl)
    expect((await post({ code: 'c', state: 's' }, without)).statusCode).toBe(404)
    expect((await createBrowser(without.app).get('/api/config')).json()).toMatchObject({ providers: [] })
    await without.stop()
  })
})

describe('the name that a provider gives', () => {
  const proposed = async (browser: Browser, token: string | null) =>
    (await browser.post(routes.activate.path, { body: { token } })).json<ActivateReply>().proposedName

  test('is proposed by Apple the first time only, and is stored nowhere', async () => {
    const [ana, browser] = [someone({ name: 'Ana  Sofia Silva' }), newBrowser()]
    expect(await proposed(browser, (await signIn(browser, 'apple', ana)).token)).toBe('Ana Sofia Silva')
    expect(browser.jar.has('numeria-name')).toBe(false)
    expect(await proposed(browser, (await signIn(browser, 'apple', ana)).token)).toBeUndefined()
    expect(await testApp.everyRow()).not.toContain('Sofia')
    expect(testApp.log()).not.toContain('Sofia')
  })

  test.each(['google', 'facebook'] as const)('is proposed by %s each time', async (provider) => {
    const browser = newBrowser()
    for (const fields of [someone(), someone()])
      expect(await proposed(browser, (await signIn(browser, provider, fields)).token)).toBe('Ana Silva')
  })

  test.each(['<b>Ana</b>', 'http://other.example', 'A'.repeat(300), '安娜'])('is no name: %s', async (name) => {
    const browser = newBrowser()
    expect(await proposed(browser, (await signIn(browser, 'apple', someone({ name }))).token)).toBeUndefined()
  })

  test.each([
    'not JSON',
    '{"name":null}',
    '{"name":{"firstName":7}}',
    '{"name":{"firstName":"Mallory","lastName":"Moon"}}',
  ])('is not proposed because another site posted %s', async (user) => {
    const browser = newBrowser()
    const ana = someone()
    await come(newBrowser(), ana)
    const callback = await visitProvider(browser, 'apple', ana)
    for (const { name, value } of (await post({ state: 'guessed', user })).cookies) browser.jar.set(name, value)
    const { headers } = await browser.get(callback)
    const token = new URL(headers.location!, publicUrl).searchParams.get('token')
    expect(await proposed(browser, token)).toBeUndefined()
  })
})
