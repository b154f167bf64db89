import { at, appleWebhookPath, facebookDeletionPath, routes, type ErrorReply } from '@numeria/contract'
import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { publicUrl } from '../sign-in/test-logins.ts'
import { deleteOldRequests } from './platform-requests.ts'
import { isSignedIn, someone, usePlatforms } from './test-platforms.ts'

const platforms = usePlatforms()
const { logins, newBrowser, fromFacebook, fromApple, deliver, askFacebook, come, addGoogle, stateOf } = platforms
let testApp: TestApp
beforeAll(() => void ({ testApp } = platforms))

describe('a data deletion request of Facebook', () => {
  test('deletes the account whose only login it was, and says so under its code', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'facebook', ana)
    const { url, confirmation_code: code } = await askFacebook(ana.subject)
    expect(code).toMatch(/^[0-9a-f]{32}$/)
    expect(url).toBe(`${publicUrl}/data-deletion?code=${code}`)
    expect(await stateOf(code)).toMatchObject({ provider: 'facebook', state: 'account_deleted' })
    expect(await isSignedIn(browser)).toBe(false)
    const rows = await testApp.everyRow()
    expect(rows).not.toContain(ana.email)
    expect(rows).not.toContain(ana.subject)
  })

  test('removes the login alone where the account has another one, and ends its sessions', async () => {
    const ana = someone()
    const browser = newBrowser()
    const { id } = await come(browser, 'facebook', ana)
    const google = await addGoogle(browser)
    const { confirmation_code: code } = await askFacebook(ana.subject)
    expect((await stateOf(code)).state).toBe('login_removed')
    expect(await isSignedIn(browser)).toBe(false)
    expect(await come(newBrowser(), 'google', google)).toMatchObject({ id, email: google.email })
    expect((await come(newBrowser(), 'facebook', someone())).id).not.toBe(id)
    const removed = testApp.deps.db.selectFrom('emails').select('body').where('kind', '=', 'login_removed')
    expect((await removed.execute()).some(({ body }) => body.includes(ana.email))).toBe(true)
  })

  test('about a person whom we do not know, or who came back after it, changes nothing', async () => {
    const stranger = await askFacebook(randomUUID())
    expect((await stateOf(stranger.confirmation_code)).state).toBe('unknown')
    const ana = someone()
    const old = await fromFacebook(ana.subject)
    testApp.passTime(5)
    const browser = newBrowser()
    await come(browser, 'facebook', ana)
    const { confirmation_code: code } = (await deliver(old)).json<{ confirmation_code: string }>()
    expect((await stateOf(code)).state).toBe('unknown')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('counts by its signature alone', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'facebook', ana)
    const { body, ...message } = await fromFacebook(ana.subject)
    const [signature, payload] = new URLSearchParams(body).get('signed_request')!.split('.') as [string, string]
    const other = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: ana.subject, issued_at: 1 }))
    for (const signed of [
      '',
      payload,
      `.${payload}`,
      `${signature.slice(0, -2)}.${payload}`,
      `${signature}.${other.toString('base64url')}`,
      `${signature}.${payload}.${payload}`,
    ]) {
      const answer = await deliver({ ...message, body: new URLSearchParams({ signed_request: signed }).toString() })
      expect([answer.statusCode, answer.json<ErrorReply>().code]).toEqual([400, 'people_data.platform_signature'])
    }
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('is shown for a year, and an unknown code leads nowhere', async () => {
    const { confirmation_code: code } = await askFacebook(randomUUID())
    const { db, clock } = testApp.deps
    const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000)
    await deleteOldRequests(db, inDays(364))
    expect((await stateOf(code)).state).toBe('unknown')
    await deleteOldRequests(db, inDays(366))
    expect((await testApp.app.inject(at(routes.deletionRequest, { code }).path)).statusCode).toBe(404)
  })
})

describe('a notification of Apple', () => {
  test('that an Apple Account was deleted deletes the account whose only login it was', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'apple', ana)
    expect((await deliver(await fromApple(ana.subject, 'account-deleted'))).statusCode).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await testApp.everyRow()).not.toContain(ana.email)
  })

  test('that consent was revoked ends all sessions, and a new consent opens the account again', async () => {
    const ana = someone()
    const browser = newBrowser()
    const { id } = await come(browser, 'apple', ana)
    expect((await deliver(await fromApple(ana.subject, 'consent-revoked'))).statusCode).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await come(newBrowser(), 'apple', ana)).toMatchObject({ id })
  })

  test('about forwarded e-mail changes nothing', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'apple', ana)
    expect((await deliver(await fromApple(ana.subject, 'email-disabled'))).statusCode).toBe(200)
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('counts only where Apple signed it for us', async () => {
    const ana = someone()
    const browser = newBrowser()
    await come(browser, 'apple', ana)
    const { environment } = logins.sandbox
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const forge = (changes: { audience?: string; issuer?: string } = {}) =>
      new SignJWT({ events: JSON.stringify({ type: 'account-deleted', sub: ana.subject }) })
        .setProtectedHeader({ alg: 'RS256' })
        .setIssuer(changes.issuer ?? environment.APPLE_ISSUER!)
        .setAudience(changes.audience ?? environment.APPLE_CLIENT_ID!)
        .setIssuedAt()
        .setExpirationTime('1d')
        .sign(privateKey)
    const right = await fromApple(ana.subject, 'account-deleted')
    const { payload } = JSON.parse(right.body) as { payload: string }
    const [header, , signature] = payload.split('.')
    const claims = Buffer.from(JSON.stringify({ sub: ana.subject })).toString('base64url')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload.split('.')[1]}.`
    for (const forged of ['', 'a.b.c', unsigned, `${header}.${claims}.${signature}`, await forge()]) {
      const answer = await deliver({ ...right, body: JSON.stringify({ payload: forged }) })
      expect([answer.statusCode, answer.json<ErrorReply>().code]).toEqual([400, 'people_data.platform_signature'])
    }
    testApp.passTime(2 * 24 * 60)
    expect((await deliver(right)).statusCode).toBe(400)
    testApp.passTime(-2 * 24 * 60)
    expect(await isSignedIn(browser)).toBe(true)
  })
})

test('a platform whose login is not configured is not listened to', async () => {
  const other = await startTestApp([], publicUrl)
  try {
    for (const [path, contentType, body] of [
      [facebookDeletionPath, 'application/x-www-form-urlencoded', 'signed_request=a.b'],
      [appleWebhookPath, 'application/json', '{"payload":"a.b.c"}'],
    ] as const)
      expect((await deliver({ url: publicUrl + path, contentType, body }, other)).statusCode).toBe(404)
  } finally {
    await other.stop()
  }
})
