import { routes, type LeavingOverview } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { claimEmail, findUser, linkIdentity, saveProfile } from '../accounts/accounts.ts'
import { findFires } from '../admin/figures.ts'
import { openShop, type Shop } from '../billing/test-shop.ts'
import { askForPromisedRefunds } from '../billing/withdraw.ts'
import { readAccount } from '../credits/credits.ts'
import { exportSepa } from '../payouts/batches.ts'
import { company, earn, euDetails } from '../payouts/test-referrer.ts'
import { readSettings } from '../platform/settings.ts'
import { saveMode } from '../referrals/mode.ts'
import { rewardReferrer } from '../referrals/referrer-rewards.ts'
import { checkTurns } from '../readings/turns-check.ts'
import { accountOf } from '../sign-in/first-login.ts'
import { openSession } from '../sign-in/sign-in.ts'
import { signedIn } from '../test-app.ts'
import { finishDeletions } from './deletion.ts'
import { forgetFormerPeople } from '../accounts/former-people.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
afterEach(async () => {
  expect([...(await shop.differences()), ...(await checkTurns(shop.deps.db))]).toEqual([])
})

type Person = Awaited<ReturnType<typeof someone>>
const day = 24 * 60

async function someone() {
  const { db, clock, settings } = shop.deps
  const identity = { subject: randomUUID(), email: `${randomUUID()}@example.com` }
  const userId = (await accountOf(db, clock.now(), 'google', identity, null, settings.encryption))!
  await saveProfile(db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  return { ...identity, ...(await signedIn(shop, userId)) }
}

const leave = ({ browser, token, email }: Person, body: object = { email }) =>
  browser.send('DELETE', routes.deleteAccount.path, { token, body })

const overview = async ({ browser, token }: Person) =>
  (await browser.get(routes.leaving.path, { token })).json<LeavingOverview>()

/** Writes something into every place that a person can fill by themselves. */
async function live(person: Person): Promise<void> {
  const { browser, token } = person
  const say = await browser.post(routes.chat.path, { token, body: { message: 'What of my sister Wilhelmina?' } })
  expect(say.statusCode).toBe(200)
  const history = (await browser.get(routes.chatHistory.path, { token })).json<{ turnId: string }[]>()
  const published = `/api/chat/turns/${history[0]!.turnId}/public`
  expect((await browser.post(published, { token, body: { showName: true } })).statusCode).toBe(200)
  expect((await browser.post(routes.share.path, { token, body: { reason: 'copy' } })).statusCode).toBe(200)
  expect((await browser.post(routes.createReferral.path, { token, body: {} })).statusCode).toBeLessThan(300)
  await browser.patch(routes.payoutMode.path, { token, body: { mode: 'cash', bankDetails: euDetails } })
  const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'seed3' } })
  await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
  await shop.deliver()
}

describe('deleting an account', () => {
  test('leaves nothing of the person, and the books whole', async () => {
    const ana = await someone()
    const { publicId } = (await findUser(shop.deps.db, ana.userId))!
    await live(ana)
    const before = await readAccount(shop.deps.db, shop.deps.clock.now(), ana.userId)
    expect((await leave(ana)).statusCode).toBe(204)
    const everything = await shop.everyRow()
    for (const word of [ana.email, ana.subject, publicId, 'Lovelace', '1985-05-12', 'Wilhelmina', 'Conceição', '0154'])
      expect(everything).not.toContain(word)
    expect(await readAccount(shop.deps.db, shop.deps.clock.now(), ana.userId)).toEqual(before)
    expect(await shop.deps.db.selectFrom('turns').select('state').where('user_id', '=', ana.userId).execute()).toEqual([
      { state: 'forgotten' },
    ])
    expect(shop.log()).not.toContain(ana.email)
  })

  test('signs out everywhere', async () => {
    const ana = await someone()
    const elsewhere = await signedIn(shop, ana.userId)
    await leave(ana)
    for (const { browser, token } of [ana, elsewhere])
      expect((await browser.get(routes.sessions.path, { token })).statusCode).toBe(401)
    await expect(openSession(shop.deps, ana.userId)).rejects.toThrow('being deleted')
  })

  test('asks for the address of this account, typed', async () => {
    const ana = await someone()
    const refused = await leave(ana, { email: 'somebody@example.com' })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'email' }])
    expect((await leave(ana, {})).statusCode).toBe(400)
    expect((await leave(ana, { email: ` ${ana.email.toUpperCase()} ` })).statusCode).toBe(204)
  })

  test('asks for a sign-in at most 15 minutes old', async () => {
    const ana = await someone()
    shop.passTime(15.1)
    expect((await leave(ana)).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    expect(await findUser(shop.deps.db, ana.userId)).not.toBeNull()
  })

  test('ten times at once is done once', async () => {
    const ana = await someone()
    await live(ana)
    const answers = await Promise.all(Array.from({ length: 10 }, () => leave(ana)))
    // Whoever comes late is signed out already.
    for (const { statusCode } of answers) expect([204, 401]).toContain(statusCode)
    expect(answers.map(({ statusCode }) => statusCode)).toContain(204)
    expect(await findUser(shop.deps.db, ana.userId)).toBeNull()
  })

  test('waits for a reading that is being written', async () => {
    const ana = await someone()
    await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 400, tokenMs: 0 })
    const { browser, token } = ana
    const reading = browser.post(routes.chat.path, { token, body: { message: 'What of me?' } })
    await expect
      .poll(async () => (await browser.get(routes.runningTurn.path, { token })).json<{ turn: unknown }>().turn)
      .not.toBeNull()
    expect((await leave(ana)).json()).toMatchObject({ code: 'chat.turn_running' })
    await shop.control('PUT', 'model', { mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
    expect((await reading).statusCode).toBe(200)
    expect((await leave(ana)).statusCode).toBe(204)
  })
})

describe('a subscription of somebody who leaves', () => {
  async function subscriber() {
    const ana = await someone()
    const { browser, token } = ana
    const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'abundance8' } })
    await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
    await shop.deliver()
    expect(await overview(ana)).toMatchObject({ isSubscribed: true, credits: 255 })
    return ana
  }
  const livingOf = ({ userId }: Person) =>
    shop.deps.db.selectFrom('subscriptions').select('state').where('user_id', '=', userId).execute()

  test('is ended at the provider', async () => {
    const ana = await subscriber()
    expect((await leave(ana)).statusCode).toBe(204)
    expect(await livingOf(ana)).toEqual([{ state: 'ended' }])
  })

  test('keeps everything as it was while the provider is away', async () => {
    const ana = await subscriber()
    await shop.control('PUT', 'payments', { webhooks: 'lost', api: '500' })
    expect((await leave(ana)).json()).toMatchObject({ code: 'billing.unavailable' })
    await shop.control('PUT', 'payments', { webhooks: 'lost' })
    expect(await findUser(shop.deps.db, ana.userId)).not.toBeNull()
    expect(await overview(ana)).toMatchObject({ credits: 255, isSubscribed: true })
    expect(await livingOf(ana)).toEqual([{ state: 'active' }])
  })
})

describe('a checkout that was open when its owner left, and is paid afterwards', () => {
  test.each([
    ['a pack', 'seed3', 199],
    ['a subscription', 'abundance8', 799],
  ])('of %s is credited to nobody: it is set aside, and its money goes back', async (_, packId, cents) => {
    const ana = await someone()
    const { browser, token, userId } = ana
    const order = await browser.post(routes.checkoutSession.path, { token, body: { packId } })
    expect((await leave(ana)).statusCode).toBe(204)
    shop.passTime(16)
    await finishDeletions(shop.deps)
    await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
    await shop.deliver()
    const { db } = shop.deps
    const purchase = async () =>
      db
        .selectFrom('purchases')
        .select(['state', 'problem', 'refunded_cents'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
    const problem = 'paid after the account was deleted'
    expect(await purchase()).toMatchObject({ state: 'set_aside', problem })
    expect((await findFires(shop.deps)).map(({ kind }) => kind)).toContain('payments_set_aside')

    await askForPromisedRefunds(shop.deps)
    await shop.deliver()
    await shop.deliverAgain()
    await askForPromisedRefunds(shop.deps)
    expect(await purchase()).toEqual({ state: 'set_aside', problem, refunded_cents: cents })
    const refunds = db.selectFrom('refunds').select(['state', 'amount_cents']).where('user_id', '=', userId)
    expect(await refunds.execute()).toEqual([{ state: 'succeeded', amount_cents: cents }])
    const living = db.selectFrom('subscriptions').select('state').where('user_id', '=', userId)
    expect(await living.where('state', '<>', 'ended').execute()).toEqual([])
    const grants = await db.selectFrom('lots').select('source').where('user_id', '=', userId).execute()
    expect(grants).toEqual([{ source: 'signup' }])
    expect((await findFires(shop.deps)).map(({ kind }) => kind)).not.toContain('payments_set_aside')
  })
})

describe('money that we owe to somebody who leaves', () => {
  test('is paid first, or given up to the cent', async () => {
    const ana = await someone()
    await earn(shop, ana.userId, 4)
    expect(await overview(ana)).toMatchObject({ owedCents: 200, onTheirWayCents: 0 })
    expect((await leave(ana)).json()).toMatchObject({ code: 'people_data.money_owed' })
    expect((await leave(ana, { email: ana.email, forgoCents: 150 })).json()).toMatchObject({
      code: 'people_data.money_owed',
    })
    expect((await leave(ana, { email: ana.email, forgoCents: 200 })).statusCode).toBe(204)
    const { total } = await shop.deps.db
      .selectFrom('referral_earnings')
      .select((select) => select.fn.sum<string>('cents').as('total'))
      .where('user_id', '=', ana.userId)
      .executeTakeFirstOrThrow()
    expect(Number(total)).toBe(0)
  })

  test('that the bank has is waited for', async () => {
    const ana = await someone()
    const { browser, token } = ana
    await browser.patch(routes.payoutMode.path, { token, body: { mode: 'cash', bankDetails: euDetails } })
    const { db, clock } = shop.deps
    await shop.deps.db
      .insertInto('payouts')
      .values({
        user_id: ana.userId,
        payout_id: randomUUID(),
        month: '2026-11-01',
        amount_cents: 2_500,
        state: 'due',
        created_at: clock.now(),
      })
      .execute()
    await earn(shop, ana.userId, 50)
    expect(await overview(ana)).toMatchObject({ owedCents: 2_500, onTheirWayCents: 0 })
    const settings = readSettings({ ...shop.sandbox.environment, ...company, PUBLIC_URL: 'http://localhost:3000' })
    await db
      .updateTable('bank_details')
      .set({ changed_at: new Date(clock.now().getTime() - 4 * 86_400_000) })
      .where('user_id', '=', ana.userId)
      .execute()
    expect(
      await exportSepa({ db, settings: { ...shop.deps.settings, debtor: settings.debtor } }, clock.now(), 'test'),
    ).not.toBeNull()
    expect(await overview(ana)).toMatchObject({ owedCents: 0, onTheirWayCents: 2_500 })
    expect((await leave(ana)).json()).toMatchObject({ code: 'people_data.payout_on_its_way' })
  })
})

describe('who comes back', () => {
  const comeBack = ({ subject, email }: { subject: string; email: string }) =>
    accountOf(shop.deps.db, shop.deps.clock.now(), 'google', { subject, email }, null, shop.deps.settings.encryption)
  const credits = async (userId: string) => (await readAccount(shop.deps.db, shop.deps.clock.now(), userId)).available

  test('is somebody new, without a second gift', async () => {
    const ana = await someone()
    await leave(ana)
    const back = (await comeBack(ana))!
    expect(back).not.toBe(ana.userId)
    expect(await credits(back)).toBe(0)
    expect(await comeBack(ana)).toBe(back)
  })

  test('with another spelling of the mailbox, or as the same person of the provider, has had the gift', async () => {
    const ana = await someone()
    await leave(ana)
    const tagged = { subject: randomUUID(), email: ana.email.replace('@', '+again@') }
    expect(await credits((await comeBack(tagged))!)).toBe(0)
    expect(await credits((await comeBack({ ...ana, email: `${randomUUID()}@example.com` }))!)).toBe(0)
  })

  test('by the other provider, with the address that the first one told last, has had the gift', async () => {
    const ana = await someone()
    const changed = { subject: ana.subject, email: `${randomUUID()}@example.com` }
    expect(await comeBack(changed)).toBe(ana.userId)
    await leave(ana)
    expect(await credits((await comeBack({ subject: randomUUID(), email: changed.email }))!)).toBe(0)
  })

  test('with another address, and then by the other provider with that one, has had the gift', async () => {
    const ana = await someone()
    await leave(ana)
    const back = { subject: ana.subject, email: `${randomUUID()}@example.com` }
    const userId = (await comeBack(back))!
    const { db, clock, settings } = shop.deps
    const byFacebook = { subject: randomUUID(), email: back.email }
    expect(await accountOf(db, clock.now(), 'facebook', byFacebook, null, settings.encryption)).toBe(userId)
    expect(await credits(userId)).toBe(0)
  })

  test('after half a year gets it again', async () => {
    const ana = await someone()
    await leave(ana)
    shop.passTime(180 * day + 1)
    await forgetFormerPeople(shop.deps.db, shop.deps.clock.now())
    expect(await shop.deps.db.selectFrom('former_people').select('mark').execute()).toEqual([])
    expect(await credits((await comeBack(ana))!)).toBe(5)
  })
})

describe('a deletion that was cut off', () => {
  async function cutOff() {
    const ana = await someone()
    await live(ana)
    await shop.deps.db
      .insertInto('deletions')
      .values({ user_id: ana.userId, asked_at: shop.deps.clock.now() })
      .execute()
    return ana
  }

  test('is finished by the job, once nobody is at it any more', async () => {
    const ana = await cutOff()
    await finishDeletions(shop.deps)
    expect(await findUser(shop.deps.db, ana.userId)).not.toBeNull()
    shop.passTime(2)
    await Promise.all(Array.from({ length: 4 }, () => finishDeletions(shop.deps)))
    expect(await findUser(shop.deps.db, ana.userId)).toBeNull()
    expect(await shop.everyRow()).not.toContain(ana.email)
  })

  test('brings its owner nothing more for whom they recommended', async () => {
    const ana = await cutOff()
    const { db, clock } = shop.deps
    const before = await readAccount(db, clock.now(), ana.userId)
    await saveMode(db, ana.userId, 'cash')
    const conversion = { conversion_id: randomUUID(), code: 'ABCD1234', referrer_id: ana.userId, reason: null }
    await rewardReferrer(db, clock.now(), { ...conversion, created_at: clock.now() })
    expect(await readAccount(db, clock.now(), ana.userId)).toEqual(before)
    const earnings = db.selectFrom('referral_earnings').selectAll().where('user_id', '=', ana.userId)
    expect(await earnings.execute()).toEqual([])
    shop.passTime(2)
    await finishDeletions(shop.deps)
  })

  test('does not keep its owner from signing in as somebody new', async () => {
    const ana = await cutOff()
    const back = await accountOf(shop.deps.db, shop.deps.clock.now(), 'google', ana)
    expect(back).not.toBe(ana.userId)
    expect(await openSession(shop.deps, back!)).toMatchObject({ token: expect.any(String) })
  })

  test('takes along what a request wrote that began before it', async () => {
    const ana = await someone()
    await leave(ana)
    await linkIdentity(shop.deps.db, shop.deps.clock.now(), 'facebook', 'late', ana.userId)
    await claimEmail(shop.deps.db, shop.deps.clock.now(), 'late@example.com', ana.userId)
    shop.passTime(16)
    await finishDeletions(shop.deps)
    expect(await shop.everyRow()).not.toContain('late@example.com')
    const left = await shop.deps.db
      .selectFrom('deletions')
      .select('swept_at')
      .where('user_id', '=', ana.userId)
      .execute()
    expect(left).toEqual([{ swept_at: expect.any(Date) }])
  })
})
