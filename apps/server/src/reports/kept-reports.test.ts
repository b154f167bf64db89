import { at, routes } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { useReaders } from '../readings/test-readers.ts'
import { deleteOldReports } from './reports.ts'
import { reportsOf } from './test-reports.ts'

const readers = useReaders()
const { emails, readingOf, publisher, notify } = reportsOf(readers)

describe('what is kept of somebody who reports', () => {
  const mine = 'My own street, number nine'

  test('about a reading of their own is in their download, and goes with their account', async () => {
    const ada = await readers.ada(50)
    const turnId = await readingOf(ada)
    await ada.call(at(routes.reportReading, { turnId }), { payload: { reason: 'other', details: 'A private sorrow' } })
    expect((await ada.call(routes.userData)).payload).toContain('A private sorrow')
    const gone = await ada.call(routes.deleteAccount, { payload: { email: `${ada.userId}@example.com` } })
    expect(gone.statusCode).toBe(204)
    expect(await readers.testApp.everyRow()).not.toContain('A private sorrow')
  })

  test('is in their download and not in the publisher’s, and goes with their account', async () => {
    const rui = await readers.ada(5)
    const { ada, url } = await publisher()
    const email = `${rui.userId}@example.com`
    await notify({ url, reason: 'privacy', details: mine, name: 'Rui Reporter', email })
    await emails()
    expect((await rui.call(routes.userData)).payload).toContain(mine)
    expect((await ada.call(routes.userData)).payload).not.toMatch(/own street|Rui Reporter/)
    const gone = await rui.call(routes.deleteAccount, { payload: { email } })
    expect(gone.statusCode).toBe(204)
    expect(await readers.testApp.everyRow()).not.toMatch(/own street|Rui Reporter/)
  })

  test('and all of the report goes a year after it was decided', async () => {
    const { url, turnId } = await publisher()
    const { db, clock } = readers.testApp.deps
    await notify({ url, reason: 'other', details: 'An old grudge' })
    const count = async () =>
      (await db.selectFrom('reading_reports').select('report_id').where('turn_id', '=', turnId).execute()).length
    const dayMs = 86_400_000
    await deleteOldReports(db, new Date(clock.now().getTime() + 364 * dayMs))
    expect(await count()).toBe(1)
    await deleteOldReports(db, new Date(clock.now().getTime() + 366 * dayMs))
    expect(await count()).toBe(0)
  })
})
