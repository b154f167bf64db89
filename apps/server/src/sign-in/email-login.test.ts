import { navigations, routes, type ErrorReply, type LoginList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Letter } from '../outside/mail.ts'
import { createBrowser, ownClick } from '../test-app.ts'
import { forgetEmailLogins } from './email-logins.ts'
import { profile, useLogins } from './test-logins.ts'

const logins = useLogins({ TRUST_PROXY: 'on', LIMITS_PER_ADDRESS_TIMES: '1' })
type Browser = ReturnType<typeof createBrowser>
let letters: Letter[]
beforeEach(() => {
  letters = []
  logins.testApp.deps.mail = { send: async (letter) => void letters.push(letter) }
})

const newAddress = () => `${randomUUID()}@example.com`
let street = 0
/** Each person is in a network of their own, unless the test says where they are. */
const newNetwork = () => `10.${Math.floor((street += 1) / 250)}.${street % 250}.7`
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
const wrongFor = (code: string) => (code === '00000000' ? '11111111' : '00000000')

/** Asks for an e-mail. @returns what it says */
async function asked(browser: Browser, email: string) {
  const count = letters.length
  expect((await ask(browser, email)).statusCode).toBe(202)
  const { to, text } = await vi.waitFor(() => {
    expect(letters).toHaveLength(count + 1)
    return letters.at(-1)!
  })
  const link = new URL(/http\S+/.exec(text)![0])
  const secret = new URLSearchParams(link.hash.slice(1))
  expect(to).toBe(email)
  expect([link.pathname, link.search, secret.get('email')]).toEqual(['/login', '', email])
  return { code: /\d{4} \d{4}/.exec(text)![0].replace(' ', ''), link: secret.get('code')! }
}

type Who = { isAuthenticated: boolean; user: { email: string; credits: number } | null }
const whoIs = async (browser: Browser, token?: string) =>
  (await browser.get(profile, token === undefined ? {} : { token })).json<Who>()
const codeOf = (answer: { json: () => unknown }) => (answer.json() as ErrorReply).code

async function signIn(email: string) {
  const browser = logins.newBrowser()
  const answer = await confirm(browser, email, (await asked(browser, email)).code)
  expect(answer.statusCode).toBe(200)
  return { browser, token: answer.json<{ token: string }>().token }
}

describe('a login by e-mail', () => {
  test('makes an account with five credits, and opens it again, with a token that was in no address', async () => {
    const email = newAddress()
    const { browser, token } = await signIn(email)
    expect(await whoIs(browser, token)).toMatchObject({ isAuthenticated: true, user: { email, credits: 5 } })
    expect((await logins.newBrowser().get(profile, { token })).statusCode).toBe(401)
    const again = await signIn(email)
    const list = (await again.browser.get(routes.logins.path, { token: again.token })).json<LoginList>()
    expect(list.logins).toMatchObject([{ provider: 'email', email }])
    expect(await whoIs(again.browser, again.token)).toMatchObject({ user: { email, credits: 5 } })
  })

  test('works by its link in the browser that asked, and in no other', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const { link } = await asked(browser, email)
    expect(codeOf(await confirm(logins.newBrowser(), email, link))).toBe('sign_in.other_browser')
    expect((await confirm(browser, email, link)).statusCode).toBe(200)
    expect((await whoIs(browser)).isAuthenticated).toBe(true)
  })

  test('works by its code in another browser, typed in two groups', async () => {
    const email = newAddress()
    const { code } = await asked(logins.newBrowser(), email)
    const other = logins.newBrowser()
    expect((await confirm(other, email, ` ${code.slice(0, 4)} ${code.slice(4)} `)).statusCode).toBe(200)
    expect((await whoIs(other)).isAuthenticated).toBe(true)
  })

  test('works once, even when the code and the link come at the same moment', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const older = await asked(browser, email)
    const { code, link } = await asked(browser, email)
    const jars = [code, link, code, link].map((given) =>
      confirm(createBrowser(logins.testApp.app, new Map(browser.jar)), email, given),
    )
    const statuses = (await Promise.all(jars)).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400, 400, 400])
    for (const late of [code, link, older.code, older.link])
      expect(codeOf(await confirm(browser, email, late))).toBe('sign_in.code_wrong')
  })

  test('ends after 15 minutes, and nothing of it stays', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const { code, link } = await asked(browser, email)
    expect(await logins.testApp.everyRow()).not.toContain(email)
    logins.testApp.passTime(15.1)
    for (const late of [code, link]) expect(codeOf(await confirm(browser, email, late))).toBe('sign_in.code_wrong')
    await forgetEmailLogins(logins.testApp.deps.db, logins.testApp.deps.clock.now())
    expect(await logins.testApp.deps.db.selectFrom('email_logins').selectAll().execute()).toEqual([])
  })

  test('is for one address', async () => {
    const browser = logins.newBrowser()
    const { code, link } = await asked(browser, newAddress())
    for (const given of [code, link])
      expect(codeOf(await confirm(browser, newAddress(), given))).toBe('sign_in.code_wrong')
  })

  test('of another person ends the session of the browser before', async () => {
    const rui = await signIn(newAddress())
    const email = newAddress()
    const { code } = await asked(rui.browser, email)
    expect((await confirm(rui.browser, email, code)).statusCode).toBe(200)
    expect((await rui.browser.get(profile, { token: rui.token })).statusCode).toBe(401)
    expect(await whoIs(rui.browser)).toMatchObject({ user: { email } })
  })

  test('answers the same whether the address has an account or not', async () => {
    const known = newAddress()
    await signIn(known)
    const answers = await Promise.all([known, newAddress()].map((email) => ask(logins.newBrowser(), email)))
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, ''],
      [202, ''],
    ])
  })

  test('does not exist where no mail is sent', async () => {
    logins.testApp.deps.mail = null
    expect((await ask(logins.newBrowser(), newAddress())).statusCode).toBe(404)
    expect((await logins.newBrowser().get(routes.config.path)).json()).toMatchObject({ emailLogin: false })
  })
})

describe('an address', () => {
  test('of an account with another login opens nothing, and the login to use is named', async () => {
    const email = newAddress()
    await logins.signIn(logins.newBrowser(), 'google', { email, name: 'Ana Silva' })
    const browser = logins.newBrowser()
    const answer = await confirm(browser, email, (await asked(browser, email)).code)
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'sign_in.opens_with_google'])
    expect((await whoIs(browser)).isAuthenticated).toBe(false)
  })

  test('that signs in by e-mail is not opened by a provider', async () => {
    const email = newAddress()
    await signIn(email)
    const { location } = await logins.signIn(logins.newBrowser(), 'google', { email, name: 'Eve' })
    expect(Object.fromEntries(location.searchParams)).toMatchObject({ reason: 'email_in_use', with: 'email' })
  })

  test('has the gift of its mailbox once, and a disposable one has none', async () => {
    const name = randomUUID().replaceAll('-', '')
    const first = await signIn(`${name}@gmail.com`)
    const second = await signIn(`${name}+two@gmail.com`)
    const third = await signIn(`${name}@mailinator.com`)
    const credits = await Promise.all(
      [first, second, third].map(async ({ browser }) => (await whoIs(browser)).user!.credits),
    )
    expect(credits).toEqual([5, 0, 0])
  })
})

describe('guesses', () => {
  test('five codes are tried in the browser that asked, and strangers use up none of them', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const { code } = await asked(browser, email)
    const wrong = wrongFor(code)
    const network = newNetwork()
    const strangers = []
    for (let guess = 0; guess < 8; guess += 1)
      strangers.push((await confirm(browserIn(network), email, wrong)).statusCode)
    expect(strangers).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
    for (let guess = 0; guess < 4; guess += 1) expect((await confirm(browser, email, wrong)).statusCode).toBe(400)
    expect((await confirm(browser, email, code)).statusCode).toBe(200)
  })

  test('a sixth one is refused with the time that is left, and a new e-mail helps', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const { code } = await asked(browser, email)
    for (let guess = 0; guess < 5; guess += 1) await confirm(browser, email, wrongFor(code))
    logins.testApp.passTime(10)
    const refused = await confirm(browser, email, code)
    expect([refused.statusCode, codeOf(refused)]).toEqual([429, 'sign_in.too_many_codes'])
    expect(Number(refused.headers['retry-after'])).toBe(5 * 60)
    expect((await confirm(browser, email, (await asked(browser, email)).code)).statusCode).toBe(200)
  })

  test('of browsers that did not ask are thirty an hour in all, and the link works past them', async () => {
    const email = newAddress()
    const owner = logins.newBrowser()
    const { code, link } = await asked(owner, email)
    const statuses = []
    for (let stranger = 0; stranger < 35; stranger += 1)
      statuses.push((await confirm(logins.newBrowser(), email, wrongFor(code))).statusCode)
    expect(statuses.filter((status) => status === 400)).toHaveLength(30)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect((await confirm(logins.newBrowser(), email, code)).statusCode).toBe(429)
    expect((await confirm(owner, email, link)).statusCode).toBe(200)
  })

  test('of a stranger on one address leave the codes of a new browser to its owner', async () => {
    const email = newAddress()
    const network = newNetwork()
    const strangers = []
    for (let nth = 0; nth < 5; nth += 1) {
      const browser = browserIn(network)
      strangers.push({ browser, ...(await asked(browser, email)) })
    }
    const wrong = strangers.some(({ code }) => code === '00000000') ? '11111111' : '00000000'
    for (let nth = 0; nth < 5; nth += 1) await confirm(browserIn(network), email, wrong)
    const statuses = []
    for (const { browser } of strangers)
      for (let guess = 0; guess < 5; guess += 1) statuses.push((await confirm(browser, email, wrong)).statusCode)
    expect(new Set(statuses)).toEqual(new Set([400]))
    const owner = logins.newBrowser()
    expect((await confirm(owner, email, (await asked(owner, email)).code)).statusCode).toBe(200)
  })

  test('count for each e-mail of the browser that they are compared with', async () => {
    const email = newAddress()
    const browser = logins.newBrowser()
    const codes = [(await asked(browser, email)).code, (await asked(browser, email)).code]
    const wrong = codes.includes('00000000') ? '11111111' : '00000000'
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(browser, email, wrong)).statusCode).toBe(400)
    const newest = await asked(browser, email)
    expect(codeOf(await confirm(browser, email, codes[0]!))).toBe('sign_in.code_wrong')
    expect((await confirm(browser, email, newest.code)).statusCode).toBe(200)
  })

  test('of strangers in the network of a known browser use up none of its guesses', async () => {
    const email = newAddress()
    const { browser } = await signIn(email)
    const { code } = await asked(logins.newBrowser(), email)
    for (let guess = 0; guess < 5; guess += 1) await confirm(browserIn(networks.get(browser)!), email, wrongFor(code))
    expect((await confirm(browser, email, code)).statusCode).toBe(200)
  })

  test('count once for each code that they are compared with', async () => {
    const email = newAddress()
    const codes = []
    for (let stranger = 0; stranger < 12; stranger += 1) codes.push((await asked(logins.newBrowser(), email)).code)
    const wrong = codes.includes('00000000') ? '11111111' : '00000000'
    const elsewhere = () => confirm(logins.newBrowser(), email, wrong)
    const statuses = [await elsewhere(), await elsewhere(), await elsewhere()].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([400, 400, 429])
  })

  test('of a stranger who asks are compared with the stranger’s code alone', async () => {
    const email = newAddress()
    const { code } = await asked(logins.newBrowser(), email)
    const stranger = logins.newBrowser()
    await asked(stranger, email)
    expect(codeOf(await confirm(stranger, email, code))).toBe('sign_in.code_wrong')
    expect((await confirm(logins.newBrowser(), email, code)).statusCode).toBe(200)
  })

  test('of a known browser are its own, whatever strangers guessed', async () => {
    const email = newAddress()
    const { browser } = await signIn(email)
    for (let stranger = 0; stranger < 10; stranger += 1) {
      const other = logins.newBrowser()
      const { code } = await asked(other, email)
      for (let guess = 0; guess < 5; guess += 1) await confirm(other, email, wrongFor(code))
    }
    expect((await confirm(browser, email, (await asked(browser, email)).code)).statusCode).toBe(200)
  })

  test('of a known browser have a limit of their own, links among them', async () => {
    const email = newAddress()
    const { browser } = await signIn(email)
    const answers = []
    for (let guess = 0; guess < 32; guess += 1) answers.push(await confirm(browser, email, 'no link of ours'))
    expect(answers.filter(({ statusCode }) => statusCode === 400)).toHaveLength(30)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(2)
  })
})

describe('a mailbox', () => {
  /** Asks as often as there are numbers. @returns how many e-mails came */
  async function flood(times: number, asker: (nth: number) => Promise<{ statusCode: number }>) {
    const count = letters.length
    for (let nth = 0; nth < times; nth += 1) expect((await asker(nth)).statusCode).toBe(202)
    return letters.length - count
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
      const begun = letters.length
      for (let nth = 0; nth < 5; nth += 1) statuses.push((await ask(browser, email)).statusCode)
      const link = /http\S+/.exec(letters.at(-1)!.text)![0]
      if (letters.length === begun) break
      // The link is opened without the cookie of the known mailboxes: this browser is new, and known from now on.
      const cookies = [...browser.jar].filter(([name]) => !name.includes('mailboxes'))
      browser = createBrowser(logins.testApp.app, new Map(cookies))
      const secret = new URLSearchParams(new URL(link).hash.slice(1)).get('code')!
      expect((await confirm(browser, email, secret)).statusCode).toBe(200)
    }
    expect(new Set(statuses)).toEqual(new Set([202]))
    expect(letters).toHaveLength(1 + 20)
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
  const count = letters.length
  for (let nth = 0; nth < 5; nth += 1) expect((await ask(logins.newBrowser(), newAddress())).statusCode).toBe(202)
  expect(letters).toHaveLength(count + 3)
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
  const count = letters.length
  expect((await ask(logins.newBrowser(), newAddress())).statusCode).toBe(202)
  expect(letters).toHaveLength(count)
  await asked(browser, email)
  logins.testApp.deps.settings.limits = limits
  logins.testApp.passTime(60.1)
})

/** Asks from one address after another, twice from each, until the network has nothing left. @returns the e-mails that came, and the refusal */
async function floodFrom(addresses: (nth: number) => string, times: number) {
  const count = letters.length
  const refusals = []
  for (let nth = 0; nth < times; nth += 1) {
    const answer = await ask(browserIn(addresses(nth)), newAddress())
    if (answer.statusCode === 202) continue
    expect([answer.statusCode, codeOf(answer)]).toEqual([429, 'sign_in.too_many_emails'])
    refusals.push(answer)
  }
  return { sent: letters.length - count, refusals }
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
    const count = letters.length
    for (let time = 0; time < 5; time += 1) expect((await ask(browser, email)).statusCode).toBeOneOf([202, 429])
    sent += letters.length - count
  }
  expect(sent).toBe(36 * 2 + 100)
  await asked(owner.browser, owner.email)
  const { code } = await asked(owner.browser, owner.email)
  expect((await ask(owner.browser, owner.email)).statusCode).toBe(429)
  expect((await confirm(owner.browser, owner.email, code)).statusCode).toBe(200)
  await asked(browserIn(`${street}9`), newAddress())
})

test('a code of an account that is being deleted at this moment opens nothing, and the answer says so', async () => {
  const email = newAddress()
  const { browser, token } = await signIn(email)
  const { userId } = await logins.testApp.owner
    .selectFrom('users')
    .select('user_id as userId')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { code } = await asked(browser, email)
  const [answer] = await logins.interleaved(
    'referrer_prints',
    () => confirm(browser, email, code),
    () =>
      logins.testApp.owner
        .insertInto('deletions')
        .values({ user_id: userId, asked_at: logins.testApp.deps.clock.now() })
        .execute(),
  )
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'sign_in.account_leaving'])
  expect((await browser.get(profile, { token })).statusCode).toBe(200)
})
