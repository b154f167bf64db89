import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { callLedger } from './ledger-call.ts'
import { balance, grant } from './credits.ts'
import { hold, spendCall } from './test-holds.ts'
import { checkLedger } from './ledger-check.ts'

let testApp: TestApp
beforeAll(async () => void (testApp = await startTestApp([], 'http://localhost:3000')))
afterAll(() => testApp.stop())

const at = new Date('2026-11-21T10:00:00Z')

/** An account whose credits come from two lots: 4 that were given and 20 that were paid. */
async function twoLots(): Promise<string> {
  const userId = randomUUID()
  const lot = { userId, expiresAt: null }
  await grant(testApp.deps.db, at, { ...lot, source: 'signup', cause: 'signup', credits: 4, paid: false })
  await grant(testApp.deps.db, at, { ...lot, source: 'pack', cause: 'pack', credits: 20, paid: true })
  return userId
}

test.each([
  [0, 24],
  [1, 23],
  [4, 20],
  [7, 17],
  [12, 12],
])('of 12 held credits %i are spent and the rest comes back, from the lots in burn order', async (spent, left) => {
  const { db } = testApp.deps
  const [userId, holdId] = [await twoLots(), randomUUID()]
  await hold(db, at, userId, holdId, 12)
  await callLedger(db, spendCall(at, userId, holdId, spent))
  expect(await balance(db, userId, at)).toEqual({ available: left, held: 0 })
  const lots = await db.selectFrom('lots').select('spent').where('user_id', '=', userId).orderBy('lot').execute()
  expect(lots.map((lot) => lot.spent)).toEqual([Math.min(4, spent), Math.max(0, spent - 4)])
  await expect(callLedger(db, spendCall(at, userId, holdId, spent))).rejects.toThrow()
  expect((await checkLedger(db)).differences).toEqual([])
})
