import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { balance, capture, grant, hold, HoldEnded, lapsedHolds, release } from './credits.ts'
import { checkLedger } from './ledger-check.ts'

let database: TestDatabase
let db: Database
const at = new Date('2026-11-21T12:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
  db = openDatabase(openPool(database.connection, () => {}))
})
afterAll(async () => {
  expect((await checkLedger(db)).differences).toEqual([])
  await db.destroy()
  await database.drop()
})

async function someoneWith(credits: number): Promise<string> {
  const userId = randomUUID()
  await grant(db, at, { userId, source: 'signup', cause: 'signup', credits, paid: false, expiresAt: null })
  return userId
}

const insufficient = expect.objectContaining({ code: 'credits.insufficient', status: 402 })

describe('granting', () => {
  test('a cause grants once, however often and however parallel it comes', async () => {
    const userId = randomUUID()
    const gift = { userId, source: 'signup', cause: 'signup', credits: 5, paid: false, expiresAt: null } as const
    const answers = await Promise.all(Array.from({ length: 40 }, () => grant(db, at, gift)))
    expect(answers.filter(({ granted }) => granted)).toHaveLength(1)
    expect(answers.every(({ available }) => available === 5)).toBe(true)
  })

  test('the same cause with another amount is a fault that changes nothing', async () => {
    const userId = await someoneWith(5)
    await expect(
      grant(db, at, { userId, source: 'signup', cause: 'signup', credits: 50, paid: false, expiresAt: null }),
    ).rejects.toThrow(/granted 5 credits before/)
    expect(await balance(db, userId)).toEqual({ available: 5, held: 0 })
  })
})

describe('holding', () => {
  test('a hold sets credits aside without spending them', async () => {
    const userId = await someoneWith(5)
    expect(await hold(db, at, userId, randomUUID(), 3)).toEqual({ available: 2, held: 3 })
  })

  test('more than is available is refused and leaves no trace', async () => {
    const userId = await someoneWith(5)
    await expect(hold(db, at, userId, randomUUID(), 6)).rejects.toEqual(insufficient)
    expect(await balance(db, userId)).toEqual({ available: 5, held: 0 })
    expect(await db.selectFrom('entries').select('kind').where('user_id', '=', userId).execute()).toEqual([
      { kind: 'grant' },
    ])
  })

  test('a person without an account has nothing to hold', async () => {
    await expect(hold(db, at, randomUUID(), randomUUID(), 1)).rejects.toEqual(insufficient)
  })

  test('of 40 parallel holds of 3 against 20 credits, exactly 6 succeed', async () => {
    const userId = await someoneWith(20)
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => hold(db, at, userId, randomUUID(), 3)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))).toEqual(
      Array.from({ length: 34 }, () => insufficient),
    )
    expect(await balance(db, userId)).toEqual({ available: 2, held: 18 })
  })

  test('credits burn by expiry first, then free before paid, then the oldest', async () => {
    const userId = randomUUID()
    const lots = [
      { cause: 'old paid', paid: true, expiresAt: null },
      { cause: 'free', paid: false, expiresAt: null },
      { cause: 'expires late', paid: true, expiresAt: new Date('2027-03-01') },
      { cause: 'expires soon', paid: true, expiresAt: new Date('2027-01-01') },
      { cause: 'expired', paid: false, expiresAt: new Date('2026-11-01') },
      { cause: 'new paid', paid: true, expiresAt: null },
    ]
    for (const lot of lots) await grant(db, at, { userId, source: 'signup', credits: 1, ...lot })
    for (let spent = 0; spent < 5; spent += 1) {
      const holdId = randomUUID()
      await hold(db, at, userId, holdId, 1)
      await capture(db, at, userId, holdId)
    }
    const burnt = await sql<{ cause: string }>`
      select l.cause from entries e join lots l on l.user_id = e.user_id and l.lot = (e.slices -> 0 ->> 'lot')::bigint
      where e.user_id = ${userId} and e.kind = 'capture' order by e.version`.execute(db)
    expect(burnt.rows.map(({ cause }) => cause)).toEqual([
      'expires soon',
      'expires late',
      'free',
      'old paid',
      'new paid',
    ])
    await expect(hold(db, at, userId, randomUUID(), 1)).rejects.toEqual(insufficient)
  })
})

describe('ending a hold', () => {
  test('a capture spends what was held', async () => {
    const userId = await someoneWith(5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    expect(await capture(db, at, userId, holdId)).toEqual({ available: 2, held: 0 })
  })

  test('a release gives everything back to the lots it came from', async () => {
    const userId = await someoneWith(5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    expect(await release(db, at, userId, holdId)).toEqual({ available: 5, held: 0 })
    expect(
      await db.selectFrom('lots').select(['remaining', 'held', 'spent']).where('user_id', '=', userId).execute(),
    ).toEqual([{ remaining: 5, held: 0, spent: 0 }])
  })

  test('of 20 captures and 20 releases at once exactly one wins', async () => {
    const userId = await someoneWith(5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? capture : release)(db, at, userId, holdId)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HoldEnded)
  })

  test('a lapsed lease is found, a running one is not', async () => {
    const userId = await someoneWith(5)
    const [lapsed, running] = [randomUUID(), randomUUID()]
    await hold(db, at, userId, lapsed, 2)
    await hold(db, at, userId, running, 2)
    await sql`update holds set lease_until = clock_timestamp() - interval '1 second' where hold_id = ${lapsed}`.execute(
      db,
    )
    expect(await lapsedHolds(db, 1_000)).toContainEqual({ userId, holdId: lapsed })
    expect(await lapsedHolds(db, 1_000)).not.toContainEqual({ userId, holdId: running })
  })
})

describe('the database keeps it true', () => {
  test.each(['update entries set credits = 1', 'delete from entries', 'truncate entries'])(
    'the journal refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('the journal is append-only')
    },
  )

  test.each([
    ['available', sql`update accounts set available = -1`],
    ['held', sql`update accounts set held = -1`],
    ['debt', sql`update accounts set debt = -1`],
    ['a lot that does not add up', sql`update lots set spent = spent + 1`],
  ])('nothing can make %s wrong', async (_what, statement) => {
    await someoneWith(1)
    await expect(statement.execute(db)).rejects.toThrow(/violates check constraint/)
  })
})
