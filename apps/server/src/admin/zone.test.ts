import { operatorRoutes } from '@numeria/contract'
import { allRoutes } from '@numeria/contract/all-routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

const open: string[] = [
  operatorRoutes.adminStatus.path,
  operatorRoutes.adminLogin.path,
  operatorRoutes.adminLogout.path,
]
const zoneUrls = Object.values(allRoutes)
  .map(({ path }) => path)
  .filter((path) => /^\/api\/(admin|telegram)\//.test(path) && !open.includes(path))
  .map((path) => path.replace(/:\w+/g, '018f3c1e-0000-7000-8000-000000000000'))

describe('the administrators’ zone', () => {
  test('has routes to guard', () => {
    expect(zoneUrls.length).toBeGreaterThan(8)
  })

  test.each([
    'a visitor',
    'a signed-in person by cookie',
    'a signed-in person by both credentials',
    'a made-up administrator',
  ])('refuses %s everywhere, and whatever the method', async (who) => {
    const { browser, token } = await signedIn(testApp)
    const visitor = createBrowser(testApp.app)
    if (who === 'a made-up administrator') visitor.jar.set('numeria-admin', 'x'.repeat(43))
    const caller = who.startsWith('a signed-in person') ? browser : visitor
    const extra = who.includes('by both credentials') ? { token } : {}
    const unknown = ['/api/admin', '/api/admin/', '/api/admin/no/such/thing', '/api/telegram/x', '/api/%61dmin/figures']
    for (const url of [...zoneUrls, ...unknown]) {
      for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
        const answer = await caller.send(method, url, extra)
        expect({ method, url, status: answer.statusCode }).toEqual({ method, url, status: 401 })
        if (method !== 'HEAD') expect(answer.json()).toMatchObject({ code: 'admin.required' })
      }
    }
  })

  test('leaves what is outside of it open', async () => {
    expect((await testApp.app.inject('/api/config')).statusCode).toBe(200)
    expect((await testApp.app.inject('/api/admin/status')).json()).toEqual({ authenticated: false, adminEmail: null })
  })
})
