import fc from 'fast-check'
import { randomInt, randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from '../../platform/database/connect.ts'
import { checkLedger } from '../ledger-check.ts'
import { ReferenceLedger, type Step } from './reference-ledger.ts'
import { epoch, pauses, perform, steps } from './steps.ts'
import { replay } from '../replay.ts'

/** Several people at once, each on one connection: what they share is only the machine. */
const lanes = 8
const peoplePerLane = 30
const stepsPerPerson = 120

let database: TestDatabase
let db: Database
let stepsTaken = 0

beforeAll(async () => {
  database = await testDatabase()
  // This test checks correctness, not durability.
  db = openDatabase(openPool({ ...database.connection, options: '-c synchronous_commit=off' }, () => {}))
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

type Model = { ledger: ReferenceLedger; now: number }

class Take implements fc.AsyncCommand<Model, { userId: string }> {
  readonly #step: Step
  readonly #pauseMs: number

  constructor(step: Step, pauseMs: number) {
    this.#step = step
    this.#pauseMs = pauseMs
  }

  check(): boolean {
    return true
  }

  async run(model: Model, { userId }: { userId: string }): Promise<void> {
    model.now += this.#pauseMs
    stepsTaken += 1
    const outcome = await perform(db, new Date(model.now), userId, this.#step)
    const wanted = model.ledger.take(this.#step, model.now)
    // A hundred thousand times, the quicker of two comparisons.
    if (!isDeepStrictEqual(outcome, wanted)) expect(outcome).toEqual(wanted)
  }

  toString(): string {
    return `${JSON.stringify(this.#step)} after ${this.#pauseMs} ms`
  }
}

const commands = fc.commands([fc.tuple(steps, pauses).map(([step, pauseMs]) => new Take(step, pauseMs))], {
  maxCommands: stepsPerPerson,
  size: 'max',
})

/** The journal and the lots that were written must be those on paper, line by line, and replay to the same at every version. */
async function expectSameBooks(userId: string, model: ReferenceLedger): Promise<void> {
  const entries = await db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('version').execute()
  const written = entries.map(({ kind, credits, available_after, held_after, frozen_after, debt_after }) => ({
    kind,
    credits,
    available: available_after,
    held: held_after,
    frozen: frozen_after,
    debt: debt_after,
  }))
  expect(written).toEqual(model.journal)
  const replayed = replay(entries)
  expect(replayed.problems).toEqual([])
  expect(
    [...replayed.lots].map(([lot, { remaining, frozen, held, spent, expired, revoked, owed }]) => ({
      lot,
      remaining,
      frozen,
      held,
      spent,
      expired,
      revoked,
      owed,
    })),
  ).toEqual(
    model.lots.map(({ number, remaining, frozen, held, spent, expired, revoked, owed }) => ({
      lot: number,
      remaining,
      frozen,
      held,
      spent,
      expired,
      revoked,
      owed,
    })),
  )
}

test('whatever happens to a person’s credits in whatever order, the ledger answers and writes what one on paper would', async () => {
  const seed = randomInt(2 ** 31)
  const property = fc.asyncProperty(commands, async (sequence) => {
    const userId = randomUUID()
    const model = { ledger: new ReferenceLedger(), now: epoch }
    await fc.asyncModelRun(() => ({ model: model, real: { userId } }), sequence)
    await expectSameBooks(userId, model.ledger)
  })
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => fc.assert(property, { numRuns: peoplePerLane, seed: seed + lane })),
  )
  expect((await checkLedger(db)).differences).toEqual([])
  console.info(`${stepsTaken} steps from seed ${seed}`)
}, 600_000)
