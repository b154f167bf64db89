import { type Funnel, operatorRoutes } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

test('an administrator sees how many took each step, with somebody who signed up a moment ago among them', async () => {
  const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  const browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  await someone(testApp.deps)

  const { days, steps } = (await browser.get(`${operatorRoutes.adminFunnel.path}?days=3`)).json<Funnel>()
  expect(days).toEqual(['2026-11-19', '2026-11-20', '2026-11-21'])
  expect(steps).toContainEqual({ step: 'sign_up', source: 'tables', days: [0, 0, 1], total: 1 })
  expect(steps.find(({ step }) => step === 'visit')).toMatchObject({ source: 'browsers', total: 0 })
  expect((await browser.get(`${operatorRoutes.adminFunnel.path}?days=0`)).statusCode).toBe(400)
})
