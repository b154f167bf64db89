import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freeze, restore, revoke, UnknownLot } from './clawbacks.ts'
import { balance, CauseReused, grant, hold, readAccount, release } from './credits.ts'
import { findLot } from './lots.ts'
import { buyer, noon, nothing, pack, permutations, refund, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

describe('a refund', () => {
  test('that is asked for freezes what is left, and says what it is worth', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    expect(await freeze(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'open',
      credits: 60,
      share: { cents: 599, currency: 'eur' },
      account: { ...nothing, frozen: 60 },
    })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({ isFrozen: true, remaining: 60, spent: 40 })
    await expect(hold(ledger.db, noon, userId, randomUUID(), 1)).rejects.toMatchObject({ code: 'credits.insufficient' })
  })

  test('takes what is left, never what is held or spent', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    const holdId = randomUUID()
    await hold(ledger.db, noon, userId, holdId, 10)
    expect(await revoke(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'done',
      credits: 50,
      share: { cents: 499, currency: 'eur' },
      account: { ...nothing, held: 10 },
    })
    expect(await release(ledger.db, noon, userId, holdId)).toEqual({ available: 10, held: 0 })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({
      remaining: 10,
      held: 0,
      spent: 40,
      revoked: 50,
    })
  })

  test('of everything gives the whole price back, and in parts never more than it', async () => {
    const [whole, parts] = [
      await buyer(ledger.db),
      await buyer(ledger.db, { credits: 3, price: { cents: 200, currency: 'usd' } }),
    ]
    expect((await revoke(ledger.db, noon, refund(whole))).share).toEqual({ cents: 999, currency: 'eur' })
    const shares: (number | undefined)[] = []
    for (const cause of ['refund:1', 'refund:2', 'refund:3'])
      shares.push((await revoke(ledger.db, noon, { ...refund(parts), cause, credits: 1 })).share?.cents)
    expect(shares).toEqual([66, 66, 66])
    expect((await revoke(ledger.db, noon, { ...refund(parts), cause: 'refund:4' })).share?.cents).toBe(0)
  })

  test('of more than anybody buys is worth it all the same', async () => {
    const userId = await buyer(ledger.db, { credits: 1_000_000, price: { cents: 2_499_000, currency: 'eur' } })
    expect((await revoke(ledger.db, noon, { ...refund(userId), credits: 999_999 })).share?.cents).toBe(2_498_997)
  })

  test('of something free is worth nothing', async () => {
    const userId = await buyer(ledger.db, { paid: false, price: null })
    expect(await revoke(ledger.db, noon, refund(userId))).toMatchObject({ credits: 100, share: null })
  })

  test('for some of the credits leaves the rest to be spent', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    expect(await revoke(ledger.db, noon, { ...refund(userId), credits: 30 })).toMatchObject({
      credits: 30,
      share: { cents: 299 },
      account: { ...nothing, available: 70 },
    })
  })

  test('that fails gives everything back', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    await revoke(ledger.db, noon, refund(userId))
    expect(await balance(ledger.db, userId, noon)).toEqual({ available: 0, held: 0 })
    expect(await restore(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'undone',
      credits: 100,
      share: { cents: 999, currency: 'eur' },
      account: { ...nothing, available: 100 },
    })
  })

  test('that is given up before it was made ends the freeze', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    expect(await restore(ledger.db, noon, refund(userId))).toMatchObject({
      credits: 0,
      account: { ...nothing, available: 100 },
    })
  })

  test('told twice is made once', async () => {
    const userId = await buyer(ledger.db)
    const first = await revoke(ledger.db, noon, refund(userId))
    expect(await revoke(ledger.db, noon, refund(userId))).toEqual({ ...first, changed: false })
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    expect(await revoke(ledger.db, noon, refund(userId))).toMatchObject({
      changed: false,
      credits: 100,
      account: { available: 100 },
    })
  })

  test.each([
    ['another lot', { lotCause: 'purchase:2' }],
    ['another number of credits', { credits: 5 }],
  ])('told again for %s is a fault that changes nothing', async (_what, other) => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await revoke(ledger.db, noon, { ...refund(userId), credits: 10 })
    await expect(revoke(ledger.db, noon, { ...refund(userId), credits: 10, ...other })).rejects.toBeInstanceOf(
      CauseReused,
    )
    expect(await balance(ledger.db, userId, noon)).toEqual({ available: 190, held: 0 })
  })

  test('of what was never granted is refused', async () => {
    await expect(revoke(ledger.db, noon, refund(randomUUID()))).rejects.toBeInstanceOf(UnknownLot)
    const userId = await buyer(ledger.db)
    await expect(freeze(ledger.db, noon, { ...refund(userId), lotCause: 'purchase:9' })).rejects.toBeInstanceOf(
      UnknownLot,
    )
  })

  test('beside another keeps the lot frozen until both are over', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    await freeze(ledger.db, noon, { ...refund(userId), cause: 'refund:2' })
    expect(await restore(ledger.db, noon, refund(userId))).toMatchObject({ account: { available: 0, frozen: 100 } })
    expect(await restore(ledger.db, noon, { ...refund(userId), cause: 'refund:2' })).toMatchObject({
      account: { available: 100, frozen: 0 },
    })
  })

  test.each(permutations([freeze, revoke, restore]))(
    'whose news come in any order ends as if it had failed: %#',
    async (...news) => {
      const userId = await buyer(ledger.db)
      for (const tell of [...news, ...news]) await tell(ledger.db, noon, refund(userId))
      expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, available: 100 })
    },
  )

  test.each(permutations([freeze, revoke]))('whose news come in any order is made: %#', async (...news) => {
    const userId = await buyer(ledger.db)
    for (const tell of [...news, ...news]) await tell(ledger.db, noon, refund(userId))
    expect(await readAccount(ledger.db, noon, userId)).toEqual(nothing)
  })
})
