import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { activated, arrive, startTestApp, type TestApp } from '../test-app.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'https://numeria.example')))
afterAll(() => testApp.stop())

type Asked = InjectOptions & { url: string }

/** Answers that the server gives whether or not the pages are built; those of the pages are asked for in a browser (`tests/e2e/headers.spec.ts`). */
const answers: [string, number, Asked][] = [
  ['a call', 200, { url: '/api/config' }],
  ['the head of a call', 200, { method: 'HEAD', url: '/api/config' }],
  ['a call that is not there', 404, { url: '/api/nothing' }],
  ['a call without a sign-in', 401, { url: '/api/chat/history' }],
  ['a call with a method that it does not take', 404, { method: 'PUT', url: '/api/config' }],
  [
    'a question what may be asked',
    404,
    { method: 'OPTIONS', url: '/api/config', headers: { origin: 'https://numeria.example' } },
  ],
  [
    'a call from another site',
    403,
    { method: 'POST', url: '/api/analytics/events', headers: { origin: 'https://other.example' } },
  ],
  [
    'a call with what is no JSON',
    400,
    { method: 'POST', url: '/api/admin/login', payload: '{', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a call in another format',
    415,
    { method: 'POST', url: '/api/admin/login', payload: 'a', headers: { 'content-type': 'text/plain' } },
  ],
  [
    'a call that is too large',
    413,
    { method: 'POST', url: '/api/admin/login', payload: { email: 'a'.repeat(20_000) } },
  ],
  ['a redirect', 303, { url: '/api/logout' }],
  ['an address that cannot be read', 400, { url: '/%ff' }],
  ['a file that is not there', 404, { url: '/assets/nothing.js' }],
]

async function expectProtection(asked: Asked, status: number): Promise<void> {
  const { statusCode, headers } = await testApp.app.inject(asked)
  expect(statusCode).toBe(status)
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/base-uri 'none'.*frame-ancestors 'none'/),
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': expect.stringMatching(/^(strict-origin-when-cross-origin|no-referrer)$/),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
  expect(headers['content-security-policy']).toMatch(/object-src 'none'|default-src 'none'/)
  expect(headers['content-security-policy']).toContain('form-action ')
  expect(headers['content-security-policy']).not.toContain('unsafe')
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name)
  if (asked.url.startsWith('/api/')) expect(headers['cache-control']).toBe('no-store')
}

describe('the headers that protect people come with', () => {
  test.each(answers)('%s (%i)', (_, status, asked) => expectProtection(asked, status))
})

test('what a call says of a person is kept by no cache', async () => {
  const { browser, token: arrived } = await arrive(testApp)
  browser.jar.set('__Host-numeria', browser.jar.get('numeria')!)
  const token = await activated(browser, arrived)
  for (const url of ['/api/auth/profile', '/api/chat/history', '/api/billing/purchases']) {
    const { statusCode, headers } = await browser.get(url, { token })
    expect({ url, statusCode, cache: headers['cache-control'] }).toEqual({ url, statusCode: 200, cache: 'no-store' })
  }
})

const secret = 'A'.repeat(43)

describe('while the database is away', () => {
  beforeAll(() => testApp.database.drop())

  test('a call that fails is protected as any other', () =>
    expectProtection({ url: '/api/auth/profile', headers: { cookie: `__Host-numeria=${secret}.${secret}` } }, 503))
})
