import {
  type AdminPayouts,
  at,
  type AuditTrail,
  earningRoutes,
  operatorRoutes,
  type PendingTransactions,
  type PersonFile,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balance } from '../credits/credits.ts'
import { makePayoutsDue } from '../payouts/monthly.ts'
import { company, earn, euDetails, goTo, malteseDetails, referrer } from '../payouts/test-referrer.ts'
import { settleConversion } from '../referrals/conversions.ts'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
})
afterAll(() => testApp.stop())

/** The address, which the person signs in with. */
async function emailOf(userId: string): Promise<string> {
  const { db } = testApp.deps
  const { email } = await db.selectFrom('users').select('email').where('user_id', '=', userId).executeTakeFirstOrThrow()
  await db
    .insertInto('email_claims')
    .values({ email, user_id: userId, claimed_at: testApp.deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return email
}
const file = async (query: string) =>
  (await browser.get(`${operatorRoutes.findPerson.path}?${query}`)).json<PersonFile>()

/** A conversion that a rule set aside on both sides. */
async function waitingReferral() {
  const { db, clock } = testApp.deps
  const [referrerId, newcomerId] = [await someone(testApp.deps, 1), await someone(testApp.deps, 1)]
  const conversion = { conversion_id: randomUUID(), code: 'ABCD1234', referrer_id: referrerId, created_at: clock.now() }
  await db
    .insertInto('referral_conversions')
    .values({ ...conversion, user_id: newcomerId, reason: 'same_device', settled_at: null })
    .execute()
  await settleConversion(db, clock.now(), newcomerId)
  const { pendingTransactions } = (await browser.get(operatorRoutes.adminPending.path)).json<PendingTransactions>()
  const rows = pendingTransactions.filter(({ referral }) => referral?.conversionId === conversion.conversion_id)
  const credits = async (userId: string) => (await balance(db, userId, clock.now())).available
  return { rows, both: async () => [await credits(referrerId), await credits(newcomerId)] }
}

describe('a pending referral', () => {
  test('shows both people, the newcomer masked, and what the rule saw', async () => {
    const { rows } = await waitingReferral()
    expect(rows.map(({ referral }) => referral!.side).toSorted()).toEqual(['newcomer', 'referrer'])
    for (const { reason, referral } of rows) {
      expect(reason).toBe('same_device')
      expect(referral).toMatchObject({ code: 'ABCD1234', thatDay: 1, evidence: null })
      expect(referral!.newcomerEmail).toMatch(/^.•••@/)
      expect(referral!.referrerEmail).not.toContain('•')
    }
  })

  test.each(['referrer', 'newcomer'] as const)('is one decision for both sides, by the row of the %s', async (side) => {
    const { rows, both } = await waitingReferral()
    const { id } = rows.find(({ referral }) => referral!.side === side)!
    expect((await browser.post(at(operatorRoutes.approvePending, { id }).path)).json()).toEqual({
      decision: 'approved',
    })
    expect(await both()).toEqual([6, 4])
    const left = (await browser.get(operatorRoutes.adminPending.path)).json<PendingTransactions>().pendingTransactions
    expect(left.filter((row) => rows.some((each) => each.id === row.id))).toEqual([])
  })

  test('is decided alike on both sides, however many decide on either at once', async () => {
    const { rows, both } = await waitingReferral()
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        browser.post(
          at(turn % 3 ? operatorRoutes.rejectPending : operatorRoutes.approvePending, { id: rows[turn % 2]!.id }).path,
        ),
      ),
    )
    expect([
      [6, 4],
      [1, 1],
    ]).toContainEqual(await both())
  })
})

describe('an operator', () => {
  test('comes from a payout to its person and back, and corrects the earnings of a conversion there', async () => {
    goTo(testApp, '2027-01-05T10:00:00Z')
    const { userId } = await referrer(testApp, malteseDetails)
    await earn(testApp, userId, 60)
    const conversionId = randomUUID()
    await testApp.deps.db
      .insertInto('referral_rewards')
      .values({
        user_id: userId,
        conversion_id: conversionId,
        code: 'ABCD1234',
        credits: 0,
        cents: 50,
        state: 'rewarded',
        reason: null,
        at: testApp.deps.clock.now(),
      })
      .execute()
    goTo(testApp, '2027-02-01T10:00:00Z')
    await makePayoutsDue(testApp.deps)
    await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
    const [payout] = (await browser.get(earningRoutes.adminPayouts.path)).json<AdminPayouts>()
    const person = await file(`payout=${payout!.payoutId}`)
    expect(person).toMatchObject({
      userId: payout!.userId,
      email: await emailOf(userId),
      referrer: {
        mode: 'cash',
        balanceCents: 0,
        onTheirWayCents: 3_000,
        account: '•••• 001S',
        hasTaxDetails: true,
        sharesAccountWith: [],
        payouts: [{ payoutId: payout!.payoutId, state: 'due', amountCents: 3_000 }],
        corrections: [],
        conversions: [{ conversionId, state: 'rewarded', cents: 50 }],
      },
    })
    const body = { requestId: randomUUID(), cents: -50, reason: 'The same person twice', conversionId }
    const correct = at(earningRoutes.correctEarnings, { userId }).path
    expect((await browser.post(correct, { body })).json()).toEqual({ isNew: true })
    expect((await browser.post(correct, { body })).json()).toEqual({ isNew: false })
    const unknown = { ...body, requestId: randomUUID(), conversionId: randomUUID() }
    expect((await browser.post(correct, { body: unknown })).json()).toMatchObject({
      code: 'payouts.no_conversion',
      field: 'conversionId',
    })
    expect((await file(`email=${encodeURIComponent(person.email)}`)).referrer).toMatchObject({
      balanceCents: -50,
      corrections: [{ cents: -50, reason: 'The same person twice', madeBy: credentials.email, conversionId }],
    })
    const [entry] = (await browser.get(operatorRoutes.adminAudit.path))
      .json<AuditTrail>()
      .filter(({ action }) => action === 'payouts.correct')
    expect(entry).toMatchObject({ target: userId, details: { cents: -50, conversion: conversionId } })
  })

  test('sees that two people registered one bank account', async () => {
    const [anna, bela] = [
      await referrer(testApp, euDetails),
      await referrer(testApp, { ...euDetails, fullName: 'Bela' }),
    ]
    const { referrer: money } = await file(`email=${encodeURIComponent(await emailOf(anna.userId))}`)
    expect(money!.sharesAccountWith).toEqual([await emailOf(bela.userId)])
  })

  test('sees on every payout whether another person registered its account, and nothing where the account has changed since', async () => {
    const { db, clock } = testApp.deps
    await db.deleteFrom('payouts').execute()
    await db.deleteFrom('bank_details').execute()
    const [anna, bela] = [await referrer(testApp, euDetails), await referrer(testApp, euDetails)]
    await earn(testApp, anna.userId, 60)
    goTo(testApp, '2027-04-01T10:00:00Z')
    await makePayoutsDue(testApp.deps)
    await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
    const flags = async (state: string) =>
      (await browser.get(`${earningRoutes.adminPayouts.path}?state=${state}`))
        .json<AdminPayouts>()
        .map(({ isAccountShared }) => isAccountShared)
    expect(await flags('due')).toEqual([true])
    const exported = await browser.post(earningRoutes.exportPayouts.path, { body: { kind: 'sepa' } })
    expect(await flags('exported')).toEqual([true])
    const { batchId } = exported.json<{ batchId: string }>()
    await browser.post(earningRoutes.payoutsPaid.path, { body: { ids: [batchId] } })
    expect(await flags('paid')).toEqual([true])
    await db.deleteFrom('bank_details').where('user_id', '=', bela.userId).execute()
    expect(await flags('paid')).toEqual([false])
    const later = new Date(clock.now().getTime() + 60_000)
    await db.updateTable('bank_details').set({ changed_at: later }).where('user_id', '=', anna.userId).execute()
    expect(await flags('paid')).toEqual([null])
  })

  test('finds no person without an address or a payout', async () => {
    expect((await browser.get(operatorRoutes.findPerson.path)).json()).toMatchObject({ field: 'email' })
    expect((await browser.get(`${operatorRoutes.findPerson.path}?payout=${randomUUID()}`)).json()).toMatchObject({
      code: 'admin.person_not_found',
    })
  })
})
