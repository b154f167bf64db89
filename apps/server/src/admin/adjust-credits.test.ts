import { at, operatorRoutes, type PersonFile } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAccountStatement } from '../billing/statement.ts'
import { checkLedger } from '../credits/ledger-check.ts'
import { hold } from '../credits/test-holds.ts'
import { createCode } from '../referrals/codes.ts'
import { createBrowser, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

let testApp: TestApp
let browser: ReturnType<typeof createBrowser>
const actor = 'operator@numeria.example'
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const { db, clock } = testApp.deps
  await createAdmin(db, clock.now(), actor, 'a quiet evening')
  browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: { email: actor, password: 'a quiet evening' } })
})
afterAll(async () => {
  expect((await checkLedger(testApp.deps.db)).differences).toEqual([])
  await testApp.stop()
})

async function adjust(userId: string, body: object) {
  const url = at(operatorRoutes.adjustCredits, { userId }).path
  return browser.post(url, { body: { requestId: randomUUID(), reason: 'a reading that was lost', ...body } })
}
const find = async (email: string) =>
  browser.get(`${operatorRoutes.findPerson.path}?email=${encodeURIComponent(email)}`)
const trail = async () =>
  (await browser.get(operatorRoutes.adminAudit.path)).json<{ action: string; target: string }[]>()

describe('an administrator', () => {
  test('gives credits with a reason, once per request, and the person and the audit can see it', async () => {
    const userId = await someone(testApp.deps, 5)
    const requestId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 20 }, () => adjust(userId, { requestId, credits: 10 })))
    for (const answer of answers) expect(answer.json()).toEqual({ changed: 10, balance: 15 })
    expect((await adjust(userId, { requestId, credits: 20 })).json()).toMatchObject({ field: 'requestId' })
    const entries = (await trail()).filter(({ target }) => target === userId)
    expect(entries).toEqual([
      expect.objectContaining({
        actor,
        action: 'credits.give',
        details: { credits: 10, asked: 10, reason: 'a reading that was lost', requestId },
      }),
    ])
  })

  test('takes back what is left, never what a reading holds, and never below zero', async () => {
    const { db, clock } = testApp.deps
    const userId = await someone(testApp.deps, 5)
    await adjust(userId, { credits: 10 })
    await hold(db, clock.now(), userId, randomUUID(), 3)
    expect((await adjust(userId, { credits: -8 })).json()).toEqual({ changed: -8, balance: 7 })
    expect((await adjust(userId, { credits: -100 })).json()).toEqual({ changed: -4, balance: 3 })
    expect((await adjust(userId, { credits: -1 })).json()).toEqual({ changed: 0, balance: 3 })
    const { entries } = await readAccountStatement(testApp.deps, userId, { limit: 1 })
    expect(entries).toMatchObject([{ kind: 'refund', why: 'administrator' }])
  })

  test('takes the same request once, though it takes from another lot by then', async () => {
    const userId = await someone(testApp.deps, 5)
    await adjust(userId, { credits: 10 })
    const requestId = randomUUID()
    await Promise.all(Array.from({ length: 10 }, () => adjust(userId, { requestId, credits: -5 })))
    expect((await adjust(userId, { requestId, credits: -5 })).json()).toEqual({ changed: -5, balance: 10 })
  })

  test.each([
    ['credits', { credits: 0 }],
    ['credits', { credits: 1.5 }],
    ['credits', { credits: 10_001 }],
    ['reason', { credits: 1, reason: ' ' }],
    ['requestId', { credits: 1, requestId: 'once' }],
    ['source', { credits: 1, source: 'pack' }],
  ])('is told that %s is wrong in %j, and nothing comes', async (field, body) => {
    const userId = await someone(testApp.deps, 5)
    const answer = await adjust(userId, body)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    expect((await adjust(userId, { credits: -100 })).json()).toMatchObject({ changed: -5 })
  })

  test('finds a person by e-mail with statement, referrals and meta data, and no word of what was written; the look is written down', async () => {
    const userId = await someone(testApp.deps, 5)
    const email = `${userId}@example.com`
    await testApp.deps.db
      .insertInto('email_claims')
      .values({ email, user_id: userId, claimed_at: new Date() })
      .execute()
    const code = await createCode(testApp.deps.db, testApp.deps.clock.now(), userId)
    const answer = await find(email.toUpperCase())
    expect(answer.json<PersonFile>()).toMatchObject({
      userId,
      email,
      statement: { balance: 5 },
      readings: [],
      purchases: [],
      referrals: [{ code, clicks: 0, conversions: 0 }],
    })
    expect((await trail())[0]).toMatchObject({ action: 'person.look', target: userId })
    expect((await find('nobody@example.com')).json()).toMatchObject({ code: 'admin.person_not_found' })
    expect((await adjust(randomUUID(), { credits: 1 })).json()).toMatchObject({ code: 'admin.person_not_found' })
  })

  test('cannot change or delete what the audit has', async () => {
    const { deps, owner } = testApp
    for (const [db, refusal] of [
      [deps.db, 'permission denied'],
      [owner, 'append-only'],
    ] as const) {
      await expect(db.deleteFrom('admin_audit').execute()).rejects.toThrow(refusal)
      await expect(db.updateTable('admin_audit').set({ actor: 'nobody' }).execute()).rejects.toThrow(refusal)
    }
  })

  test('sees the day’s figures', async () => {
    const figures = (await browser.get(operatorRoutes.adminFigures.path)).json<object>()
    expect(figures).toMatchObject({ day: '2026-11-21', readings: 0, purchases: [], fires: [] })
  })
})
