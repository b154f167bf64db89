import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import {
  type CommissionList,
  commissionPercent,
  earningRoutes,
  type PayoutOverview,
  referralRewards,
  type ReferralStatement,
  routes,
} from '../../../packages/contract/src/index.ts'
import type { Shop } from '../../../apps/server/src/billing/test-shop.ts'
import { exportSepa, markPaid } from '../../../apps/server/src/payouts/batches.ts'
import { euDetails, germanTax } from '../../../apps/server/src/payouts/test-referrer.ts'
import { createBrowser, signedIn } from '../../../apps/server/src/test-app.ts'
import { paymentOf, type Customers } from './customers.ts'
import { newHuman, type Human } from './humans.ts'
import { receiptOf } from './mail-judge.ts'
import { listEvents } from './payments.ts'
import type { ReminderWorld } from './reminder-world.ts'

type Partner = { human: Human; code: string; brought: Human[] }

/** People with codes who are paid in money, and those who come by them and buy. */
export class Partners {
  readonly #shop: Shop
  readonly #world: ReminderWorld
  readonly #customers: Customers
  readonly #random: () => number
  readonly #partners: Partner[] = []
  readonly #addresses = new Map<string, string>()
  #arrivals = 0

  constructor(shop: Shop, world: ReminderWorld, customers: Customers, random: () => number) {
    this.#shop = shop
    this.#world = world
    this.#customers = customers
    this.#random = random
  }

  get arrivals(): number {
    return this.#arrivals
  }

  async begin(human: Human): Promise<void> {
    const { browser, token } = await signedIn(this.#shop, human.userId)
    for (const kind of ['bank_details', 'tax_details']) this.#world.judge.want(receiptOf(human.email, kind))
    const body = { mode: 'cash', bankDetails: euDetails }
    expect((await browser.patch(earningRoutes.payoutMode.path, { token, body })).statusCode).toBe(200)
    expect((await browser.put(earningRoutes.taxDetails.path, { token, body: germanTax })).statusCode).toBe(200)
    this.#addresses.set(human.userId, human.email)
    const { link } = (await browser.post(routes.createReferral.path, { token })).json<{ link: string }>()
    this.#partners.push({ human, code: new URL(link).searchParams.get('ref')!, brought: [] })
  }

  async liveADay(): Promise<void> {
    for (let count = Math.max(0.5, this.#world.humans.length / 1_000); count > this.#random(); count -= 1) {
      const partner = this.#partners[this.#arrivals % this.#partners.length]!
      if (partner.human.isGone) {
        this.#partners.splice(this.#partners.indexOf(partner), 1)
        continue
      }
      const human = await this.#arrive(partner.code)
      partner.brought.push(human)
      if (this.#arrivals % 4 > 0) await this.#customers.buy(human, this.#random() < 0.7 ? 'seed3' : 'abundance8')
    }
  }

  /** A new person opens the link, and signs up by e-mail from a network of their own. */
  async #arrive(code: string): Promise<Human> {
    this.#arrivals += 1
    const headers = {
      'x-forwarded-for': `${20 + (this.#arrivals >> 8)}.${this.#arrivals & 255}.30.40`,
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      accept: 'text/html',
    }
    const email = `${randomUUID()}@example.com`
    const browser = createBrowser(this.#shop.app)
    await browser.get(`/?ref=${code}`, { headers })
    // The mail server fails now and then, and a person asks again.
    while (!this.#world.inboxes.has(email)) {
      expect((await browser.post(routes.emailLogin.path, { body: { email }, headers })).statusCode).toBe(202)
    }
    this.#world.judge.want(receiptOf(email, 'login'))
    const digits = /\d{4} \d{4}/.exec(this.#world.inboxes.get(email)!.text)![0].replace(' ', '')
    const confirmed = await browser.post(routes.confirmEmailLogin.path, { body: { email, code: digits }, headers })
    const { token } = confirmed.json<{ token: string }>()
    const birthDate = `1988-${String(1 + (this.#arrivals % 12)).padStart(2, '0')}-17`
    const body = { birthDate, fullName: 'Mary Ellen Quinn' }
    const saved = await browser.patch(routes.saveProfile.path, { token, headers, body })
    expect(saved.statusCode).toBe(200)
    const { db, clock } = this.#shop.deps
    const { user_id: userId } = await db
      .selectFrom('users')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
    const human = newHuman({ userId, email, birthDate }, this.#random, clock.now())
    await this.#world.welcome(human)
    return human
  }

  /** The bank pays what is due. */
  async payOut(): Promise<void> {
    const { deps } = this.#shop
    const batch = await exportSepa(deps, deps.clock.now(), 'ada')
    if (batch) await markPaid(deps, deps.clock.now(), [batch.batchId], 'ada')
  }

  /** Each payout has an e-mail when it is made, and another when it is paid. */
  async wantPayoutEmails(): Promise<void> {
    const payouts = await this.#shop.deps.db.selectFrom('payouts').select(['user_id', 'state']).execute()
    for (const { user_id, state } of payouts) {
      const email = this.#addresses.get(user_id)!
      this.#world.judge.want(receiptOf(email, 'payout_made'))
      if (state === 'paid') this.#world.judge.want(receiptOf(email, 'payout_paid'))
    }
  }

  /** Explains every cent of the partners' statements by the people who came, and by what the provider kept of their first purchases. */
  async expectStatements(): Promise<{ earnedCents: number; payoutCents: number; commissionCents: number }> {
    const kept = await this.#keptOfFirstPurchases()
    const totals = { earnedCents: 0, payoutCents: 0, commissionCents: 0 }
    for (const { human, brought } of this.#partners) {
      if (human.isGone) continue
      const { browser, token } = await signedIn(this.#shop, human.userId)
      const read = async <Reply>(path: string) => (await browser.get(path, { token })).json<Reply>()
      const months = await read<ReferralStatement>(earningRoutes.referralStatement.path)
      const payouts = await read<PayoutOverview>(earningRoutes.payouts.path)
      const { setAsideCents } = await read<CommissionList>(earningRoutes.commissions.path)
      const sum = (of: (month: ReferralStatement[number]) => number) =>
        months.reduce((total, month) => total + of(month), 0)
      const commissionCents = brought
        .map(({ userId }) => Math.floor(((kept.get(userId) ?? 0) * commissionPercent + 50) / 100))
        .reduce((total, cents) => total + cents, 0)
      const earnedCents = brought.length * referralRewards.earningsCents + commissionCents - setAsideCents
      const payoutCents = payouts.paidCents + payouts.onTheirWayCents
      expect({
        signups: sum(({ signups }) => signups),
        commissions: sum((month) => month.setAsideCents + month.givenBackCents - month.takenBackCents),
        earned: sum((month) => month.earnedCents),
        paidOut: sum((month) => month.payoutCents),
        balance: months[0]?.balanceCents ?? 0,
      }).toEqual({
        signups: brought.length,
        commissions: commissionCents,
        earned: earnedCents,
        paidOut: payoutCents,
        balance: earnedCents - payoutCents,
      })
      expect(payouts.balanceCents).toBe(earnedCents - payoutCents)
      totals.earnedCents += earnedCents
      totals.payoutCents += payoutCents
      totals.commissionCents += commissionCents
    }
    return totals
  }

  /** In cents, by person: the price of the first purchase without what went back or is disputed. */
  async #keptOfFirstPurchases(): Promise<Map<string, number>> {
    const events = await listEvents(this.#shop)
    const rows = await this.#shop.deps.db.selectFrom('purchases').select(['purchase_id', 'payment_intent']).execute()
    const purchaseOf = new Map(rows.map((row) => [row.payment_intent, row.purchase_id]))
    /** The newest word on each refund and dispute. */
    const newest = new Map(
      events
        .filter(({ type }) => type.startsWith('refund.') || type.startsWith('charge.dispute.'))
        .map(({ data: { object } }) => [object.id, object]),
    )
    const gone = new Map<string, number>()
    for (const { payment_intent, amount, status } of newest.values()) {
      const purchaseId = purchaseOf.get(payment_intent!)!
      if (status !== 'failed' && status !== 'won') gone.set(purchaseId, (gone.get(purchaseId) ?? 0) + amount!)
    }
    // Events can arrive in another order than the payments: the first purchase is the one whose events came first.
    const recorded = await this.#shop.deps.db.selectFrom('first_purchases').select(['user_id', 'purchase_id']).execute()
    const first = new Map(recorded.map((row) => [row.user_id, row.purchase_id]))
    const kept = new Map<string, number>()
    for (const event of events) {
      const payment = paymentOf(event)
      if (!payment || payment.isRenewal || this.#customers.isPaidInPause(payment.purchaseId)) continue
      const { userId, purchaseId, cents } = payment
      if (purchaseId !== (first.get(userId) ?? purchaseId)) continue
      if (!kept.has(userId)) kept.set(userId, Math.max(0, cents - (gone.get(purchaseId) ?? 0)))
    }
    return kept
  }
}
