import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { installErrorHandler } from '../platform/error-handler.ts'
import { adminZone } from './zone.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = fastify()
  installErrorHandler(app)
  app.get('/api/open', async () => ({ open: true }))
  await app.register(async (zone) => adminZone(zone))
})
afterAll(() => app.close())

const addresses = [
  '/api/admin',
  '/api/admin/',
  '/api/admin/status',
  '/api/admin/no/such/thing',
  '/api/telegram/active-tokens',
  '/api/%61dmin/status',
]

test.each(addresses)(
  '%s is denied to everybody who is no administrator, whatever the method and the credentials',
  async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      const headers = { authorization: 'Bearer anything', cookie: 'numeria=anything; admin=anything' }
      const answer = await app.inject({ method, url, headers })
      expect(answer.statusCode).toBe(401)
      expect(answer.json()).toMatchObject({ code: 'admin.required' })
    }
    expect(await app.inject({ method: 'HEAD', url })).toMatchObject({ statusCode: 401 })
  },
)

test('what is outside of it stays open', async () => {
  expect((await app.inject('/api/open')).statusCode).toBe(200)
})
