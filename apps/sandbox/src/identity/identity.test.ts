import { createHash } from 'node:crypto'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { createBrowser, type Visit } from '../test-browser.ts'

const appUrl = 'http://localhost:4100'
const callback = `${appUrl}/api/auth/callback/google`
const ana = { email: 'ana.silva@example.com', name: 'Ana Maria Silva' }

let sandbox: Sandbox
let client: openid.Configuration

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl })
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET } = sandbox.environment
  client = await openid.discovery(new URL(GOOGLE_ISSUER!), GOOGLE_CLIENT_ID!, GOOGLE_CLIENT_SECRET, undefined, {
    execute: [openid.allowInsecureRequests],
  })
})
afterAll(() => sandbox.stop())

async function startSignIn() {
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const address = openid.buildAuthorizationUrl(client, {
    redirect_uri: callback,
    scope: 'openid email profile',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  })
  return {
    address,
    checks: { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true },
  }
}

async function signIn(fields: Record<string, string>, browser = createBrowser(sandbox.url)) {
  const { address, checks } = await startSignIn()
  const back = await browser.submit(await browser.open(address), fields)
  const tokens = await openid.authorizationCodeGrant(client, back.leftTo!, checks)
  return { claims: tokens.claims()!, tokens, back, checks }
}

function expectForm(visit: Visit) {
  expect(visit).toMatchObject({ status: 200, leftTo: null })
  expect(visit.html).toContain('name="email"')
}

describe('signing in with the Google sandbox', () => {
  test('a filled form leads back to the product with a code for who it is', async () => {
    const { claims, back } = await signIn(ana)
    expect(back.leftTo!.href).toMatch(`${callback}?`)
    expect(claims).toMatchObject({
      email: ana.email,
      email_verified: true,
      name: ana.name,
      given_name: 'Ana',
      family_name: 'Maria Silva',
      sub: expect.stringMatching(/^\d{21}$/),
    })
  })

  test('userinfo says the same as the id_token', async () => {
    const { claims, tokens } = await signIn(ana)
    const info = await openid.fetchUserInfo(client, tokens.access_token, claims.sub)
    expect(info).toMatchObject({ sub: claims.sub, email: ana.email, email_verified: true, name: ana.name })
  })

  test('the same e-mail is the same person whatever its case, another is another', async () => {
    const first = await signIn(ana)
    const again = await signIn({ email: 'ANA.Silva@example.com', name: 'Somebody Else' })
    const other = await signIn({ email: 'rui@example.com', name: 'Rui' })
    expect(again.claims.sub).toBe(first.claims.sub)
    expect(other.claims.sub).not.toBe(first.claims.sub)
  })

  test('a chosen subject is that person, whatever the e-mail', async () => {
    const first = await signIn({ ...ana, subject: 'ana-1' })
    const moved = await signIn({ email: 'ana@elsewhere.example', name: 'Ana', subject: 'ana-1' })
    const other = await signIn({ ...ana, subject: 'ana-2' })
    expect([first, moved, other].map(({ claims }) => claims.sub)).toEqual(['ana-1', 'ana-1', 'ana-2'])
    expect(moved.claims.email).toBe('ana@elsewhere.example')
  })

  test('a name left empty is made from the e-mail', async () => {
    expect((await signIn({ email: 'rui.costa@example.com', name: '' })).claims.name).toBe('Rui Costa')
  })

  test('an e-mail can be unverified', async () => {
    expect((await signIn({ ...ana, unverified: 'yes' })).claims.email_verified).toBe(false)
  })

  test('the same browser is asked again at every visit, so the next person can be somebody else', async () => {
    const browser = createBrowser(sandbox.url)
    const first = await signIn(ana, browser)
    expectForm(await browser.open((await startSignIn()).address))
    const second = await signIn({ email: 'rui@example.com', name: 'Rui' }, browser)
    expect(second.claims).toMatchObject({ email: 'rui@example.com' })
    expect(second.claims.sub).not.toBe(first.claims.sub)
  })

  test('two tabs of one browser can sign in side by side', async () => {
    const browser = createBrowser(sandbox.url)
    const attempts = [await startSignIn(), await startSignIn()]
    const forms = [await browser.open(attempts[0]!.address), await browser.open(attempts[1]!.address)]
    for (const [index, { checks }] of attempts.entries()) {
      const back = await browser.submit(forms[index]!, { email: `tab${index}@example.com`, name: 'Tab' })
      const tokens = await openid.authorizationCodeGrant(client, back.leftTo!, checks)
      expect(tokens.claims()).toMatchObject({ email: `tab${index}@example.com` })
    }
  })

  test('cancelling tells the product so', async () => {
    const browser = createBrowser(sandbox.url)
    const { address, checks } = await startSignIn()
    const back = await browser.submit(await browser.open(address), { email: '', name: '', cancel: 'yes' })
    expect(Object.fromEntries(back.leftTo!.searchParams)).toMatchObject({
      error: 'access_denied',
      state: checks.expectedState,
    })
  })

  test('the form comes back with a sentence when the e-mail is missing or is none', async () => {
    const browser = createBrowser(sandbox.url)
    const form = await browser.open((await startSignIn()).address)
    const empty = await browser.submit(form, { email: '', name: 'Ana' })
    expect(empty).toMatchObject({ status: 400, html: expect.stringContaining('Please give an e-mail address.') })
    const wrong = await browser.submit(form, { email: '"><script>', name: '<b>' })
    expect(wrong).toMatchObject({ status: 400, html: expect.stringContaining('such as ana@example.com') })
    expect(wrong.html).not.toMatch(/<script>|<b>/)
    expect((await browser.submit(form, ana)).leftTo).not.toBeNull()
  })

  test('the form runs no script, fetches nothing, and may lead to another origin', async () => {
    const form = await createBrowser(sandbox.url).open((await startSignIn()).address)
    const policy = form.headers.get('content-security-policy')
    expect(policy).toContain(`default-src 'none'`)
    expect(policy).not.toContain('form-action')
    const style = /<style>(.*)<\/style>/s.exec(form.html)![1]!
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  })
})

describe('the Google sandbox refuses', () => {
  test('a redirect address that is not the product’s', async () => {
    const { address } = await startSignIn()
    address.searchParams.set('redirect_uri', `${callback}/elsewhere`)
    expect(await createBrowser(sandbox.url).open(address)).toMatchObject({ status: 400, leftTo: null })
  })

  test('a sign-in without PKCE', async () => {
    const { address } = await startSignIn()
    address.searchParams.delete('code_challenge')
    address.searchParams.delete('code_challenge_method')
    const { leftTo } = await createBrowser(sandbox.url).open(address)
    expect(leftTo!.searchParams.get('error')).toBe('invalid_request')
  })

  test('a code that was used before', async () => {
    const { back, checks } = await signIn(ana)
    await expect(openid.authorizationCodeGrant(client, back.leftTo!, checks)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('a code with another verifier', async () => {
    const browser = createBrowser(sandbox.url)
    const { address, checks } = await startSignIn()
    const back = await browser.submit(await browser.open(address), ana)
    const otherVerifier = { ...checks, pkceCodeVerifier: openid.randomPKCECodeVerifier() }
    await expect(openid.authorizationCodeGrant(client, back.leftTo!, otherVerifier)).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  test('a client secret that is not ours', async () => {
    const { GOOGLE_CLIENT_ID } = sandbox.environment
    const impostor = new openid.Configuration(client.serverMetadata(), GOOGLE_CLIENT_ID!, 'not-the-secret')
    openid.allowInsecureRequests(impostor)
    const browser = createBrowser(sandbox.url)
    const { address, checks } = await startSignIn()
    const back = await browser.submit(await browser.open(address), ana)
    await expect(openid.authorizationCodeGrant(impostor, back.leftTo!, checks)).rejects.toMatchObject({
      error: 'invalid_client',
    })
  })

  test('a form that was sent already, in a sentence', async () => {
    const browser = createBrowser(sandbox.url)
    const form = await browser.open((await startSignIn()).address)
    await browser.submit(form, ana)
    expect(await browser.submit(form, ana)).toMatchObject({
      status: 400,
      html: expect.stringContaining('already used'),
    })
  })

  test('a form opened in another browser', async () => {
    const form = await createBrowser(sandbox.url).open((await startSignIn()).address)
    expect(await createBrowser(sandbox.url).submit(form, ana)).toMatchObject({ status: 400, leftTo: null })
  })
})
