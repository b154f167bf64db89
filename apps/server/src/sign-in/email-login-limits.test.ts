import { navigations, type ErrorReply } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createBrowser, ownClick } from '../test-app.ts'
import { codeOf, newAddress, newNetwork, useEmailLogins } from './test-email-logins.ts'

const { logins, mails, networks, from, browserIn, ask, confirm, asked, signIn } = useEmailLogins()

describe('a mailbox', () => {
  /** Asks as often as there are numbers. @returns how many e-mails came */
  async function flood(times: number, caller: (nth: number) => Promise<{ statusCode: number }>) {
    const count = mails.length
    for (let nth = 0; nth < times; nth += 1) expect((await caller(nth)).statusCode).toBe(202)
    return mails.length - count
  }

  test('gets five e-mails in an hour for one network, in whatever spelling, and the answer stays the same', async () => {
    const name = randomUUID().replaceAll('-', '')
    const street = newNetwork().replace(/7$/, '')
    const sent = await flood(8, (nth) => ask(browserIn(`${street}${nth}`), `${name}+${nth}@gmail.com`))
    expect(sent).toBe(5)
    expect(await flood(1, () => ask(logins.newBrowser(), `${name}@gmail.com`))).toBe(1)
  })

  test('gets fifteen e-mails in an hour for all networks together', async () => {
    const email = newAddress()
    expect(await flood(20, () => ask(logins.newBrowser(), email))).toBe(15)
    logins.testApp.passTime(60.1)
    expect(await flood(1, () => ask(logins.newBrowser(), email))).toBe(1)
  })

  test('that a browser signed in to gets that browser’s five e-mails, whatever strangers do', async () => {
    const email = newAddress()
    const { browser } = await signIn(email)
    await browser.get(navigations.logout, { headers: { ...ownClick, ...from(browser) } })
    const stranger = browserIn(networks.get(browser)!)
    await flood(20, () => ask(stranger, email))
    await flood(20, () => ask(logins.newBrowser(), email))
    for (let nth = 0; nth < 30; nth += 1) await ask(stranger, newAddress())
    expect((await ask(stranger, newAddress())).statusCode).toBe(429)
    expect(await flood(8, () => ask(browser, email))).toBe(5)
    logins.testApp.passTime(60.1)
    expect((await confirm(browser, email, (await asked(browser, email)).code)).statusCode).toBe(200)
  })

  test('gets twenty e-mails in an hour for its known browsers together, however many sign in', async () => {
    const email = newAddress()
    let { browser } = await signIn(email)
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) {
      const begun = mails.length
      for (let nth = 0; nth < 5; nth += 1) statuses.push((await ask(browser, email)).statusCode)
      const link = /http\S+/.exec(mails.at(-1)!.text)![0]
      if (mails.length === begun) break
      // The link is opened without the cookie of the known mailboxes: this browser is new, and known from now on.
      const cookies = [...browser.jar].filter(([name]) => !name.includes('mailboxes'))
      browser = createBrowser(logins.testApp.app, new Map(cookies))
      const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('code')!
      expect((await confirm(browser, email, secret)).statusCode).toBe(200)
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(mails).toHaveLength(1 + 20)
  })

  test('is not known to a browser that signed in to another one', async () => {
    const email = newAddress()
    const { browser } = await signIn(newAddress())
    expect(await flood(20, () => ask(logins.newBrowser(), email))).toBe(15)
    expect(await flood(1, () => ask(browser, email))).toBe(0)
  })

  test('is known to a browser that signed in to another one as well', async () => {
    const email = newAddress()
    const { browser } = await signIn(email)
    const other = newAddress()
    expect((await confirm(browser, other, (await asked(browser, other)).code)).statusCode).toBe(200)
    await flood(20, () => ask(logins.newBrowser(), email))
    expect(await flood(1, () => ask(browser, email))).toBe(1)
  })
})

test('strangers’ e-mails have a limit for the whole service, and a known browser gets its own past it', async () => {
  const email = newAddress()
  const { browser } = await signIn(email)
  logins.testApp.passTime(60.1)
  const { limits } = logins.testApp.deps.settings
  logins.testApp.deps.settings.limits = { ...limits, loginEmailsPerHour: 3 }
  const count = mails.length
  for (let nth = 0; nth < 5; nth += 1) expect((await ask(logins.newBrowser(), newAddress())).statusCode).toBe(202)
  expect(mails).toHaveLength(count + 3)
  await asked(browser, email)
  logins.testApp.deps.settings.limits = limits
  logins.testApp.passTime(60.1)
})

test('known browsers’ e-mails count for the service, too', async () => {
  logins.testApp.passTime(60.1)
  const email = newAddress()
  const { browser } = await signIn(email)
  const { limits } = logins.testApp.deps.settings
  logins.testApp.deps.settings.limits = { ...limits, loginEmailsPerHour: 3 }
  await asked(browser, email)
  await asked(browser, email)
  const count = mails.length
  expect((await ask(logins.newBrowser(), newAddress())).statusCode).toBe(202)
  expect(mails).toHaveLength(count)
  await asked(browser, email)
  logins.testApp.deps.settings.limits = limits
  logins.testApp.passTime(60.1)
})

/** Asks from one address after another, twice from each, until the network has nothing left. @returns the e-mails that came, and the refusal */
async function floodFrom(addresses: (nth: number) => string, times: number) {
  const count = mails.length
  const refusals = []
  for (let nth = 0; nth < times; nth += 1) {
    const answer = await ask(browserIn(addresses(nth)), newAddress())
    if (answer.statusCode === 202) continue
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'sign_in.too_many_emails'])
    refusals.push(answer)
  }
  return { sent: mails.length - count, refusals }
}

test('a new browser gets its e-mails after a flood from other addresses of its network', async () => {
  logins.testApp.passTime(60.1)
  const street = newNetwork().replace(/7$/, '')
  // 28 requests from each of four addresses.
  expect((await floodFrom((nth) => `${street}${Math.floor(nth / 28)}`, 112)).sent).toBe(4 * 2 + 100)
  const newcomer = browserIn(`${street}200`)
  const email = newAddress()
  await asked(newcomer, email)
  const { code } = await asked(newcomer, email)
  expect((await ask(newcomer, email)).statusCode).toBe(429)
  expect((await confirm(newcomer, email, code)).statusCode).toBe(200)
})

test('past the limit of a network the answer says so, with the time that is left, and is the same for every mailbox', async () => {
  logins.testApp.passTime(60.1)
  const street = newNetwork().replace(/7$/, '')
  const known = newAddress()
  await signIn(known)
  const full = newAddress()
  for (let nth = 0; nth < 16; nth += 1) await ask(logins.newBrowser(), full)
  const { refusals } = await floodFrom((nth) => `${street}${Math.floor(nth / 28)}`, 109)
  const answers = []
  for (const email of [known, full, newAddress()]) answers.push(await ask(browserIn(`${street}3`), email))
  const { error } = answers[0]!.json<ErrorReply>()
  expect(error).toContain('from your network')
  for (const answer of [...refusals, ...answers]) {
    expect(answer.json()).toEqual({
      code: 'sign_in.too_many_emails',
      charged: 'no',
      error,
      requestId: expect.any(String) as string,
    })
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['set-cookie']]).toEqual([
      429,
      '3600',
      undefined,
    ])
  }
  const metrics = await logins.testApp.deps.metrics.registry.metrics()
  expect(metrics).toMatch(/numeria_login_emails_total\{outcome="network"\} [1-9]/)
  logins.testApp.passTime(60.1)
  await asked(browserIn(`${street}1`), newAddress())
})

test('the addresses of one network together get a hundred e-mails beyond those that the network shares', async () => {
  logins.testApp.passTime(60.1)
  const street = newNetwork().replace(/7$/, '')
  expect((await floodFrom((nth) => `${street}${Math.floor(nth / 2)}`, 210)).sent).toBe(100 + 100)
  await asked(logins.newBrowser(), newAddress())
})

test('an IPv6 /56 gets two e-mails of its own, whatever another /56 of the same /48 asks for', async () => {
  logins.testApp.passTime(60.1)
  const near = (nth: number) => `2001:db8:7:1${(nth % 256).toString(16).padStart(2, '0')}::1`
  expect((await floodFrom(near, 110)).sent).toBe(2 + 100)
  await asked(browserIn('2001:db8:7:200::1'), newAddress())
  await asked(browserIn('2001:db8:7:2ff::1'), newAddress())
  expect((await ask(browserIn('2001:db8:7:210::1'), newAddress())).statusCode).toBe(429)
})

test('the known browsers of one network share a hundred e-mails in an hour, and each gets two whatever the others ask for', async () => {
  logins.testApp.passTime(60.1)
  const street = newNetwork().replace(/7$/, '')
  const known = async (network: string) => {
    const email = newAddress()
    const { browser } = await signIn(email)
    networks.set(browser, network)
    return { browser, email }
  }
  const owner = await known(`${street}1`)
  let sent = 0
  for (let nth = 0; nth < 36; nth += 1) {
    const { browser, email } = await known(`${street}1`)
    const count = mails.length
    for (let time = 0; time < 5; time += 1) expect((await ask(browser, email)).statusCode).toBeOneOf([202, 429])
    sent += mails.length - count
  }
  expect(sent).toBe(36 * 2 + 100)
  await asked(owner.browser, owner.email)
  const { code } = await asked(owner.browser, owner.email)
  expect((await ask(owner.browser, owner.email)).statusCode).toBe(429)
  expect((await confirm(owner.browser, owner.email, code)).statusCode).toBe(200)
  await asked(browserIn(`${street}9`), newAddress())
})
