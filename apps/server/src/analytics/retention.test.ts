import { type FirstAction, firstActions, operatorRoutes, type Retention, returnDays, routes } from '@numeria/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '../admin/admins.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { countRetention, deleteOldRetention, readRetention } from './retention.ts'
import { showWeek, smallestCount } from './retention.rules.ts'

const day = 24 * 60
let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { LIMITS_PER_ADDRESS_TIMES: '1000' })
})
afterAll(() => testApp.stop())

const now = () => testApp.deps.clock.now()
let sessions = 0
const note = (event: string, metadata: object) => ({
  event,
  type: 'funnel',
  ts: now().getTime(),
  metadata: { session: ++sessions, ...metadata },
})
async function send(events: object[], headers: Record<string, string> = {}) {
  const browser = createBrowser(testApp.app)
  for (let from = 0; from < events.length; from += 50) {
    const body = { events: events.slice(from, from + 50) }
    const answer = await browser.post(routes.analytics.path, { body, headers })
    if (answer.statusCode !== 200) return answer
  }
  return null
}
const times = <Thing>(count: number, make: () => Thing) => Array.from({ length: count }, make)
const signUp = (count: number, did: FirstAction) => send(times(count, () => note('first_session', { did })))
const comeBack = (count: number, did: FirstAction, after: number) =>
  send(times(count, () => note('returned', { did, after })))

describe('retention', () => {
  test('is counted by week of sign-up and first action, and read by administrators', async () => {
    // Saturday, 2026-11-21.
    await signUp(60, 'looked')
    await signUp(30, 'purchased')
    const escalating = { session: 900_001 }
    await send([
      note('first_session', { ...escalating, did: 'looked' }),
      note('first_session', { ...escalating, did: 'purchased' }),
      note('first_session', { ...escalating, did: 'purchased' }),
    ])
    await countRetention(testApp.deps.db, now())
    expect((await readRetention(testApp.deps.db, now())).weeks).toEqual([])
    testApp.passTime(day)
    await comeBack(25, 'looked', 1)
    await comeBack(12, 'purchased', 1)
    testApp.passTime(6 * day)
    await comeBack(14, 'looked', 7)
    await comeBack(9, 'purchased', 7)
    await Promise.all(times(4, () => countRetention(testApp.deps.db, now())))
    testApp.passTime(5 * day)
    await deleteOldRetention(testApp.deps.db, now())

    const credentials = { email: 'operator@numeria.example', password: 'a quiet evening' }
    await createAdmin(testApp.deps.db, now(), credentials.email, credentials.password)
    const browser = createBrowser(testApp.app)
    expect((await browser.get(operatorRoutes.adminRetention.path)).statusCode).toBe(401)
    await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
    const { weeks } = (await browser.get(operatorRoutes.adminRetention.path)).json<Retention>()
    const open = { after: 30, state: 'open', count: null }
    const hidden = { after: 7, state: 'hidden', count: null }
    expect(weeks).toEqual([
      {
        week: '2026-11-16',
        all: {
          browsers: 91,
          returned: [{ after: 1, state: 'shown', count: 37 }, { after: 7, state: 'shown', count: 23 }, open],
        },
        groups: [
          {
            did: ['looked', 'free_reading', 'quick_answer', 'paid_reading', 'shared'],
            browsers: 60,
            returned: [{ after: 1, state: 'shown', count: 25 }, hidden, open],
          },
          { did: ['purchased'], browsers: 31, returned: [{ after: 1, state: 'shown', count: 12 }, hidden, open] },
        ],
      },
    ])
  })

  test('keeps its counts when the reports are deleted after 30 days', async () => {
    testApp.passTime(40 * day)
    await deleteOldRetention(testApp.deps.db, now())
    expect(await testApp.deps.db.selectFrom('retention_notes').selectAll().execute()).toEqual([])
    await countRetention(testApp.deps.db, now())
    expect((await readRetention(testApp.deps.db, now())).weeks[0]).toMatchObject({ all: { browsers: 91 } })
    testApp.passTime(400 * day)
    await deleteOldRetention(testApp.deps.db, now())
    expect(await testApp.deps.db.selectFrom('retention_weeks').selectAll().execute()).toEqual([])
  })

  test.each([
    ['a first session without its action', 'first_session', {}],
    ['an action that is not listed', 'first_session', { did: 'Anna' }],
    ['a return without its day', 'returned', { did: 'looked' }],
    ['a return on another day', 'returned', { did: 'looked', after: 2 }],
    ['a visit with an action', 'visit', { did: 'looked' }],
  ])('is refused with %s', async (_what, event, metadata) => {
    expect((await send([note(event, metadata)]))?.statusCode).toBe(400)
  })

  test('is not kept of a browser that refuses', async () => {
    await send([note('first_session', { did: 'looked' })], { dnt: '1' })
    expect(await testApp.deps.db.selectFrom('retention_notes').selectAll().execute()).toEqual([])
  })
})

const cell = fc.record({ joined: fc.nat(60), share: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }) })
const week = fc.array(cell, { minLength: firstActions.length, maxLength: firstActions.length })
test('no count of fewer than ten people is shown or is the difference of shown ones', () => {
  fc.assert(
    fc.property(week, (cells) => {
      const counts = (after: number, did: FirstAction) => {
        const { joined, share } = cells[firstActions.indexOf(did)]!
        return after === 0
          ? joined
          : Math.round((joined * share[returnDays.findIndex((each) => each === after)]!) / 100)
      }
      const { all, groups } = showWeek('2026-11-16', counts, '2027-06-01')
      const total = (after: number) => firstActions.reduce((sum, did) => sum + counts(after, did), 0)
      if (!all) {
        expect(total(0)).toBeLessThan(smallestCount)
        return
      }
      expect(all.browsers).toBe(total(0))
      // The groups divide the week without rest, so a difference of shown sizes is a sum of shown sizes.
      if (groups.length > 0) expect(groups.flatMap(({ did }) => did)).toEqual([...firstActions])
      for (const { browsers } of [all, ...groups]) expect(browsers).toBeGreaterThanOrEqual(smallestCount)
      for (const [index, after] of returnDays.entries()) {
        const shown = groups.map(({ browsers, returned }) => ({ browsers, ...returned[index]! }))
        expect(new Set(shown.map(({ state }) => state)).size).toBeLessThanOrEqual(1)
        for (const { browsers, count } of [...shown, { browsers: all.browsers, ...all.returned[index]! }]) {
          if (count === null) continue
          expect(count).toBeGreaterThanOrEqual(smallestCount)
          expect(browsers - count).toBeGreaterThanOrEqual(smallestCount)
        }
        if (shown.some(({ count }) => count !== null)) expect(all.returned[index]!.count).toBe(total(after))
      }
    }),
  )
})
