import { type AdminFigures, operatorRoutes, type UnsettledRefunds } from '@numeria/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'
import { refusedRefund } from './test-refund.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

test('a refused refund is in the list with its reason, among the fires, and is asked for again by one press', async () => {
  const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  const browser = createBrowser(testApp.app)
  expect((await browser.get(operatorRoutes.adminRefunds.path)).statusCode).toBe(401)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  const { userId, refundId } = await refusedRefund(testApp.deps)

  const { refunds } = (await browser.get(operatorRoutes.adminRefunds.path)).json<UnsettledRefunds>()
  expect(refunds).toMatchObject([
    { userId, refundId, state: 'refused', refusal: 'charge_disputed', amountCents: 199, packName: 'Seed 3' },
  ])
  const fires = async () => (await browser.get(operatorRoutes.adminFigures.path)).json<AdminFigures>().fires
  expect(await fires()).toMatchObject([{ kind: 'refunds_refused', count: 1 }])

  // This test has no payment provider: the refund is requested and stays unconfirmed.
  const address = operatorRoutes.retryRefund.path.replace(':userId', userId).replace(':refundId', refundId)
  expect((await browser.post(address)).json()).toEqual({ refunds: [] })
  expect(await fires()).toEqual([])
  testApp.passTime(25 * 60)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  expect(await fires()).toMatchObject([{ kind: 'refunds_late', count: 1 }])
})
