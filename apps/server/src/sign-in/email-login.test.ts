import { routes, type LoginList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createBrowser } from '../test-app.ts'
import { deleteEmailLogins } from './email-logins.ts'
import { codeOf, newAddress, newNetwork, useEmailLogins } from './test-email-logins.ts'
import { profile } from './test-logins.ts'

const { logins, networks, browserIn, ask, confirm, asked, whoIs, signIn } = useEmailLogins()
const wrongFor = (code: string) => (code === '00000000' ? '11111111' : '00000000')

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
    await deleteEmailLogins(logins.testApp.deps.db, logins.testApp.deps.clock.now())
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
    'referrer_fingerprints',
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
