import fastify from 'fastify'
import { expect, test } from 'vitest'
import { AppError } from './errors.ts'
import { installErrorHandler } from './error-handler.ts'

const app = fastify()
installErrorHandler(app, (name, { id }) => `<p>${name === 'failed' ? id : name}</p>`)
app.get('/broken', () => Promise.reject(new Error('a secret')))
app.get('/api/broken', () => Promise.reject(new AppError('server.busy', { retryAfterSeconds: 2 })))
app.get('/api/often', () => Promise.reject(new AppError('request.too_fast', { retryAfterSeconds: 600 })))
app.get('/refused', () => Promise.reject(new AppError('request.invalid')))

const reader = { accept: 'text/html,*/*;q=0.8' }
const navigation = { ...reader, 'sec-fetch-mode': 'navigate' }

test.each([
  ['a page', '/broken', reader, 500],
  ['a page, by a browser that says so', '/broken', navigation, 500],
  ['the way to a login, which is a page to its person', '/api/broken', navigation, 503],
])(
  'a person who opens %s and finds us failing gets a page with the id of the request',
  async (_, url, headers, status) => {
    const answer = await app.inject({ url, headers })
    expect(answer).toMatchObject({ statusCode: status, headers: { 'cache-control': 'no-store' } })
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(answer.body).toMatch(/^<p>req-\w+<\/p>$/)
    expect(answer.headers['retry-after']).toBe(status === 503 ? '2' : undefined)
  },
)

test('a person who opens a page too often gets a page that says so', async () => {
  const answer = await app.inject({ url: '/api/often', headers: navigation })
  expect(answer).toMatchObject({ statusCode: 429, headers: { 'retry-after': '600' }, body: '<p>too-fast</p>' })
})

test.each([
  ['a script', '/broken', { ...reader, 'sec-fetch-mode': 'cors' }],
  ['a program that takes anything', '/broken', { accept: '*/*' }],
  ['a call, by a browser that does not say what it is for', '/api/broken', reader],
  ['a person, where it is not we who failed', '/refused', navigation],
])('%s gets JSON', async (_, url, headers) => {
  const answer = await app.inject({ url, headers })
  expect(answer.json()).toEqual({
    error: expect.any(String),
    code: expect.stringMatching(/^\w+\.\w+$/),
    charged: expect.stringMatching(/^(no|unknown)$/),
    requestId: expect.any(String),
  })
  expect(answer.body).not.toContain('secret')
})
