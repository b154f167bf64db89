import { type AdminCommissions, earningRoutes, operatorRoutes, routes } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { openShop, withdrawFrom, type Buyer, type Shop } from '../billing/test-shop.ts'
import { createBrowser, signedIn } from '../test-app.ts'
import { followFirstPurchases } from './commissions.ts'
import { readPayouts } from './payouts.ts'
import { balanceOf, checkBooks, commissionsOf, pair, refund, settle } from './test-commissions.ts'

const day = 24 * 60
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
const now = () => shop.deps.clock.now()
const follow = () => followFirstPurchases(shop.deps)

describe('a commission', () => {
  test('is 10 % of the first purchase alone, set aside until the buyer cannot withdraw, then earned and paid out', async () => {
    const { referrer, buyer, code } = await pair(shop)
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    await shop.buy(buyer, 'master11', { preferredCurrency: 'eur' })
    await settle(shop)
    const list = await commissionsOf(referrer)
    expect(list).toMatchObject({ percent: 10, setAsideCents: 55, earnedCents: 0 })
    expect(list.commissions).toMatchObject([
      { code, cents: 55, state: 'set_aside', entries: [{ kind: 'set_aside', cents: 55 }] },
    ])
    expect(JSON.stringify(list)).not.toContain(buyer.userId)
    expect(await balanceOf(shop, referrer)).toBe(0)
    shop.passTime(14 * day)
    await settle(shop)
    expect(await balanceOf(shop, referrer)).toBe(0)
    shop.passTime(3 * day)
    await Promise.all([settle(shop), settle(shop), settle(shop)])
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 55, state: 'earned', entries: [{ kind: 'set_aside' }, { kind: 'release', cents: 0 }] },
    ])
    expect(await readPayouts(shop.deps, referrer.userId)).toMatchObject({ balanceCents: 55, payableCents: 55 })
    await checkBooks(shop.deps.db)
  })

  test('is set aside once, however often and however parallel the events come', async () => {
    const { referrer, buyer } = await pair(shop)
    await shop.buy(buyer, 'seed3', { preferredCurrency: 'eur' })
    await Promise.all([shop.deliverAgain(), follow(), follow(), shop.deliverAgain(), follow()])
    await follow()
    expect((await commissionsOf(referrer)).commissions).toMatchObject([{ cents: 20, entries: [{ cents: 20 }] }])
    await checkBooks(shop.deps.db)
  })

  test('shrinks with a partial refund and ends with a whole one, also when it comes at the moment of the release', async () => {
    const { referrer, buyer } = await pair(shop)
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    await refund(shop, sessionId, 200)
    await shop.deliver()
    await settle(shop)
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 35, state: 'set_aside', entries: [{}, { kind: 'take_back', cents: -20 }] },
    ])
    shop.passTime(18 * day)
    await refund(shop, sessionId)
    await Promise.all([shop.deliver(), settle(shop), settle(shop)])
    await settle(shop)
    expect(await balanceOf(shop, referrer)).toBe(0)
    expect((await commissionsOf(referrer)).commissions).toMatchObject([{ cents: 0 }])
    await checkBooks(shop.deps.db)
  })

  test('of a purchase that its buyer withdraws from is taken back', async () => {
    const { referrer, buyer } = await pair(shop)
    await shop.buy(buyer, 'seed3', { preferredCurrency: 'eur' })
    await follow()
    await withdrawFrom(buyer, (await buyer.purchases())[0]!.purchaseId)
    await follow()
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: 0, commissions: [{ cents: 0 }] })
    await checkBooks(shop.deps.db)
  })

  test('that was earned is taken from the next payouts by a dispute, and comes back when it is won', async () => {
    const { referrer, buyer } = await pair(shop)
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    shop.passTime(18 * day)
    await settle(shop)
    expect(await balanceOf(shop, referrer)).toBe(55)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 549, outcome: 'open' })
    await shop.deliver()
    await settle(shop)
    expect(await balanceOf(shop, referrer)).toBe(0)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 549, outcome: 'won' })
    await shop.deliver()
    await settle(shop)
    expect(await balanceOf(shop, referrer)).toBe(55)
    await checkBooks(shop.deps.db)
  })

  test('on a purchase in dollars waits for a rate, and keeps the one it was booked by', async () => {
    const { referrer, buyer } = await pair(shop)
    await shop.buy(buyer, 'universal9', { preferredCurrency: 'usd' })
    await follow()
    expect((await commissionsOf(referrer)).commissions).toEqual([])
    const at = (usdToEurMillionths: number) =>
      followFirstPurchases({ ...shop.deps, settings: { ...shop.deps.settings, usdToEurMillionths } })
    await at(860_000)
    const [{ paid_cents: paid }] = (await shop.deps.db
      .selectFrom('commissions')
      .select('paid_cents')
      .where('user_id', '=', referrer.userId)
      .execute()) as [{ paid_cents: number }]
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: Math.round((paid * 0.86) / 10) })
    await shop.deps.db
      .updateTable('purchases')
      .set({ refunded_cents: paid - 100 })
      .where('user_id', '=', buyer.userId)
      .execute()
    await at(500_000)
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: 9 })
  })

  test('of a conversion under review waits for the decision, and ends with a refusal', async () => {
    const { referrer, buyer } = await pair(shop, { reason: 'same_address' })
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    shop.passTime(18 * day)
    await settle(shop)
    const waiting = { state: 'set_aside', isUnderReview: true }
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: 55, earnedCents: 0, commissions: [waiting] })
    await shop.deps.db
      .updateTable('referral_rewards')
      .set({ state: 'refused' })
      .where('user_id', '=', referrer.userId)
      .execute()
    await settle(shop)
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 0, state: 'refused', isUnderReview: false, entries: [{}, { kind: 'refuse', cents: -55 }] },
    ])
    await checkBooks(shop.deps.db)
  })

  test('is there for a buyer who came by themselves for nobody', async () => {
    const buyer = await shop.buyer()
    await shop.buy(buyer, 'seed3', { preferredCurrency: 'eur' })
    const found = await shop.deps.db
      .selectFrom('first_purchases')
      .selectAll()
      .where('user_id', '=', buyer.userId)
      .execute()
    expect(found).toEqual([])
  })

  test('is shown to administrators with accounts that sum to nothing', async () => {
    const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
    await createAdmin(shop.deps.db, now(), credentials.email, credentials.password)
    const browser = createBrowser(shop.app)
    await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
    const { accounts, commissions, waitingForRate } = (
      await browser.get(earningRoutes.adminCommissions.path)
    ).json<AdminCommissions>()
    expect(accounts.companyCents + accounts.reserveCents + accounts.referrerCents).toBe(0)
    expect(commissions.length).toBeGreaterThan(3)
    expect(waitingForRate).toBe(0)
  })
})

describe('an account that is deleted', () => {
  async function leave({ userId }: Buyer) {
    const { browser, token } = await signedIn(shop, userId)
    const body = { email: `${userId}@example.com` }
    return browser.send('DELETE', routes.deleteAccount.path, { token, body })
  }

  test('of the buyer leaves the commission, which a later dispute still takes back', async () => {
    const { referrer, buyer } = await pair(shop)
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    expect((await leave(buyer)).statusCode).toBe(204)
    expect(
      await shop.deps.db.selectFrom('users').select('user_id').where('user_id', '=', buyer.userId).execute(),
    ).toEqual([])
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 549, outcome: 'lost' })
    await shop.deliver()
    await follow()
    expect((await commissionsOf(referrer)).commissions).toMatchObject([{ cents: 0 }])
    await checkBooks(shop.deps.db)
  })

  test('of the referrer, at the moment of the release, leaves nothing set aside and nothing earned afterwards', async () => {
    const { referrer, buyer } = await pair(shop)
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    shop.passTime(18 * day)
    const [answer] = await Promise.all([leave(referrer), settle(shop), settle(shop)])
    // Earned before it, the money is owed, and the deletion asks for it to be given up.
    const [{ state }] = (await shop.deps.db
      .selectFrom('commissions')
      .select('state')
      .where('user_id', '=', referrer.userId)
      .execute()) as [{ state: string }]
    expect([answer.statusCode, state]).toEqual(answer.statusCode === 204 ? [204, 'forgone'] : [409, 'earned'])
    await settle(shop)
    await checkBooks(shop.deps.db)
  })
})
