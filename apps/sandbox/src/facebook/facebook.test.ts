import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { createBrowser } from '../test-browser.ts'

const appUrl = 'http://localhost:4101'
const callback = `${appUrl}/api/auth/callback/facebook`
const ana = { email: 'ana@example.com', name: 'Ana Silva' }

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, appUrl })))
afterAll(() => sandbox.stop())

function dialogAddress(changes: Record<string, string> = {}) {
  const address = new URL(`${sandbox.environment.FACEBOOK_WEB_URL}/v23.0/dialog/oauth`)
  address.search = new URLSearchParams({
    client_id: sandbox.environment.FACEBOOK_CLIENT_ID!,
    redirect_uri: callback,
    state: 'a state & more',
    response_type: 'code',
    scope: 'email,public_profile',
    ...changes,
  }).toString()
  return address
}

async function consent(fields: Record<string, string>, changes?: Record<string, string>) {
  const browser = createBrowser(sandbox.url)
  return (await browser.submit(await browser.open(dialogAddress(changes)), fields)).leftTo!
}

async function redeem(code: string, changes: Record<string, string> = {}) {
  const { FACEBOOK_GRAPH_URL, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = sandbox.environment
  const given = {
    client_id: FACEBOOK_CLIENT_ID!,
    client_secret: FACEBOOK_CLIENT_SECRET!,
    redirect_uri: callback,
    code,
    ...changes,
  }
  const response = await fetch(`${FACEBOOK_GRAPH_URL}/v23.0/oauth/access_token`, {
    method: 'POST',
    body: new URLSearchParams(given),
  })
  return { status: response.status, body: (await response.json()) as { access_token: string; token_type: string } }
}

async function whoIs(token: string, query = 'fields=id,name,email') {
  const response = await fetch(`${sandbox.environment.FACEBOOK_GRAPH_URL}/v23.0/me?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.status, body: (await response.json()) as Record<string, string> }
}

async function signIn(fields: Record<string, string>, changes?: Record<string, string>) {
  const code = (await consent(fields, changes)).searchParams.get('code')!
  return (await whoIs((await redeem(code)).body.access_token)).body
}

describe('signing in with the Facebook sandbox', () => {
  test('leads back with a code and the state, and ends in #_=_ as Facebook does', async () => {
    const back = await consent(ana)
    expect(back.href).toMatch(`${callback}?`)
    expect(back.searchParams.get('state')).toBe('a state & more')
    expect(back.hash).toBe('#_=_')
  })

  test('the code buys a bearer token, and the token tells who it is', async () => {
    const { status, body } = await redeem((await consent(ana)).searchParams.get('code')!)
    expect({ status, body }).toMatchObject({ status: 200, body: { token_type: 'bearer', expires_in: 5_184_000 } })
    expect(await whoIs(body.access_token)).toEqual({
      status: 200,
      body: { id: expect.stringMatching(/^\d{16}$/), name: 'Ana Silva', email: 'ana@example.com' },
    })
  })

  test('only the fields that are asked for are told', async () => {
    const { body } = await redeem((await consent(ana)).searchParams.get('code')!)
    expect(Object.keys((await whoIs(body.access_token, 'fields=id')).body)).toEqual(['id'])
  })

  test('somebody without an e-mail is still somebody, and the same one next time', async () => {
    const first = await signIn({ email: '', name: 'Rui Costa' })
    expect(first).toEqual({ id: expect.any(String), name: 'Rui Costa' })
    expect(await signIn({ email: '', name: 'Rui Costa' })).toEqual(first)
  })

  test('a chosen subject is that person, whatever the e-mail', async () => {
    expect(await signIn({ ...ana, subject: '77' })).toMatchObject({ id: '77', email: ana.email })
    expect(await signIn({ email: 'other@example.com', name: 'Ana', subject: '77' })).toMatchObject({ id: '77' })
  })

  test('the e-mail is not told when the product did not ask for it', async () => {
    expect(await signIn(ana, { scope: 'public_profile' })).not.toHaveProperty('email')
  })

  test('cancelling tells the product so', async () => {
    const back = await consent({ email: '', name: '', cancel: 'yes' })
    expect(Object.fromEntries(back.searchParams)).toMatchObject({
      error: 'access_denied',
      error_reason: 'user_denied',
      state: 'a state & more',
    })
  })

  test('a form with nothing in it comes back with a sentence', async () => {
    const browser = createBrowser(sandbox.url)
    const again = await browser.submit(await browser.open(dialogAddress()), { email: '', name: '' })
    expect(again).toMatchObject({
      status: 400,
      html: expect.stringContaining('Please give a name or an e-mail address.'),
    })
  })

  test('PKCE is checked where it is used', async () => {
    const challenge = {
      code_challenge: createHash('sha256').update('the verifier').digest('base64url'),
      code_challenge_method: 'S256',
    }
    const right = (await consent(ana, challenge)).searchParams.get('code')!
    expect((await redeem(right, { code_verifier: 'the verifier' })).status).toBe(200)
    const wrong = (await consent(ana, challenge)).searchParams.get('code')!
    expect((await redeem(wrong, { code_verifier: 'another' })).status).toBe(400)
  })
})

describe('the Facebook sandbox refuses', () => {
  test.each([
    ['a redirect address that is not the product’s', { redirect_uri: 'https://elsewhere.example/' }],
    ['an unknown client', { client_id: '7' }],
    ['anything but a code', { response_type: 'token' }],
  ])('%s', async (_, changes) => {
    expect(await createBrowser(sandbox.url).open(dialogAddress(changes))).toMatchObject({ status: 400, leftTo: null })
  })

  test.each([
    ['a wrong secret', { client_secret: 'no' }],
    ['a wrong client', { client_id: 'no' }],
    ['another redirect address than the dialog had', { redirect_uri: `${callback}/` }],
    ['an unknown code', { code: 'no' }],
  ])('%s, in Graph’s error shape', async (_, changes) => {
    const code = (await consent(ana)).searchParams.get('code')!
    expect(await redeem(code, changes)).toMatchObject({ status: 400, body: { error: { type: 'OAuthException' } } })
  })

  test('a code that was used before', async () => {
    const code = (await consent(ana)).searchParams.get('code')!
    await redeem(code)
    expect((await redeem(code)).status).toBe(400)
  })

  test('a token that it did not issue', async () => {
    expect(await whoIs('made-up')).toMatchObject({ status: 400, body: { error: { code: 190 } } })
  })
})
