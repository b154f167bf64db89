import { routes, type ErrorReply, type LoginList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Email } from '../integrations/mail.ts'
import { activated } from '../test-app.ts'
import { profile, useLogins } from './test-logins.ts'

const logins = useLogins()
let mails: Email[]
beforeEach(() => {
  mails = []
  logins.testApp.deps.mail = { send: async (mail) => void mails.push(mail) }
})

type Browser = ReturnType<typeof logins.newBrowser>
const newAddress = () => `${randomUUID()}@example.com`
const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorReply).code
const ask = (browser: Browser, email: string) => browser.post(routes.addEmailLogin.path, { body: { email } })
const confirm = (browser: Browser, email: string, code: string) =>
  browser.post(routes.confirmAddedEmail.path, { body: { email, code } })

async function come(email = newAddress()) {
  const browser = logins.newBrowser()
  const { token } = await logins.signIn(browser, 'google', { email, name: 'Ana Silva', subject: randomUUID() })
  await activated(browser, token!)
  return browser
}

async function newest(to: string): Promise<string> {
  const mail = await vi.waitFor(() => {
    const found = mails.findLast((one) => one.to === to)
    expect(found).toBeDefined()
    return found!
  })
  return /\d{4} \d{4}/.exec(mail.text)![0].replace(' ', '')
}

async function asked(browser: Browser, email: string) {
  expect((await ask(browser, email)).statusCode).toBe(202)
  return newest(email)
}

const listOf = async (browser: Browser) => (await browser.get(routes.logins.path)).json<LoginList>().logins

async function signInByEmail(email: string) {
  const browser = logins.newBrowser()
  await browser.post(routes.emailLogin.path, { body: { email } })
  const code = await newest(email)
  const answer = await browser.post(routes.confirmEmailLogin.path, { body: { email, code } })
  return { answer, browser }
}

describe('an e-mail login that is added in Settings', () => {
  test('opens the same account, is written about to its owner, and is removed again', async () => {
    const own = newAddress()
    const browser = await come(own)
    const { user } = (await browser.get(profile)).json<{ user: { id: string } }>()
    const email = newAddress()
    logins.testApp.passTime(1)
    expect((await confirm(browser, email, await asked(browser, email))).statusCode).toBe(204)
    expect(await listOf(browser)).toMatchObject([{ provider: 'google' }, { provider: 'email', email }])
    const added = await logins.testApp.owner
      .selectFrom('emails')
      .select('body')
      .where('kind', '=', 'login_linked')
      .execute()
    expect(JSON.stringify(added)).toContain(`E-mail (${email})`)

    const { answer, browser: elsewhere } = await signInByEmail(email)
    expect(answer.statusCode).toBe(200)
    expect((await elsewhere.get(profile)).json()).toMatchObject({ user: { id: user.id, email: own } })

    const { id } = (await listOf(browser)).find(({ provider }) => provider === 'email')!
    expect((await browser.send('DELETE', `/api/user/logins/${id}`)).statusCode).toBe(204)
    expect((await elsewhere.get(profile)).json()).toMatchObject({ isAuthenticated: false })
  })

  test('is not added with a code that signs in, nor does its code sign in', async () => {
    const browser = await come()
    const email = newAddress()
    const elsewhere = logins.newBrowser()
    await elsewhere.post(routes.emailLogin.path, { body: { email } })
    expect(codeOf(await confirm(browser, email, await newest(email)))).toBe('sign_in.code_wrong')
    mails = []
    const code = await asked(browser, email)
    const signIn = await elsewhere.post(routes.confirmEmailLogin.path, { body: { email, code } })
    expect(codeOf(signIn)).toBe('sign_in.code_wrong')
    expect(await listOf(browser)).toHaveLength(1)
  })

  test('is not added with the code of another account', async () => {
    const [browser, thief] = [await come(), await come()]
    const email = newAddress()
    const code = await asked(browser, email)
    expect(codeOf(await confirm(thief, email, code))).toBe('sign_in.code_wrong')
    expect(await listOf(thief)).toHaveLength(1)
  })

  test('stays with the account that it opens already', async () => {
    const email = newAddress()
    await signInByEmail(email)
    const browser = await come()
    mails = []
    const answer = await confirm(browser, email, await asked(browser, email))
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'sign_in.login_taken'])
    expect(await listOf(browser)).toHaveLength(1)
  })

  test('asks for a recent sign-in, and for one at all', async () => {
    const browser = await come()
    const email = newAddress()
    const code = await asked(browser, email)
    logins.testApp.passTime(14.9)
    expect(codeOf(await confirm(browser, email, code === '00000000' ? '11111111' : '00000000'))).toBe(
      'sign_in.code_wrong',
    )
    logins.testApp.passTime(0.2)
    for (const answer of [await ask(browser, email), await confirm(browser, email, code)])
      expect(codeOf(answer)).toBe('auth.fresh_sign_in_required')
    expect((await ask(logins.newBrowser(), email)).statusCode).toBe(401)
  })
})
