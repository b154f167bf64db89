import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clientKey } from '../../sandbox/src/apple/client-key.ts'
import { appleProvider } from './integrations/apple.ts'
import { chatCompletionsModel } from './integrations/chat-completions.ts'
import { facebookProvider } from './integrations/facebook.ts'
import { googleProvider } from './integrations/google.ts'
import { stripePayments } from './integrations/stripe.ts'
import { createBot } from './telegram/bot.ts'
import { operatorDesk } from './admin/operator-desk.ts'
import { startTestApp, type TestApp } from './test-app.ts'

// A malicious or broken service could redirect us to any address: into our own network, with our keys in the headers.
let testApp: TestApp
let outside: Awaited<ReturnType<typeof listen>>
let elsewhere: Awaited<ReturnType<typeof listen>>
const asked = { outside: 0, elsewhere: 0 }

async function listen(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  elsewhere = await listen((_request, response) => {
    asked.elsewhere += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  outside = await listen((request, response) => {
    asked.outside += 1
    response.writeHead(307, { location: `${elsewhere.url}${request.url}` }).end()
  })
})
afterAll(async () => {
  await testApp.stop()
  for (const { server } of [outside, elsewhere]) {
    server.closeAllConnections()
    server.close()
  }
})
beforeEach(() => void Object.assign(asked, { outside: 0, elsewhere: 0 }))

const attempt = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const callback = new URL('http://localhost:3000/callback?code=abc&state=the-state')
const budgets = { connectMs: 5_000, firstTokenMs: 5_000, thinkingMs: 5_000, idleMs: 5_000 }
const plain = { reasoningEffort: null, reasoningTokens: 0, extraBody: {} }

const calls: [string, () => Promise<unknown>][] = [
  [
    'the model',
    async () => {
      const model = chatCompletionsModel({
        ...budgets,
        ...plain,
        baseUrl: `${outside.url}/v1`,
        apiKey: 'key',
        name: 'selene',
      })
      const { signal } = new AbortController()
      for await (const _chunk of model.write({ messages: [], maxTokens: 1, signal }));
    },
  ],
  [
    'Stripe',
    () =>
      stripePayments({ ...testApp.deps.settings.payments, apiBase: outside.url }).createCustomer('id', 'a@b.c', 'key'),
  ],
  [
    'Google',
    () =>
      googleProvider({ issuer: outside.url, clientId: 'us', clientSecret: 'secret' }).authorizationUrl(
        attempt,
        'http://localhost:3000/callback',
      ),
  ],
  [
    'Apple',
    () =>
      appleProvider({
        issuer: outside.url,
        clientId: 'us',
        teamId: 'team',
        keyId: 'key',
        privateKey: clientKey,
        appId: null,
      }).redeem(attempt, callback),
  ],
  [
    'Facebook',
    () =>
      facebookProvider({
        webUrl: outside.url,
        graphUrl: outside.url,
        clientId: 'us',
        clientSecret: 'secret',
      }).redeem(attempt, callback),
  ],
  [
    'Telegram',
    () =>
      createBot(testApp.deps, operatorDesk(testApp.deps), { token: '1:token', apiRoot: outside.url }).api.sendMessage(
        1,
        'the figures of the day',
      ),
  ],
]

test.each(calls)('a redirect by %s is followed nowhere', async (_who, call) => {
  await expect(call()).rejects.toThrow()
  expect(asked.outside).toBeGreaterThan(0)
  expect(asked.elsewhere).toBe(0)
})
