import { type EarningLines, earningRoutes } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { exportSepa, markFailed, markPaid } from './batches.ts'
import { correctEarnings } from './corrections.ts'
import { makePayoutsDue } from './monthly.ts'
import { company, earn, euDetails, goTo, portugueseTax, referrer } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
})
afterAll(() => testApp.stop())

const now = () => testApp.deps.clock.now()
const emailsOf = async (userId: string) =>
  testApp.deps.db
    .selectFrom('emails')
    .select(['kind', 'subject', 'body', 'language'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['payout_made', 'payout_paid', 'payout_failed'])
    .orderBy('created_at')
    .execute()

test('a referrer gets one e-mail when a payout is made, paid or failed, with what is withheld and why it failed', async () => {
  goTo(testApp, '2027-01-05T10:00:00Z')
  const person = await referrer(testApp, euDetails, portugueseTax)
  await earn(testApp, person.userId, 51)
  goTo(testApp, '2027-02-01T10:00:00Z')
  await Promise.all([makePayoutsDue(testApp.deps), makePayoutsDue(testApp.deps)])
  const first = await exportSepa(testApp.deps, now(), 'ada')
  testApp.passTime(10)
  await Promise.all(
    Array.from({ length: 4 }, () =>
      markFailed(testApp.deps, now(), [first!.batchId], { by: 'ada', reason: 'The account is closed.' }),
    ),
  )
  goTo(testApp, '2027-03-01T10:00:00Z')
  await makePayoutsDue(testApp.deps)
  const second = await exportSepa(testApp.deps, now(), 'ada')
  testApp.passTime(10)
  await Promise.all(Array.from({ length: 4 }, () => markPaid(testApp.deps, now(), [second!.batchId], 'ada')))
  const emails = await emailsOf(person.userId)
  expect(emails.map(({ kind }) => kind)).toEqual(['payout_made', 'payout_failed', 'payout_made', 'payout_paid'])
  expect(emails[0]!.body).toContain('25.50 EUR')
  expect(emails[0]!.body).toContain('Withheld as tax: 5.87 EUR. Your bank receives 19.63 EUR.')
  expect(emails[1]!.body).toContain('could not be made: The account is closed.')
  expect(emails[3]!.body).toContain('We have transferred 19.63 EUR to your account •••• 0154: 25.50 EUR less 5.87 EUR')
  for (const { body } of emails) expect(body).toContain('http://localhost:3000/referrals?tab=payouts')
})

test('the e-mail about a payout asks for tax details where they are missing, in the language of the bank details', async () => {
  goTo(testApp, '2028-01-05T10:00:00Z')
  const person = await referrer(testApp, euDetails, null)
  await testApp.deps.db.updateTable('emails').set({ language: 'pt' }).where('user_id', '=', person.userId).execute()
  await earn(testApp, person.userId, 50)
  goTo(testApp, '2028-02-01T10:00:00Z')
  await makePayoutsDue(testApp.deps)
  expect(await emailsOf(person.userId)).toMatchObject([
    { language: 'pt', subject: 'Tens um pagamento a receber', body: expect.stringContaining('dados fiscais') },
  ])
  expect((await emailsOf(person.userId))[0]!.body).toContain('http://localhost:3000/referrals?tab=payouts')
})

test('every movement is one line with the balance after it, and a correction has its reason and its conversion’s code', async () => {
  goTo(testApp, '2029-01-05T10:00:00Z')
  const person = await referrer(testApp)
  await earn(testApp, person.userId, 50)
  await earn(testApp, person.userId, 1, { state: 'pending' })
  const conversionId = randomUUID()
  await testApp.deps.db
    .insertInto('referral_rewards')
    .values({
      user_id: person.userId,
      conversion_id: conversionId,
      code: 'ABCD1234',
      credits: 0,
      cents: 50,
      state: 'rewarded',
      reason: null,
      at: now(),
    })
    .execute()
  testApp.passTime(60)
  const correction = {
    requestId: randomUUID(),
    userId: person.userId,
    cents: -50,
    reason: 'The same person twice',
    by: 'ada',
  }
  await expect(
    correctEarnings(testApp.deps.db, now(), { ...correction, conversionId: randomUUID() }),
  ).rejects.toMatchObject({ code: 'payouts.no_conversion' })
  await correctEarnings(testApp.deps.db, now(), { ...correction, conversionId })
  await expect(correctEarnings(testApp.deps.db, now(), correction)).rejects.toMatchObject({
    code: 'payouts.request_reused',
  })
  await earn(testApp, person.userId, 1)
  goTo(testApp, '2029-02-01T10:00:00Z')
  await makePayoutsDue(testApp.deps)
  await markFailed(testApp.deps, now(), [(await exportSepa(testApp.deps, now(), 'ada'))!.batchId], {
    by: 'ada',
    reason: 'Closed',
  })
  const again = await person.browser.get(earningRoutes.earningLines.path, { token: person.token })
  const lines = again.json<EarningLines>()
  expect(lines).toHaveLength(54)
  expect(lines[0]).toMatchObject({ kind: 'returned', cents: 2_500, reason: 'Closed', balanceCents: 2_500 })
  expect(lines[1]).toMatchObject({ kind: 'payout', cents: -2_500, balanceCents: 0 })
  expect(lines.filter(({ kind }) => kind === 'correction')).toMatchObject([
    { cents: -50, reason: 'The same person twice', code: 'ABCD1234' },
  ])
})
