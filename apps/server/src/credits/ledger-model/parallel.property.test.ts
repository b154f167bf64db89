import fc from 'fast-check'
import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from '../../platform/database/connect.ts'
import { checkLedger } from '../ledger-check.ts'
import { consistentSteps, epoch, perform } from './steps.ts'
import { contradictions, type Call } from './parallel-history.ts'

const callers = 10
const stepsPerCaller = 50
const people = 12

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(openPool({ ...database.connection, options: '-c synchronous_commit=off' }, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

/** Callers whose clocks disagree by up to a day, as they go through ten days. */
const plans = fc.array(
  fc.array(fc.tuple(consistentSteps, fc.integer({ min: 0, max: 24 })), {
    minLength: stepsPerCaller,
    maxLength: stepsPerCaller,
    size: 'max',
  }),
  { minLength: callers, maxLength: callers, size: 'max' },
)

test(`what ${callers} connections do to one account at once is what one after the other would have done`, async () => {
  const seed = randomInt(2 ** 31)
  let taken = 0
  const property = fc.asyncProperty(plans, async (plan) => {
    const userId = randomUUID()
    const calls: Call[] = []
    let moment = 0
    await Promise.all(
      plan.map(async (steps) => {
        for (const [index, [step, aheadHours]] of steps.entries()) {
          const at = epoch + (index * 5 + aheadHours) * 3_600_000
          const began = (moment += 1)
          const outcome = await perform(db, new Date(at), userId, step)
          calls.push({ step, at, began, ended: (moment += 1), outcome })
        }
      }),
    )
    taken += calls.length
    expect(contradictions(calls, await readJournal(userId))).toEqual([])
  })
  // Parallel runs do not repeat, so a failing case cannot be shrunk.
  await fc.assert(property, { numRuns: people, seed, endOnFailure: true })
  expect((await checkLedger(db)).differences).toEqual([])
  console.info(`${taken} steps by ${callers} connections from seed ${seed}`)
}, 600_000)

async function readJournal(userId: string) {
  const entries = await db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('version').execute()
  return entries.map(
    ({ kind, credits, cause, hold_id, at, available_after, held_after, frozen_after, debt_after }) => ({
      kind,
      credits,
      cause,
      holdId: hold_id,
      at: at.getTime(),
      available: available_after,
      held: held_after,
      frozen: frozen_after,
      debt: debt_after,
    }),
  )
}
