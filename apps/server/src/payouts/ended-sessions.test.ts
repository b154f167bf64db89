import { earningRoutes, routes } from '@numeria/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilBlocked } from '../../../../tests/support/test-database.ts'
import { signedIn, startTestApp, type TestApp } from '../test-app.ts'
import { company, euDetails, germanTax, portugueseTax } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

const bank = (fullName: string) => ({
  mode: 'cash',
  bankDetails: { ...euDetails, accountType: 'eu', fullName },
})

/** Waits until a request waits for the table. */
const hasStopped = () => untilBlocked(testApp.database.connection, 1)

test.each([
  ['changes no bank details', 'bank_details', 'PATCH', earningRoutes.payoutMode.path, bank('Mallory Thief')],
  ['deletes no bank details', 'bank_details', 'PATCH', earningRoutes.payoutMode.path, { mode: 'credits' }],
  ['changes no tax details', 'tax_details', 'PUT', earningRoutes.taxDetails.path, portugueseTax],
] as const)('a session that is ended while its request is under way %s', async (_, table, method, path, body) => {
  const ana = await signedIn(testApp)
  await ana.browser.patch(earningRoutes.payoutMode.path, { token: ana.token, body: bank('Ana Silva') })
  await ana.browser.put(earningRoutes.taxDetails.path, { token: ana.token, body: germanTax })
  const stored = async () => [
    await testApp.deps.db.selectFrom('bank_details').selectAll().where('user_id', '=', ana.userId).execute(),
    await testApp.deps.db.selectFrom('tax_details').selectAll().where('user_id', '=', ana.userId).execute(),
  ]
  const before = await stored()
  expect(before.map(({ length }) => length)).toEqual([1, 1])
  const thief = await signedIn(testApp, ana.userId)
  testApp.passTime(1)
  const answer = await testApp.owner.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(tx)
    const asked = thief.browser.send(method, path, { token: thief.token, body })
    await hasStopped()
    const ended = await ana.browser.send('DELETE', routes.endOtherSessions.path, { token: ana.token })
    expect(ended.statusCode).toBe(204)
    return { asked }
  })
  expect((await answer.asked).statusCode).toBe(401)
  expect(await stored()).toEqual(before)
})
