import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { debtSince, forgiveDebt, loseClaim, openClaim, reverseClaim, UnknownLot } from './clawbacks.ts'
import { grant, readAccount } from './credits.ts'
import { capture, hold } from './test-holds.ts'
import { findLot } from './lots.ts'
import { buyer, dispute, noon, nothing, pack, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

describe('debt', () => {
  test('that is written off blocks nothing any more, and the same write-off happens once', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await openClaim(ledger.db, noon, dispute(userId))
    const writeOff = { userId, cause: 'case 7' }
    expect(await forgiveDebt(ledger.db, noon, writeOff)).toMatchObject({
      changed: true,
      credits: 40,
      account: { debt: 0 },
    })
    expect(await hold(ledger.db, noon, userId, randomUUID(), 100)).toEqual({ available: 0, held: 100 })
    expect(await forgiveDebt(ledger.db, noon, writeOff)).toMatchObject({ changed: false, credits: 40 })
  })

  test('that is written off is that of the lots which owe it, and of no other', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await openClaim(ledger.db, noon, dispute(userId))
    await forgiveDebt(ledger.db, noon, { userId, cause: 'case 7' })
    const { slices } = await ledger.db
      .selectFrom('entries')
      .select('slices')
      .where('user_id', '=', userId)
      .where('kind', '=', 'forgive')
      .executeTakeFirstOrThrow()
    expect(slices).toEqual([{ lot: 1, credits: 40 }])
  })

  test('of which part is written off is reversed only for the rest', async () => {
    const userId = await buyer(ledger.db)
    const holdId = randomUUID()
    await spend(ledger.db, noon, userId, 40)
    await hold(ledger.db, noon, userId, holdId, 5)
    await openClaim(ledger.db, noon, dispute(userId))
    await forgiveDebt(ledger.db, noon, { userId, cause: 'case 7' })
    await capture(ledger.db, noon, userId, holdId)
    expect((await readAccount(ledger.db, noon, userId)).debt).toBe(5)
    expect(await reverseClaim(ledger.db, noon, dispute(userId))).toMatchObject({ account: { available: 55, debt: 0 } })
  })

  test('that is not there is not written off, and neither is that of a stranger', async () => {
    const userId = await buyer(ledger.db)
    expect(await forgiveDebt(ledger.db, noon, { userId, cause: 'case 7' })).toMatchObject({
      changed: false,
      credits: 0,
    })
    await expect(forgiveDebt(ledger.db, noon, { userId: randomUUID(), cause: 'case 7' })).rejects.toBeInstanceOf(
      UnknownLot,
    )
  })
})

describe('a purchase', () => {
  test('settles what is owed first, and readings go on at once', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await openClaim(ledger.db, noon, dispute(userId))
    expect(await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))).toMatchObject({
      granted: true,
      settled: 40,
      available: 60,
    })
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ available: 60, held: 0, frozen: 100, debt: 0 })
    expect(await hold(ledger.db, noon, userId, randomUUID(), 60)).toEqual({ available: 0, held: 60 })
  })

  test('gets back what it settled, when the dispute is won after all', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await loseClaim(ledger.db, noon, dispute(userId))
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await reverseClaim(ledger.db, noon, dispute(userId))
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, available: 160 })
  })

  test('that is smaller than the debt settles as much as it brings', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await loseClaim(ledger.db, noon, dispute(userId))
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2', credits: 30 }))
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, debt: 10 })
    expect(await debtSince(ledger.db, userId)).toEqual(noon)
  })

  test('settles what is owed for the oldest lot before what is owed for a later one', async () => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await spend(ledger.db, noon, userId, 120)
    await loseClaim(ledger.db, noon, { ...dispute(userId), lotCause: 'purchase:2', cause: 'dispute:2' })
    await loseClaim(ledger.db, noon, dispute(userId))
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:3', credits: 105 }))
    const owed = async (cause: string) => (await findLot(ledger.db, userId, cause))!.owed
    expect([await owed('purchase:1'), await owed('purchase:2')]).toEqual([0, 15])
  })

  test('is what settles: a gift leaves the debt as it is', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await loseClaim(ledger.db, noon, dispute(userId))
    await grant(ledger.db, noon, pack(userId, { cause: 'share:1', source: 'share', paid: false, price: null }))
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, available: 100, debt: 40 })
  })
})
