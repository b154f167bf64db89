import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { grant, hold } from './credits.ts'
import { checkLedger } from './ledger-check.ts'

let database: TestDatabase
let db: Database
const at = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(openPool(database.connection, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

test('a true ledger has no differences, and its credits are all somewhere', async () => {
  await someoneHolding()
  expect(await checkLedger(db)).toEqual({
    accounts: 1,
    entries: 2,
    totals: { granted: 5, remaining: 2, held: 3, spent: 0, expired: 0, revoked: 0 },
    differences: [],
  })
})

test.each([
  [
    'a balance without an entry',
    'update accounts set available = available + 1',
    'available: 3 stored, 2 by the journal',
  ],
  [
    'credits that moved within a lot',
    'update lots set remaining = remaining - 1, spent = spent + 1',
    'lot 1 spent: 1 stored, 0 by the journal',
  ],
  ['a hold that vanished', 'delete from holds', 'number of open holds: 0 stored, 1 by the journal'],
  ['an entry that is missing', 'delete from entries where version = 1', 'version 2 follows 0'],
])('finds %s', async (_what, tampering, problem) => {
  const userId = await someoneHolding()
  await db.transaction().execute(async (tx) => {
    // As a database administrator could, past every trigger.
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`${sql.raw(tampering)} ${sql.raw(tampering.includes('where') ? 'and' : 'where')} user_id = ${userId}`.execute(
      tx,
    )
  })
  const { differences } = await checkLedger(db)
  expect(
    differences.filter((difference) => difference.userId === userId).map((difference) => difference.problem),
  ).toContain(problem)
})

async function someoneHolding(): Promise<string> {
  const userId = randomUUID()
  await grant(db, at, { userId, source: 'signup', cause: 'signup', credits: 5, paid: false, expiresAt: null })
  await hold(db, at, userId, randomUUID(), 3)
  return userId
}
