import { routes, type LoginList } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { activated, type TestApp } from '../test-app.ts'
import { profile, useLogins } from './test-logins.ts'

const logins = useLogins()
const { newBrowser, signIn, visitProvider } = logins
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

/** Runs `first` until it waits to write to `table`, then all of `second`, then the rest of `first`. */
async function interleaved<First, Second>(
  table: 'former_people' | 'mailboxes' | 'referrer_prints' | 'users',
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  let started: Promise<First>
  const done = await testApp.owner.transaction().execute(async (trx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
    started = first()
    await vi.waitFor(async () => {
      const waiting = await sql`select 1 from pg_locks where relation = ${table}::regclass and not granted`.execute(trx)
      expect(waiting.rows).not.toEqual([])
    }, 5_000)
    return second()
  })
  return [await started!, done]
}

test.each([
  ['with the same address', 'referrer_prints', false],
  ['with a changed address', 'mailboxes', true],
] as const)('a login that is removed while it is under way %s opens nothing', async (_, table, isMoved) => {
  const owner = person()
  const browser = await come(owner)
  const thief = person()
  await browser.get(await visitProvider(browser, 'facebook', thief, '', () => linkUrl(browser)))
  const id = await facebookId(browser)
  const elsewhere = newBrowser()
  const fields = isMoved ? { ...thief, email: newEmail() } : thief
  const callback = await visitProvider(elsewhere, 'facebook', fields)
  const [answer, removal] = await interleaved(
    table,
    async () => elsewhere.get(callback),
    () => browser.send('DELETE', `/api/user/logins/${id}`),
  )
  expect(removal.statusCode).toBe(204)
  expect(answer.headers.location).toBe('/login?auth=error&reason=token_expired')
  const { user } = (await browser.get(profile)).json<{ user: { email: string } }>()
  expect(user.email).toBe(owner.email)
  const sessions = await testApp.owner
    .selectFrom('sessions')
    .innerJoin('users', 'users.user_id', 'sessions.user_id')
    .select('sessions.state')
    .where('users.email', '=', owner.email)
    .execute()
  expect(sessions).toEqual([{ state: 'active' }])
})

const facebookLink = (browser: Browser) => visitProvider(browser, 'facebook', person(), '', () => linkUrl(browser))

const endOthers = async (browser: Browser) =>
  expect((await browser.send('DELETE', routes.endOtherSessions.path)).statusCode).toBe(204)

describe('a link of a login that is under way is not made after', () => {
  test('its session was ended', async () => {
    const owner = person()
    const [browser, thief] = [await come(owner), await come(owner)]
    const callback = await facebookLink(thief)
    const [answer] = await interleaved(
      'mailboxes',
      async () => thief.get(callback),
      () => endOthers(browser),
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
    const [answer] = await interleaved(
      'mailboxes',
      async () => thief.get(callback),
      async () => expect((await browser.send('DELETE', `/api/user/logins/${id}`)).statusCode).toBe(204),
    )
    expect(answer.headers.location).toBe('/settings?login=failed&reason=token_expired')
    expect(await linkedLogins(browser)).toHaveLength(1)
  })

  test('the sign-in of its session is no longer recent', async () => {
    const browser = await come(person())
    const callback = await facebookLink(browser)
    const [answer] = await interleaved(
      'mailboxes',
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
    'former_people',
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
    'former_people',
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
    url: routes.payoutMode.path,
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
    .leftJoin('identities', 'identities.user_id', 'users.user_id')
    .select('users.email')
    .where('identities.user_id', 'is', null)
    .execute()
  expect(orphans).toEqual([])
})
