import { earningRoutes, operatorRoutes, type PayoutOverview, type YearlyStatements } from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { listJobs } from '../jobs.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { dueBatch, exportSepa, markFailed, markPaid } from './batches.ts'
import { makePayoutsDue } from './monthly.ts'
import { company, earn, euDetails, germanTax, goTo, portugueseTax, referrer } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), operator.email, operator.password)
})
afterAll(() => testApp.stop())

const operator = { email: 'operator@numeria.example', password: 'a quiet evening' }
const now = () => testApp.deps.clock.now()
let year = 2027
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('payouts').execute()
  await testApp.deps.db.deleteFrom('referral_earnings').execute()
  year += 1
  goTo(testApp, `${year}-01-05T10:00:00Z`)
})

type Person = Awaited<ReturnType<typeof referrer>>
async function personToPay(tax: object | null): Promise<Person> {
  const person = await referrer(testApp, euDetails, tax)
  await earn(testApp, person.userId, 51)
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  return person
}
const overview = async ({ browser, token }: Person) =>
  (await browser.get(earningRoutes.payouts.path, { token })).json<PayoutOverview>()
const entriesOf = ({ userId }: Person) =>
  testApp.deps.db
    .selectFrom('payout_entries')
    .select(['kind', 'cause', 'referrer_cents', 'bank_cents', 'tax_cents'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('kind', 'desc')
    .execute()

describe('a bank payout', () => {
  test('waits until the tax details are there, and is transferred then', async () => {
    const person = await personToPay(null)
    expect(await overview(person)).toMatchObject({
      taxDetails: null,
      payouts: [{ withheldCents: null, netCents: null }],
    })
    expect(await dueBatch(testApp.deps, now())).toMatchObject([{ waitsFor: 'tax_details' }])
    expect(await exportSepa(testApp.deps, now(), 'ada')).toBeNull()
    const again = await referrerAgain(person)
    expect(
      (await again.browser.put(earningRoutes.taxDetails.path, { token: again.token, body: germanTax })).statusCode,
    ).toBe(200)
    expect(await exportSepa(testApp.deps, now(), 'ada')).toMatchObject({ payouts: 1, totalCents: 2_550 })
  })

  test('shows what is withheld before and after, and the file, the entries and the statement agree to the cent', async () => {
    const person = await referrer(testApp, euDetails, portugueseTax)
    await earn(testApp, person.userId, 51, { daysAgo: 15 })
    expect(await overview(person)).toMatchObject({
      taxDetails: { country: 'PT', taxNumber: '•••• 789', name: 'I•••• C••••', withheldPercent: 23, canBeExempt: true },
      expected: { grossCents: 2_550, withheldCents: 587, netCents: 1_963 },
    })
    goTo(testApp, `${year}-02-01T10:00:00Z`)
    await makePayoutsDue(testApp.deps)
    expect(await overview(person)).toMatchObject({ payouts: [{ state: 'due', withheldCents: 587, netCents: 1_963 }] })
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    expect(batch).toMatchObject({ totalCents: 1_963, withheldCents: 587 })
    expect(batch!.file).toContain('<InstdAmt Ccy="EUR">19.63</InstdAmt>')
    const [payout] = (await overview(person)).payouts
    expect(payout).toMatchObject({ amountCents: 2_550, withheldCents: 587, netCents: 1_963 })
    expect(await entriesOf(person)).toEqual([
      {
        kind: 'transfer',
        cause: `withholding:${payout!.id}`,
        referrer_cents: -2_550,
        bank_cents: 1_963,
        tax_cents: 587,
      },
    ])
    await markPaid(testApp.deps, now(), [payout!.id], 'ada')
    const statements = (
      await person.browser.get(earningRoutes.yearlyStatements.path, { token: person.token })
    ).json<YearlyStatements>()
    expect(statements).toMatchObject([
      {
        year,
        grossCents: 2_550,
        withheldCents: 587,
        netCents: 1_963,
        payouts: [
          { payoutId: payout!.id, paidOn: `${year}-02-01`, withheldPercent: 23, taxNumber: '•••• 789', country: 'PT' },
        ],
      },
    ])
  })

  test('that the bank returned withholds nothing, and is owed whole', async () => {
    const person = await personToPay(portugueseTax)
    await exportSepa(testApp.deps, now(), 'ada')
    const [payout] = (await overview(person)).payouts
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => markFailed(testApp.deps, now(), [payout!.id], { by: 'ada', reason: 'closed' })),
    )
    expect(answers.flatMap(({ payoutIds }) => payoutIds)).toEqual([payout!.id])
    const entries = await entriesOf(person)
    expect(entries).toHaveLength(2)
    for (const account of ['referrer_cents', 'bank_cents', 'tax_cents'] as const)
      expect(entries.reduce((sum, entry) => sum + entry[account], 0)).toBe(0)
    expect(await overview(person)).toMatchObject({
      balanceCents: 2_550,
      payouts: [{ state: 'failed', netCents: null }],
    })
    expect((await person.browser.get(earningRoutes.yearlyStatements.path, { token: person.token })).json()).toEqual([])
  })

  test('keeps the rate and the identity that held when it was exported', async () => {
    const person = await personToPay(portugueseTax)
    await exportSepa(testApp.deps, now(), 'ada')
    const again = await referrerAgain(person)
    await again.browser.put(earningRoutes.taxDetails.path, {
      token: again.token,
      body: { ...portugueseTax, isExempt: true },
    })
    expect(await overview(again)).toMatchObject({
      taxDetails: { isExempt: true, withheldPercent: 0 },
      payouts: [{ withheldCents: 587 }],
    })
  })
})

/** The same person, signed in just now. */
async function referrerAgain({ userId }: Person): Promise<Person> {
  return signedIn(testApp, userId)
}

describe('tax details', () => {
  test('need a sign-in of the last minutes, and a refusal names the field', async () => {
    const person = await referrer(testApp, euDetails, null)
    const save = (body: object) => person.browser.put(earningRoutes.taxDetails.path, { token: person.token, body })
    expect((await save({ ...portugueseTax, taxNumber: '123456788' })).json()).toMatchObject({
      code: 'request.invalid',
      field: 'taxNumber',
    })
    expect((await save({ ...portugueseTax, status: 'robot' })).json()).toMatchObject({ field: 'status' })
    testApp.passTime(16)
    expect((await save(portugueseTax)).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    const foreign = await testApp.app.inject({
      method: 'PUT',
      url: earningRoutes.taxDetails.path,
      payload: portugueseTax,
    })
    expect(foreign.statusCode).toBe(401)
  })

  test('can be read in neither the database nor the log nor an answer', async () => {
    const secret = { name: 'Zwiebelkuchen Quittenmus', street: 'Kuckucksallee 9', taxNumber: '509442013' }
    const person = await personToPay({ ...portugueseTax, ...secret })
    await exportSepa(testApp.deps, now(), 'ada')
    const answer = (await person.browser.get(earningRoutes.payouts.path, { token: person.token })).body
    for (const place of [await testApp.everyRow(), testApp.log(), answer])
      expect(Object.values(secret).filter((text) => place.includes(text))).toEqual([])
  })

  test('of what was paid are forgotten ten years after the year of the payment', async () => {
    const person = await personToPay(portugueseTax)
    const batch = await exportSepa(testApp.deps, now(), 'ada')
    await markPaid(testApp.deps, now(), [batch!.batchId], 'ada')
    const forget = () =>
      listJobs(testApp.deps)
        .find(({ name }) => name === 'forget what is past its time')!
        .run()
    const identity = async () => {
      const rows = await testApp.deps.db
        .selectFrom('payout_transfers')
        .select('identity')
        .where('user_id', '=', person.userId)
        .execute()
      return rows.map((row) => row.identity)
    }
    goTo(testApp, `${year + 10}-12-31T23:00:00Z`)
    await forget()
    expect(await identity()).toEqual([expect.any(String)])
    goTo(testApp, `${year + 11}-01-01T00:00:01Z`)
    await forget()
    expect(await identity()).toEqual([null])
    year += 12
  })
})

test('the report for the tax office has a line for each person, and who took it is in the audit', async () => {
  const [anna, bela] = [
    await referrer(testApp, euDetails, portugueseTax),
    await referrer(testApp, euDetails, germanTax),
  ]
  for (const { userId } of [anna, bela]) await earn(testApp, userId, 51)
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  const first = await exportSepa(testApp.deps, now(), 'ada')
  await markPaid(testApp.deps, now(), [first!.batchId], 'ada')
  await earn(testApp, anna.userId, 50)
  goTo(testApp, `${year}-03-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  const second = await exportSepa(testApp.deps, now(), 'ada')
  await markPaid(testApp.deps, now(), [second!.batchId], 'ada')
  const browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: operator })
  const report = await browser.get(`${earningRoutes.taxReport.path}?year=${year}`)
  expect(report.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  expect(report.body.split('\r\n')).toEqual([
    'year,name,tax_number,country,status,street,postal_code,city,exempt,withheld_percent,payouts,gross,withheld,net',
    `${year},Inês Conceição,123456789,PT,sole_trader,Lange Straße 7,1100-148,Lisboa,no,23.00,2,50.50,11.62,38.88`,
    `${year},Inês Conceição,65929970489,DE,private_person,Lange Straße 7,10243,Berlin,no,0.00,1,25.50,0.00,25.50`,
    '',
  ])
  const audit = await testApp.deps.db
    .selectFrom('admin_audit')
    .selectAll()
    .where('action', '=', 'payouts.tax_report')
    .execute()
  expect(audit).toMatchObject([
    { target: String(year), details: { payouts: 3, grossCents: 7_600, withheldCents: 1_162 } },
  ])
  expect((await browser.get(`${earningRoutes.taxReport.path}?year=now`)).json()).toMatchObject({ field: 'year' })
  expect((await createBrowser(testApp.app).get(`${earningRoutes.taxReport.path}?year=${year}`)).statusCode).toBe(401)
})
