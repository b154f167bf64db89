import { earningRoutes, type LoginList, routes } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { rememberDeletedUser } from '../accounts/deleted-users.ts'
import { activated, type TestApp } from '../test-app.ts'
import { accountOf, profile, useLogins } from './test-logins.ts'

const logins = useLogins()
const { interleaved, interleavedAt, newBrowser, queued, signIn, visitProvider } = logins
let testApp: TestApp
beforeAll(() => void ({ testApp } = logins))

type Browser = ReturnType<typeof newBrowser>
const newEmail = () => `${randomUUID()}@example.com`
const person = () => ({ email: newEmail(), name: 'Ana Silva', subject: randomUUID() })

async function come(fields: Record<string, string>) {
  const browser = newBrowser()
  const { token } = await signIn(browser, 'google', fields)
  await activated(browser, token!)
  return browser
}

const linkUrl = async (browser: Browser) =>
  (await browser.post(routes.linkLogin.path, { body: { provider: 'facebook' } })).json<{ url: string }>().url

const linkedLogins = async (browser: Browser) => (await browser.get(routes.logins.path)).json<LoginList>().logins

const facebookId = async (browser: Browser) =>
  (await linkedLogins(browser)).find(({ provider }) => provider === 'facebook')!.id

test.each([
  ['with the same address', false],
  ['with a changed address', true],
] as const)('a login that is removed while it is under way %s opens nothing', async (_, isMoved) => {
  const owner = person()
  const browser = await come(owner)
  const thief = person()
  await browser.get(await visitProvider(browser, 'facebook', thief, '', () => linkUrl(browser)))
  const id = await facebookId(browser)
  const elsewhere = newBrowser()
  const fields = isMoved ? { ...thief, email: newEmail() } : thief
  const callback = await visitProvider(elsewhere, 'facebook', fields)
  const removing = () => browser.send('DELETE', `/api/user/logins/${id}`)
  const [removal, answer] = await queued('emails', removing, () => elsewhere.get(callback))
  expect(removal.statusCode).toBe(204)
  expect(answer.headers.location).toBe('/login?auth=error&reason=token_expired')
  const { user } = (await browser.get(profile)).json<{ user: { email: string } }>()
  expect(user.email).toBe(owner.email)
  const sessions = await testApp.owner
    .selectFrom('sessions')
    .select('state')
    .where('user_id', 'in', testApp.owner.selectFrom('users').select('user_id').where('email', '=', owner.email))
    .execute()
  expect(sessions).toEqual([{ state: 'active' }])
})

const facebookLink = (browser: Browser) => visitProvider(browser, 'facebook', person(), '', () => linkUrl(browser))

/** Nothing is written for an account while it is held, and nothing else waits. */
const lockOfUsers = sql`lock table users in exclusive mode`

const endOthers = async (browser: Browser) =>
  expect((await browser.send('DELETE', routes.endOtherSessions.path)).statusCode).toBe(204)

describe('a link of a login that is under way is not made after', () => {
  test('its session was ended', async () => {
    const owner = person()
    const [browser, thief] = [await come(owner), await come(owner)]
    const callback = await facebookLink(thief)
    const [, answer] = await queued(
      'sessions',
      () => endOthers(browser),
      () => thief.get(callback),
    )
    expect(answer.headers.location).toBe('/settings?login=failed&reason=token_expired')
    expect(await linkedLogins(browser)).toHaveLength(1)
  })

  test('the removal of another login ended its session', async () => {
    const owner = person()
    const browser = await come(owner)
    await browser.get(await facebookLink(browser))
    const id = await facebookId(browser)
    const thief = await come(owner)
    const callback = await facebookLink(thief)
    const removing = () => browser.send('DELETE', `/api/user/logins/${id}`)
    const [removal, answer] = await queued('emails', removing, () => thief.get(callback))
    expect(removal.statusCode).toBe(204)
    expect(answer.headers.location).toBe('/settings?login=failed&reason=token_expired')
    expect(await linkedLogins(browser)).toHaveLength(1)
  })

  test('the sign-in of its session is no longer recent', async () => {
    const browser = await come(person())
    const callback = await facebookLink(browser)
    const [answer] = await interleavedAt(
      lockOfUsers,
      async () => browser.get(callback),
      async () => testApp.passTime(16),
    )
    expect(answer.headers.location).toBe('/settings?login=failed&reason=token_expired')
    expect(await linkedLogins(browser)).toHaveLength(1)
  })
})

test('a session that was ended does not remove the login that it is removing', async () => {
  const owner = person()
  const browser = await come(owner)
  await browser.get(await facebookLink(browser))
  const id = await facebookId(browser)
  const thief = await come(owner)
  const [answer] = await interleaved(
    'deleted_users',
    async () => thief.send('DELETE', `/api/user/logins/${id}`),
    () => endOthers(browser),
  )
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'auth.required' }])
  expect(await linkedLogins(browser)).toHaveLength(2)
})

test('a session that was ended does not delete the account that it is deleting', async () => {
  const owner = person()
  const [browser, thief] = [await come(owner), await come(owner)]
  const [answer] = await interleaved(
    'deleted_users',
    async () => thief.send('DELETE', routes.deleteAccount.path, { body: { email: owner.email } }),
    () => endOthers(browser),
  )
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { code: 'auth.required' }])
  expect((await browser.get(profile)).json()).toMatchObject({ user: { email: owner.email } })
  const deletions = await testApp.owner.selectFrom('deletions').select('user_id').execute()
  expect(deletions).toEqual([])
})

test('a session that was ended stores no bank details whose body comes afterwards', async () => {
  const owner = person()
  const [browser, thief] = [await come(owner), await come(owner)]
  const body = new PassThrough()
  body.write('{"mode":"cash",')
  const asked = testApp.app.inject({
    method: 'PATCH',
    url: earningRoutes.payoutMode.path,
    headers: { 'content-type': 'application/json' },
    cookies: Object.fromEntries(thief.jar),
    payload: body,
  })
  await setTimeout(300)
  await endOthers(browser)
  const details = {
    accountType: 'eu',
    fullName: 'Mallory Silva',
    iban: 'PT50 0002 0123 1234 5678 9015 4',
    swift: 'bcomptpl',
  }
  body.end(`"bankDetails":${JSON.stringify(details)}}`)
  expect((await asked).statusCode).toBe(401)
  expect(await testApp.owner.selectFrom('bank_details').select('user_id').execute()).toEqual([])
})

test('a first login that races a link of the same login leaves no account without a login', async () => {
  const browser = await come(person())
  const newcomer = person()
  const linking = await visitProvider(browser, 'facebook', newcomer, '', () => linkUrl(browser))
  const elsewhere = newBrowser()
  const callback = await visitProvider(elsewhere, 'facebook', newcomer)
  const [signedIn, link] = await interleaved(
    'users',
    async () => elsewhere.get(callback),
    () => browser.get(linking),
  )
  expect(signedIn.headers.location).toContain('auth=success')
  expect(link.headers.location).toBe('/settings?login=failed&reason=taken&with=facebook')
  const orphans = await testApp.owner
    .selectFrom('users')
    .select('email')
    .where('user_id', 'not in', testApp.owner.selectFrom('identities').select('user_id'))
    .execute()
  expect(orphans).toEqual([])
})

test('a link that is refused takes nothing from a first login of the same mailbox at the same moment', async () => {
  const browser = await come(person())
  const taken = person()
  const other = newBrowser()
  await activated(other, (await signIn(other, 'facebook', taken)).token!)
  const mailbox = randomUUID().replaceAll('-', '')
  const callback = await visitProvider(browser, 'facebook', { ...taken, email: `${mailbox}+a@example.com` }, '', () =>
    linkUrl(browser),
  )
  const newcomer = newBrowser()
  const first = await visitProvider(newcomer, 'google', { ...person(), email: `${mailbox}@example.com` })
  const [link, login] = await interleavedAt(
    sql`update users set email = email`,
    async () => browser.get(callback),
    () => newcomer.get(first),
  )
  expect(link.headers.location).toContain('reason=taken')
  const token = new URL(login.headers.location!, 'http://localhost').searchParams.get('token')
  await activated(newcomer, token!)
  expect((await newcomer.get(profile)).json()).toMatchObject({ user: { credits: 5 } })
})

test('a provider’s login of an account that is being deleted at this moment opens nothing, and the answer says so', async () => {
  const owner = person()
  await come(owner)
  const { user_id } = await testApp.owner
    .selectFrom('users')
    .select('user_id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow()
  const [{ location }] = await interleaved(
    'referrer_fingerprints',
    () => signIn(newBrowser(), 'google', owner),
    () => testApp.owner.insertInto('deletions').values({ user_id, asked_at: testApp.deps.clock.now() }).execute(),
  )
  expect(Object.fromEntries(location.searchParams)).toEqual({ auth: 'error', reason: 'account_leaving' })
})

test('a mailbox whose account is deleted while a first login claims it has no second gift', async () => {
  const mailbox = `${randomUUID().replaceAll('-', '')}@gmail.com`
  const owner = { email: mailbox, name: 'Ana Silva' }
  await signIn(newBrowser(), 'google', owner)
  const again = newBrowser()
  // The deletion has left its marks, and frees the mailbox when the login is about to claim it.
  const [{ token }] = await interleavedAt(
    sql`delete from mailboxes where mailbox = ${mailbox}`,
    () => signIn(again, 'google', { ...owner, email: mailbox.replace('@', '+two@') }),
    () => rememberDeletedUser(testApp.deps, testApp.deps.clock.now(), { mailboxes: [mailbox], subjects: [] }),
  )
  expect(await accountOf(again, token)).toMatchObject({ credits: 0 })
})
