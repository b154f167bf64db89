import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freeze, restore, revoke } from './clawbacks.ts'
import { balance, grant, HoldEnded, readAccount } from './credits.ts'
import { capture, hold, release } from './test-holds.ts'
import { expireAccount, expireLots, spendableByExpiry } from './expiry.ts'
import { findLot } from './lots.ts'
import { replay } from './replay.ts'
import { buyer, daysLater, noon, pack, useLedger } from './test-ledger.ts'

const ledger = useLedger()

/** 90 days after a paid month. */
const expiresAt = daysLater(120)
const monthly = { source: 'subscription', cause: 'invoice:1', credits: 250, expiresAt } as const
const justBefore = new Date(expiresAt.getTime() - 1)

const expiries = (userId: string) =>
  ledger.db
    .selectFrom('entries')
    .select(['cause', 'credits'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'expire')
    .orderBy('version')
    .execute()

describe('credits past their date', () => {
  test('are not shown and not spent, before anything was booked', async () => {
    const userId = await buyer(ledger.db, monthly)
    await grant(ledger.db, noon, pack(userId))
    expect(await balance(ledger.db, userId, justBefore)).toEqual({ available: 350, held: 0 })
    expect(await balance(ledger.db, userId, expiresAt)).toEqual({ available: 100, held: 0 })
    await expect(hold(ledger.db, expiresAt, userId, randomUUID(), 101)).rejects.toMatchObject({
      code: 'credits.insufficient',
    })
    expect((await findLot(ledger.db, userId, 'invoice:1'))?.remaining).toBe(250)
    expect(await hold(ledger.db, expiresAt, userId, randomUUID(), 1)).toEqual({ available: 99, held: 1 })
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ remaining: 0, expired: 250 })
  })

  test('are spent until the last moment', async () => {
    const userId = await buyer(ledger.db, monthly)
    expect(await hold(ledger.db, justBefore, userId, randomUUID(), 250)).toEqual({ available: 0, held: 250 })
  })

  test('are booked once, however many processes do it', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => buyer(ledger.db, monthly)))
    const booked = await Promise.all(Array.from({ length: 8 }, () => expireLots(ledger.db, expiresAt, 1_000)))
    expect(booked.reduce((sum, { credits }) => sum + credits, 0)).toBeGreaterThanOrEqual(5 * 250)
    for (const userId of people) {
      expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ expired: 250, remaining: 0 })
      const entries = await ledger.db.selectFrom('entries').selectAll().where('user_id', '=', userId).execute()
      expect(entries.map(({ kind, cause, credits }) => [kind, cause, credits])).toEqual([
        ['grant', 'invoice:1', 250],
        ['expire', 'expire:1', 250],
      ])
    }
    expect(await expireLots(ledger.db, expiresAt, 1_000)).toEqual({ accounts: 0, credits: 0 })
  })

  test('are counted by one of all who book them at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const userId = await buyer(ledger.db, monthly)
      const booked = await Promise.all(Array.from({ length: 8 }, () => expireAccount(ledger.db, expiresAt, userId)))
      expect(booked.toSorted((one, other) => one - other)).toEqual([0, 0, 0, 0, 0, 0, 0, 250])
    }
  })

  test('are looked for in as many accounts as were asked for', async () => {
    await Promise.all(Array.from({ length: 3 }, () => buyer(ledger.db, monthly)))
    expect(await expireLots(ledger.db, expiresAt, 2)).toEqual({ accounts: 2, credits: 500 })
    expect(await expireLots(ledger.db, expiresAt, 2)).toEqual({ accounts: 1, credits: 250 })
  })

  test('are gone although a later lot of the same person is not', async () => {
    const userId = await buyer(ledger.db, monthly)
    await grant(ledger.db, noon, pack(userId, { ...monthly, cause: 'invoice:2', expiresAt: daysLater(150) }))
    expect(await expireAccount(ledger.db, expiresAt, userId)).toBe(250)
    expect(await expireAccount(ledger.db, daysLater(149), userId)).toBe(0)
    expect(await expireAccount(ledger.db, daysLater(150), userId)).toBe(250)
  })

  test('of one date go in the order in which they were granted', async () => {
    const userId = await buyer(ledger.db, monthly)
    await grant(ledger.db, noon, pack(userId, { ...monthly, cause: 'invoice:2', credits: 50 }))
    expect(await expireAccount(ledger.db, expiresAt, userId)).toBe(300)
    expect((await expiries(userId)).map(({ cause }) => cause)).toEqual(['expire:1', 'expire:2'])
  })

  test('that come too late are granted and expire at once', async () => {
    const userId = randomUUID()
    expect(await grant(ledger.db, daysLater(200), pack(userId, monthly))).toEqual({
      granted: true,
      settled: 0,
      available: 0,
      held: 0,
    })
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ expired: 250 })
  })

  test('which never were anybody’s are nothing', async () => {
    expect(await expireAccount(ledger.db, noon, randomUUID())).toBe(0)
    expect(await balance(ledger.db, randomUUID(), noon)).toEqual({ available: 0, held: 0 })
  })
})

describe('a hold over the date of its lot', () => {
  test('can be captured', async () => {
    const userId = await buyer(ledger.db, monthly)
    const holdId = randomUUID()
    await hold(ledger.db, justBefore, userId, holdId, 50)
    expect(await capture(ledger.db, daysLater(121), userId, holdId)).toEqual({ available: 0, held: 0 })
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ spent: 50, expired: 200 })
  })

  test('brings nothing back when it is released', async () => {
    const userId = await buyer(ledger.db, monthly)
    const holdId = randomUUID()
    await hold(ledger.db, justBefore, userId, holdId, 50)
    await expireAccount(ledger.db, expiresAt, userId)
    expect(await release(ledger.db, daysLater(121), userId, holdId)).toEqual({ available: 0, held: 0 })
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ held: 0, expired: 250 })
  })

  test('brings back what expires by itself, each time under a cause of its own', async () => {
    const userId = await buyer(ledger.db, monthly)
    const [first, second] = [randomUUID(), randomUUID()]
    await hold(ledger.db, justBefore, userId, first, 50)
    await hold(ledger.db, justBefore, userId, second, 30)
    await expireAccount(ledger.db, expiresAt, userId)
    for (const holdId of [first, second]) await release(ledger.db, daysLater(121), userId, holdId)
    expect(await expiries(userId)).toEqual([
      { cause: 'expire:1', credits: 170 },
      { cause: 'expire:1:6', credits: 50 },
      { cause: 'expire:1:8', credits: 30 },
    ])
  })

  test('ends once, whether capture, sweeper or expiry comes first', async () => {
    for (let round = 0; round < 30; round += 1) {
      const userId = await buyer(ledger.db, monthly)
      const holdId = randomUUID()
      await hold(ledger.db, justBefore, userId, holdId, 50)
      const ends = [capture, release, release, capture]
      const [expired, ...outcomes] = await Promise.allSettled([
        expireAccount(ledger.db, expiresAt, userId),
        ...ends.map((end) => end(ledger.db, expiresAt, userId, holdId)),
      ])
      expect(expired.status).toBe('fulfilled')
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(HoldEnded)
      const captured = outcomes.findIndex(({ status }) => status === 'fulfilled') % 3 === 0
      expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({
        remaining: 0,
        held: 0,
        spent: captured ? 50 : 0,
        expired: captured ? 200 : 250,
      })
    }
  })
})

describe('a frozen lot', () => {
  const refund = (userId: string) => ({ userId, lotCause: 'invoice:1', cause: 'refund:1' })

  test('does not expire while its refund is on the way', async () => {
    const userId = await buyer(ledger.db, monthly)
    await freeze(ledger.db, justBefore, refund(userId))
    expect(await expireAccount(ledger.db, daysLater(130), userId)).toBe(0)
    await revoke(ledger.db, daysLater(131), refund(userId))
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ revoked: 250, expired: 0 })
  })

  test('expires at once when the refund fails after its date', async () => {
    const userId = await buyer(ledger.db, monthly)
    await freeze(ledger.db, justBefore, refund(userId))
    expect(await restore(ledger.db, daysLater(130), refund(userId))).toMatchObject({
      account: { available: 0, frozen: 0 },
    })
    expect(await findLot(ledger.db, userId, 'invoice:1')).toMatchObject({ expired: 250 })
  })

  test('expires on its day when the refund fails before', async () => {
    const userId = await buyer(ledger.db, monthly)
    await freeze(ledger.db, noon, refund(userId))
    await restore(ledger.db, daysLater(1), refund(userId))
    expect(await readAccount(ledger.db, justBefore, userId)).toMatchObject({ available: 250 })
    expect(await expireLots(ledger.db, expiresAt, 1_000)).toMatchObject({ credits: 250 })
  })
})

test('a clock that is behind changes nothing that another has settled', async () => {
  const userId = await buyer(ledger.db, monthly)
  await expireAccount(ledger.db, expiresAt, userId)
  expect(await balance(ledger.db, userId, noon)).toEqual({ available: 0, held: 0 })
  await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
  const entries = await ledger.db
    .selectFrom('entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('version')
    .execute()
  expect(entries.map(({ at }) => at)).toEqual([noon, expiresAt, expiresAt])
  expect(replay(entries, { at: justBefore }).available).toBe(250)
})

test('a person sees what expires when, soonest first', async () => {
  const userId = await buyer(ledger.db, monthly)
  await grant(ledger.db, noon, pack(userId))
  await grant(ledger.db, noon, pack(userId, { cause: 'welcome', paid: false, price: null, credits: 5 }))
  await grant(ledger.db, noon, pack(userId, { ...monthly, cause: 'invoice:2', expiresAt: daysLater(60) }))
  await hold(ledger.db, noon, userId, randomUUID(), 10)
  expect(await spendableByExpiry(ledger.db, noon, userId)).toEqual([
    { expiresAt: daysLater(60), credits: 240 },
    { expiresAt, credits: 250 },
    { expiresAt: null, credits: 105 },
  ])
  expect(await spendableByExpiry(ledger.db, expiresAt, userId)).toEqual([{ expiresAt: null, credits: 105 }])
})
