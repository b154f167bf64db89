// Logins by e-mail, from browsers in networks of their own. For tests.
import { routes, type ErrorReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, vi } from 'vitest'
import type { Email } from '../integrations/mail.ts'
import type { createBrowser, TestApp } from '../test-app.ts'
import { profile, useLogins } from './test-logins.ts'

type Browser = ReturnType<typeof createBrowser>
type Who = { isAuthenticated: boolean; user: { email: string; credits: number } | null }

export const newAddress = () => `${randomUUID()}@example.com`
export const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorReply).code

let street = 0
/** Each person is in a network of their own, unless the test says where they are. */
export const newNetwork = () => `10.${Math.floor((street += 1) / 250)}.${street % 250}.7`

function keepEmails({ deps }: TestApp, mails: Email[]): void {
  deps.mail = { send: async (mail) => void mails.push(mail) }
}

/** The product for a test file, with a mail server that keeps every email of a test. */
export function useEmailLogins() {
  const logins = useLogins({ TRUST_PROXY: 'on', LIMITS_PER_ADDRESS_TIMES: '1' })
  const mails: Email[] = []
  beforeEach(() => {
    mails.length = 0
    keepEmails(logins.testApp, mails)
  })

  const networks = new WeakMap<Browser, string>()
  const from = (browser: Browser) => {
    if (!networks.has(browser)) networks.set(browser, newNetwork())
    return { 'x-forwarded-for': networks.get(browser)! }
  }
  const browserIn = (network: string) => {
    const browser = logins.newBrowser()
    networks.set(browser, network)
    return browser
  }
  const ask = (browser: Browser, email: string) =>
    browser.post(routes.emailLogin.path, { body: { email }, headers: from(browser) })
  const confirm = (browser: Browser, email: string, code: string) =>
    browser.post(routes.confirmEmailLogin.path, { body: { email, code }, headers: from(browser) })

  /** Asks for an e-mail. @returns what it says */
  async function asked(browser: Browser, email: string) {
    const count = mails.length
    expect((await ask(browser, email)).statusCode).toBe(202)
    const { to, text } = await vi.waitFor(() => {
      expect(mails).toHaveLength(count + 1)
      return mails.at(-1)!
    })
    const link = new URL(/http\S+/.exec(text)![0])
    const secret = new URLSearchParams(link.hash.slice(1))
    expect(to).toBe(email)
    expect([link.pathname, link.search, secret.get('email')]).toEqual(['/login', '', email])
    return { code: /\d{4} \d{4}/.exec(text)![0].replace(' ', ''), link: secret.get('code')! }
  }

  const whoIs = async (browser: Browser, token?: string) =>
    (await browser.get(profile, token === undefined ? {} : { token })).json<Who>()

  async function signIn(email: string) {
    const browser = logins.newBrowser()
    const answer = await confirm(browser, email, (await asked(browser, email)).code)
    expect(answer.statusCode).toBe(200)
    return { browser, token: answer.json<{ token: string }>().token }
  }

  return { logins, mails, networks, from, browserIn, ask, confirm, asked, whoIs, signIn }
}
