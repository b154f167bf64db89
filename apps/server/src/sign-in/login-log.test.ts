import { operatorRoutes, routes } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { logId } from '../platform/logger.ts'
import { arrive, createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { ana, useLogins } from './test-logins.ts'

type Line = Record<string, unknown> & { msg: string; reqId?: string }

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:4501')))
afterAll(() => testApp.stop())

/** The lines that an action adds to the log. */
async function linesOf(app: TestApp, action: () => Promise<unknown>): Promise<Line[]> {
  const before = app.log().length
  await action()
  const added = app.log().slice(before).trim().split('\n')
  return added.map((line) => JSON.parse(line) as Line)
}

const completed = (lines: Line[]) => lines.find(({ msg }) => msg === 'request completed')

describe('the log', () => {
  test('says which user logged in, by a hash', async () => {
    const { browser, token, userId } = await arrive(testApp)
    const lines = await linesOf(testApp, () => browser.post(routes.activate.path, { body: { token } }))
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'user login succeeded', user: logId(userId) }))
    expect(JSON.stringify(lines)).not.toContain(userId)
    expect(JSON.stringify(lines)).not.toContain(token)
  })

  test('says why a login failed at its activation', async () => {
    const { token } = await arrive(testApp)
    const stranger = createBrowser(testApp.app)
    const lines = await linesOf(testApp, () => stranger.post(routes.activate.path, { body: { token } }))
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'user login failed', reason: 'invalid_token' }),
    )
  })

  test('names the user on every request line after authentication, and no visitor', async () => {
    const { browser, userId } = await signedIn(testApp)
    for (const path of [routes.chatHistory.path, routes.profile.path])
      expect(completed(await linesOf(testApp, () => browser.get(path)))).toMatchObject({ user: logId(userId) })
    const visitor = createBrowser(testApp.app)
    const line = completed(await linesOf(testApp, () => visitor.get(routes.config.path)))
    expect(line).toMatchObject({ res: { statusCode: 200 } })
    expect(line).not.toHaveProperty('user')
  })

  test('names the administrator on the lines of the admin area', async () => {
    const body = { email: 'operator@numeria.example', password: 'a quiet evening' }
    await createAdmin(testApp.deps.db, testApp.deps.clock.now(), body.email, body.password)
    const browser = createBrowser(testApp.app)
    await browser.post(operatorRoutes.adminLogin.path, { body })
    const lines = await linesOf(testApp, () => browser.get(operatorRoutes.adminFigures.path))
    expect(completed(lines)).toMatchObject({ admin: logId(body.email) })
    expect(JSON.stringify(lines)).not.toContain(body.email)
  })
})

describe('the log of a provider’s logins', () => {
  const logins = useLogins()

  test('tells a success from a failure', async () => {
    const { newBrowser, signIn, testApp: shop } = logins
    const success = await linesOf(shop, () => signIn(newBrowser(), 'google', ana))
    expect(success).toContainEqual(
      expect.objectContaining({ provider: 'google', msg: 'the identity provider confirmed a user' }),
    )
    expect(success.map(({ msg }) => msg)).not.toContain('user login failed')
    const failure = await linesOf(shop, () => newBrowser().get('/api/auth/callback/google?code=1&state=2'))
    expect(failure).toContainEqual(
      expect.objectContaining({ msg: 'user login failed', provider: 'google', reason: 'token_expired' }),
    )
  })
})
