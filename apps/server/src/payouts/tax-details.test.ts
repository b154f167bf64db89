import { earningRoutes, type PayoutOverview } from '@numeria/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { germanTax, portugueseTax } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

type Visitor = Awaited<ReturnType<typeof signedIn>>

const save = ({ browser, token }: Visitor, body: object, headers = {}) =>
  browser.put(earningRoutes.taxDetails.path, { token, body, headers })

const lettersOf = ({ userId }: Visitor) =>
  testApp.deps.db
    .selectFrom('confirmations')
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
    const letters = await lettersOf(visitor)
    expect(letters.map(({ kind, subject }) => [kind, subject])).toEqual(
      Array.from({ length: 3 }, () => ['tax_details_changed', 'Your tax details were changed']),
    )
    expect(letters[1]!.body).toContain('ending in 789')
    for (const { body } of letters)
      for (const secret of ['123456789', 'Lange', 'Inês']) expect(body).not.toContain(secret)
    expect(changed.json<PayoutOverview>().detailChanges.map(({ what }) => what)).toEqual(['tax_changed', 'tax_changed'])
  })

  test('are announced in the language of the page', async () => {
    const visitor = await signedIn(testApp)
    await save(visitor, germanTax, { 'accept-language': 'pt-PT' })
    expect(await lettersOf(visitor)).toMatchObject([
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
    expect(new Set((await lettersOf(visitor)).map(({ recipient }) => recipient))).toEqual(
      new Set([null, 'before@example.com']),
    )
  })
})
