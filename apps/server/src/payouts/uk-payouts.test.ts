import { earningRoutes, routes, type PayoutOverview, type YearlyStatements } from '@numeria/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { dueBatch, exportUk, markFailed, markPaid, openBatches, writeBatch } from './batches.ts'
import { makePayoutsDue } from './monthly.ts'
import { listPayouts } from './payout-list.ts'
import { toPence } from './pounds.rules.ts'
import { company, earn, euDetails, goTo, portugueseTax, referrer, ukDetails } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

const now = () => testApp.deps.clock.now()
let year = 2027
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('payouts').execute()
  await testApp.deps.db.deleteFrom('referral_earnings').execute()
  year += 1
  goTo(testApp, `${year}-01-05T10:00:00Z`)
})

type Person = Awaited<ReturnType<typeof referrer>>
/** People to whom money is due on the first of February. */
async function peopleToPay(...all: { details: object; conversions: number; tax?: object }[]): Promise<Person[]> {
  const people: Person[] = []
  for (const { details, conversions, tax } of all) {
    const person = await referrer(testApp, details, tax)
    await earn(testApp, person.userId, conversions)
    people.push(person)
  }
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  return people
}
const without = (missing: 'eurToGbp' | 'ukDebtor') => ({
  ...testApp.deps,
  settings: { ...testApp.deps.settings, [missing]: null },
})
const overview = async ({ browser, token }: Person) =>
  (await browser.get(earningRoutes.payouts.path, { token })).json<PayoutOverview>()

/** Cuts a line at the lengths of its fields, as a bank does. */
function cut(line: string, ...lengths: number[]): string[] {
  let at = 0
  return lengths.map((length) => line.slice(at, (at += length)))
}
/** Reads a file in Standard 18 by the positions that the standard gives. */
function openStandard18(file: string) {
  const lines = file.split('\r\n')
  expect(lines.pop()).toBe('')
  expect(file).toMatch(/^[A-Z0-9.&/ \r\n-]*$/)
  const labels = [...lines.slice(0, 4), ...lines.slice(-3)]
  expect(labels.map((line) => [line.slice(0, 4), line.length])).toEqual(
    ['VOL1', 'HDR1', 'HDR2', 'UHL1', 'EOF1', 'EOF2', 'UTL1'].map((name) => [name, 80]),
  )
  const records = lines.slice(4, -3).map((line) => {
    expect(line).toHaveLength(100)
    const [sortCode, account, type, code, fromSortCode, fromAccount, free, pence, sender, reference, name] = cut(
      line,
      6,
      8,
      1,
      2,
      6,
      8,
      4,
      11,
      18,
      18,
      18,
    ).map((field) => field.trim())
    return { sortCode, account, type, code, fromSortCode, fromAccount, free, pence, sender, reference, name }
  })
  const [, serial, , owner] = cut(lines[0]!, 4, 6, 31, 6)
  const [, processingDay, receiver, , workCode] = cut(lines[3]!, 4, 6, 10, 8, 9)
  const [, debits, credits, debitCount, creditCount] = cut(lines.at(-1)!, 4, 13, 13, 7, 7).map(Number)
  return {
    serial,
    owner,
    processingDay,
    receiver,
    workCode,
    records,
    totals: { debits, credits, debitCount, creditCount },
  }
}

describe('a payout to a UK account', () => {
  test('waits with its reason while there is no rate, and is exported in pounds once there is one', async () => {
    await peopleToPay({ details: ukDetails, conversions: 51 }, { details: euDetails, conversions: 50 })
    const waiting = without('eurToGbp')
    expect((await dueBatch(waiting, now())).map(({ account, waitsFor }) => [account!.type, waitsFor])).toEqual(
      expect.arrayContaining([
        ['uk', 'rate'],
        ['eu', null],
      ]),
    )
    expect((await listPayouts(waiting, now(), 'due')).map(({ waitsFor }) => waitsFor)).toEqual(
      expect.arrayContaining(['rate', null]),
    )
    await expect(exportUk(waiting, now(), 'ada')).rejects.toMatchObject({ code: 'payouts.no_rate' })
    await expect(exportUk(without('ukDebtor'), now(), 'ada')).rejects.toMatchObject({ code: 'payouts.no_uk_debtor' })
    expect(await exportUk(testApp.deps, now(), 'ada')).toMatchObject({
      payouts: 1,
      totalCents: 2_550,
      totalPence: 2_145,
    })
  })

  test('is in a Standard 18 file with the pence of each line, their sum and the account that pays', async () => {
    await peopleToPay(
      { details: ukDetails, conversions: 51 },
      { details: { ...ukDetails, fullName: 'Łukasz Żółw & Søn Unlimited' }, conversions: 61 },
      { details: euDetails, conversions: 50 },
    )
    const batch = await exportUk(testApp.deps, now(), 'ada')
    const file = openStandard18(batch!.file)
    const lines = file.records.slice(0, -1)
    expect(lines.toSorted((one, other) => Number(one.pence) - Number(other.pence))).toEqual(
      [
        { pence: '00000002145', name: 'ANN O NEILL' },
        { pence: '00000002566', name: 'LUKASZ ZOLW & SON' },
      ].map((one) => ({
        sortCode: '089999',
        account: '66374958',
        type: '0',
        code: '99',
        fromSortCode: '107999',
        fromAccount: '88837491',
        free: '',
        sender: 'NUMERIA UNIPESSOAL',
        reference: expect.stringMatching(/^[0-9A-F]{18}$/),
        ...one,
      })),
    )
    expect(file.records.at(-1)).toMatchObject({
      sortCode: '107999',
      account: '88837491',
      code: '17',
      pence: '00000004711',
      reference: 'CONTRA',
    })
    expect(file.totals).toEqual({ debits: 4_711, credits: 4_711, debitCount: 1, creditCount: 2 })
    expect(file).toMatchObject({ owner: '123456', receiver: '999999    ', workCode: '1 DAILY  ' })
    expect(batch).toMatchObject({ payouts: 2, totalCents: 5_600, totalPence: 4_711 })
    expect(await openBatches(testApp.deps.db)).toMatchObject([{ totalCents: 5_600, totalPence: 4_711 }])
    // Written again with another rate, the file stays the same to the letter.
    const later = { ...testApp.deps.settings, eurToGbp: { millionths: 900_000, on: '2026-12-01' } }
    expect((await writeBatch({ ...testApp.deps, settings: later }, batch!.batchId)).file).toBe(batch!.file)
  })

  test('shows euros, rate and pounds to its owner on the page, in the e-mail and in the statement of the year', async () => {
    const [anna] = await peopleToPay({ details: ukDetails, conversions: 51, tax: portugueseTax })
    const pounds = { pence: 1_651, rate: 0.8412, rateOn: '2026-11-20' }
    // Before the export by the rate of today.
    expect((await overview(anna!)).payouts).toMatchObject([{ state: 'due', netCents: 1_963, pounds }])
    const batch = await exportUk(testApp.deps, now(), 'ada')
    await markPaid(testApp.deps, now(), [batch!.batchId], 'ada')
    expect((await overview(anna!)).payouts).toMatchObject([{ state: 'paid', netCents: 1_963, pounds }])
    const emails = await testApp.deps.db
      .selectFrom('emails')
      .select(['kind', 'body'])
      .where('user_id', '=', anna!.userId)
      .where('kind', 'in', ['payout_made', 'payout_paid'])
      .orderBy('kind')
      .execute()
    expect(emails[0]!.body).toContain('is paid in pounds')
    expect(emails[1]!.body).toContain(
      'We have transferred 16.51 GBP to your account •••• 4958: 25.50 EUR less 5.87 EUR',
    )
    expect(emails[1]!.body).toContain('19.63 EUR at 1 EUR = 0.8412 GBP, the rate of 20/11/2026.')
    const { browser, token } = anna!
    const statements = (await browser.get(earningRoutes.yearlyStatements.path, { token })).json<YearlyStatements>()
    expect(statements).toMatchObject([{ netCents: 1_963, payouts: [{ netCents: 1_963, pounds }] }])
    const again = await signedIn(testApp, anna!.userId)
    const headers = { 'accept-language': 'en' }
    const copy = await again.browser.get(`${routes.userData.path}?format=html`, { token: again.token, headers })
    for (const text of ['Withheld as tax', '€5.87', '£16.51', '20/11/2026']) expect(copy.body).toContain(text)
  })

  test('that the bank returned is owed in euros, and has the rate of its next export', async () => {
    const [anna] = await peopleToPay({ details: ukDetails, conversions: 51 })
    const batch = await exportUk(testApp.deps, now(), 'ada')
    await markFailed(testApp.deps, now(), [batch!.batchId], { by: 'ada', reason: 'closed' })
    expect(await overview(anna!)).toMatchObject({ balanceCents: 2_550, payouts: [{ state: 'failed', pounds: null }] })
    goTo(testApp, `${year}-03-01T10:00:00Z`)
    await makePayoutsDue(testApp.deps)
    const settings = { ...testApp.deps.settings, eurToGbp: { millionths: 900_000, on: `${year}-02-27` } }
    expect(await exportUk({ ...testApp.deps, settings }, now(), 'ada')).toMatchObject({ totalPence: 2_295 })
  })
})

test('pounds are rounded to the penny, half a penny up, and never by more than half a penny', () => {
  expect([toPence(2_550, 841_200), toPence(1, 500_000), toPence(1, 499_999)]).toEqual([2_145, 1, 0])
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000_000 }),
      fc.integer({ min: 200_000, max: 5_999_999 }),
      (cents, rate) => {
        const exact = BigInt(cents) * BigInt(rate)
        const off = BigInt(toPence(cents, rate)) * 1_000_000n - exact
        expect(off > -500_000n && off <= 500_000n).toBe(true)
      },
    ),
  )
})
