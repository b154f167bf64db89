import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { createBrowser, postedForm } from '../test-browser.ts'

const appUrl = 'http://localhost:4102'
const redirectUri = `${appUrl}/api/auth/callback/apple`
const ana = { email: 'ana@example.com', name: 'Ana Silva' }

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, appUrl })))
afterAll(() => sandbox.stop())

function authorizeAddress(changes: Record<string, string> = {}): URL {
  const { APPLE_ISSUER, APPLE_CLIENT_ID } = sandbox.environment
  const address = new URL(`${APPLE_ISSUER}/auth/authorize`)
  address.search = new URLSearchParams({
    client_id: APPLE_CLIENT_ID!,
    redirect_uri: redirectUri,
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'name email',
    state: 'a state & more',
    nonce: 'once',
    ...changes,
  }).toString()
  return address
}

async function posted(fields: Record<string, string>) {
  const browser = createBrowser(sandbox.url)
  return postedForm(await browser.submit(await browser.open(authorizeAddress()), fields))
}

type Secret = { key?: KeyObject; kid?: string; audience?: string; lifetime?: string }

function clientSecret({ key, kid, audience, lifetime = '5m' }: Secret): Promise<string> {
  const { APPLE_ISSUER, APPLE_CLIENT_ID, APPLE_TEAM_ID, APPLE_KEY_ID, APPLE_PRIVATE_KEY } = sandbox.environment
  const own = { key: Buffer.from(APPLE_PRIVATE_KEY!, 'base64'), format: 'der', type: 'pkcs8' } as const
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: kid ?? APPLE_KEY_ID! })
    .setIssuer(APPLE_TEAM_ID!)
    .setSubject(APPLE_CLIENT_ID!)
    .setAudience(audience ?? APPLE_ISSUER!)
    .setIssuedAt()
    .setExpirationTime(lifetime)
    .sign(key ?? createPrivateKey(own))
}

async function redeem(code: string, secret: Secret = {}) {
  const { APPLE_ISSUER, APPLE_CLIENT_ID } = sandbox.environment
  const response = await fetch(`${APPLE_ISSUER}/auth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      client_id: APPLE_CLIENT_ID!,
      client_secret: await clientSecret(secret),
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
    }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

describe('signing in with the Apple sandbox', () => {
  test('posts a code to the product, with the name the first time only', async () => {
    const first = await posted(ana)
    expect(first.action.href).toBe(redirectUri)
    expect(first.fields).toMatchObject({ state: 'a state & more', code: expect.any(String) as string })
    expect(JSON.parse(first.fields.user!)).toEqual({
      name: { firstName: 'Ana', lastName: 'Silva' },
      email: ana.email,
    })
    expect((await posted(ana)).fields).not.toHaveProperty('user')
    const { body } = await redeem(first.fields.code!)
    expect(decodeJwt(body.id_token!)).toMatchObject({
      aud: sandbox.environment.APPLE_CLIENT_ID,
      email: ana.email,
      email_verified: true,
      nonce: 'once',
    })
  })

  test('hides the address behind a relay', async () => {
    const { fields } = await posted({ ...ana, relay: 'yes', subject: 'hidden' })
    expect(decodeJwt((await redeem(fields.code!)).body.id_token!)).toMatchObject({
      email: 'hidden@privaterelay.appleid.com',
      is_private_email: 'true',
    })
  })

  test('says when the person cancels', async () => {
    expect((await posted({ cancel: 'yes' })).fields).toEqual({
      error: 'user_cancelled_authorize',
      state: 'a state & more',
    })
  })
})

describe('the Apple sandbox refuses', () => {
  test.each([
    { client_id: 'another' },
    { redirect_uri: `${appUrl}/elsewhere` },
    { response_mode: 'query' },
    { scope: 'name phone' },
    { code_challenge: 'undocumented' },
  ])('a login with %j', async (changes) => {
    expect(await createBrowser(sandbox.url).open(authorizeAddress(changes))).toMatchObject({ status: 400 })
  })

  test('a code that was used before', async () => {
    const { fields } = await posted(ana)
    await redeem(fields.code!)
    expect(await redeem(fields.code!)).toEqual({ status: 400, body: { error: 'invalid_grant' } })
  })

  test.each<[string, Secret]>([
    ['of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['that names another key', { kid: 'other' }],
    ['for another issuer', { audience: 'https://other.example' }],
    ['that lives longer than six months', { lifetime: '200d' }],
  ])('a client secret %s', async (_, secret) => {
    const { fields } = await posted(ana)
    expect(await redeem(fields.code!, secret)).toEqual({ status: 400, body: { error: 'invalid_client' } })
  })
})
