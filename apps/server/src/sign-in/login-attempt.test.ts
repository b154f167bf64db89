import { routes, type LoginList, type SessionList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { activated, type TestApp } from '../test-app.ts'
import { newSecret } from './secrets.ts'
import { useLogins } from './test-logins.ts'

const logins = useLogins()
const { newBrowser, signIn, visitProvider } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

const person = () => ({ email: `${randomUUID()}@example.com`, name: 'Ana Silva', subject: randomUUID() })

async function come() {
  const browser = newBrowser()
  const { token } = await signIn(browser, 'google', person())
  await activated(browser, token!)
  return browser
}
const linked = async (browser: ReturnType<typeof newBrowser>) =>
  (await browser.get(routes.logins.path)).json<LoginList>().logins

test('an old session cannot link a login by an attempt that a script wrote', async () => {
  const browser = await come()
  testApp.passTime(60)
  const [session] = (await browser.get(routes.sessions.path)).json<SessionList>().sessions
  const attempt = { provider: 'facebook', state: newSecret(), nonce: newSecret(), verifier: newSecret(), goal: {} }
  const callback = await visitProvider(browser, 'facebook', person(), '', async () => {
    const url = new URL((await browser.get('/api/auth/login/facebook')).headers.location!)
    url.searchParams.set('state', attempt.state)
    return url.href
  })
  const forged = { ...attempt, startedAt: testApp.deps.clock.now().getTime(), linkTo: session!.id }
  browser.jar.set('numeria-login', Buffer.from(JSON.stringify(forged)).toString('base64url'))
  const answer = await browser.get(callback)
  expect(answer.headers.location).toBe('/login?auth=error&reason=token_expired')
  expect(await linked(browser)).toHaveLength(1)
})

test('an attempt whose cookie was changed by one character is no attempt', async () => {
  const browser = newBrowser()
  const callback = await visitProvider(browser, 'google', person())
  const cookie = browser.jar.get('numeria-login')!
  const middle = Math.floor(cookie.length / 2)
  const other = cookie[middle] === 'A' ? 'B' : 'A'
  browser.jar.set('numeria-login', cookie.slice(0, middle) + other + cookie.slice(middle + 1))
  expect((await browser.get(callback)).headers.location).toBe('/login?auth=error&reason=token_expired')
})

test('an attempt whose cookie was cut short is no attempt', async () => {
  const browser = newBrowser()
  const callback = await visitProvider(browser, 'google', person())
  const cookie = browser.jar.get('numeria-login')!
  for (const length of [cookie.indexOf('.') + 1, cookie.indexOf('.') + 5, cookie.indexOf('.') + 30]) {
    browser.jar.set('numeria-login', cookie.slice(0, length))
    expect((await browser.get(callback)).headers.location).toBe('/login?auth=error&reason=token_expired')
  }
})

test('a login that comes back more than 15 minutes after the sign-in is not linked', async () => {
  const browser = await come()
  testApp.passTime(14)
  const callback = await visitProvider(browser, 'facebook', person(), '', async () => {
    const answer = await browser.post(routes.linkLogin.path, { body: { provider: 'facebook' } })
    return answer.json<{ url: string }>().url
  })
  testApp.passTime(2)
  expect((await browser.get(callback)).headers.location).toBe('/settings?login=failed&reason=token_expired')
  expect(await linked(browser)).toHaveLength(1)
})
