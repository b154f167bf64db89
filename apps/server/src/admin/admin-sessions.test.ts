import { type ActiveTokens, operatorRoutes, type SessionList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Email } from '../integrations/mail.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { notifyOfNewBrowsers } from './admin-browsers.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let sent: Email[] = []
let isMailAway = false
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  testApp.deps.mail = {
    send: async (mail) => {
      if (isMailAway) throw new Error('the mail server is away')
      sent.push(mail)
    },
  }
})
afterAll(() => testApp.stop())
beforeEach(() => {
  sent = []
})

const password = 'a quiet evening'
const browserCookie = 'numeria-admin-browser'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1'

async function createSignedIn() {
  const email = `${randomUUID()}@numeria.example`
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  const signIn = async (agent: string, headers = {}) => {
    const browser = createBrowser(testApp.app)
    const again = () =>
      browser.post(operatorRoutes.adminLogin.path, {
        headers: { 'user-agent': agent, ...headers },
        body: { email, password },
      })
    expect((await again()).statusCode).toBe(200)
    return { browser, again }
  }
  return { email, signIn, first: await signIn(firefox) }
}

const listSessions = async ({ browser }: { browser: ReturnType<typeof createBrowser> }) =>
  (await browser.get(operatorRoutes.adminSessions.path)).json<SessionList>().sessions

const isSignedIn = async ({ browser }: { browser: ReturnType<typeof createBrowser> }) =>
  (await browser.get(operatorRoutes.adminStatus.path)).json<{ authenticated: boolean }>().authenticated

type Sitting = { browser: ReturnType<typeof createBrowser> }

const endNamed = ({ browser }: Sitting, sessionId: string, given = password) =>
  browser.post(operatorRoutes.endAdminSession.path.replace(':sessionId', sessionId), { body: { password: given } })

const endOthers = ({ browser }: Sitting, given = password) =>
  browser.post(operatorRoutes.endOtherAdminSessions.path, { body: { password: given } })

describe('an administrator’s sessions', () => {
  test('are ended by their owner, although another session guesses the password meanwhile', async () => {
    const { first, signIn } = await createSignedIn()
    const stolen = await signIn(safari)
    const answers = []
    for (let guess = 0; guess < 8; guess += 1) answers.push((await endOthers(stolen, `guess ${guess}`)).statusCode)
    expect(answers.at(-1)).toBe(429)
    expect((await endOthers(first)).json()).toEqual({ ended: 1 })
    expect(await isSignedIn(stolen)).toBe(false)
  })

  test('are listed with their browser, and end one by one', async () => {
    const { first, signIn } = await createSignedIn()
    testApp.passTime(1)
    const second = await signIn(safari)
    const list = await listSessions(first)
    expect(list).toMatchObject([
      { isCurrent: false, browser: 'Safari', system: 'iPhone' },
      { isCurrent: true, browser: 'Firefox', system: 'Linux' },
    ])
    const end = () => endNamed(first, list[0]!.id)
    expect((await end()).json()).toEqual({ ended: 1 })
    expect(await isSignedIn(second)).toBe(false)
    expect(await isSignedIn(first)).toBe(true)
    expect((await end()).json()).toMatchObject({ code: 'admin.session_not_found' })
  })

  test('take with them the browser that they were in, unless it is the caller’s', async () => {
    const { email, first, signIn } = await createSignedIn()
    testApp.passTime(1)
    await signIn(safari)
    await notifyOfNewBrowsers(testApp.deps)
    const browsers = async () =>
      (await testApp.owner.selectFrom('admin_browsers').select('system').where('email', '=', email).execute()).map(
        ({ system }) => system,
      )
    expect(new Set(await browsers())).toEqual(new Set(['Linux', 'iPhone']))
    for (const { id } of await listSessions(first)) await endNamed(first, id)
    expect(await browsers()).toEqual(['Linux'])
  })

  test('end all at once, but for the one that asks', async () => {
    const { first, signIn } = await createSignedIn()
    const others = [await signIn(safari), await signIn(safari)]
    expect((await endOthers(first)).json()).toEqual({ ended: 2 })
    expect(await Promise.all([first, ...others].map(isSignedIn))).toEqual([true, false, false])
    expect(await listSessions(first)).toHaveLength(1)
  })

  test('are not ended without the password, by somebody who has a stolen one', async () => {
    const { first, signIn } = await createSignedIn()
    const other = await signIn(safari)
    const [session] = await listSessions(first)
    for (const answer of [await endOthers(first, 'a guess'), await endNamed(first, session!.id, 'a guess')])
      expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'admin.password_wrong' }])
    expect(await isSignedIn(other)).toBe(true)
  })

  test('are not ended by another administrator', async () => {
    const [ana, bob] = [await createSignedIn(), await createSignedIn()]
    const [session] = await listSessions(ana.first)
    const answer = await endNamed(bob.first, session!.id)
    expect(answer.statusCode).toBe(404)
    await endOthers(bob.first)
    expect(await isSignedIn(ana.first)).toBe(true)
  })
})

describe('an administrator’s password', () => {
  const change = ({ browser }: Sitting, body: object) => browser.post(operatorRoutes.changePassword.path, { body })

  test('is changed with the old one, and ends the other sessions', async () => {
    const { first, signIn } = await createSignedIn()
    const other = await signIn(safari)
    const newPassword = 'another quiet evening'
    expect((await change(first, { password, newPassword })).json()).toEqual({ ended: 1 })
    expect(await Promise.all([first, other].map(isSignedIn))).toEqual([true, false])
    expect((await first.again()).statusCode).toBe(401)
    expect((await change(first, { password: newPassword, newPassword: password })).statusCode).toBe(200)
    expect((await first.again()).statusCode).toBe(200)
  })

  test('that is changed ends the bot tokens of its administrator, and of no other', async () => {
    const [ana, bob] = [await createSignedIn(), await createSignedIn()]
    for (const [{ first }, telegramUserId] of [
      [ana, 4711],
      [bob, 4712],
    ] as const)
      await first.browser.post(operatorRoutes.generateToken.path, { body: { telegramUserId } })
    expect((await change(ana.first, { password, newPassword: 'another quiet evening' })).statusCode).toBe(200)
    const { activeTokens } = (await bob.first.browser.get(operatorRoutes.activeTokens.path)).json<ActiveTokens>()
    expect(activeTokens.map(({ telegramUserId }) => telegramUserId)).toEqual([4712])
  })

  test('stays as it is without the old one, or where the new one is weak', async () => {
    const { first } = await createSignedIn()
    const wrong = await change(first, { password: 'a guess', newPassword: 'another quiet evening' })
    expect(wrong.json()).toMatchObject({ code: 'admin.password_wrong', field: 'password' })
    const weak = await change(first, { password, newPassword: 'qwertyuiop123' })
    expect(weak.json()).toMatchObject({ code: 'request.invalid', field: 'newPassword' })
    expect((await first.again()).statusCode).toBe(200)
  })
})

describe('a new browser', () => {
  test('is reported to its administrator once, and a known one never', async () => {
    const { email, first, signIn } = await createSignedIn()
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent.filter(({ to }) => to === email)).toMatchObject([{ text: expect.stringContaining('Firefox, Linux') }])
    sent = []
    await first.again()
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent).toEqual([])
    await signIn(safari, { 'accept-language': 'pt-PT' })
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent).toMatchObject([{ to: email, subject: expect.stringContaining('Novo início de sessão') }])
  })

  test('is reported although its session ends from a second one, which sends no browser cookie', async () => {
    const { email, signIn } = await createSignedIn()
    await notifyOfNewBrowsers(testApp.deps)
    sent = []
    const stolen = await signIn(safari)
    const again = createBrowser(testApp.app)
    again.jar.set(browserCookie, stolen.browser.jar.get(browserCookie)!)
    expect((await again.post(operatorRoutes.adminLogin.path, { body: { email, password } })).statusCode).toBe(200)
    again.jar.delete(browserCookie)
    for (const { id, isCurrent } of await listSessions({ browser: again }))
      if (!isCurrent) expect((await endNamed({ browser: again }, id)).statusCode).toBe(200)
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent).toMatchObject([{ to: email, text: expect.stringContaining('Safari, iPhone') }])
  })

  test('is reported although another session ends it first, and is a new one at its next login', async () => {
    const { email, first, signIn } = await createSignedIn()
    await notifyOfNewBrowsers(testApp.deps)
    sent = []
    const other = await signIn(safari)
    expect((await endOthers(first)).json()).toEqual({ ended: 1 })
    await other.again()
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent.map(({ to }) => to)).toEqual([email, email])
  })

  test('is reported later where the mail server is away', async () => {
    const { email } = await createSignedIn()
    isMailAway = true
    await notifyOfNewBrowsers(testApp.deps)
    isMailAway = false
    expect(sent).toEqual([])
    await notifyOfNewBrowsers(testApp.deps)
    expect(sent).toMatchObject([{ to: email }])
    expect(testApp.log()).not.toContain(email)
  })
})
