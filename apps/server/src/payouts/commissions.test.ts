import {
  type AdminCommissions,
  type CommissionList,
  earningRoutes,
  operatorRoutes,
  type ReferralStatement,
  routes,
} from '@numeria/contract'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { openShop, withdrawFrom, type Buyer, type Shop } from '../billing/test-shop.ts'
import { createCode } from '../referrals/codes.ts'
import { saveMode } from '../referrals/mode.ts'
import { bindConversion, settleConversion } from '../referrals/conversions.ts'
import { createBrowser, signedIn, someone } from '../test-app.ts'
import { followFirstPurchases, followPurchase, forgoCommissions, releaseCommissions } from './commissions.ts'
import { commissionCents } from './commissions.rules.ts'
import { readPayouts } from './payouts.ts'

const day = 24 * 60
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())
const now = () => shop.deps.clock.now()

/** A person with a code, and a buyer who came by it. */
async function pair({ reason = null as string | null } = {}) {
  const { db } = shop.deps
  const referrer = await shop.buyer()
  const buyer = await shop.buyer()
  const code = await createCode(db, now(), referrer.userId)
  const visitor = { address: `10.${Math.floor(Math.random() * 250)}.1.1`, agent: randomUUID(), languages: '' }
  const person = { userId: buyer.userId, email: `${randomUUID()}@example.com`, isFirstOfMailbox: true }
  await bindConversion(db, now(), person, { ref: { code }, visitor, browserOf: null })
  if (reason) await db.updateTable('conversions').set({ reason }).where('user_id', '=', buyer.userId).execute()
  await settleConversion(db, now(), buyer.userId)
  return { referrer, buyer, code }
}
const follow = () => followFirstPurchases(shop.deps)
async function settle(): Promise<void> {
  await follow()
  await releaseCommissions(shop.deps)
}
const commissionsOf = async ({ call }: Buyer) =>
  (await call('get', earningRoutes.commissions.path)).json() as CommissionList
const balanceOf = async ({ userId }: Buyer) => (await readPayouts(shop.deps, userId)).balanceCents
const refund = (sessionId: string, amount?: number) =>
  shop.control('POST', 'payments/refund', { sessionId, ...(amount && { amount }) })

/** Every entry sums to nothing, and what referrers earned by entries is what they are owed. */
async function checkBooks(): Promise<void> {
  const { rows } = await sql<{ off: number }>`
    select (select count(*) from commission_entries where company_cents + reserve_cents + referrer_cents <> 0)
      + (select count(*) from commissions c where c.cents <> (
          select coalesce(-sum(company_cents), 0) from commission_entries e where e.user_id = c.user_id and e.commission_id = c.commission_id))
      + (select count(*) from commissions c where c.state <> 'set_aside' and 0 <> (
          select coalesce(sum(reserve_cents), 0) from commission_entries e where e.user_id = c.user_id and e.commission_id = c.commission_id))
      + (select count(*) from commission_entries e where referrer_cents <> 0 and not exists (
          select from referral_earnings r where r.user_id = e.user_id and r.earning_id = e.earning_id and r.cents = e.referrer_cents))
      as off`.execute(shop.deps.db)
  expect(rows[0]!.off).toBe(0)
}

describe('a commission', () => {
  test('is 10 % of the first purchase alone, set aside until the buyer cannot withdraw, then earned and paid out', async () => {
    const { referrer, buyer, code } = await pair()
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    await shop.buy(buyer, 'master11', { preferredCurrency: 'eur' })
    await settle()
    const list = await commissionsOf(referrer)
    expect(list).toMatchObject({ percent: 10, setAsideCents: 55, earnedCents: 0 })
    expect(list.commissions).toMatchObject([
      { code, cents: 55, state: 'set_aside', entries: [{ kind: 'set_aside', cents: 55 }] },
    ])
    expect(JSON.stringify(list)).not.toContain(buyer.userId)
    expect(await balanceOf(referrer)).toBe(0)
    shop.passTime(14 * day)
    await settle()
    expect(await balanceOf(referrer)).toBe(0)
    shop.passTime(3 * day)
    await Promise.all([settle(), settle(), settle()])
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 55, state: 'earned', entries: [{ kind: 'set_aside' }, { kind: 'release', cents: 0 }] },
    ])
    expect(await readPayouts(shop.deps, referrer.userId)).toMatchObject({ balanceCents: 55, payableCents: 55 })
    await checkBooks()
  })

  test('is set aside once, however often and however parallel the news come', async () => {
    const { referrer, buyer } = await pair()
    await shop.buy(buyer, 'seed3', { preferredCurrency: 'eur' })
    await Promise.all([shop.deliverAgain(), follow(), follow(), shop.deliverAgain(), follow()])
    await follow()
    expect((await commissionsOf(referrer)).commissions).toMatchObject([{ cents: 20, entries: [{ cents: 20 }] }])
    await checkBooks()
  })

  test('shrinks with a partial refund and ends with a whole one, also when it comes at the moment of the release', async () => {
    const { referrer, buyer } = await pair()
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    await refund(sessionId, 200)
    await shop.deliver()
    await settle()
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 35, state: 'set_aside', entries: [{}, { kind: 'take_back', cents: -20 }] },
    ])
    shop.passTime(18 * day)
    await refund(sessionId)
    await Promise.all([shop.deliver(), settle(), settle()])
    await settle()
    expect(await balanceOf(referrer)).toBe(0)
    expect((await commissionsOf(referrer)).commissions).toMatchObject([{ cents: 0 }])
    await checkBooks()
  })

  test('of a purchase that its buyer withdraws from is taken back', async () => {
    const { referrer, buyer } = await pair()
    await shop.buy(buyer, 'seed3', { preferredCurrency: 'eur' })
    await follow()
    await withdrawFrom(buyer, (await buyer.purchases())[0]!.purchaseId)
    await follow()
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: 0, commissions: [{ cents: 0 }] })
    await checkBooks()
  })

  test('that was earned is taken from the next payouts by a dispute, and comes back when it is won', async () => {
    const { referrer, buyer } = await pair()
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    shop.passTime(18 * day)
    await settle()
    expect(await balanceOf(referrer)).toBe(55)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 549, outcome: 'open' })
    await shop.deliver()
    await settle()
    expect(await balanceOf(referrer)).toBe(0)
    await shop.control('POST', 'payments/dispute', { sessionId, amount: 549, outcome: 'won' })
    await shop.deliver()
    await settle()
    expect(await balanceOf(referrer)).toBe(55)
    await checkBooks()
  })

  test('on a purchase in dollars waits for a rate, and keeps the one it was booked by', async () => {
    const { referrer, buyer } = await pair()
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
    const { referrer, buyer } = await pair({ reason: 'same_address' })
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    shop.passTime(18 * day)
    await settle()
    expect(await commissionsOf(referrer)).toMatchObject({ setAsideCents: 55, earnedCents: 0 })
    await shop.deps.db
      .updateTable('referral_rewards')
      .set({ state: 'refused' })
      .where('user_id', '=', referrer.userId)
      .execute()
    await settle()
    expect((await commissionsOf(referrer)).commissions).toMatchObject([
      { cents: 0, state: 'refused', entries: [{}, { kind: 'refuse', cents: -55 }] },
    ])
    await checkBooks()
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
    const { referrer, buyer } = await pair()
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
    await checkBooks()
  })

  test('of the referrer, at the moment of the release, leaves nothing set aside and nothing earned afterwards', async () => {
    const { referrer, buyer } = await pair()
    await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await follow()
    shop.passTime(18 * day)
    const [answer] = await Promise.all([leave(referrer), settle(), settle()])
    // Earned before it, the money is owed, and the deletion asks for it to be given up.
    const [{ state }] = (await shop.deps.db
      .selectFrom('commissions')
      .select('state')
      .where('user_id', '=', referrer.userId)
      .execute()) as [{ state: string }]
    expect([answer.statusCode, state]).toEqual(answer.statusCode === 204 ? [204, 'forgone'] : [409, 'earned'])
    await settle()
    await checkBooks()
  })
})

type Step = { do: 'keep'; cents: number } | { do: 'release' } | { do: 'refuse' } | { do: 'forgo' } | { do: 'late' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('keep' as const), cents: fc.integer({ min: 0, max: 1111 }) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('release' as const, 'late' as const) }) },
  fc.record({ do: fc.constantFrom('refuse' as const, 'forgo' as const) }),
)

test(
  'whatever happens to a purchase in whatever order, the entries sum to nothing and the commission is 10 % of what was kept',
  { timeout: 120_000 },
  async () => {
    const { deps } = shop
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
        const userId = await someone(deps)
        const conversionId = randomUUID()
        await deps.db
          .insertInto('referral_rewards')
          .values({
            user_id: userId,
            conversion_id: conversionId,
            code: 'ABCD1234',
            credits: 5,
            cents: 0,
            state: 'rewarded',
            reason: null,
            at: now(),
          })
          .execute()
        const purchase = { paidCents: 1111, currency: 'eur' as const, paidAt: now() }
        let [changes, kept] = [1, 1111]
        const tell = (change: number, keptCents: number) =>
          followPurchase(
            deps.db,
            now(),
            { referrer_id: userId, conversion_id: conversionId, changes: change },
            { ...purchase, keptCents },
            1_000_000,
          )
        await tell(1, kept)
        for (const one of steps) {
          if (one.do === 'keep') {
            const older = kept
            kept = one.cents
            changes += 1
            // The same news by several processes, and older news behind them.
            await Promise.all([tell(changes, kept), tell(changes, kept), tell(changes - 1, older)])
          } else if (one.do === 'release' || one.do === 'late') {
            if (one.do === 'release') shop.passTime(18 * day)
            await Promise.all([releaseCommissions(deps), releaseCommissions(deps)])
          } else if (one.do === 'refuse')
            await deps.db
              .updateTable('referral_rewards')
              .set({ state: 'refused', reason: 'too_many' })
              .where('user_id', '=', userId)
              .execute()
          else await deps.db.transaction().execute((trx) => forgoCommissions(trx, now(), userId))
          await checkBooks()
          const row = await deps.db
            .selectFrom('commissions')
            .selectAll()
            .where('user_id', '=', userId)
            .executeTakeFirstOrThrow()
          const isLive = row.state === 'set_aside' || row.state === 'earned'
          expect(row.cents).toBe(isLive ? commissionCents(kept, 1_000_000) : 0)
          const { balanceCents } = await readPayouts(deps, userId)
          expect(balanceCents).toBe(row.state === 'earned' ? row.cents : 0)
        }
      }),
      { numRuns: 25 },
    )
  },
)

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
    expect(months[0]?.balanceCents ?? 0).toBe(await balanceOf(referrer))
    await checkBooks()
    return months
  }

  test('has a month of each thing that happened, and agrees with the books at every step', async () => {
    const { referrer, buyer, code } = await pair()
    const { db } = shop.deps
    expect(await statementOf(buyer)).toEqual([])
    await saveMode(db, referrer.userId, 'cash')
    expect(await agrees(referrer)).toMatchObject([{ signups: 1, firstPurchases: 0, setAsideCents: 0 }])
    await db
      .insertInto('referral_clicks')
      .values({ code, day: now().toISOString().slice(0, 10), visitor: randomUUID(), at: now() })
      .execute()
    const sessionId = await shop.buy(buyer, 'destiny7', { preferredCurrency: 'eur' })
    await settle()
    await refund(sessionId, 200)
    await shop.deliver()
    await settle()
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
      shop.passTime(7 * day)
      await settle()
      await agrees(referrer)
    }
    const months = await agrees(referrer)
    expect(sum(months, 'releasedCents')).toBe(35)
    expect(sum(months, 'earnedCents')).toBe(35)
    await refund(sessionId)
    await shop.deliver()
    await settle()
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
