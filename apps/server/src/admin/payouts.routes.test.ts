import {
  type AdminPayouts,
  at,
  type AuditTrail,
  earningRoutes,
  type EndedPayouts,
  type ExportPayoutsReply,
  operatorRoutes,
} from '@numeria/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makePayoutsDue } from '../payouts/monthly.ts'
import { company, earn, goTo, malteseDetails, referrer, ukDetails } from '../payouts/test-referrer.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'

const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', company)
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
})
afterAll(() => testApp.stop())

let browser: ReturnType<typeof createBrowser>
let year = 2027
/** Two people are owed money on the first of February: one in the EU, one in the UK. */
beforeEach(async () => {
  await testApp.deps.db.deleteFrom('payouts').execute()
  await testApp.deps.db.deleteFrom('referral_earnings').execute()
  year += 1
  goTo(testApp, `${year}-01-05T10:00:00Z`)
  for (const [person, conversions] of [
    [await referrer(testApp, malteseDetails), 51],
    [await referrer(testApp, ukDetails), 50],
  ] as const)
    await earn(testApp, person.userId, conversions)
  goTo(testApp, `${year}-02-01T10:00:00Z`)
  await makePayoutsDue(testApp.deps)
  browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
})

const list = async (state: string) =>
  (await browser.get(`${earningRoutes.adminPayouts.path}?state=${state}`)).json<AdminPayouts>()
const post = async <Reply>(route: { path: string }, body: object): Promise<Reply> =>
  (await browser.post(route.path, { body })).json<Reply>()
const exportFor = (kind: string) => post<ExportPayoutsReply>(earningRoutes.exportPayouts, { kind })
const audit = async () => (await browser.get(operatorRoutes.adminAudit.path)).json<AuditTrail>()

describe('an administrator', () => {
  test('sees what is due, and of the accounts only their ends', async () => {
    const due = await list('due')
    expect(new Set(due.map(({ amountCents, waitsFor }) => `${amountCents} ${waitsFor}`))).toEqual(
      new Set(['2500 null', '2550 null']),
    )
    expect(due.map(({ account }) => account!.end).toSorted()).toEqual(['•••• 001S', '•••• 4958'])
    expect(JSON.stringify(due)).not.toContain('66374958')
  })

  test('exports a file for each kind of bank, which downloads the same as often as it is asked for', async () => {
    const sepa = await exportFor('sepa')
    expect(sepa).toEqual({
      batchId: expect.stringMatching(/^NUM-EU-/),
      payouts: 1,
      totalCents: 2_550,
      totalPence: null,
      unreadable: [],
    })
    const file = at(earningRoutes.payoutsFile, { batchId: sepa.batchId! }).path
    const [first, second] = [await browser.get(file), await browser.get(file)]
    expect(first.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="${sepa.batchId}.xml"`,
      'cache-control': 'no-store',
    })
    expect(first.body).toContain('MT84MALT011000012345MTLCAST001S')
    expect(second.body).toBe(first.body)

    const uk = await exportFor('uk')
    const ukFile = await browser.get(at(earningRoutes.payoutsFile, { batchId: uk.batchId! }).path)
    expect(uk).toMatchObject({ payouts: 1, totalCents: 2_500, totalPence: 2_103 })
    expect(ukFile.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="${uk.batchId}.txt"`,
    })
    expect(ukFile.body).toContain('66374958')
    expect(new Set((await list('exported')).map(({ batchId }) => batchId))).toEqual(new Set([sepa.batchId, uk.batchId]))
    expect(await exportFor('sepa')).toEqual({
      batchId: null,
      payouts: 0,
      totalCents: 0,
      totalPence: null,
      unreadable: [],
    })
  })

  test('marks a batch paid, once, and a payout failed with the reason that its owner reads', async () => {
    const { batchId } = await exportFor('sepa')
    const paid = await post<EndedPayouts>(earningRoutes.payoutsPaid, { ids: [batchId] })
    expect(paid).toMatchObject({ cents: 2_550, refused: [] })
    expect(await post(earningRoutes.payoutsPaid, { ids: [batchId] })).toEqual({
      payoutIds: [],
      cents: 0,
      refused: [{ id: batchId, state: 'paid' }],
    })
    const [due] = await list('due')
    const ids = [due!.payoutId]
    expect(await post(earningRoutes.payoutsFailed, { ids, reason: ' ' })).toMatchObject({ code: 'request.invalid' })
    await post(earningRoutes.payoutsFailed, { ids, reason: 'Account closed' })
    expect(await list('failed')).toMatchObject([{ payoutId: due!.payoutId, failure: 'Account closed' }])
    expect(await list('paid')).toMatchObject([{ batchId, amountCents: 2_550 }])
    expect(await list('due')).toEqual([])
    const refused = await browser.get(at(earningRoutes.payoutsFile, { batchId: batchId! }).path)
    expect(refused.json()).toMatchObject({ code: 'payouts.batch_ended' })
  })

  test('leaves a trace of each step, and none of an account', async () => {
    const { batchId } = await exportFor('sepa')
    await browser.get(at(earningRoutes.payoutsFile, { batchId: batchId! }).path)
    await post(earningRoutes.payoutsPaid, { ids: [batchId] })
    await post(earningRoutes.payoutsPaid, { ids: [batchId] })
    const [due] = await list('due')
    await post(earningRoutes.payoutsFailed, { ids: [due!.payoutId], reason: 'Account closed' })
    const entries = await audit()
    const ours = entries.slice(0, 4)
    expect(ours.map(({ action, actor }) => [action, actor])).toEqual(
      ['failed', 'paid', 'download', 'export'].map((step) => [`payouts.${step}`, credentials.email]),
    )
    expect(JSON.stringify(entries)).not.toContain('001S')
  })
})
