import { earningRoutes, type PayoutOverview } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { exportSepa, dueBatch } from './batches.ts'
import { makePayoutsDue } from './monthly.ts'
import { company, earn, euDetails, germanTax, goTo, portugueseTax, referrer } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

type Visitor = Awaited<ReturnType<typeof signedIn>>

const chooseCredits = ({ browser, token }: Visitor) =>
  browser.patch(earningRoutes.payoutMode.path, { token, body: { mode: 'credits' } })

const save = ({ browser, token }: Visitor, body: object, headers = {}) =>
  browser.put(earningRoutes.taxDetails.path, { token, body, headers })

const emailsOf = ({ userId }: Visitor) =>
  testApp.deps.db
    .selectFrom('emails')
    .select(['kind', 'language', 'subject', 'body', 'recipient'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()

describe('tax details that are new or change', () => {
  test('are announced by e-mail and on the page, and not when the same are saved again', async () => {
    const visitor = await signedIn(testApp)
    expect((await save(visitor, germanTax)).statusCode).toBe(200)
    testApp.passTime(2)
    await save(visitor, { ...germanTax, taxNumber: '65929970489' })
    testApp.passTime(2)
    const changed = await save(visitor, portugueseTax)
    testApp.passTime(2)
    await save(visitor, { ...portugueseTax, isExempt: true })
    const emails = await emailsOf(visitor)
    expect(emails.map(({ kind, subject }) => [kind, subject])).toEqual(
      Array.from({ length: 3 }, () => ['tax_details_changed', 'Your tax details were changed']),
    )
    expect(emails[1]!.body).toContain('ending in 789')
    for (const { body } of emails)
      for (const secret of ['123456789', 'Lange', 'Inês']) expect(body).not.toContain(secret)
    expect(changed.json<PayoutOverview>().detailChanges.map(({ what }) => what)).toEqual(['tax_changed', 'tax_changed'])
  })

  test('are announced in the language of the page', async () => {
    const visitor = await signedIn(testApp)
    await save(visitor, germanTax, { 'accept-language': 'pt-PT' })
    expect(await emailsOf(visitor)).toMatchObject([
      { language: 'pt', subject: 'Os teus dados fiscais foram alterados', body: expect.stringContaining('489') },
    ])
  })

  test('are announced to the address before a change as well', async () => {
    const visitor = await signedIn(testApp)
    const { db, clock } = testApp.deps
    await db
      .updateTable('users')
      .set({ email_before: 'before@example.com', email_changed_at: clock.now() })
      .where('user_id', '=', visitor.userId)
      .execute()
    await save(visitor, germanTax)
    expect(new Set((await emailsOf(visitor)).map(({ recipient }) => recipient))).toEqual(
      new Set([null, 'before@example.com']),
    )
  })
})

describe('a return to credits', () => {
  const taxRows = (userId: string) =>
    testApp.deps.db.selectFrom('tax_details').selectAll().where('user_id', '=', userId).execute()

  test('deletes the tax details with the bank details, and one e-mail names both', async () => {
    const visitor = await signedIn(testApp)
    const body = { mode: 'cash', bankDetails: euDetails }
    await visitor.browser.patch(earningRoutes.payoutMode.path, { token: visitor.token, body })
    await save(visitor, germanTax)
    testApp.passTime(2)
    expect((await chooseCredits(visitor)).json()).toMatchObject({ bankDetails: null, taxDetails: null })
    expect(await taxRows(visitor.userId)).toEqual([])
    const emails = await emailsOf(visitor)
    expect(emails.at(-1)).toMatchObject({
      kind: 'bank_details_deleted',
      body: expect.stringContaining('your bank and tax details'),
    })
    expect(emails).toHaveLength(3)
  })

  test('deletes tax details only within fifteen minutes of signing in', async () => {
    const visitor = await signedIn(testApp)
    await save(visitor, germanTax)
    testApp.passTime(16)
    expect((await chooseCredits(visitor)).json()).toMatchObject({ code: 'auth.fresh_sign_in_required' })
    expect(await taxRows(visitor.userId)).toHaveLength(1)
    expect((await chooseCredits(await signedIn(testApp, visitor.userId))).statusCode).toBe(200)
    expect(await taxRows(visitor.userId)).toEqual([])
  })

  test('keeps the identity of a payout that is with the bank, and a payout that is due waits', async () => {
    goTo(testApp, '2027-01-05T10:00:00Z')
    const person = await referrer(testApp, euDetails, portugueseTax)
    await earn(testApp, person.userId, 51)
    goTo(testApp, '2027-02-01T10:00:00Z')
    await makePayoutsDue(testApp.deps)
    await exportSepa(testApp.deps, testApp.deps.clock.now(), 'ada')
    await earn(testApp, person.userId, 51)
    goTo(testApp, '2027-03-01T10:00:00Z')
    await makePayoutsDue(testApp.deps)
    await chooseCredits(await signedIn(testApp, person.userId))
    expect(await taxRows(person.userId)).toEqual([])
    const kept = await testApp.deps.db
      .selectFrom('payout_transfers')
      .select(['country', 'identity'])
      .where('user_id', '=', person.userId)
      .execute()
    expect(kept).toEqual([{ country: 'PT', identity: expect.any(String) }])
    expect(await dueBatch(testApp.deps, testApp.deps.clock.now())).toMatchObject([{ waitsFor: 'bank_details' }])
    expect(await exportSepa(testApp.deps, testApp.deps.clock.now(), 'ada')).toBeNull()
  })
})
