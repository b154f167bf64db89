import { earningRoutes, type PayoutOverview } from '@numeria/contract'
import fc from 'fast-check'
import { composeIBAN } from 'ibantools'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { earn, euDetails, referrer, ukDetails } from './test-referrer.ts'
import { canBeUkAccount } from './uk-modulus.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

type Visitor = Awaited<ReturnType<typeof signedIn>>

async function choose({ browser, token }: Pick<Visitor, 'browser' | 'token'>, body: object) {
  const answer = await browser.patch(earningRoutes.payoutMode.path, { token, body })
  return {
    status: answer.statusCode,
    ...answer.json<PayoutOverview & { code: string; field: string; error: string }>(),
  }
}

async function overview({ browser, token }: Pick<Visitor, 'browser' | 'token'>): Promise<PayoutOverview> {
  return (await browser.get(earningRoutes.payouts.path, { token })).json<PayoutOverview>()
}

const emailsOf = (userId: string) =>
  testApp.deps.db
    .selectFrom('emails')
    .select(['subject', 'body'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

describe('how a referrer is paid', () => {
  test('is not shown without a sign-in', async () => {
    expect((await testApp.app.inject({ url: earningRoutes.payouts.path })).statusCode).toBe(401)
    const change = { method: 'PATCH', url: earningRoutes.payoutMode.path, payload: { mode: 'credits' } } as const
    expect((await testApp.app.inject(change)).statusCode).toBe(401)
  })

  test('is credits for a user who never chose', async () => {
    expect(await overview(await signedIn(testApp))).toEqual({
      mode: 'credits',
      bankDetails: null,
      taxDetails: null,
      expected: null,
      balanceCents: 0,
      payableCents: 0,
      onTheirWayCents: 0,
      pendingCents: 0,
      paidCents: 0,
      minimumCents: 2_500,
      nextPayoutOn: '2026-12-01',
      heldUntil: null,
      hasDebt: false,
      detailChanges: [],
      payouts: [],
    })
  })

  test('is cash once bank details are given, which are shown masked and wait three days', async () => {
    const visitor = await signedIn(testApp)
    expect(await choose(visitor, { mode: 'cash', bankDetails: euDetails })).toMatchObject({
      status: 200,
      mode: 'cash',
      bankDetails: { accountType: 'eu', fullName: 'I•••• C••••', account: '•••• 0154', bank: '•••• PTPL' },
      heldUntil: new Date(testApp.deps.clock.now().getTime() + 3 * 86_400_000).toISOString(),
    })
    expect(await choose(visitor, { mode: 'cash', bankDetails: ukDetails })).toMatchObject({
      bankDetails: { accountType: 'uk', fullName: 'A•••• O••••', account: '•••• 4958', bank: '•••• 99' },
    })
  })

  test('is not cash without bank details, and stays cash without giving them again', async () => {
    const visitor = await signedIn(testApp)
    expect(await choose(visitor, { mode: 'cash' })).toMatchObject({
      status: 400,
      code: 'request.invalid',
      field: 'bankDetails.fullName',
      error: "Please enter the account holder's full name",
    })
    await choose(visitor, { mode: 'cash', bankDetails: euDetails })
    expect(await choose(visitor, { mode: 'cash' })).toMatchObject({ status: 200, mode: 'cash' })
  })

  test('does not change for details that are wrong, and the wrong field is named', async () => {
    const visitor = await signedIn(testApp)
    const wrong = { ...euDetails, iban: 'PT50 0002 0123 1234 5678 9051 4' }
    expect(await choose(visitor, { mode: 'cash', bankDetails: wrong })).toMatchObject({
      status: 400,
      field: 'bankDetails.iban',
    })
    expect(await choose(visitor, { mode: 'credits', bankDetails: euDetails })).toMatchObject({ status: 400 })
    expect(await choose(visitor, { mode: 'cash', bankDetails: { ...euDetails, balance: 1 } })).toMatchObject({
      status: 400,
    })
    expect(await overview(visitor)).toMatchObject({ mode: 'credits', bankDetails: null })
  })

  test('changes only within fifteen minutes of signing in, where money would go elsewhere', async () => {
    const visitor = await signedIn(testApp)
    testApp.passTime(15)
    expect(await choose(visitor, { mode: 'cash', bankDetails: euDetails })).toMatchObject({ status: 200 })
    testApp.passTime(1)
    expect(await choose(visitor, { mode: 'cash', bankDetails: ukDetails })).toMatchObject({
      status: 403,
      code: 'auth.fresh_sign_in_required',
    })
    expect(await overview(visitor)).toMatchObject({ bankDetails: { accountType: 'eu' } })
    const again = await signedIn(testApp, visitor.userId)
    expect(await choose(again, { mode: 'cash', bankDetails: ukDetails })).toMatchObject({ status: 200 })
  })

  test('goes back to credits only within fifteen minutes of signing in, where that deletes details', async () => {
    const visitor = await referrer(testApp)
    testApp.passTime(16)
    expect(await choose(visitor, { mode: 'credits' })).toMatchObject({
      status: 403,
      code: 'auth.fresh_sign_in_required',
    })
    expect(await overview(visitor)).toMatchObject({ mode: 'cash', bankDetails: { account: '•••• 0154' } })
    expect((await emailsOf(visitor.userId)).map(({ subject }) => subject)).not.toContain(
      'Your bank details were deleted',
    )
    const without = await signedIn(testApp)
    testApp.passTime(16)
    expect(await choose(without, { mode: 'credits' })).toMatchObject({ status: 200, mode: 'credits' })
  })

  test('goes back to credits at once, which wipes the details and keeps what is owed', async () => {
    const { userId } = await referrer(testApp)
    await earn(testApp, userId, 4, { daysAgo: 20 })
    testApp.passTime(60)
    const visitor = await signedIn(testApp, userId)
    expect(await choose(visitor, { mode: 'credits' })).toMatchObject({
      status: 200,
      mode: 'credits',
      bankDetails: null,
      balanceCents: 200,
    })
    const rows = await testApp.deps.db.selectFrom('bank_details').where('user_id', '=', visitor.userId).execute()
    expect(rows).toEqual([])
  })

  test('sends an email whenever the details change, and not when the same are saved again', async () => {
    const visitor = await signedIn(testApp)
    const first = await choose(visitor, { mode: 'cash', bankDetails: euDetails })
    testApp.passTime(5)
    const same = { ...euDetails, iban: 'pt50000201231234567890154' }
    expect(await choose(visitor, { mode: 'cash', bankDetails: same })).toMatchObject({ heldUntil: first.heldUntil })
    testApp.passTime(5)
    await choose(visitor, { mode: 'cash', bankDetails: ukDetails })
    testApp.passTime(5)
    await choose(visitor, { mode: 'credits' })
    await choose(visitor, { mode: 'credits' })
    const emails = await emailsOf(visitor.userId)
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your bank details were changed',
      'Your bank details were changed',
      'Your bank details were deleted',
    ])
    expect(emails[1]!.body).toContain('ending in 4958')
    // Where no mail is sent, the page says what the emails say.
    const { detailChanges } = await overview(visitor)
    expect(detailChanges.map(({ what }) => what)).toEqual(['deleted', 'changed', 'changed'])
    expect(detailChanges[0]!.at).toBe(testApp.deps.clock.now().toISOString())
    const bystander = await signedIn(testApp)
    expect((await overview(bystander)).detailChanges).toEqual([])
    testApp.passTime(29 * 24 * 60)
    expect((await overview(await signedIn(testApp, visitor.userId))).detailChanges).toHaveLength(3)
    testApp.passTime(2 * 24 * 60)
    expect((await overview(await signedIn(testApp, visitor.userId))).detailChanges).toEqual([])
  })

  test('never shows or changes the details of another user', async () => {
    const [anna, bela] = [await referrer(testApp), await referrer(testApp, ukDetails)]
    await choose(anna, { mode: 'credits' })
    expect(await overview(bela)).toMatchObject({ mode: 'cash', bankDetails: { account: '•••• 4958' } })
  })
})

test('what is owed is told by what it waits for', async () => {
  const visitor = await referrer(testApp)
  await earn(testApp, visitor.userId, 10, { daysAgo: 15 })
  await earn(testApp, visitor.userId, 3, { daysAgo: 2 })
  await earn(testApp, visitor.userId, 2, { state: 'pending' })
  await earn(testApp, visitor.userId, 1, { state: 'refused' })
  expect(await overview(visitor)).toMatchObject({
    balanceCents: 650,
    payableCents: 500,
    pendingCents: 100,
    paidCents: 0,
    onTheirWayCents: 0,
  })
})

const digits = (length: number) =>
  fc
    .noBias(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }))
    .map((all) => all.join(''))
const letters = (length: number) =>
  fc
    .array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: length, maxLength: length })
    .map((all) => all.join(''))
const holders = fc
  .tuple(letters(9), fc.constantFrom('ã', 'Ø', 'ß', 'и', 'e'), letters(7))
  .map(([first, odd, last]) => `${first}${odd} ${last}`)
const euAccounts = fc.record({
  fullName: holders,
  accountType: fc.constant('eu'),
  iban: digits(18).map((bban) => composeIBAN({ countryCode: 'DE', bban })!),
  swift: letters(4).map((bank) => `${bank}DEFF`),
})
const ukAccounts = fc.record({
  fullName: holders,
  accountType: fc.constant('uk'),
  sortCode: digits(6),
  accountNumber: digits(8),
})

test('no bank details, right or wrong, can be read in the database, the log or an answer', async () => {
  const answers: string[] = []
  const secrets: string[] = []
  await fc.assert(
    fc.asyncProperty(fc.oneof(euAccounts, ukAccounts), fc.boolean(), async (details, isDamaged) => {
      // One person may change bank details ten times in an hour.
      const visitor = await signedIn(testApp)
      const account = 'iban' in details ? details.iban : details.accountNumber
      const sent = isDamaged ? { ...details, iban: `${account}0`, accountNumber: `${account}0` } : details
      const answer = await visitor.browser.patch(earningRoutes.payoutMode.path, {
        token: visitor.token,
        body: { mode: 'cash', bankDetails: sent },
      })
      const isRight = !isDamaged && ('iban' in details || canBeUkAccount(details.sortCode, details.accountNumber))
      expect(answer.statusCode).toBe(isRight ? 200 : 400)
      answers.push(answer.body, (await visitor.browser.get(earningRoutes.payouts.path, { token: visitor.token })).body)
      secrets.push(account, details.fullName, ...('swift' in details ? [details.swift] : []))
    }),
    { numRuns: 60 },
  )
  // A response time could equal an account number by chance.
  const log = testApp.log().replaceAll(/"responseTime":[\d.]+/g, '')
  const places = [await testApp.everyRow(), log, answers.join('\n')]
  const found = secrets.filter((secret) => places.some((place) => place.includes(secret)))
  expect(found).toEqual([])
  expect(places[0]).toContain('bank-details:')
})
