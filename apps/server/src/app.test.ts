import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loseSecondWorker } from '../../../tests/support/test-cluster.ts'
import { startTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let app: TestApp['app']

beforeAll(async () => {
  testApp = await startTestApp([], 'https://numeria.example')
  app = testApp.app
})
afterAll(() => testApp.stop())

describe('every answer', () => {
  test.each(['/api/config', '/api/nothing', '/nothing', '/healthz', '/api/chat/history'])(
    'of %s carries the security headers',
    async (url) => {
      const { headers } = await app.inject({ url })
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(
          // The payment provider's form is the only thing that comes from elsewhere.
          /script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;.*object-src 'none';base-uri 'none';frame-ancestors 'none'/,
        ),
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.any(String),
      })
      expect(headers['content-security-policy']).not.toContain('unsafe')
      expect(headers).not.toHaveProperty('x-powered-by')
      expect(headers).not.toHaveProperty('access-control-allow-origin')
    },
  )

  test('of the API is kept by no cache', async () => {
    for (const url of ['/api/config', '/api/nothing', '/api/auth/profile']) {
      expect((await app.inject({ url })).headers['cache-control']).toBe('no-store')
    }
  })

  test('that is a failure says what happened in JSON, with a code and the request’s id', async () => {
    const answer = await app.inject({ url: '/api/nothing' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toEqual({
      error: 'There is nothing at this address.',
      code: 'request.not_found',
      charged: 'no',
      requestId: expect.any(String),
    })
  })
})

test('an address that cannot be read is refused with headers of its own, and not repeated', async () => {
  const answer = await app.inject({ url: '/%ff%2fsecret' })
  expect(answer.statusCode).toBe(400)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.any(String),
  })
  expect(answer.json()).toMatchObject({ code: 'request.unreadable', error: 'This request cannot be read.' })
  expect(answer.payload).not.toContain('secret')
})

test.each([
  ['GET', '/api/admin/figures'],
  ['DELETE', '/api/telegram/revoke-token'],
  ['PATCH', '/api/admin/a/thing/that/is/not/there'],
] as const)('%s %s is closed to everybody', async (method, url) => {
  const answer = await app.inject({ method, url, headers: { cookie: 'numeria=x.y', authorization: 'Bearer x' } })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'admin.required' })
})

const secret = 'A'.repeat(43)

describe('health', () => {
  test('says that the process lives, and that it can serve', async () => {
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'alive' })
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(200)
  })

  test('names the workers of a cluster that are away, and serves', async () => {
    const own = await startTestApp([], 'https://numeria.example')
    await loseSecondWorker(own.database.connection)
    await expect
      .poll(async () => (await own.app.inject({ url: '/readyz' })).json<unknown>())
      .toEqual({
        status: 'ready',
        workersAway: [2],
      })
    await own.stop()
  })

  test('says 503 while the database is away, and so does everything that needs it', async () => {
    await testApp.database.drop()
    expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503)
    expect((await app.inject({ url: '/healthz' })).statusCode).toBe(200)
    const answer = await app.inject({
      url: '/api/auth/profile',
      headers: { cookie: `__Host-numeria=${secret}.${secret}` },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.json()).toMatchObject({ code: 'server.busy' })
  })

  test('says 503 while the server drains', async () => {
    await testApp.readings.drain(0)
    const answer = await app.inject({ url: '/readyz' })
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toEqual({ status: 'draining' })
  })
})
