import { at, routes, type PendingTransactions } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { balance } from '../credits/credits.ts'
import { setAside } from '../credits/pending.ts'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), 'operator@numeria.example', 'a quiet evening')
  browser = createBrowser(testApp.app)
  const body = { email: 'operator@numeria.example', password: 'a quiet evening' }
  await browser.post(routes.adminLogin.path, { body })
})
afterAll(() => testApp.stop())

const list = async () => (await browser.get(routes.adminPending.path)).json<PendingTransactions>()

/** Somebody with no credits but a reward of 5 that waits. */
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
  const decide = (route: typeof routes.approvePending) => browser.post(at(route, { id }).path)
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
      Array.from({ length: 20 }, (_, index) => decide(index % 2 ? routes.rejectPending : routes.approvePending)),
    )
    const decisions = new Set(answers.map((answer) => answer.json<{ decision: string }>().decision))
    expect(decisions.size).toBe(1)
    expect(await credits()).toBe(decisions.has('approved') ? 6 : 1)
    expect((await list()).pendingTransactions.map((each) => each.id)).not.toContain(id)
    const entries = (await browser.get(routes.adminAudit.path)).json<{ details: { pending?: string } }[]>()
    expect(entries.filter(({ details }) => details.pending === id)).toHaveLength(1)
  })

  test('brings nothing when it is rejected', async () => {
    const { decide, credits } = await waiting()
    expect((await decide(routes.rejectPending)).json()).toEqual({ decision: 'rejected' })
    expect((await decide(routes.approvePending)).json()).toEqual({ decision: 'rejected' })
    expect(await credits()).toBe(1)
  })

  test('that is none is not found', async () => {
    const answer = await browser.post(at(routes.approvePending, { id: randomUUID() }).path)
    expect(answer.json()).toMatchObject({ code: 'admin.pending_not_found' })
  })
})
