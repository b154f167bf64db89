import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decidePending } from '../credits/pending.ts'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { rewardReferrer } from '../referrals/referrer-rewards.ts'
import { markFailed } from './batches.ts'
import { correctEarnings } from './corrections.ts'
import { makePayoutsDue } from './monthly.ts'
import { readPayouts } from './payouts.ts'
import { bringIntoDebt, earn, goBackToCredits, goTo, referrer } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('bank_details').execute()
})

// Each test uses its own year, so that months of different tests do not mix.
let year = 2027
const date = (monthAndDay: string) => `${year}-${monthAndDay}T00:00:01Z`
beforeEach(() => {
  year += 1
  goTo(testApp, date('01-05'))
})

/** A conversion in cash mode that a rule set aside, as referrals book it. */
async function earnPending(userId: string): Promise<string> {
  const { db, clock } = testApp.deps
  const newPerson = await someone(testApp.deps)
  const conversion = { conversion_id: randomUUID(), code: newPerson.slice(0, 8), referrer_id: userId }
  await rewardReferrer(db, clock.now(), { ...conversion, reason: 'same_device', created_at: clock.now() })
  return conversion.conversion_id
}

const pendingOf = (userId: string) =>
  testApp.deps.db
    .selectFrom('pending_credits')
    .select('pending_id as id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()

async function stateOf(conversionId: string) {
  const row = await testApp.deps.db
    .selectFrom('referral_earnings')
    .select('state')
    .where('conversion_id', '=', conversionId)
    .executeTakeFirstOrThrow()
  return row.state
}

async function payoutsOf(userId: string) {
  return (await readPayouts(testApp.deps, userId)).payouts.map(({ amountCents, state }) => ({ amountCents, state }))
}
const balanceOf = async (userId: string) => (await readPayouts(testApp.deps, userId)).balanceCents

describe('on the first of a month', () => {
  test('a balance of 25 euros becomes a payout, and one of 24.50 does not', async () => {
    const [enough, tooLittle] = [await referrer(testApp), await referrer(testApp)]
    await earn(testApp, enough.userId, 50)
    await earn(testApp, tooLittle.userId, 49)
    goTo(testApp, date('02-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(enough.userId)).toEqual([{ amountCents: 2_500, state: 'due' }])
    expect(await balanceOf(enough.userId)).toBe(0)
    expect(await payoutsOf(tooLittle.userId)).toEqual([])
    expect(await balanceOf(tooLittle.userId)).toBe(2_450)
  })

  test('what was earned in the last fourteen days waits for the next month', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 60)
    goTo(testApp, date('01-20'))
    await earn(testApp, userId, 70)
    goTo(testApp, date('02-01'))
    await makePayoutsDue(testApp.deps)
    goTo(testApp, date('02-28'))
    await makePayoutsDue(testApp.deps)
    expect(await payoutsOf(userId)).toEqual([{ amountCents: 3_000, state: 'due' }])
    goTo(testApp, date('03-01'))
    await makePayoutsDue(testApp.deps)
    expect(await payoutsOf(userId)).toEqual([
      { amountCents: 3_500, state: 'due' },
      { amountCents: 3_000, state: 'due' },
    ])
  })

  test('a payout is made once, however many processes make the month’s at once and however often', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 100)
    goTo(testApp, date('02-01'))
    const made = await Promise.all(Array.from({ length: 8 }, () => makePayoutsDue(testApp.deps)))
    expect(made.reduce((sum, one) => sum + one)).toBe(1)
    await makePayoutsDue(testApp.deps)
    expect(await payoutsOf(userId)).toEqual([{ amountCents: 5_000, state: 'due' }])
  })

  test('a server that was down makes the month’s payouts later, by what was owed when the month began', async () => {
    const [late, joined] = [await referrer(testApp), await referrer(testApp)]
    await earn(testApp, late.userId, 50)
    await earn(testApp, joined.userId, 50)
    await goBackToCredits(testApp, joined.userId)
    goTo(testApp, date('02-10'))
    const again = await referrer(testApp)
    await earn(testApp, again.userId, 50, { daysAgo: 40 })
    goTo(testApp, date('02-11'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(late.userId)).toHaveLength(1)
    expect(await payoutsOf(again.userId)).toEqual([])
    goTo(testApp, date('03-01'))
    await makePayoutsDue(testApp.deps)
    expect(await payoutsOf(again.userId)).toHaveLength(1)
  })

  test('a user who went back to credits is not paid, and the cash they earned stays owed', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 80)
    await goBackToCredits(testApp, userId)
    goTo(testApp, date('02-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(0)
    expect(await balanceOf(userId)).toBe(4_000)
  })

  test('a correction below zero is taken from the next payouts', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 60)
    goTo(testApp, date('02-01'))
    await makePayoutsDue(testApp.deps)
    const wrong = { requestId: randomUUID(), userId, cents: -1_000, reason: 'twenty people of one person', by: 'ada' }
    await correctEarnings(testApp.deps.db, testApp.deps.clock.now(), wrong)
    expect(await balanceOf(userId)).toBe(-1_000)
    await earn(testApp, userId, 60)
    goTo(testApp, date('03-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(0)
    await earn(testApp, userId, 10)
    goTo(testApp, date('04-01'))
    await makePayoutsDue(testApp.deps)
    expect((await payoutsOf(userId))[0]).toEqual({ amountCents: 2_500, state: 'due' })
    const kept = await testApp.deps.db
      .selectFrom('earning_corrections')
      .selectAll()
      .where('user_id', '=', userId)
      .execute()
    expect(kept).toMatchObject([{ reason: wrong.reason, made_by: 'ada' }])
  })

  test('a reward that was looked at counts from the day it was approved, however old the conversion is', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 49)
    const conversionId = await earnPending(userId)
    goTo(testApp, date('02-10'))
    const { id } = await pendingOf(userId)
    await decidePending(testApp.deps.db, testApp.deps.clock.now(), { id, decision: 'approve', by: 'ada' })
    expect(await makePayoutsDue(testApp.deps)).toBe(0)
    // Followed by the payouts' own job, whichever job comes first.
    expect(await stateOf(conversionId)).toBe('earned')
    expect(await balanceOf(userId)).toBe(2_500)
    goTo(testApp, date('03-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(userId)).toEqual([{ amountCents: 2_500, state: 'due' }])
  })

  test('a user who owes credits after a disputed payment waits until it is settled, and delays no other', async () => {
    const [owing, other] = [await referrer(testApp), await referrer(testApp)]
    for (const { userId } of [owing, other]) await earn(testApp, userId, 60)
    const { userId } = owing
    const win = await bringIntoDebt(testApp, userId)
    expect(await readPayouts(testApp.deps, userId)).toMatchObject({ hasDebt: true })
    goTo(testApp, date('02-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(userId)).toEqual([])
    await win()
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(userId)).toEqual([{ amountCents: 3_000, state: 'due' }])
  })

  test('what a bank refused this month is owed again and paid with the next month’s', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 50)
    goTo(testApp, date('02-01'))
    await makePayoutsDue(testApp.deps)
    await testApp.deps.db
      .updateTable('payouts')
      .set({ state: 'failed', failure: 'account closed', ended_at: testApp.deps.clock.now(), ended_by: 'ada' })
      .where('user_id', '=', userId)
      .execute()
    goTo(testApp, date('02-20'))
    expect(await makePayoutsDue(testApp.deps)).toBe(0)
    expect(await balanceOf(userId)).toBe(2_500)
    goTo(testApp, date('03-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
    expect(await payoutsOf(userId)).toMatchObject([{ state: 'due' }, { state: 'failed' }])
  })

  test('what a bank refuses in a later month is not paid again in the midst of it', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 50)
    goTo(testApp, date('02-01'))
    await makePayoutsDue(testApp.deps)
    goTo(testApp, date('03-10'))
    const [payout] = (await readPayouts(testApp.deps, userId)).payouts
    await markFailed(testApp.deps, testApp.deps.clock.now(), [payout!.id], { by: 'ada', reason: 'closed' })
    expect(await makePayoutsDue(testApp.deps)).toBe(0)
    goTo(testApp, date('04-01'))
    expect(await makePayoutsDue(testApp.deps)).toBe(1)
  })

  test('money is paid out once by two processes whose clocks do not agree on the month', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => referrer(testApp)))
    for (const { userId } of people) await earn(testApp, userId, 60)
    goTo(testApp, date('03-01'))
    const behind = { ...testApp.deps, clock: { now: () => new Date(date('02-28')) } }
    await Promise.all([makePayoutsDue(testApp.deps), makePayoutsDue(behind), makePayoutsDue(testApp.deps)])
    for (const { userId } of people) expect(await payoutsOf(userId)).toEqual([{ amountCents: 3_000, state: 'due' }])
  })

  test('a payout races with a correction, and never more is paid out than is owed', async () => {
    const rounds = 12
    const people = await Promise.all(Array.from({ length: rounds }, () => referrer(testApp)))
    for (const { userId } of people) await earn(testApp, userId, 60)
    goTo(testApp, date('02-01'))
    const at = testApp.deps.clock.now()
    await Promise.all([
      makePayoutsDue(testApp.deps),
      ...people.map(({ userId }) =>
        correctEarnings(testApp.deps.db, at, {
          requestId: randomUUID(),
          userId,
          cents: -600,
          reason: randomUUID(),
          by: 'ada',
        }),
      ),
      makePayoutsDue(testApp.deps),
    ])
    for (const { userId } of people) {
      const { balanceCents, onTheirWayCents } = await readPayouts(testApp.deps, userId)
      expect(balanceCents + onTheirWayCents).toBe(2_400)
    }
  })
})
