import { earningRoutes, type ReferralStatement } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Buyer, type Shop } from '../billing/test-shop.ts'
import { saveMode } from '../referrals/mode.ts'
import { balanceOf, checkBooks, commissionsOf, pair, refund, settle } from './test-commissions.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
const now = () => shop.deps.clock.now()

describe('the monthly statement', () => {
  const statementOf = async ({ call }: Buyer) =>
    (await call('get', earningRoutes.referralStatement.path)).json() as ReferralStatement
  const sum = (months: ReferralStatement, name: Exclude<keyof ReferralStatement[number], 'month'>) =>
    months.reduce((all, month) => all + month[name], 0)

  /** Its sums are those of the books, to the cent. */
  async function agrees(referrer: Buyer): Promise<ReferralStatement> {
    const months = await statementOf(referrer)
    const { commissions } = await commissionsOf(referrer)
    const worth = commissions.reduce((all, { cents }) => all + cents, 0)
    expect(sum(months, 'setAsideCents') + sum(months, 'givenBackCents') - sum(months, 'takenBackCents')).toBe(worth)
    expect(sum(months, 'firstPurchases')).toBe(commissions.length)
    expect(months[0]?.balanceCents ?? 0).toBe(await balanceOf(shop, referrer))
    await checkBooks(shop.deps.db)
    return months
  }

  test('has a month of each thing that happened, and agrees with the books at every step', async () => {
    const { referrer, buyer, code } = await pair(shop)
    const { db } = shop.deps
    expect(await statementOf(buyer)).toEqual([])
    await saveMode(db, referrer.userId, 'cash')
    expect(await agrees(referrer)).toMatchObject([{ signups: 1, firstPurchases: 0, setAsideCents: 0 }])
    await db
      .insertInto('referral_clicks')
      .values({ code, day: now().toISOString().slice(0, 10), clicks: 1, quarters: [1, ...Array<number>(95).fill(0)] })
      .execute()
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await settle(shop)
    await refund(shop, sessionId, 200)
    await shop.deliver()
    await settle(shop)
    const bought = now().toISOString().slice(0, 7)
    expect((await agrees(referrer)).find(({ month }) => month === bought)).toMatchObject({
      clicks: 1,
      signups: 1,
      firstPurchases: 1,
      setAsideCents: 55,
      takenBackCents: 20,
      releasedCents: 0,
      earnedCents: 0,
    })
    for (let week = 0; week < 6; week += 1) {
      shop.passTime(7 * 24 * 60)
      await settle(shop)
      await agrees(referrer)
    }
    const months = await agrees(referrer)
    expect(sum(months, 'releasedCents')).toBe(35)
    expect(sum(months, 'earnedCents')).toBe(35)
    await refund(shop, sessionId)
    await shop.deliver()
    await settle(shop)
    const ended = await agrees(referrer)
    expect([sum(ended, 'takenBackCents'), sum(ended, 'earnedCents'), ended[0]!.balanceCents]).toEqual([55, 0, 0])
    const payout = { user_id: referrer.userId, payout_id: randomUUID(), month: '2027-01-01', created_at: now() }
    await db
      .insertInto('payouts')
      .values({ ...payout, amount_cents: 2_500, state: 'due' })
      .execute()
    expect((await agrees(referrer))[0]).toMatchObject({ payoutCents: 2_500, balanceCents: -2_500 })
  })
})
