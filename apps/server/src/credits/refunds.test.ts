import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { freeze, restore, revoke, UnknownLot } from './clawbacks.ts'
import { balance, CauseReused, grant, readAccount } from './credits.ts'
import { hold, release } from './test-holds.ts'
import { findLot } from './lots.ts'
import { buyer, noon, nothing, pack, permutations, refund, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

describe('a refund', () => {
  test('that is asked for freezes what is left', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    expect(await freeze(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'open',
      credits: 60,
      account: { ...nothing, frozen: 60 },
    })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({ frozen: 60, remaining: 0, spent: 40 })
    await expect(hold(ledger.db, noon, userId, randomUUID(), 1)).rejects.toMatchObject({ code: 'credits.insufficient' })
  })

  test('takes what is left, what a reading gives back later too, and never what was spent', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    const holdId = randomUUID()
    await hold(ledger.db, noon, userId, holdId, 10)
    expect(await revoke(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'done',
      credits: 50,
      account: { ...nothing, held: 10 },
    })
    expect(await release(ledger.db, noon, userId, holdId)).toEqual({ available: 0, held: 0 })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({
      remaining: 0,
      held: 0,
      spent: 40,
      revoked: 60,
    })
  })

  test('of a part takes the share of all refunds together: the last cent takes the last credit', async () => {
    const userId = await buyer(ledger.db, { credits: 3, price: { cents: 200, currency: 'usd' } })
    const left: number[] = []
    for (const [index, cents] of [66, 1, 66, 66, 1].entries())
      left.push(
        (await revoke(ledger.db, noon, { ...refund(userId), cause: `refund:${index}`, cents })).account.available,
      )
    expect(left).toEqual([3, 2, 2, 1, 0])
  })

  test('of any price in any parts, some of which fail, takes the share of the sum', async () => {
    const split = fc.record({
      credits: fc.integer({ min: 1, max: 40 }),
      parts: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 60 }), fails: fc.boolean() }), {
        minLength: 1,
        maxLength: 12,
      }),
      rest: fc.integer({ min: 0, max: 50 }),
    })
    await fc.assert(
      fc.asyncProperty(split, async ({ credits, parts, rest }) => {
        const price = parts.reduce((sum, { cents }) => sum + cents, rest)
        const userId = await buyer(ledger.db, { credits, price: { cents: price, currency: 'eur' } })
        const told = (index: number, cents: number) => ({ ...refund(userId), cause: `refund:${index}`, cents })
        for (const [index, { cents }] of parts.entries()) await revoke(ledger.db, noon, told(index, cents))
        const all = Math.floor((credits * (price - rest)) / price)
        expect(await balance(ledger.db, userId, noon)).toEqual({ available: credits - all, held: 0 })
        for (const [index, { cents, fails }] of parts.entries())
          if (fails) await restore(ledger.db, noon, told(index, cents))
        const given = parts.reduce((sum, { cents, fails }) => sum + (fails ? 0 : cents), 0)
        expect(await balance(ledger.db, userId, noon)).toEqual({
          available: credits - Math.floor((credits * given) / price),
          held: 0,
        })
      }),
      { numRuns: 60 },
    )
  }, 60_000)

  test('of something free takes it', async () => {
    const userId = await buyer(ledger.db, { paid: false, price: null })
    expect(await revoke(ledger.db, noon, refund(userId))).toMatchObject({ credits: 100, account: nothing })
  })

  test('for some of the credits leaves the rest to be spent', async () => {
    const userId = await buyer(ledger.db)
    const some = { ...refund(userId), credits: 30 }
    await freeze(ledger.db, noon, some)
    expect(await revoke(ledger.db, noon, some)).toMatchObject({ account: { ...nothing, available: 70 } })
  })

  test('that fails gives everything back', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    await revoke(ledger.db, noon, refund(userId))
    expect(await balance(ledger.db, userId, noon)).toEqual({ available: 0, held: 0 })
    expect(await restore(ledger.db, noon, refund(userId))).toEqual({
      changed: true,
      state: 'undone',
      credits: -100,
      account: { ...nothing, available: 100 },
    })
  })

  test('that is given up before it was made ends the freeze', async () => {
    const userId = await buyer(ledger.db)
    await freeze(ledger.db, noon, refund(userId))
    expect(await restore(ledger.db, noon, refund(userId))).toMatchObject({
      credits: -100,
      account: { ...nothing, available: 100 },
    })
  })

  test('told twice is made once', async () => {
    const userId = await buyer(ledger.db)
    const first = await revoke(ledger.db, noon, refund(userId))
    expect(await revoke(ledger.db, noon, refund(userId))).toEqual({ ...first, changed: false, credits: 0 })
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    expect(await revoke(ledger.db, noon, refund(userId))).toMatchObject({
      changed: false,
      account: { available: 100 },
    })
  })

  test.each([
    ['another lot', { lotCause: 'purchase:2' }],
    ['another number of credits', { credits: 5 }],
    ['an amount', { cents: 5 }],
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
    'whose events come in any order ends as if it had failed: %#',
    async (...events) => {
      const userId = await buyer(ledger.db)
      for (const tell of [...events, ...events]) await tell(ledger.db, noon, refund(userId))
      expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, available: 100 })
    },
  )

  test.each(permutations([freeze, revoke]))('whose events come in any order is made: %#', async (...events) => {
    const userId = await buyer(ledger.db)
    for (const tell of [...events, ...events]) await tell(ledger.db, noon, refund(userId))
    expect(await readAccount(ledger.db, noon, userId)).toEqual(nothing)
  })
})
