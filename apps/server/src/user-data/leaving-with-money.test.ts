import { earningRoutes, routes } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { findUser } from '../accounts/accounts.ts'
import { findAlerts } from '../admin/figures.ts'
import type { Shop } from '../billing/test-shop.ts'
import { askForPromisedRefunds } from '../billing/promised-refunds.ts'
import { exportSepa } from '../payouts/batches.ts'
import { company, earn, euDetails, germanTax } from '../payouts/test-referrer.ts'
import { readSettings } from '../platform/settings.ts'
import { finishDeletions } from './deletion.ts'
import { leave, overview, useLeavers, type Person } from './test-leavers.ts'

const leavers = useLeavers()
const { someone } = leavers
let shop: Shop
beforeAll(() => void ({ shop } = leavers))

describe('a subscription of a deleted account', () => {
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
  ])('of %s is not credited: it is set aside, and its money goes back', async (_, packId, cents) => {
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
    expect((await findAlerts(shop.deps)).map(({ kind }) => kind)).toContain('payments_set_aside')

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
    expect((await findAlerts(shop.deps)).map(({ kind }) => kind)).not.toContain('payments_set_aside')
  })
})

describe('a subscription that is paid for outside of the provider after its owner left', () => {
  test('is set aside with the words that its money is ours to send back, and no refund is promised', async () => {
    const ana = await someone()
    const { browser, token, userId } = ana
    const { deps } = shop
    const { payments } = deps
    const order = await browser.post(routes.checkoutSession.path, { token, body: { packId: 'abundance8' } })
    expect((await leave(ana)).statusCode).toBe(204)
    // An invoice marked as paid by hand: the provider has no payment for it.
    deps.payments = {
      ...payments,
      findInvoice: async (id) => ({ ...(await payments.findInvoice(id)), paymentIntent: null }),
    }
    await shop.pay(order.json<{ clientSecret: string }>().clientSecret.split('_secret_')[0]!)
    await shop.deliver()
    deps.payments = payments
    const { db } = deps
    const problem = 'paid after the account was deleted, by nothing that we can refund'
    const purchases = db.selectFrom('purchases').select(['state', 'problem']).where('user_id', '=', userId)
    expect(await purchases.execute()).toEqual([{ state: 'set_aside', problem }])
    expect(await db.selectFrom('refunds').select('state').where('user_id', '=', userId).execute()).toEqual([])
    expect((await findAlerts(deps)).map(({ kind }) => kind)).toContain('payments_set_aside')
    const events = db.selectFrom('provider_events').select('outcome').where('user_id', '=', userId)
    expect((await events.execute()).map(({ outcome }) => outcome)).toContain(problem)

    // The operator's step of docs/operations.md after sending the money back.
    await sql`
      insert into refunds (user_id, refund_id, purchase_id, amount_cents, state, asked_at)
      select user_id, 'by hand: ' || purchase_id, purchase_id, amount_cents, 'succeeded', now() from purchases
      where user_id = ${userId} and state = 'set_aside'`.execute(db)
    expect((await findAlerts(deps)).map(({ kind }) => kind)).not.toContain('payments_set_aside')
  })
})

describe('money that we owe to the owner of an account to be deleted', () => {
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
    await browser.patch(earningRoutes.payoutMode.path, { token, body: { mode: 'cash', bankDetails: euDetails } })
    await browser.put(earningRoutes.taxDetails.path, { token, body: germanTax })
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
