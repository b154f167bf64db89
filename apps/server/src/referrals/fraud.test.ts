import { earningRoutes, requestLimits, routes } from '@numeria/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { decidePending, pendingCredits } from '../credits/pending.ts'
import { createBrowser } from '../test-app.ts'
import { saveMode } from './mode.ts'
import { followDecisions } from './referrer-rewards.ts'
import { newPlace, useReferrals } from './test-referrals.ts'

const { world, browserAt, referrer, comesBy, codes, conversions, creditsOf, newCode } = useReferrals()

async function userIdOf(publicId: string): Promise<string> {
  const { db } = world.testApp.deps
  const users = db.selectFrom('users').select('user_id').where('public_id', '=', publicId)
  return (await users.executeTakeFirstOrThrow()).user_id
}

async function emailOf(publicId: string): Promise<string | undefined> {
  const users = world.testApp.deps.db.selectFrom('users').select('email').where('public_id', '=', publicId)
  return (await users.executeTakeFirst())?.email
}

async function decideAll(publicId: string, decision: 'approve' | 'reject') {
  const { db, clock } = world.testApp.deps
  const userId = await userIdOf(publicId)
  for (const { id, userId: owner } of (await pendingCredits(db, { limit: 1_000 })).pending)
    if (owner === userId) await decidePending(db, clock.now(), { id, decision, by: 'ana@numeria.example' })
  await followDecisions(db)
}

test('a person who reads the own referrals and payouts with a new browser each time fills no table', async () => {
  const ana = await referrer()
  const { db } = world.testApp.deps
  const userId = await userIdOf(ana.id)
  for (let count = 0; count < 30; count += 1)
    for (const path of [routes.referrals.path, earningRoutes.payouts.path])
      expect((await ana.browser.open(path, { 'user-agent': `Browser ${count} ${path}` })).statusCode).toBe(200)
  const rows = await db.selectFrom('referrer_fingerprints').select('print').where('user_id', '=', userId).execute()
  expect(rows.length).toBeLessThanOrEqual(2 + 2 * requestLimits.location.person.most)
})

describe('a conversion is looked at first', () => {
  const pending = (reason: string) => [{ state: 'pending', reason, credits: 5, cents: 0 }]

  test('when it comes from the referrer’s own address', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code, { ...ana.place, agent: 'Mozilla/5.0 (Android 16; Mobile) Firefox/150.0' })
    expect(rui.credits).toBe(5)
    expect(await creditsOf(ana.browser)).toBe(5)
    expect(await conversions(ana.browser)).toMatchObject(pending('same_address'))
  })

  test('when it comes from the same browser somewhere else in the same network', async () => {
    const ana = await referrer({ address: '200.1.2.3', agent: 'Mozilla/5.0 (Ana’s very own)' })
    await comesBy(ana.code, { address: '200.1.77.8', agent: ana.place.agent })
    expect(await conversions(ana.browser)).toMatchObject(pending('same_device'))
  })

  test('when the referrer is still signed in at that browser', async () => {
    const ana = await referrer()
    await ana.browser.open(`/?ref=${ana.code}`)
    await ana.browser.logIn()
    const again = browserAt(newPlace())
    await again.logIn((await emailOf(ana.id))!)
    expect(await conversions(again)).toMatchObject(pending('same_device'))
  })

  test('when somebody who has no code opens their own share in a private window and signs in as somebody else', async () => {
    const place = newPlace()
    const ana = browserAt(place)
    const { id } = await ana.logIn()
    expect((await comesBy(id, place)).credits).toBe(5)
    expect(await creditsOf(ana)).toBe(5)
    expect(await conversions(ana)).toMatchObject(pending('same_address'))
  })

  test('when it comes from where a session is in use that is older than what is remembered of its login', async () => {
    const place = newPlace()
    const ana = browserAt(place)
    const { id } = await ana.logIn()
    world.testApp.passTime(25 * 24 * 60)
    await ana.open('/api/auth/profile')
    world.testApp.passTime(10 * 24 * 60)
    await comesBy(id, place)
    expect(await conversions(ana)).toMatchObject(pending('same_address'))
  })

  test.each([
    ['looked at payouts', 'GET', '/api/referral/payouts', undefined],
    ['chose how to be paid', 'PATCH', '/api/referral/mode', { mode: 'credits' }],
    ['shared', 'POST', '/api/credits/share', { reason: 'copy' }],
  ] as const)('when it comes from where the referrer %s', async (_what, method, url, body) => {
    const ana = browserAt(newPlace())
    const { id } = await ana.logIn()
    const { address, agent } = newPlace()
    const headers = { 'x-forwarded-for': address, 'user-agent': agent }
    const answer = await createBrowser(world.testApp.app, ana.jar).send(method, url, { headers, ...(body && { body }) })
    expect(answer.statusCode).toBe(200)
    await comesBy(id, { address, agent })
    expect(await conversions(ana)).toMatchObject(pending('same_address'))
  })

  test('when somebody else came from there by the same person before: the first is rewarded, the others wait', async () => {
    const ana = await referrer()
    const place = newPlace()
    for (const credits of [8, 5, 5]) expect((await comesBy(ana.code, place)).credits).toBe(credits)
    const kept = (await conversions(ana.browser)).map(({ state, reason }) =>
      reason === null ? state : `${state}: ${reason}`,
    )
    expect(kept.toSorted()).toEqual(['pending: same_place', 'pending: same_place', 'rewarded'])
  })

  test('when all of somebody’s codes together brought more than ten people in a day', async () => {
    const ana = await referrer()
    const both = [ana.code, await newCode(ana.browser)]
    for (let count = 0; count < 6; count += 1) for (const code of both) await comesBy(code)
    expect(await creditsOf(ana.browser)).toBe(5 + 50)
    expect((await conversions(ana.browser)).filter(({ reason }) => reason === 'too_many')).toHaveLength(2)
  })

  test('and a login goes on although its location could not be recorded', async () => {
    const { owner } = world.testApp
    await sql`alter table referrer_fingerprints rename to elsewhere`.execute(owner)
    const { credits } = await browserAt(newPlace()).logIn()
    await sql`alter table elsewhere rename to referrer_fingerprints`.execute(owner)
    expect(credits).toBe(5)
    expect(world.testApp.log()).toContain('the location of a user could not be recorded')
  })

  test('when the address is the referrer’s mailbox in another spelling', async () => {
    const ana = await referrer(newPlace(), 'ana.maria.silva@gmail.com')
    await comesBy(ana.code, newPlace(), 'anamariasilva+two@googlemail.com')
    expect(await conversions(ana.browser)).toMatchObject(pending('same_mailbox'))
  })

  test('when the address is at a subdomain that Fastmail delivers to the referrer', async () => {
    const ana = await referrer(newPlace(), 'ana_maria@sent.com')
    await comesBy(ana.code, newPlace(), 'shop@ana-maria.sent.com')
    expect(await conversions(ana.browser)).toMatchObject(pending('same_mailbox'))
  })

  test('when the mailbox is that of somebody whom the code brought before', async () => {
    const ana = await referrer()
    const name = `rui.${ana.id.slice(0, 8)}`
    const people = []
    for (const address of [`${name}@gmail.com`, `${name}+again@gmail.com`, `${name.replace('.', '')}@googlemail.com`])
      people.push(await comesBy(ana.code, newPlace(), address))
    expect(people.map(({ credits }) => credits)).toEqual([8, 0, 0])
    const kept = (await conversions(ana.browser)).map(({ state, reason }) => ({ state, reason }))
    expect(kept).toHaveLength(3)
    expect(kept.filter(({ reason }) => reason === 'same_mailbox')).toEqual(
      Array(2).fill({ state: 'pending', reason: 'same_mailbox' }),
    )
  })

  test('when the mailbox is one to throw away', async () => {
    const ana = await referrer()
    await comesBy(ana.code, newPlace(), 'somebody@mailinator.com')
    expect(await conversions(ana.browser)).toMatchObject(pending('disposable_mail'))
  })

  test('when a code brought more than ten people in a day: neither side is paid before that', async () => {
    const ana = await referrer()
    const people = []
    for (let count = 0; count < 11; count += 1) people.push(await comesBy(ana.code))
    expect(people.map(({ credits }) => credits)).toEqual([...Array<number>(10).fill(8), 5])
    expect(await creditsOf(ana.browser)).toBe(5 + 50)
    expect(await codes(ana.browser)).toMatchObject([{ clicks: 11, conversions: 10, totalEarnings: 5 }])
    expect((await conversions(ana.browser)).filter(({ reason }) => reason === 'too_many')).toHaveLength(1)
    const last = people.at(-1)!
    await decideAll(last.id, 'approve')
    await decideAll(ana.id, 'approve')
    expect([await creditsOf(last.browser), await creditsOf(ana.browser)]).toEqual([8, 5 + 55])
  })

  test('and approved brings both sides what it would have brought', async () => {
    const ana = await referrer()
    const rui = await comesBy(ana.code, ana.place)
    await decideAll(ana.id, 'approve')
    await decideAll(rui.id, 'approve')
    expect(await creditsOf(ana.browser)).toBe(10)
    expect(await creditsOf(rui.browser)).toBe(8)
    expect(await conversions(ana.browser)).toMatchObject([{ state: 'rewarded', reason: 'same_address' }])
    expect(await codes(ana.browser)).toMatchObject([{ conversions: 1 }])
  })

  test('and rejected brings nothing, for money as for credits', async () => {
    const ana = await referrer()
    const { db } = world.testApp.deps
    const userId = await userIdOf(ana.id)
    await saveMode(db, userId, 'cash')
    await comesBy(ana.code, ana.place)
    const earnings = () => db.selectFrom('referral_earnings').select('state').where('user_id', '=', userId).execute()
    expect(await earnings()).toEqual([{ state: 'pending' }])
    await decideAll(ana.id, 'reject')
    expect(await earnings()).toEqual([{ state: 'refused' }])
    expect(await conversions(ana.browser)).toMatchObject([{ state: 'refused', cents: 50 }])
    expect(await codes(ana.browser)).toMatchObject([{ conversions: 0, totalEarnings: 0 }])
  })
})
