import { earningRoutes, operatorRoutes, routes, type PayoutOverview, type YearlyStatements } from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findUser } from '../accounts/accounts.ts'
import { createAdmin } from '../admin/admins.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { exportSepa, markPaid } from './batches.ts'
import { makePayoutsDue } from './monthly.ts'
import { readPayouts } from './payouts.ts'
import { company, earn, euDetails, germanTax, goTo, portugueseTax, referrer } from './test-referrer.ts'
import { readYearlyStatements } from './yearly-statements.ts'

let testApp: TestApp
let admin: ReturnType<typeof createBrowser>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
  await createAdmin(testApp.deps.db, now(), operator.email, operator.password)
})
afterAll(() => testApp.stop())

const operator = { email: 'operator@numeria.example', password: 'a quiet evening' }
const now = () => testApp.deps.clock.now()
let year = 2027
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('payouts').execute()
  await testApp.deps.db.deleteFrom('referral_earnings').execute()
  year += 2
  goTo(testApp, `${year}-01-05T10:00:00Z`)
  admin = createBrowser(testApp.app)
})

type Person = Awaited<ReturnType<typeof referrer>>

type Paid = { person: Person; id: string; batchId: string }

/** People whose payouts of 25.50 EUR the bank paid on 1 December. */
async function paidPeople(...taxes: object[]): Promise<Paid[]> {
  const people: Person[] = []
  for (const tax of taxes) people.push(await referrer(testApp, euDetails, tax))
  goTo(testApp, `${year}-11-05T10:00:00Z`)
  for (const { userId } of people) await earn(testApp, userId, 51)
  goTo(testApp, `${year}-12-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  const { batchId } = (await exportSepa(testApp.deps, now(), 'ada'))!
  testApp.passTime(60)
  await markPaid(testApp.deps, now(), [batchId], 'ada')
  return Promise.all(people.map(async (person) => ({ person, id: (await overview(person)).payouts[0]!.id, batchId })))
}
const paidPerson = async (tax: object): Promise<Paid> => (await paidPeople(tax))[0]!

const overview = ({ userId }: Person): Promise<PayoutOverview> => readPayouts(testApp.deps, userId)
const statements = ({ userId }: Person): Promise<YearlyStatements> => readYearlyStatements(testApp.deps, userId)
async function asOperator<Reply>(path: string, body: object): Promise<Reply> {
  await admin.post(operatorRoutes.adminLogin.path, { body: operator })
  return (await admin.post(path, { body })).json<Reply>()
}
const returned = (ids: string[], reason = 'The account is closed.') =>
  asOperator<object>(earningRoutes.payoutsReturned.path, { ids, reason })
const taxReport = async (of: number) => {
  await admin.post(operatorRoutes.adminLogin.path, { body: operator })
  return (await admin.get(`${earningRoutes.taxReport.path}?year=${of}`)).body
}

describe('a payout that the bank returned after it was marked as paid', () => {
  test('is owed again once, with the tax that was withheld, however often it is recorded', async () => {
    const { person, id } = await paidPerson(portugueseTax)
    expect(await overview(person)).toMatchObject({ balanceCents: 0, paidCents: 2_550 })
    const answers = await Promise.all(Array.from({ length: 4 }, () => returned([id])))
    expect(answers.filter((answer) => 'payoutIds' in answer && (answer.payoutIds as string[]).length > 0)).toEqual([
      { payoutIds: [id], cents: 2_550, refused: [] },
    ])
    expect(await returned([id])).toEqual({ payoutIds: [], cents: 0, refused: [{ id, state: 'failed' }] })
    expect(await overview(person)).toMatchObject({
      balanceCents: 2_550,
      paidCents: 0,
      payouts: [{ state: 'failed', failure: 'The account is closed.', withheldCents: null, netCents: null }],
    })
    const entries = await testApp.deps.db
      .selectFrom('payout_entries')
      .select(['referrer_cents', 'bank_cents', 'tax_cents'])
      .where('user_id', '=', person.userId)
      .execute()
    expect(entries).toHaveLength(2)
    for (const account of ['referrer_cents', 'bank_cents', 'tax_cents'] as const)
      expect(entries.reduce((sum, entry) => sum + entry[account], 0)).toBe(0)
  })

  test('counts in no year, and what is paid in its place counts in its own', async () => {
    const [{ person, id }, other] = (await paidPeople(portugueseTax, germanTax)) as [Paid, Paid]
    const taxNumber = portugueseTax.taxNumber.replaceAll(' ', '')
    expect(await taxReport(year)).toContain(taxNumber)
    goTo(testApp, `${year + 1}-01-10T10:00:00Z`)
    await returned([id])
    expect(await statements(person)).toEqual([])
    expect(await taxReport(year)).not.toContain(taxNumber)
    expect(await statements(other.person)).toMatchObject([{ year, grossCents: 2_550 }])
    goTo(testApp, `${year + 1}-02-01T10:00:00Z`)
    await makePayoutsDue(testApp.deps)
    const { batchId } = (await exportSepa(testApp.deps, now(), 'ada'))!
    await markPaid(testApp.deps, now(), [batchId], 'ada')
    expect(await statements(person)).toMatchObject([
      { year: year + 1, grossCents: 2_550, withheldCents: 587, netCents: 1_963 },
    ])
    expect(await taxReport(year + 1)).toMatch(/23\.00,1,25\.50,5\.87,19\.63/)
  })

  test('is told to the referrer by one e-mail with the reason, and is in the audit with its cents', async () => {
    const { person, id } = await paidPerson(portugueseTax)
    testApp.passTime(60)
    await Promise.all([returned([id]), returned([id])])
    const mails = await testApp.deps.db
      .selectFrom('emails')
      .select(['kind', 'subject', 'body'])
      .where('user_id', '=', person.userId)
      .where('kind', '=', 'payout_failed')
      .execute()
    expect(mails).toMatchObject([{ subject: 'The bank returned your referral payout' }])
    expect(mails[0]!.body).toContain('returned your payout of 25.50 EUR: The account is closed.')
    expect(mails[0]!.body).toContain('no longer in your yearly statement')
    const audit = (await admin.get(operatorRoutes.adminAudit.path)).json<{ action: string; details: object }[]>()
    expect(audit.filter(({ action }) => action === 'payouts.returned').slice(0, 1)).toMatchObject([
      { details: { payouts: [id], cents: 2_550, reason: 'The account is closed.' } },
    ])
  })

  test('is named by itself: neither a whole batch nor one that was not paid is returned', async () => {
    const { person, id, batchId } = await paidPerson(germanTax)
    expect(await returned([batchId])).toMatchObject({ code: 'request.invalid' })
    expect(await returned([id], ' ')).toMatchObject({ code: 'request.invalid', field: 'reason' })
    await earn(testApp, person.userId, 51)
    goTo(testApp, `${year + 1}-01-01T10:00:00Z`)
    await makePayoutsDue(testApp.deps)
    const due = (await overview(person)).payouts.find(({ state }) => state === 'due')!
    expect(await returned([due.id])).toEqual({ payoutIds: [], cents: 0, refused: [{ id: due.id, state: 'due' }] })
    expect(await overview(person)).toMatchObject({ paidCents: 2_550 })
  })
  test('of a person who left is recorded without a word about them', async () => {
    const { person, id } = await paidPerson(portugueseTax)
    const { email } = (await findUser(testApp.deps.db, person.userId))!
    const { browser, token } = await signedIn(testApp, person.userId)
    expect((await browser.send('DELETE', routes.deleteAccount.path, { token, body: { email } })).statusCode).toBe(204)
    expect(await returned([id], 'Quittenmus closed it.')).toMatchObject({ payoutIds: [id], cents: 2_550 })
    expect((await testApp.everyRow()).includes('Quittenmus')).toBe(false)
    const { db } = testApp.deps
    const kept = db.selectFrom('payout_transfers').select('identity').where('user_id', '=', person.userId)
    expect(await kept.execute()).toEqual([])
    const mails = db.selectFrom('emails').select('kind').where('user_id', '=', person.userId)
    expect(await mails.where('kind', '=', 'payout_failed').execute()).toEqual([])
  })
})
