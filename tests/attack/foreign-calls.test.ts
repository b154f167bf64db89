import { webhookPath } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InjectOptions } from 'fastify'
import { openTarget } from './target.ts'

// Requests that a foreign page can make a browser send, with the cookies of a user and of an administrator. None of them may change anything.

let target: Awaited<ReturnType<typeof openTarget>>
let cookie: string
beforeAll(async () => {
  target = await openTarget()
  cookie = await target.everybodysCookies()
})
afterAll(() => target.stop())

/** Everything that could change something. The webhook is signed, and has no cookie; what Apple's page posts decides nothing (apple-login.test.ts). */
const changing = () =>
  target.routes.filter(
    ({ method, path }) =>
      !['GET', 'HEAD'].includes(method) && ![webhookPath, '/api/auth/callback/apple'].includes(path),
  )

const bodies: [string, string][] = [
  ['text/plain', '{"credits":1000000}'],
  ['text/plain;charset=UTF-8', '{}'],
  ['application/x-www-form-urlencoded', 'credits=1000000'],
  ['multipart/form-data; boundary=a', '--a\r\ncontent-disposition: form-data; name="credits"\r\n\r\n1\r\n--a--\r\n'],
  ['application/json', '{}'],
]

const strangers: [string, Record<string, string>][] = [
  ['another site', { origin: 'https://other.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by a browser that tells its origin alone', { origin: 'https://other.example' }],
  ['our own name with another port', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
  ['a site whose name begins like ours', { origin: 'http://localhost:3000.other.example' }],
  ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin, by a browser that tells no more', { origin: 'null' }],
]

describe('a call that changes something and comes from', () => {
  test.each(strangers)('%s is refused whatever it brings, and changes nothing', async (_, headers) => {
    const before = await target.rowCounts()
    const through: string[] = []
    for (const { method, path } of changing())
      for (const [type, payload] of bodies) {
        const url = path.replaceAll(/:\w+|\*/g, () => randomUUID())
        const answer = await target.app.inject({
          method: method as NonNullable<InjectOptions['method']>,
          url,
          payload,
          headers: { ...headers, cookie, 'content-type': type },
        })
        if (answer.statusCode !== 403 || answer.json<{ code: string }>().code !== 'request.foreign_origin')
          through.push(`${method} ${url} ${type}: ${answer.statusCode}`)
      }
    expect(through).toEqual([])
    expect(await target.rowCounts()).toEqual(before)
  })
})

test('what a browser sends without asking first is taken by no call, though it came from our own page', async () => {
  const taken: string[] = []
  for (const { method, path, schemas } of changing())
    for (const [type, payload] of bodies.slice(0, -1)) {
      if (!schemas.body) continue
      const url = path.replaceAll(/:\w+|\*/g, () => randomUUID())
      const headers = { 'sec-fetch-site': 'same-origin', cookie, 'content-type': type }
      const answer = await target.app.inject({ method: method as 'POST', url, payload, headers })
      if (answer.statusCode !== 415) taken.push(`${method} ${url} ${type}: ${answer.statusCode}`)
    }
  expect(taken).toEqual([])
})

test('no other site is allowed to read an answer, or to ask with more than a form can', async () => {
  const headers = {
    origin: 'https://other.example',
    cookie,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization',
    'access-control-request-private-network': 'true',
  }
  for (const { method, path } of target.routes)
    for (const asked of ['OPTIONS', method] as const) {
      if (path === '/api/chat/turns/:turnId' || path.includes('delete')) continue
      const url = path.replaceAll(/:\w+|\*/g, () => randomUUID())
      const answer = await target.app.inject({ method: asked as 'GET', url, headers })
      const grants = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))
      expect(grants, `${asked} ${url}`).toEqual([])
    }
})

/** Answers that are a stream, a file, a page, a redirect or nothing at all, and so are written by hand. */
const writtenByHand = new Set([
  'GET /api/chat/turns/:turnId',
  'GET /api/user/data',
  'GET /api/admin/payouts/batches/:batchId/file',
  'GET /api/admin/payouts/tax-report',
  'GET /api/billing/purchases/:purchaseId/invoice',
  'GET /api/openapi.json',
  'GET /api/logout',
  'POST /api/logout',
  'POST /api/auth/email',
  'POST /api/user/logins/email',
  'POST /api/user/logins/email/confirm',
  'POST /api/user/logins/passkey',
  'POST /api/billing/begin',
  'POST /api/compare/take-back',
  'GET /api/logout/confirm',
  'POST /api/today/reminders/end/:token',
  'GET /api/today/reminders/end/:token',
  'GET /api/auth/login/:provider',
  'GET /api/auth/callback/:provider',
  'POST /api/auth/callback/apple',
  `POST ${webhookPath}`,
])

test('whatever the API answers is written by a schema, so that no field gets out by itself', () => {
  const open = target.routes
    .filter(({ method, path, hasReply }) => path.startsWith('/api/') && !hasReply && method !== 'HEAD')
    .filter(({ method, path }) => method !== 'DELETE' && !/^\/api\/(admin|telegram)(\/\*)?$/.test(path))
    .map(({ method, path }) => `${method} ${path}`)
  expect(open.filter((route) => !writtenByHand.has(route))).toEqual([])
})
