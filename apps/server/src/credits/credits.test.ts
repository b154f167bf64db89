import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/connect.ts'
import { balance, CauseReused, grant, HoldEnded, lapsedHolds, renewLease } from './credits.ts'
import { capture, hold, release, releaseCall, spendCall } from './test-holds.ts'
import { noon as at, someoneWith, useLedger } from './test-ledger.ts'

const ledger = useLedger()
let db: Database
beforeAll(() => void ({ db } = ledger))

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
    const userId = await someoneWith(db, 5)
    await expect(
      grant(db, at, { userId, source: 'signup', cause: 'signup', credits: 50, paid: false, expiresAt: null }),
    ).rejects.toThrow(/granted 5 credits before/)
    expect(await balance(db, userId)).toEqual({ available: 5, held: 0 })
  })
})

describe('holding', () => {
  test('the same again holds once; for another number of credits, or after its end, it is a fault', async () => {
    const userId = await someoneWith(db, 5)
    const holdId = randomUUID()
    for (let time = 0; time < 2; time += 1)
      expect(await hold(db, at, userId, holdId, 3)).toEqual({ available: 2, held: 3 })
    await expect(hold(db, at, userId, holdId, 1)).rejects.toBeInstanceOf(CauseReused)
    await capture(db, at, userId, holdId)
    await expect(hold(db, at, userId, holdId, 3)).rejects.toBeInstanceOf(CauseReused)
    await expect(hold(db, at, userId, holdId, 1)).rejects.toBeInstanceOf(CauseReused)
    expect(await balance(db, userId, at)).toEqual({ available: 2, held: 0 })
  })

  test('is kept in the journal alone when it has ended', async () => {
    const userId = await someoneWith(db, 5)
    const [captured, released, parted] = [randomUUID(), randomUUID(), randomUUID()]
    for (const holdId of [captured, released, parted]) await hold(db, at, userId, holdId, holdId === parted ? 2 : 1)
    await capture(db, at, userId, captured)
    await release(db, at, userId, released)
    await spendCall(at, userId, parted, 1).execute(db)
    expect(await db.selectFrom('holds').selectAll().where('user_id', '=', userId).execute()).toEqual([])
    const ends = await sql<{ kind: string; hold_id: string; credits: number }>`
      select kind, hold_id, credits from entries where user_id = ${userId} and kind in ('capture', 'release') order by version`.execute(
      db,
    )
    expect(ends.rows).toEqual([
      { kind: 'capture', hold_id: captured, credits: 1 },
      { kind: 'release', hold_id: released, credits: 1 },
      { kind: 'release', hold_id: parted, credits: 1 },
      { kind: 'capture', hold_id: parted, credits: 1 },
    ])
    expect(await balance(db, userId)).toEqual({ available: 3, held: 0 })
  })

  test('by forty callers with one id holds once', async () => {
    const userId = await someoneWith(db, 50)
    const holdId = randomUUID()
    await Promise.all(Array.from({ length: 40 }, () => hold(db, at, userId, holdId, 3)))
    expect(await balance(db, userId)).toEqual({ available: 47, held: 3 })
  })

  test('a hold sets credits aside without spending them', async () => {
    const userId = await someoneWith(db, 5)
    expect(await hold(db, at, userId, randomUUID(), 3)).toEqual({ available: 2, held: 3 })
  })

  test('more than is available is refused and leaves no trace', async () => {
    const userId = await someoneWith(db, 5)
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
    const userId = await someoneWith(db, 20)
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
    const userId = await someoneWith(db, 5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    expect(await capture(db, at, userId, holdId)).toEqual({ available: 2, held: 0 })
  })

  test('a release gives everything back to the lots it came from', async () => {
    const userId = await someoneWith(db, 5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    expect(await release(db, at, userId, holdId)).toEqual({ available: 5, held: 0 })
    expect(
      await db.selectFrom('lots').select(['remaining', 'held', 'spent']).where('user_id', '=', userId).execute(),
    ).toEqual([{ remaining: 5, held: 0, spent: 0 }])
  })

  test('of 20 captures and 20 releases at once exactly one wins', async () => {
    const userId = await someoneWith(db, 5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 3)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? capture : release)(db, at, userId, holdId)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HoldEnded)
  })

  test('a lease that runs is not taken away, one that was renewed neither', async () => {
    const userId = await someoneWith(db, 5)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 2)
    const takeAway = () => releaseCall(at, userId, holdId, true).execute(db)
    await expect(takeAway()).rejects.toMatchObject({ code: 'NU409' })
    await sql`update holds set lease_until = now() - interval '1 second' where hold_id = ${holdId}`.execute(db)
    await renewLease(db, userId, holdId)
    await expect(takeAway()).rejects.toMatchObject({ code: 'NU409' })
    await sql`update holds set lease_until = now() - interval '1 second' where hold_id = ${holdId}`.execute(db)
    expect((await takeAway()).rows).toEqual([{ available: 5, held: 0 }])
  })

  test('a lapsed lease is found, a running one is not', async () => {
    const userId = await someoneWith(db, 5)
    const [lapsed, running] = [randomUUID(), randomUUID()]
    await hold(db, at, userId, lapsed, 2)
    await hold(db, at, userId, running, 2)
    await sql`update holds set lease_until = now() - interval '1 second' where hold_id = ${lapsed}`.execute(db)
    expect(await lapsedHolds(db, 1_000)).toContainEqual({ userId, holdId: lapsed })
    expect(await lapsedHolds(db, 1_000)).not.toContainEqual({ userId, holdId: running })
  })
})
