import {
  at,
  type Conversion,
  earningRoutes,
  operatorRoutes,
  type PayoutOverview,
  type PendingTransactions,
  routes,
} from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balance } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import { rewardReferrer } from '../referrals/referrer-rewards.ts'
import { saveMode } from '../referrals/mode.ts'
import { createBrowser, signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), 'operator@numeria.example', 'a quiet evening')
  browser = createBrowser(testApp.app)
  const body = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await browser.post(operatorRoutes.adminLogin.path, { body })
})
afterAll(() => testApp.stop())

const list = async () => (await browser.get(operatorRoutes.adminPending.path)).json<PendingTransactions>()

/** A user without credits who has a pending reward of 5. */
async function waiting() {
  const { db, clock } = testApp.deps
  const userId = await someone(testApp.deps, 1)
  const reward = {
    userId,
    source: 'referral',
    cause: `referral:${randomUUID()}`,
    credits: 5,
    reason: 'too_many',
  } as const
  await setAside(db, clock.now(), reward)
  const { id } = (await list()).pendingTransactions.find(({ userEmail }) => userEmail.startsWith(userId))!
  const decide = (route: typeof operatorRoutes.approvePending) => browser.post(at(route, { id }).path)
  return { id, decide, credits: async () => (await balance(db, userId, clock.now())).available }
}

describe('a pending transaction', () => {
  test('is listed with its credits, whose they would be, and why it waits', async () => {
    const { id } = await waiting()
    const { count, pendingTransactions } = await list()
    expect(count).toBe(pendingTransactions.length)
    expect(pendingTransactions[0]).toMatchObject({
      id,
      delta: 5,
      reason: 'too_many',
      userEmail: expect.stringContaining('@'),
    })
  })

  test('brings its credits when it is approved, once, however many approve and reject at the same time', async () => {
    const { id, decide, credits } = await waiting()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        decide(index % 2 ? operatorRoutes.rejectPending : operatorRoutes.approvePending),
      ),
    )
    const decisions = new Set(answers.map((answer) => answer.json<{ decision: string }>().decision))
    expect(decisions.size).toBe(1)
    expect(await credits()).toBe(decisions.has('approved') ? 6 : 1)
    expect((await list()).pendingTransactions.map((each) => each.id)).not.toContain(id)
    const entries = (await browser.get(operatorRoutes.adminAudit.path)).json<{ details: { pending?: string } }[]>()
    expect(entries.filter(({ details }) => details.pending === id)).toHaveLength(1)
  })

  test('brings nothing when it is rejected', async () => {
    const { decide, credits } = await waiting()
    expect((await decide(operatorRoutes.rejectPending)).json()).toEqual({ decision: 'rejected' })
    expect((await decide(operatorRoutes.approvePending)).json()).toEqual({ decision: 'rejected' })
    expect(await credits()).toBe(1)
  })

  test('that is none is not found', async () => {
    const answer = await browser.post(at(operatorRoutes.approvePending, { id: randomUUID() }).path)
    expect(answer.json()).toMatchObject({ code: 'admin.pending_not_found' })
  })
})

describe('a reward in money', () => {
  /** A user in cash mode with a pending conversion. */
  async function waitingForMoney() {
    const { db, clock } = testApp.deps
    const userId = await someone(testApp.deps, 1)
    const person = await signedIn(testApp, userId)
    await saveMode(db, userId, 'cash')
    const conversion = { conversion_id: randomUUID(), code: 'ABCD1234', referrer_id: userId, created_at: clock.now() }
    await rewardReferrer(db, clock.now(), { ...conversion, reason: 'same_address' })
    const read = async <Reply>(path: string) => (await person.browser.get(path, { token: person.token })).json<Reply>()
    const pending = (await list()).pendingTransactions.find(({ userEmail }) => userEmail.startsWith(userId))!
    return {
      pending,
      decide: (route: typeof operatorRoutes.approvePending) => browser.post(at(route, { id: pending.id }).path),
      money: async () => {
        const { balanceCents, pendingCents } = await read<PayoutOverview>(earningRoutes.payouts.path)
        return { balanceCents, pendingCents }
      },
      conversionState: async () => (await read<Conversion[]>(routes.conversions.path))[0]?.state,
      credits: async () => (await balance(db, userId, clock.now())).available,
    }
  }

  test('is listed in cents, and earned the moment it is approved, without a credit', async () => {
    const { pending, decide, money, conversionState, credits } = await waitingForMoney()
    expect(pending).toMatchObject({ delta: 0, cents: 50 })
    expect(await money()).toEqual({ balanceCents: 0, pendingCents: 50 })
    expect((await decide(operatorRoutes.approvePending)).json()).toEqual({ decision: 'approved' })
    expect(await money()).toEqual({ balanceCents: 50, pendingCents: 0 })
    expect(await conversionState()).toBe('rewarded')
    expect(await credits()).toBe(1)
  })

  test('is owed to nobody the moment it is rejected', async () => {
    const { decide, money, conversionState } = await waitingForMoney()
    await decide(operatorRoutes.rejectPending)
    expect(await money()).toEqual({ balanceCents: 0, pendingCents: 0 })
    expect(await conversionState()).toBe('refused')
  })
})
