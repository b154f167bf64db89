import { at, type EndedSessions, operatorRoutes, type PersonFile, routes } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimEmail } from '../accounts/logins.ts'
import { arrive, createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const body = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), body.email, body.password)
  browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body })
})
afterAll(() => testApp.stop())

test('an administrator signs a person out everywhere, also where they have just come back from the provider', async () => {
  const [person, other] = [await signedIn(testApp), await signedIn(testApp)]
  const elsewhere = await signedIn(testApp, person.userId)
  const onTheirWay = await arrive(testApp, person.userId)
  const { db, clock } = testApp.deps
  const login = { provider: 'google', subject: person.userId } as const
  await claimEmail(db, clock.now(), `${person.userId}@example.com`, { userId: person.userId, ...login })
  const found = await browser.get(`${operatorRoutes.findPerson.path}?email=${person.userId}@example.com`)
  const { userId } = found.json<PersonFile>()

  const ended = await browser.post(at(operatorRoutes.endPersonSessions, { userId }).path)
  expect(ended.json<EndedSessions>()).toEqual({ ended: 3 })
  for (const { browser: theirs, token } of [person, elsewhere, onTheirWay])
    expect((await theirs.get(routes.sessions.path, { token })).statusCode).toBe(401)
  expect((await other.browser.get(routes.sessions.path, { token: other.token })).statusCode).toBe(200)
  expect((await browser.post(at(operatorRoutes.endPersonSessions, { userId }).path)).json()).toEqual({ ended: 0 })
})
