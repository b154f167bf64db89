import { at, type DecisionReply, earningRoutes, operatorRoutes, type SessionList } from '@numeria/contract'
import { allRoutes } from '@numeria/contract/all-routes'
import { sql } from 'kysely'
import { URI, type TOTP } from 'otpauth'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { setAside } from '../credits/pending.ts'
import { makePayoutsDue } from '../payouts/monthly.ts'
import { bringIntoDebt, company, earn, goTo, referrer } from '../payouts/test-referrer.ts'
import { createBrowser, signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'
import { refusedRefund } from './test-refund.ts'

const password = 'a quiet evening'

let testApp: TestApp
let email: string
let browser: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

const logIn = () => browser.post(operatorRoutes.adminLogin.path, { body: { email, password } })

beforeEach(async () => {
  // Codes are taken once.
  testApp.passTime(60)
  email = `${randomUUID()}@numeria.example`
  browser = createBrowser(testApp.app)
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), email, password)
  await logIn()
})

type Answer = Awaited<ReturnType<typeof browser.get>>
type Call = () => Promise<Answer>
/** A call that does what its route is for, and one that must change nothing. What they need is there before either is made. */
type Operation = () => Promise<{ done: Call; refused: Call }>

const post = (path: string, body?: object) => () => browser.post(path, body && { body })
const remove = (body: object) => () => browser.send('DELETE', operatorRoutes.revokeToken.path, { body })
const nobody = randomUUID()
const reason = 'They asked for it'

async function waiting(): Promise<string> {
  const { db, clock } = testApp.deps
  const cause = `referral:${randomUUID()}`
  const userId = await someone(testApp.deps, 1)
  await setAside(db, clock.now(), { userId, source: 'referral', cause, credits: 5, reason: 'too_many' })
  const row = await db.selectFrom('pending_credits').select('pending_id').where('cause', '=', cause).executeTakeFirst()
  return row!.pending_id
}

async function waitingInvoice(): Promise<{ userId: string; documentId: string }> {
  const { db, clock } = testApp.deps
  const { userId } = await refusedRefund(testApp.deps)
  const purchase = db.selectFrom('purchases').select(['purchase_id', 'amount_cents', 'currency'])
  const bought = await purchase.where('user_id', '=', userId).executeTakeFirstOrThrow()
  await db
    .insertInto('invoice_documents')
    .values({
      user_id: userId,
      document_id: bought.purchase_id,
      purchase_id: bought.purchase_id,
      kind: 'invoice',
      cause: 'purchase',
      total_cents: bought.amount_cents,
      currency: bought.currency,
      country: 'PT',
      country_source: 'default',
      state: 'waiting',
      next_try_at: clock.now(),
      created_at: clock.now(),
    })
    .execute()
  return { userId, documentId: bought.purchase_id }
}

async function debtor(): Promise<string> {
  const userId = await someone(testApp.deps, 10)
  await bringIntoDebt(testApp, userId)
  return userId
}

async function withAuthenticator() {
  const setup = (await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password } })).json<{
    url: string
  }>()
  const app = URI.parse(setup.url) as TOTP
  return { otp: () => app.generate({ timestamp: testApp.deps.clock.now().getTime() }) }
}

async function authenticatorOn() {
  const { otp } = await withAuthenticator()
  await browser.post(operatorRoutes.confirmAuthenticator.path, { body: { otp: otp() } })
  testApp.passTime(1)
  return otp
}

/** A reader's report that waits for a decision. */
async function openReport() {
  const report = { user_id: await someone(testApp.deps), report_id: randomUUID(), turn_id: randomUUID() }
  const told = { source: 'reader', reason: 'other', details: '', notifier: null, language: 'en' } as const
  await testApp.deps.db
    .insertInto('reading_reports')
    .values({ ...report, ...told, created_at: testApp.deps.clock.now() })
    .execute()
  return { userId: report.user_id, reportId: report.report_id }
}

let year = 2027
/** A due payout with its own user. */
async function duePayout(): Promise<string> {
  year += 1
  goTo(testApp, `${year}-01-05T10:00:00Z`)
  const { userId } = await referrer(testApp)
  await earn(testApp, userId, 51)
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  await logIn()
  const { db } = testApp.deps
  const payout = await db.selectFrom('payouts').select('payout_id').where('user_id', '=', userId).executeTakeFirst()
  return payout!.payout_id
}

async function generated(): Promise<string> {
  const answer = await browser.post(operatorRoutes.generateToken.path, { body: { telegramUserId: 17 } })
  return answer.json<{ token: string }>().token
}

const person = (route: { path: string }, userId: string) =>
  at(route as typeof operatorRoutes.adjustCredits, { userId }).path
const decision = (route: { path: string }, id: string) => at(route as typeof operatorRoutes.approvePending, { id }).path
const failed = (id: string) => post(earningRoutes.payoutsFailed.path, { ids: [id], reason })

const operations: Record<string, Operation> = {
  adminLogin: async () => ({
    done: logIn,
    refused: post(operatorRoutes.adminLogin.path, { email, password: 'another evening' }),
  }),
  adminLogout: async () => ({
    done: post(operatorRoutes.adminLogout.path),
    refused: () => createBrowser(testApp.app).post(operatorRoutes.adminLogout.path),
  }),
  approvePending: async () => ({
    done: post(decision(operatorRoutes.approvePending, await waiting())),
    refused: post(decision(operatorRoutes.approvePending, nobody)),
  }),
  rejectPending: async () => ({
    done: post(decision(operatorRoutes.rejectPending, await waiting())),
    refused: post(decision(operatorRoutes.rejectPending, nobody)),
  }),
  adjustCredits: async () => {
    const body = { requestId: randomUUID(), credits: 5, reason }
    return {
      done: post(person(operatorRoutes.adjustCredits, await someone(testApp.deps)), body),
      refused: post(person(operatorRoutes.adjustCredits, nobody), body),
    }
  },
  forgiveDebt: async () => {
    const body = { requestId: randomUUID(), reason }
    return {
      done: post(person(operatorRoutes.forgiveDebt, await debtor()), body),
      refused: post(person(operatorRoutes.forgiveDebt, nobody), body),
    }
  },
  endPersonSessions: async () => ({
    done: post(person(operatorRoutes.endPersonSessions, (await signedIn(testApp)).userId)),
    refused: post(person(operatorRoutes.endPersonSessions, nobody)),
  }),
  retryRefund: async () => {
    const { path } = operatorRoutes.retryRefund
    const named = ({ userId, refundId }: { userId: string; refundId: string }) =>
      post(path.replace(':userId', userId).replace(':refundId', refundId))
    return { done: named(await refusedRefund(testApp.deps)), refused: named({ userId: nobody, refundId: 'none' }) }
  },
  retryInvoice: async () => {
    const named = (invoice: { userId: string; documentId: string }) =>
      post(at(operatorRoutes.retryInvoice, invoice).path)
    return { done: named(await waitingInvoice()), refused: named({ userId: nobody, documentId: nobody }) }
  },
  decideReport: async () => {
    const { path } = at(operatorRoutes.decideReport, await openReport())
    return { done: post(path, { decision: 'upheld', reason }), refused: post(path, { decision: 'remove', reason }) }
  },
  setUpAuthenticator: async () => ({
    done: post(operatorRoutes.setUpAuthenticator.path, { password }),
    refused: post(`${operatorRoutes.setUpAuthenticator.path}/nothing`),
  }),
  confirmAuthenticator: async () => {
    const { otp } = await withAuthenticator()
    return {
      done: post(operatorRoutes.confirmAuthenticator.path, { otp: otp() }),
      refused: post(operatorRoutes.confirmAuthenticator.path, { otp: 'abcdef' }),
    }
  },
  removeAuthenticator: async () => {
    const otp = await authenticatorOn()
    return {
      done: post(operatorRoutes.removeAuthenticator.path, { otp: otp(), password }),
      refused: post(operatorRoutes.removeAuthenticator.path, { otp: 'abcdef', password }),
    }
  },
  endAdminSession: async () => {
    const other = createBrowser(testApp.app)
    await other.post(operatorRoutes.adminLogin.path, { body: { email, password } })
    const { sessions } = (await browser.get(operatorRoutes.adminSessions.path)).json<SessionList>()
    const end = (id: string) => post(operatorRoutes.endAdminSession.path.replace(':sessionId', id), { password })
    return { done: end(sessions.find(({ isCurrent }) => !isCurrent)!.id), refused: end('nothing') }
  },
  endOtherAdminSessions: async () => {
    await createBrowser(testApp.app).post(operatorRoutes.adminLogin.path, { body: { email, password } })
    return {
      done: post(operatorRoutes.endOtherAdminSessions.path, { password }),
      refused: post(operatorRoutes.endOtherAdminSessions.path, { password: 'a guess' }),
    }
  },
  changePassword: async () => ({
    done: post(operatorRoutes.changePassword.path, { password, newPassword: 'another quiet evening' }),
    refused: post(operatorRoutes.changePassword.path, { password, newPassword: 'weak' }),
  }),
  exportPayouts: async () => {
    await duePayout()
    return {
      done: post(earningRoutes.exportPayouts.path, { kind: 'sepa' }),
      refused: post(earningRoutes.exportPayouts.path, { kind: 'uk' }),
    }
  },
  payoutsPaid: async () => {
    const id = await duePayout()
    await browser.post(earningRoutes.exportPayouts.path, { body: { kind: 'sepa' } })
    return {
      done: post(earningRoutes.payoutsPaid.path, { ids: [id] }),
      refused: post(earningRoutes.payoutsPaid.path, { ids: ['?'] }),
    }
  },
  correctEarnings: async () => {
    const { userId } = await referrer(testApp)
    const path = at(earningRoutes.correctEarnings, { userId }).path
    const body = { requestId: randomUUID(), cents: 50, reason: 'A false refusal' }
    return {
      done: post(path, body),
      refused: post(path, { ...body, requestId: randomUUID(), conversionId: randomUUID() }),
    }
  },
  payoutsReturned: async () => {
    const id = await duePayout()
    await browser.post(earningRoutes.exportPayouts.path, { body: { kind: 'sepa' } })
    await browser.post(earningRoutes.payoutsPaid.path, { body: { ids: [id] } })
    const returned = (each: string) => post(earningRoutes.payoutsReturned.path, { ids: [each], reason })
    return { done: returned(id), refused: returned(randomUUID()) }
  },
  payoutsFailed: async () => ({ done: failed(await duePayout()), refused: failed('?') }),
  generateToken: async () => ({
    done: post(operatorRoutes.generateToken.path, { telegramUserId: 17 }),
    refused: post(operatorRoutes.generateToken.path, { telegramUserId: 0 }),
  }),
  revokeToken: async () => ({ done: remove({ token: await generated() }), refused: remove({ token: '%' }) }),
}

const changing = Object.entries(allRoutes).filter(
  ([, { method, path }]) => method !== 'GET' && /^\/api\/(admin|telegram)\//.test(path),
)

const rows = async () => {
  const { count } = await testApp.deps.db
    .selectFrom('admin_audit')
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Every row of every table, without rate limit counters. The session's last use changes with each call. */
async function everything(): Promise<string[]> {
  await testApp.deps.db.deleteFrom('admin_throttles').execute()
  await browser.get(operatorRoutes.adminStatus.path)
  return (JSON.parse(await testApp.everyRow()) as { t: string }[][])
    .flat()
    .map(({ t }) => t)
    .toSorted()
}

test('every route by which administrators change something is walked here', () => {
  expect(Object.keys(operations).toSorted()).toEqual(changing.map(([name]) => name).toSorted())
})

test.each(Object.entries(operations))(
  '%s is done together with one line of the audit, or not at all',
  async (_, operation) => {
    const { done, refused } = await operation()
    const before = await rows()
    await refused()
    expect(await rows()).toBe(before)
    await unlessWritten(async () => {
      const earlier = await everything()
      expect((await done()).statusCode).toBe(500)
      const later = await everything()
      expect(later.filter((row) => !earlier.includes(row))).toEqual([])
      expect(later).toHaveLength(earlier.length)
    })
    expect((await done()).statusCode).toBeLessThan(300)
    expect(await rows()).toBe(before + 1)
  },
)

/** While nothing can be written into the audit. */
async function unlessWritten(then: () => Promise<void>): Promise<void> {
  const { owner } = testApp
  await sql`create function no_audit() returns trigger language plpgsql as $$ begin raise 'it is full'; end $$`.execute(
    owner,
  )
  await sql`create trigger no_audit before insert on admin_audit for each row execute function no_audit()`.execute(
    owner,
  )
  await then().finally(() => sql`drop function no_audit cascade`.execute(owner))
}

test('a decision that two make at the same moment is written down once', async () => {
  const { done } = await operations['approvePending']!()
  const before = await rows()
  const answers = await Promise.all([done(), done(), done()])
  expect(answers.map((answer) => answer.json<DecisionReply>().decision)).toEqual(Array(3).fill('approved'))
  expect(await rows()).toBe(before + 1)
})
