import { earningRoutes, type LoginList, routes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { activated, createBrowser, ownClick, type TestApp } from '../test-app.ts'
import { failure, profile, useLogins } from './test-logins.ts'

const logins = useLogins()
const { newBrowser, signIn, visitProvider } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

type Browser = ReturnType<typeof newBrowser>
type Provider = Parameters<typeof signIn>[1]
const newEmail = () => `${randomUUID()}@example.com`
const someone = (email = newEmail()) => ({ email, name: 'Ana Silva', subject: randomUUID() })

async function come(provider: Provider, fields: Record<string, string>, browser = newBrowser()) {
  const { token } = await signIn(browser, provider, fields)
  await activated(browser, token!)
  const { user } = (await browser.get(profile)).json<{ user: { id: string; email: string; credits: number } }>()
  return { browser, ...user }
}
const refusal = async (provider: Provider, fields: Record<string, string>) =>
  (await signIn(newBrowser(), provider, fields)).answer
const listed = async (browser: Browser) => (await browser.get(routes.logins.path)).json<LoginList>().logins

async function link(browser: Browser, provider: Provider, fields: Record<string, string>) {
  testApp.passTime(1)
  const callback = await visitProvider(browser, provider, fields, '', async () => {
    const answer = await browser.post(routes.linkLogin.path, { body: { provider } })
    return answer.json<{ url: string }>().url
  })
  return (await browser.get(callback)).headers.location
}
const remove = (browser: Browser, id: string) => browser.send('DELETE', `/api/user/logins/${id}`)

/** Subjects of the emails that were written to an account, with the address where it is not the account's own. */
async function mails(email: string) {
  const rows = await testApp.owner
    .selectFrom('emails')
    .innerJoin('users', 'users.user_id', 'emails.user_id')
    .select(['subject', 'body', 'recipient'])
    .where('users.email', '=', email)
    .orderBy('cause')
    .execute()
  return rows
}

type Emails = Awaited<ReturnType<typeof mails>>
const recipientsOf = (told: Emails, about: string) =>
  told.filter(({ subject }) => subject === about).map(({ recipient }) => recipient)

describe('an address that belongs to an account', () => {
  test.each([
    ['another subject at the same provider', 'google', 'google'],
    ['the other provider', 'google', 'facebook'],
    ['the other provider the other way round', 'facebook', 'google'],
  ] as const)('signs nobody in by %s, and says which login opens it', async (_, first, second) => {
    const ana = someone()
    const { browser, id } = await come(first, ana)
    for (const email of [ana.email, ana.email.toUpperCase()]) {
      const answer = await refusal(second, { ...someone(email), name: 'Mallory' })
      expect(answer).toMatchObject({
        statusCode: 302,
        headers: { location: `/login?auth=error&reason=email_in_use&with=${first}` },
      })
      expect(answer.cookies.filter(({ name, value }) => name === 'numeria' && value !== '')).toEqual([])
    }
    expect((await come(first, ana)).id).toBe(id)
    expect(await listed(browser)).toHaveLength(1)
  })
})

describe('a verified address that changed at the provider', () => {
  test('brings no second gift to the mailbox of the old address, of the new one, or of a linked login', async () => {
    const [old, now, linked] = [randomUUID(), randomUUID(), randomUUID()]
    const ana = someone(`${old}@example.com`)
    await come('google', ana)
    const { browser } = await come('google', { ...ana, email: `${now}@example.com` })
    expect(await link(browser, 'facebook', someone(`${linked}@example.com`))).toContain('login=linked')
    for (const name of [old, now, linked])
      expect((await come('google', someone(`${name}+again@example.com`))).credits).toBe(0)
  })

  test('becomes the address of the account, the old one is free, and both are told', async () => {
    const ana = someone()
    const { id } = await come('google', ana)
    const moved = { ...ana, email: newEmail() }
    expect(await come('google', moved)).toMatchObject({ id, email: moved.email })
    const told = await mails(moved.email)
    expect(told.map(({ recipient }) => recipient)).toEqual([null, ana.email])
    expect(told[0]!.body).toContain(moved.email)

    const newcomer = await come('facebook', someone(ana.email))
    expect(newcomer).toMatchObject({ email: ana.email })
    expect(newcomer.id).not.toBe(id)
  })

  test('keeps no email about a login from the address before', async () => {
    const ana = someone()
    const { browser } = await come('google', ana)
    const intruder = someone()
    await link(browser, 'facebook', intruder)
    const moved = { ...intruder, email: newEmail() }
    const { browser: theirs } = await come('facebook', moved)
    const added = 'A login was added to your Numeria account'
    expect(recipientsOf(await mails(moved.email), added)).toEqual([ana.email, null])
    const own = (await listed(theirs)).find(({ email }) => email === ana.email)!
    expect((await remove(theirs, own.id)).statusCode).toBe(204)
    const removed = 'A login was removed from your Numeria account'
    expect(recipientsOf(await mails(moved.email), removed)).toEqual([null, ana.email])
  })

  test('sends emails about bank details to the address before for 30 days, also after another change', async () => {
    const ana = someone()
    const { browser } = await come('google', ana)
    const intruder = someone()
    await link(browser, 'facebook', intruder)
    const first = { ...intruder, email: newEmail() }
    await come('facebook', first)
    const moved = { ...intruder, email: newEmail() }
    const { browser: theirs } = await come('facebook', moved)
    const bankDetails = { fullName: 'Mallory', accountType: 'eu', iban: 'DE89370400440532013000', swift: 'COBADEFFXXX' }
    const change = async (from: typeof theirs, fullName: string) => {
      const body = { mode: 'cash', bankDetails: { ...bankDetails, fullName } }
      expect((await from.patch(earningRoutes.payoutMode.path, { body })).statusCode).toBe(200)
    }
    await change(theirs, 'Mallory')
    const told = async () => (await mails(moved.email)).filter(({ subject }) => subject.includes('bank details'))
    expect((await told()).map(({ recipient }) => recipient)).toEqual([null, ana.email])
    testApp.passTime(31 * 24 * 60)
    await change((await come('facebook', moved)).browser, 'Mallory Two')
    expect((await told()).map(({ recipient }) => recipient)).toEqual([null, ana.email, null])
  })

  test('keeps no email about bank details from the address before', async () => {
    const ana = someone()
    const { browser, id } = await come('google', ana)
    const bankDetails = {
      fullName: 'Mallory',
      accountType: 'eu',
      iban: 'DE89370400440532013000',
      swift: 'COBADEFFXXX',
    }
    const changed = await browser.patch(earningRoutes.payoutMode.path, { body: { mode: 'cash', bankDetails } })
    expect(changed.statusCode).toBe(200)
    const moved = { ...ana, email: newEmail() }
    expect((await come('google', moved)).id).toBe(id)
    const told = (await mails(moved.email)).filter(({ subject }) => subject.includes('bank details'))
    expect(told.map(({ recipient }) => recipient)).toEqual([null, ana.email])
  })

  test('and belongs to another account stays that account’s: the old one is kept, and Settings say so', async () => {
    const [ana, rui] = [someone(), someone()]
    const [before] = [await come('google', ana), await come('facebook', rui)]
    const { browser, id, email } = await come('google', { ...ana, email: rui.email })
    expect({ id, email }).toEqual({ id: before.id, email: ana.email })
    expect(await listed(browser)).toMatchObject([{ email: rui.email, isEmailElsewhere: true }])
    expect(await refusal('facebook', someone(ana.email))).toMatchObject(failure('email_in_use&with=google'))

    await come('facebook', { ...rui, email: newEmail() })
    const later = await come('google', { ...ana, email: rui.email })
    expect(later).toMatchObject({ id, email: rui.email })
    expect(await listed(later.browser)).toMatchObject([{ isEmailElsewhere: false }])
  })

  test('of one of two logins leaves the address that the other one has', async () => {
    const ana = someone()
    const { browser, id } = await come('google', ana)
    const atFacebook = someone()
    await link(browser, 'facebook', atFacebook)
    expect(await come('facebook', atFacebook)).toMatchObject({ id, email: ana.email })
    const moved = { ...atFacebook, email: newEmail() }
    expect(await come('facebook', moved)).toMatchObject({ id, email: moved.email })
    expect(await refusal('google', someone(ana.email))).toMatchObject(failure('email_in_use&with=google'))
    expect((await come('google', someone(atFacebook.email))).id).not.toBe(id)
  })
})

describe('the logins of an account', () => {
  test('are listed with their dates, and by nothing that opens one', async () => {
    const ana = someone()
    const { browser } = await come('google', ana)
    expect(await listed(browser)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        provider: 'google',
        email: ana.email,
        isEmailElsewhere: false,
        device: null,
        linkedAt: testApp.deps.clock.now().toISOString(),
      },
    ])
    expect(JSON.stringify(await listed(browser))).not.toContain(ana.subject)
  })

  test('can be linked: the other provider then opens the same account, and the person is told', async () => {
    const ana = someone()
    const { browser, id } = await come('google', ana)
    const atFacebook = someone()
    expect(await link(browser, 'facebook', atFacebook)).toBe('/settings?login=linked&with=facebook')
    expect(await listed(browser)).toHaveLength(2)
    expect((await come('facebook', atFacebook)).id).toBe(id)
    expect(await mails(ana.email)).toMatchObject([
      { subject: 'A login was added to your Numeria account', body: expect.stringContaining(atFacebook.email) },
    ])
    expect(await link(browser, 'facebook', atFacebook)).toBe('/settings?login=linked&with=facebook')
    expect(await mails(ana.email)).toHaveLength(1)
  })

  test('that are refused leave the gift of their mailbox to its owner', async () => {
    const rui = someone()
    await come('google', rui)
    const { browser } = await come('facebook', someone())
    const address = newEmail()
    expect(await link(browser, 'google', { ...rui, email: address })).toContain('login=failed&reason=taken')
    expect(await come('facebook', someone(address))).toMatchObject({ credits: 5 })
  })

  test('are not taken from another account', async () => {
    const [ana, rui] = [someone(), someone()]
    const [{ browser }, other] = [await come('google', ana), await come('facebook', rui)]
    expect(await link(browser, 'facebook', rui)).toBe('/settings?login=failed&reason=taken&with=facebook')
    expect((await come('facebook', rui)).id).toBe(other.id)
    expect(await listed(browser)).toHaveLength(1)
  })

  test('are linked only by the browser and the session that asked for it', async () => {
    const { browser } = await come('google', someone())
    const start = async () =>
      (await browser.post(routes.linkLogin.path, { body: { provider: 'facebook' } })).json<{ url: string }>().url
    const callback = await visitProvider(browser, 'facebook', someone(), '', start)
    const eve = await come('google', someone())
    eve.browser.jar.set('numeria-login', browser.jar.get('numeria-login')!)
    expect((await eve.browser.get(callback)).headers.location).toBe('/settings?login=failed&reason=invalid_token')
    expect(await listed(eve.browser)).toHaveLength(1)
    const visitor = createBrowser(testApp.app)
    visitor.jar.set('numeria-login', browser.jar.get('numeria-login')!)
    expect((await visitor.get(callback)).headers.location).toBe('/settings?login=failed&reason=invalid_token')
  })

  test('can be removed, but for the last one', async () => {
    const ana = someone()
    const { browser, id } = await come('google', ana)
    const atFacebook = someone()
    await link(browser, 'facebook', atFacebook)
    const elsewhere = await come('google', ana)
    const [first, second] = await listed(browser)
    expect((await remove(browser, first!.id)).statusCode).toBe(204)
    // Sessions that the removed login opened elsewhere have ended.
    expect((await elsewhere.browser.get(routes.logins.path)).statusCode).toBe(401)
    expect((await remove(browser, first!.id)).json()).toMatchObject({ code: 'sign_in.no_such_login' })
    expect((await remove(browser, second!.id)).json()).toMatchObject({ code: 'sign_in.last_login' })
    // The account's address is one that a login vouches for; the other one is free, and its login opens an account of its own.
    expect(await come('facebook', atFacebook)).toMatchObject({ id, email: atFacebook.email })
    expect((await come('google', ana)).id).not.toBe(id)
    expect((await mails(atFacebook.email)).map(({ subject }) => subject)).toContain(
      'A login was removed from your Numeria account',
    )
  })

  test('with one address are removed one by one: the one that is left keeps it', async () => {
    const ana = someone()
    const { browser, id } = await come('google', ana)
    const atFacebook = someone(ana.email)
    await link(browser, 'facebook', atFacebook)
    const [first] = await listed(browser)
    await remove(browser, first!.id)
    expect(await refusal('google', ana)).toMatchObject(failure('email_in_use&with=facebook'))
    expect((await come('facebook', atFacebook)).id).toBe(id)
  })

  test('of which two are removed at the same moment keep one', async () => {
    const { browser } = await come('google', someone())
    await link(browser, 'facebook', someone())
    const ids = (await listed(browser)).map((login) => login.id)
    const answers = await Promise.all(ids.map((id) => remove(browser, id)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(await listed(browser)).toHaveLength(1)
  })

  test('are linked and removed within 15 minutes of signing in', async () => {
    const { browser } = await come('google', someone())
    const [login] = await listed(browser)
    testApp.passTime(15.1)
    const stale = { code: 'auth.fresh_sign_in_required' }
    expect((await browser.post(routes.linkLogin.path, { body: { provider: 'facebook' } })).json()).toMatchObject(stale)
    expect((await remove(browser, login!.id)).json()).toMatchObject(stale)
    expect(await listed(browser)).toHaveLength(1)
  })

  test('are nobody else’s to remove', async () => {
    const [ana, eve] = [await come('google', someone()), await come('google', someone())]
    const [login] = await listed(ana.browser)
    expect((await remove(eve.browser, login!.id)).statusCode).toBe(404)
  })
})

describe('a login is started', () => {
  const start = (headers: Record<string, string>) =>
    newBrowser().get('/api/auth/login/google?redirect=pricing&purchase=seed3', { headers })

  test.each([
    ['a press on our own page', ownClick],
    ['a press on our own page in an old browser', { referer: 'http://localhost:4504/login', accept: 'text/html' }],
    ['a client that is no browser', { accept: '*/*' }],
  ])('by %s', async (_, headers) => {
    const answer = await start(headers)
    expect(answer.headers.location).toContain('/google/auth?')
    expect(answer.cookies.map(({ name }) => name)).toEqual(['numeria-login'])
  })

  test.each([
    ['a link on another site', { ...ownClick, 'sec-fetch-site': 'cross-site' }],
    ['a link on a sister site', { ...ownClick, 'sec-fetch-site': 'same-site' }],
    ['an address that was typed', { ...ownClick, 'sec-fetch-site': 'none' }],
    [
      'an image on our own page',
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
    ],
    ['a frame on our own page', { ...ownClick, 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { ...ownClick, 'sec-purpose': 'prefetch' }],
    ['a link on another site in an old browser', { referer: 'https://evil.example/', accept: 'text/html' }],
    ['a link without a referrer in an old browser', { accept: 'text/html,application/xhtml+xml' }],
  ])('not by %s, which is led to the button', async (_, headers) => {
    const answer = await start(headers)
    expect(answer).toMatchObject({ statusCode: 302, headers: { location: '/login?redirect=pricing&purchase=seed3' } })
    expect(answer.cookies).toEqual([])
  })
})
