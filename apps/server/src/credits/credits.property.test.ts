import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { balance, capture, grant, hold, release } from './credits.ts'
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

type Step = { verb: 'grant' | 'hold' | 'capture' | 'release'; credits: number; pick: number }

const steps = fc.array(
  fc.record<Step>({
    verb: fc.constantFrom('grant', 'hold', 'hold', 'capture', 'release'),
    credits: fc.integer({ min: 1, max: 12 }),
    pick: fc.nat(7),
  }),
  { minLength: 1, maxLength: 40 },
)

/** The ledger as a child would keep it: one heap of credits, and a list of the heaps that were set aside. */
class Plain {
  available = 0
  readonly held = new Map<string, number>()
}

async function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  )
}

async function take(userId: string, plain: Plain, { verb, credits, pick }: Step, cause: string): Promise<void> {
  if (verb === 'grant') {
    await grant(db, at, { userId, source: 'signup', cause, credits, paid: pick > 3, expiresAt: null })
    plain.available += credits
    return
  }
  if (verb === 'hold') {
    const holdId = randomUUID()
    expect(await succeeds(hold(db, at, userId, holdId, credits))).toBe(credits <= plain.available)
    if (credits > plain.available) return
    plain.available -= credits
    plain.held.set(holdId, credits)
    return
  }
  const holdId = [...plain.held.keys()][pick] ?? randomUUID()
  expect(await succeeds((verb === 'capture' ? capture : release)(db, at, userId, holdId))).toBe(plain.held.has(holdId))
  if (verb === 'release') plain.available += plain.held.get(holdId) ?? 0
  plain.held.delete(holdId)
}

test('whatever is granted, held, captured and released in whatever order, the ledger is the plain sum of it', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const userId = randomUUID()
      const plain = new Plain()
      for (const [index, step] of sequence.entries()) await take(userId, plain, step, `gift ${index}`)
      const held = [...plain.held.values()].reduce((sum, credits) => sum + credits, 0)
      expect(await balance(db, userId)).toEqual({ available: plain.available, held })
    }),
    { numRuns: 100 },
  )
  expect((await checkLedger(db)).differences).toEqual([])
}, 60_000)
