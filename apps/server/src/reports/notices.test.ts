import {
  type AdminReadings,
  type ErrorReply,
  type NoticeYears,
  operatorRoutes,
  type RemovalList,
  type ReportReply,
  routes,
} from '@numeria/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../readings/test-readers.ts'
import { deleteOldNotices } from './notices.ts'
import { deleteOldReports } from './reports.ts'
import { createOperator, decideReport, reportsOf } from './test-reports.ts'

const readers = useReaders()
const { emails, publisher, notify } = reportsOf(readers)
let operator: Awaited<ReturnType<typeof createOperator>>
beforeAll(async () => {
  operator = await createOperator(readers.testApp)
})

const decide = (ada: Reader, reportId: string, body: object) =>
  decideReport(operator, { userId: ada.userId, reportId }, body)
const removals = async (person: Reader) => (await person.call(routes.removals)).json<RemovalList>()
const years = async () => (await operator.get(operatorRoutes.adminNotices.path)).json<NoticeYears>()

/** A public reading that a visitor reported. */
async function reported(reason: string) {
  const { ada, url, turnId } = await publisher()
  const notice = { url, reason, details: 'It says where I live.', email: 'rui@example.org', goodFaith: true }
  const { reportId } = (await notify(notice)).json<ReportReply>()
  return { ada, url, turnId, reportId }
}

describe('the owner of a reading that is no longer public', () => {
  test('reads why, and on which ground, also after the e-mail is gone', async () => {
    const { ada, reportId } = await reported('privacy')
    expect(await removals(ada)).toEqual([])
    await decide(ada, reportId, { decision: 'unpublish', reason: 'It names a home.' })
    const [removal, ...others] = await removals(ada)
    expect(others).toEqual([])
    expect(removal).toMatchObject({
      statementId: expect.any(String) as string,
      decision: 'unpublish',
      reason: 'privacy',
      facts: 'It names a home.',
      law: '',
    })
    expect(JSON.stringify(removal)).not.toMatch(/rui|where I live|operator/)
    const statement = (await emails()).find(({ to }) => to === `${ada.userId}@example.com`)!
    expect(statement.text).toContain('“Public readings and reports”')
    const stranger = await readers.ada(5)
    expect(await removals(stranger)).toEqual([])
  })

  test('reads which law it breaks where a law is the ground, and that the reading is deleted', async () => {
    const { ada, reportId } = await reported('illegal')
    const law = 'Código Penal, artigo 180.º (difamação)'
    await decide(ada, reportId, { decision: 'remove', reason: 'It accuses a named person of theft.', law })
    expect(await removals(ada)).toMatchObject([{ decision: 'remove', law }])
    const statement = (await emails()).find(({ to }) => to === `${ada.userId}@example.com`)!
    expect(statement.text).toContain(law)
    expect(statement.text).not.toContain('our terms of service')
  })

  test('reads nothing of a report that changed nothing', async () => {
    const { ada, reportId } = await reported('other')
    await decide(ada, reportId, { decision: 'keep', reason: 'It names no place.' })
    expect(await removals(ada)).toEqual([])
  })

  test('is told no law without a removal', async () => {
    const { ada, reportId } = await reported('other')
    const reply = await decide(ada, reportId, { decision: 'keep', reason: 'It names no place.', law: 'A law' })
    expect([reply.statusCode, reply.json<ErrorReply>().field]).toEqual([400, 'law'])
    const long = await decide(ada, reportId, { decision: 'remove', reason: 'It does.', law: 'x'.repeat(201) })
    expect([long.statusCode, long.json<ErrorReply>().field]).toEqual([400, 'law'])
  })
})

describe('the yearly report', () => {
  test('counts notices by reason and decisions by ground, and outlives reports and accounts', async () => {
    const { db, clock } = readers.testApp.deps
    const year = clock.now().getUTCFullYear()
    const ofYear = async () => (await years()).find((one) => one.year === year)
    await db.deleteFrom('notice_records').execute()
    expect(await years()).toEqual([])
    const [first, second, third, fourth] = [
      await reported('illegal'),
      await reported('illegal'),
      await reported('privacy'),
      await reported('other'),
    ]
    const law = 'Código Penal, artigo 180.º'
    await decide(first.ada, first.reportId, { decision: 'remove', reason: 'It does.', law })
    await decide(second.ada, second.reportId, { decision: 'unpublish', reason: 'It does.' })
    await decide(third.ada, third.reportId, { decision: 'keep', reason: 'It does not.' })
    const counted = {
      year,
      received: { illegal: 2, privacy: 1, harmful: 0, offensive: 0, other: 1 },
      open: 1,
      kept: 1,
      unpublished: 1,
      removed: 1,
      onLaw: 1,
      onTerms: 1,
      medianHours: 0,
    }
    expect(await ofYear()).toEqual(counted)
    const email = `${fourth.ada.userId}@example.com`
    expect((await fourth.ada.call(routes.deleteAccount, { payload: { email } })).statusCode).toBe(204)
    await deleteOldReports(db, new Date(clock.now().getTime() + 400 * 86_400_000))
    expect(await ofYear()).toEqual(counted)
    const inYears = (count: number) => new Date(clock.now().getTime() + count * 366 * 86_400_000)
    await deleteOldNotices(db, inYears(4))
    expect(await ofYear()).toEqual(counted)
    await deleteOldNotices(db, inYears(7))
    expect(await years()).toEqual([])
    await emails()
  })

  test('counts a decision in the year in which it was made, and how long it took', async () => {
    const { db } = readers.testApp.deps
    await db.deleteFrom('notice_records').execute()
    const record = (record_id: string, received: string, decided: string | null) => ({
      record_id,
      received_at: new Date(received),
      reason: 'harmful' as const,
      decision: decided === null ? null : ('keep' as const),
      ground: null,
      decided_at: decided === null ? null : new Date(decided),
    })
    await db
      .insertInto('notice_records')
      .values([
        record('00000000-0000-4000-8000-000000000001', '2024-12-31T23:00:00Z', '2025-01-01T01:00:00Z'),
        record('00000000-0000-4000-8000-000000000002', '2025-03-01T00:00:00Z', '2025-03-01T10:00:00Z'),
        record('00000000-0000-4000-8000-000000000003', '2025-04-01T00:00:00Z', null),
      ])
      .execute()
    const [later, earlier, ...others] = await years()
    expect(others).toEqual([])
    expect(later).toMatchObject({ year: 2025, received: { harmful: 2 }, open: 1, kept: 2, medianHours: 6 })
    expect(earlier).toMatchObject({ year: 2024, received: { harmful: 1 }, open: 0, kept: 0, medianHours: null })
  })
})

describe('open reports', () => {
  test('wait in the order in which they came', async () => {
    const first = await reported('other')
    const second = await reported('other')
    const open = (await operator.get(operatorRoutes.adminReadings.path)).json<AdminReadings>().reports
    const ids = open.map(({ reportId }) => reportId)
    expect(ids.indexOf(first.reportId)).toBeGreaterThanOrEqual(0)
    expect(ids.indexOf(second.reportId)).toBeGreaterThan(ids.indexOf(first.reportId))
    await emails()
  })
})
