import {
  at,
  routes,
  type ErrorReply,
  type LoginList,
  type PasskeyCreation,
  type PasskeyRequest,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { activated, createBrowser } from '../test-app.ts'
import { profile, publicUrl, useLogins } from './test-logins.ts'
import { createDevice } from './test-passkeys.ts'

const logins = useLogins()
type Browser = ReturnType<typeof createBrowser>
type Device = ReturnType<typeof createDevice>
const chrome = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36' }
const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorReply).code

async function come(email = `${randomUUID()}@example.com`, subject: string = randomUUID()) {
  const browser = logins.newBrowser()
  const { token } = await logins.signIn(browser, 'google', { email, name: 'Ana Silva', subject })
  await activated(browser, token!)
  logins.testApp.passTime(1)
  return browser
}

const creation = async (browser: Browser) => (await browser.post(routes.addPasskeyOptions.path)).json<PasskeyCreation>()
const request = async (browser: Browser) => (await browser.post(routes.passkeyOptions.path)).json<PasskeyRequest>()
const add = (browser: Browser, body: object) => browser.post(routes.addPasskey.path, { body, headers: chrome })
const signIn = (browser: Browser, body: object) => browser.post(routes.passkeySignIn.path, { body, headers: chrome })
const listOf = async (browser: Browser) => (await browser.get(routes.logins.path)).json<LoginList>().logins
const userOf = async (browser: Browser) => (await browser.get(profile)).json<{ user: { id: string } | null }>().user

async function added(browser: Browser): Promise<Device> {
  const device = createDevice(publicUrl)
  expect((await add(browser, device.create(await creation(browser)))).statusCode).toBe(204)
  return device
}

describe('a passkey', () => {
  test('is added, listed with where it was made, written about, and opens the account', async () => {
    const browser = await come()
    const device = await added(browser)
    expect(await listOf(browser)).toMatchObject([
      { provider: 'google', device: null },
      { provider: 'passkey', email: null, device: { browser: 'Chrome', system: 'Linux' } },
    ])
    const mails = await logins.testApp.owner
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'login_linked')
      .execute()
    expect(JSON.stringify(mails)).toContain('Passkey (Chrome, Linux)')

    const elsewhere = logins.newBrowser()
    const answer = await signIn(elsewhere, device.prove(await request(elsewhere)))
    expect(answer.statusCode).toBe(200)
    const { token } = answer.json<{ token: string }>()
    expect((await elsewhere.get(profile, { token })).json()).toMatchObject({ user: await userOf(browser) })
    expect((await logins.newBrowser().get(profile, { token })).statusCode).toBe(401)
  })

  test('is added where its browser passes on what the passkey has signed itself', async () => {
    const browser = await come()
    const own = { attestation: { format: 'packed', hasCertificate: false } }
    expect((await add(browser, createDevice(publicUrl).create(await creation(browser), own))).statusCode).toBe(204)
  })

  test('is made by what names no one but the page, its person and their other passkeys', async () => {
    const browser = await come()
    const device = await added(browser)
    expect(await creation(browser)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.id }],
    })
    expect(Object.keys(await request(logins.newBrowser())).toSorted()).toEqual([
      'challenge',
      'rpId',
      'timeout',
      'userVerification',
    ])
  })

  test('that is removed opens nothing, ends the sessions that it opened, and leaves no row', async () => {
    const browser = await come()
    const device = await added(browser)
    const elsewhere = logins.newBrowser()
    await signIn(elsewhere, device.prove(await request(elsewhere)))
    const { id } = (await listOf(browser)).find(({ provider }) => provider === 'passkey')!
    expect((await browser.send('DELETE', at(routes.removeLogin, { loginId: id }).path)).statusCode).toBe(204)
    expect(await userOf(elsewhere)).toBeNull()
    const again = await signIn(elsewhere, device.prove(await request(elsewhere)))
    expect([again.statusCode, codeOf(again)]).toEqual([404, 'sign_in.passkey_unknown'])
    expect(await logins.testApp.everyRow()).not.toContain(device.id)
  })

  test('that is removed while it signs in opens nothing', async () => {
    const browser = await come()
    const device = await added(browser)
    const { id } = (await listOf(browser)).find(({ provider }) => provider === 'passkey')!
    const elsewhere = logins.newBrowser()
    const proof = device.prove(await request(elsewhere))
    const [removal, answer] = await logins.queued(
      'identities',
      () => browser.send('DELETE', at(routes.removeLogin, { loginId: id }).path),
      () => signIn(elsewhere, proof),
    )
    expect(removal.statusCode).toBe(204)
    expect([answer.statusCode, codeOf(answer)]).toEqual([401, 'token_expired'])
    expect(await userOf(elsewhere)).toBeNull()
  })

  test('stays as the last login, and the address of its account names it', async () => {
    const email = `${randomUUID()}@example.com`
    const browser = await come(email)
    await added(browser)
    const [google, passkey] = await listOf(browser)
    await browser.send('DELETE', at(routes.removeLogin, { loginId: google!.id }).path)
    const last = await browser.send('DELETE', at(routes.removeLogin, { loginId: passkey!.id }).path)
    expect(codeOf(last)).toBe('sign_in.last_login')
    const { location } = await logins.signIn(logins.newBrowser(), 'google', {
      email,
      name: 'Eve',
      subject: randomUUID(),
    })
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ reason: 'email_in_use', with: 'passkey' })
  })

  test('goes with the account', async () => {
    const email = `${randomUUID()}@example.com`
    const browser = await come(email)
    const device = await added(browser)
    const data = (await browser.get(routes.userData.path)).json<{ passkeys: object[] }>()
    expect(data.passkeys).toMatchObject([{ credentialId: device.id, browser: 'Chrome' }])
    expect(data.passkeys[0]).not.toHaveProperty('publicKey')
    expect((await browser.send('DELETE', routes.deleteAccount.path, { body: { email } })).statusCode).toBe(204)
    const elsewhere = logins.newBrowser()
    expect(codeOf(await signIn(elsewhere, device.prove(await request(elsewhere))))).toBe('sign_in.passkey_unknown')
    expect(await logins.testApp.everyRow()).not.toContain(device.id)
  })
})

describe('a passkey is not added', () => {
  test.each([
    ['of another page', { origin: 'https://evil.example' }],
    ['of another domain', { rpId: 'evil.example' }],
    ['whose device did not ask for its owner', { isVerified: false }],
    ['with another challenge', { challenge: 'x'.repeat(43) }],
    ['whose attestation names a certificate', { attestation: { format: 'packed', hasCertificate: true } }],
  ])('%s', async (_, wrong) => {
    const browser = await come()
    const answer = await add(browser, createDevice(publicUrl).create(await creation(browser), wrong))
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'sign_in.passkey_refused'])
    expect(await listOf(browser)).toHaveLength(1)
  })

  test('with the challenge of another session, or of a sign-in', async () => {
    const [browser, thief] = [await come(), await come()]
    const made = createDevice(publicUrl).create(await creation(browser))
    thief.jar.set('numeria-passkey', browser.jar.get('numeria-passkey')!)
    expect(codeOf(await add(thief, made))).toBe('sign_in.passkey_refused')
    const { challenge } = await request(browser)
    const options = await creation(await come())
    const mixed = createDevice(publicUrl).create({ ...options, challenge })
    expect(codeOf(await add(browser, mixed))).toBe('sign_in.passkey_refused')
  })

  test('twice to two accounts', async () => {
    const [browser, thief] = [await come(), await come()]
    const device = await added(browser)
    expect(codeOf(await add(thief, device.create(await creation(thief))))).toBe('sign_in.login_taken')
    expect(await listOf(thief)).toHaveLength(1)
    expect((await add(browser, device.create(await creation(browser)))).statusCode).toBe(204)
    expect(await listOf(browser)).toHaveLength(2)
  })

  test('beside twenty others, also when two are added at the same moment', async () => {
    const [email, subject] = [`${randomUUID()}@example.com`, randomUUID()]
    let browser = await come(email, subject)
    for (let count = 1; count < 20; count += 1) {
      // One person adds at most ten passkeys in an hour.
      if (count % 9 === 0) {
        logins.testApp.passTime(61)
        browser = await come(email, subject)
      }
      await added(browser)
    }
    const copies = [browser, createBrowser(logins.testApp.app, new Map(browser.jar))] as const
    const bodies: object[] = []
    for (const copy of copies) bodies.push(createDevice(publicUrl).create(await creation(copy)))
    const answers = await Promise.all(copies.map((copy, place) => add(copy, bodies[place]!)))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 409]))
    expect(answers.map(({ body }) => body).join('')).toContain('sign_in.enough_passkeys')
    expect(codeOf(await browser.post(routes.addPasskeyOptions.path))).toBe('sign_in.enough_passkeys')
    expect(await listOf(browser)).toHaveLength(21)
  })

  test('a quarter of an hour after the sign-in', async () => {
    const browser = await come()
    const made = createDevice(publicUrl).create(await creation(browser))
    logins.testApp.passTime(15)
    for (const answer of [await browser.post(routes.addPasskeyOptions.path), await add(browser, made)])
      expect(codeOf(answer)).toBe('auth.fresh_sign_in_required')
  })
})

describe('nobody signs in', () => {
  test.each([
    ['on another page', { origin: 'https://evil.example' }],
    ['at another domain', { rpId: 'evil.example' }],
    ['without their fingerprint, face or PIN', { isVerified: false }],
    ['with a challenge of their own', { challenge: 'x'.repeat(43) }],
    ['with a device that counts backwards, as a copy does', { counter: 1 }],
    ['with the passkey of another person', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ])('%s', async (_, wrong) => {
    const device = await added(await come())
    const browser = logins.newBrowser()
    expect((await signIn(browser, device.prove(await request(browser)))).statusCode).toBe(200)
    const stranger = logins.newBrowser()
    const answer = await signIn(stranger, device.prove(await request(stranger), wrong))
    expect([answer.statusCode, codeOf(answer)]).toEqual([400, 'sign_in.passkey_refused'])
    expect(await userOf(stranger)).toBeNull()
  })

  test('with an answer that was given before, in the same browser or in another one', async () => {
    const device = await added(await come())
    const browser = logins.newBrowser()
    const proof = device.prove(await request(browser))
    const copies = Array.from({ length: 4 }, () => createBrowser(logins.testApp.app, new Map(browser.jar)))
    const answers = await Promise.all(copies.map((copy) => signIn(copy, proof)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect((await signIn(logins.newBrowser(), proof)).statusCode).toBe(400)
  })

  test('five minutes after they asked', async () => {
    const device = await added(await come())
    const browser = logins.newBrowser()
    const proof = device.prove(await request(browser))
    logins.testApp.passTime(5.1)
    expect(codeOf(await signIn(browser, proof))).toBe('sign_in.passkey_refused')
  })
})
