import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { appleProvider } from './apple.ts'
import { googleProvider } from './google.ts'
import type { IdentityProvider } from './identity-provider.ts'

// Issuers that sign whatever a test wants it to say. Everything that a good one does is tested with the sandbox (sign-in/login.test.ts).
const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const clientSecret = 'a-secret-that-is-long-enough-to-sign-with'
const team = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
const attempt = { state: 'the-state', nonce: 'the-nonce', verifier: 'v'.repeat(43) }
const callback = new URL('http://localhost:4505/api/auth/callback?code=abc&state=the-state')

const server = createServer((request, response) => {
  const path = request.url!
  if (path.endsWith('/openid-configuration')) {
    const endpoints = {
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
    }
    return sendJson(response, { issuer, ...endpoints })
  }
  if (path === '/keys' || path === '/auth/keys')
    return sendJson(response, { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256' }] })
  answerToken(response)
})
let issuer: string
let answerToken: (response: ServerResponse) => void

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const providers: readonly [name: string, open: () => IdentityProvider][] = [
  ['Google', () => googleProvider({ issuer, clientId: 'us', clientSecret })],
  [
    'Apple',
    () =>
      appleProvider({
        issuer,
        clientId: 'us',
        teamId: 'team',
        keyId: 'key',
        privateKey: team.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
        appId: null,
      }),
  ],
]
let provider: IdentityProvider

function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

type Forgery = { claims?: object; header?: object; key?: KeyObject | 'our secret' | null }

function idToken({ claims, header, key = own.privateKey }: Forgery): string {
  const now = Math.floor(Date.now() / 1_000)
  const said = {
    iss: issuer,
    aud: 'us',
    sub: '42',
    iat: now,
    exp: now + 60,
    nonce: attempt.nonce,
    email: 'ana@example.com',
    email_verified: true,
    ...claims,
  }
  const parts = [{ alg: 'RS256', kid: 'one', ...header }, said]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  if (key === null) return `${parts}.`
  const signature =
    key === 'our secret'
      ? createHmac('sha256', clientSecret).update(parts).digest()
      : sign('sha256', Buffer.from(parts), key)
  return `${parts}.${signature.toString('base64url')}`
}

function redeemed(forgery: Forgery) {
  answerToken = (response) =>
    sendJson(response, { access_token: 'at', token_type: 'Bearer', expires_in: 60, id_token: idToken(forgery) })
  return provider.redeem(attempt, callback)
}

describe.each(providers)('an ID token of %s', (_provider, open) => {
  beforeEach(() => void (provider = open()))

  test('that is as it should be says who this is', async () => {
    expect(await redeemed({})).toMatchObject({ subject: '42', email: 'ana@example.com' })
  })

  test.each<[string, Forgery]>([
    ['for another client', { claims: { aud: 'them' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['that has expired', { claims: { exp: 1 } }],
    ['of another login', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['signed with another key', { key: foreign.privateKey }],
    ['signed with a key that is not published', { key: foreign.privateKey, header: { kid: 'two' } }],
    ['that is not signed', { key: null }],
    ['that says it needs no signature', { key: null, header: { alg: 'none' } }],
    ['signed with our own secret', { key: 'our secret', header: { alg: 'HS256' } }],
  ])('%s is refused', async (_, forgery) => {
    await expect(redeemed(forgery)).rejects.toMatchObject({ name: 'LoginRefused', reason: 'invalid_token' })
  })

  test.each([false, 'false', undefined, 1])('whose email_verified is %j has no address for us', async (verified) => {
    expect(await redeemed({ claims: { email_verified: verified } })).toMatchObject({ subject: '42', email: null })
  })
})

test.each(providers)('of %s an email_verified in words counts where its documentation has it', async (name, open) => {
  provider = open()
  const { email } = await redeemed({ claims: { email_verified: 'true' } })
  expect(email).toBe(name === 'Apple' ? 'ana@example.com' : null)
})

describe.each(providers)('a token endpoint of %s', (_provider, open) => {
  beforeEach(() => void (provider = open()))

  test.each<[string, (response: ServerResponse) => void]>([
    ['that is down', (response) => void response.destroy()],
    ['that fails', (response) => sendJson(response, { error: 'server_error' }, 500)],
    [
      'that speaks HTML',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
    ],
    [
      'that sends broken JSON',
      (response) => void response.writeHead(200, { 'content-type': 'application/json' }).end('{'),
    ],
    ['that does not know us any more', (response) => sendJson(response, { error: 'invalid_client' }, 401)],
  ])('%s is unavailable', async (_, answer) => {
    answerToken = answer
    await expect(provider.redeem(attempt, callback)).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  })

  test('that refuses the code refuses the login', async () => {
    answerToken = (response) => sendJson(response, { error: 'invalid_grant' }, 400)
    await expect(provider.redeem(attempt, callback)).rejects.toMatchObject({
      name: 'LoginRefused',
      reason: 'invalid_token',
    })
  })

  test('that never answers is given up on', { timeout: 10_000 }, async () => {
    answerToken = () => {}
    await expect(provider.redeem(attempt, callback)).rejects.toMatchObject({ name: 'ProviderUnavailable' })
  })
})
