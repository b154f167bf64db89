import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { APIResponse } from '@playwright/test'
import { expect, test } from './journey.ts'

// Headers of pages and files. Those of the API are tested beside the code (`security-headers.test.ts`).

test.use({ settings: { PUBLIC_URL: 'https://numeria.example' } })

const style = readdirSync(join(import.meta.dirname, '../../apps/web/dist/assets')).find((name) =>
  name.endsWith('.css'),
)!
const reader = { accept: 'text/html', 'accept-language': 'en' }

type Asked = { method?: string; path: string; headers?: Record<string, string>; status: number }

const answers: [string, Asked][] = [
  ['a page', { path: '/pricing', status: 200 }],
  ['the head of a page', { method: 'HEAD', path: '/pricing', status: 200 }],
  ['a page behind the sign-in', { path: '/chat', status: 200 }],
  ['a page that is not there', { path: '/nothing', status: 404 }],
  ['a page asked for by another method', { method: 'PUT', path: '/pricing', status: 404 }],
  ['a question what may be done with a page', { method: 'OPTIONS', path: '/pricing', status: 404 }],
  ['the way to the other language', { path: '/', headers: { cookie: 'language=pt' }, status: 302 }],
  ['the way to a page that moved', { path: '/about', status: 301 }],
  ['the question before a log-out', { path: '/api/logout/confirm', status: 200 }],
  ['a style sheet', { path: `/assets/${style}`, headers: { 'accept-encoding': 'identity' }, status: 200 }],
  ['a style sheet, packed', { path: `/assets/${style}`, headers: { 'accept-encoding': 'br' }, status: 200 }],
  ['a file that is not there', { path: '/assets/nothing.js', status: 404 }],
  ['the service worker', { path: '/service-worker.js', status: 200 }],
  ['the list for search engines', { path: '/sitemap.xml', status: 200 }],
  ['an address that cannot be read', { path: '/%ff', status: 400 }],
]

function expectProtection(answer: APIResponse, status: number): void {
  const headers = answer.headers()
  expect(answer.status()).toBe(status)
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
  expect(headers['content-security-policy']).not.toContain('unsafe')
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers).not.toHaveProperty(name)
}

test('every page and file brings the headers that protect people', async ({ request }) => {
  for (const [what, { path, status, headers, method = 'GET' }] of answers)
    await test.step(what, async () => {
      const answer = await request.fetch(path, { method, headers: { ...reader, ...headers }, maxRedirects: 0 })
      expectProtection(answer, status)
    })

  const { etag } = (await request.get('/pricing', { headers: reader })).headers()
  expectProtection(await request.get('/pricing', { headers: { ...reader, 'if-none-match': etag! } }), 304)
})

test('no cache keeps a page from behind the sign-in, and the login page tells nobody its address', async ({
  request,
}) => {
  for (const path of ['/chat', '/credits', '/referrals', '/login'])
    expect((await request.get(path, { headers: reader })).headers()['cache-control'], path).toBe('no-store')
  expect((await request.get('/login', { headers: reader })).headers()['referrer-policy']).toBe('no-referrer')
})
