import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loseClaim, openClaim, restore, reverseClaim, revoke } from './clawbacks.ts'
import { CauseReused, grant, readAccount } from './credits.ts'
import { capture, hold, release, spendCall } from './test-holds.ts'
import { callLedger } from './ledger-call.ts'
import { findLot } from './lots.ts'
import { buyer, dispute, noon, nothing, pack, permutations, refund, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()
const inDebt = expect.objectContaining({ code: 'credits.debt', status: 403 })

describe('a claim', () => {
  test('freezes what is left and books what was spent as debt', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    expect(await openClaim(ledger.db, noon, dispute(userId))).toEqual({
      changed: true,
      state: 'open',
      credits: 60,
      account: { ...nothing, frozen: 60, debt: 40 },
    })
  })

  test('with debt keeps even other credits from being spent, with its own code', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 1)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await openClaim(ledger.db, noon, dispute(userId))
    await expect(hold(ledger.db, noon, userId, randomUUID(), 1)).rejects.toEqual(inDebt)
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ available: 100, held: 0, frozen: 99, debt: 1 })
  })

  test('on an untouched lot leaves other credits to be spent', async () => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await openClaim(ledger.db, noon, dispute(userId))
    expect(await hold(ledger.db, noon, userId, randomUUID(), 100)).toEqual({ available: 0, held: 100 })
    await expect(hold(ledger.db, noon, userId, randomUUID(), 1)).rejects.toMatchObject({ code: 'credits.insufficient' })
  })

  test('that is won leaves everything as it was', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await openClaim(ledger.db, noon, dispute(userId))
    expect(await reverseClaim(ledger.db, noon, dispute(userId))).toMatchObject({
      account: { ...nothing, available: 60 },
    })
  })

  test('that is lost takes what is left; what was spent stays owed', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await openClaim(ledger.db, noon, dispute(userId))
    expect(await loseClaim(ledger.db, noon, dispute(userId))).toMatchObject({
      credits: 0,
      account: { ...nothing, debt: 40 },
    })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({
      spent: 40,
      revoked: 60,
      owed: 40,
      remaining: 0,
    })
  })

  test('that is opened and lost is written line by line, and nothing twice', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await openClaim(ledger.db, noon, dispute(userId))
    await loseClaim(ledger.db, noon, dispute(userId))
    const journal = await ledger.db
      .selectFrom('entries')
      .select(['kind', 'credits'])
      .where('user_id', '=', userId)
      .orderBy('version')
      .execute()
    expect(journal.map(({ kind, credits }) => [kind, credits])).toEqual([
      ['grant', 100],
      ['hold', 40],
      ['capture', 40],
      ['freeze', 0],
      ['freeze', 60],
      ['owe', 40],
      ['revoke', 0],
      ['revoke', 60],
    ])
  })

  test('that is lost and reversed after all gives everything back', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await loseClaim(ledger.db, noon, dispute(userId))
    expect(await reverseClaim(ledger.db, noon, dispute(userId))).toMatchObject({
      credits: -60,
      account: { ...nothing, available: 60 },
    })
  })

  test('finds what is being spent: a capture is owed, a release is revoked', async () => {
    const userId = await buyer(ledger.db)
    const [spent, given] = [randomUUID(), randomUUID()]
    await hold(ledger.db, noon, userId, spent, 10)
    await hold(ledger.db, noon, userId, given, 20)
    await loseClaim(ledger.db, noon, dispute(userId))
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, held: 30 })
    await capture(ledger.db, noon, userId, spent)
    await release(ledger.db, noon, userId, given)
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, debt: 10 })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({ spent: 10, revoked: 90, owed: 10 })
    expect(await loseClaim(ledger.db, noon, dispute(userId))).toMatchObject({ changed: false })
  })

  test('divides anew what a reading that was stopped spent and gave back', async () => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    const holdId = randomUUID()
    await hold(ledger.db, noon, userId, holdId, 120)
    // The share of 499 cents is 49 credits, all of which a reading holds.
    await openClaim(ledger.db, noon, { ...dispute(userId), cents: 499 })
    expect(await callLedger(ledger.db, spendCall(noon, userId, holdId, 70))).toEqual({ available: 100, held: 0 })
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ available: 100, held: 0, frozen: 30, debt: 19 })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({ spent: 70, frozen: 30, owed: 19 })
  })

  test('that is open keeps frozen what a release gives back', async () => {
    const userId = await buyer(ledger.db)
    const holdId = randomUUID()
    await hold(ledger.db, noon, userId, holdId, 10)
    await openClaim(ledger.db, noon, dispute(userId))
    expect(await release(ledger.db, noon, userId, holdId)).toEqual({ available: 0, held: 0 })
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, frozen: 100 })
  })

  test('of a part takes its share of the pack, and the rest stays to be spent', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    const part = { ...dispute(userId), cents: 100 }
    // 100 credits for 999 cents: 100 cents bought 10 of them.
    expect(await openClaim(ledger.db, noon, part)).toMatchObject({ account: { available: 50, frozen: 10, debt: 0 } })
    await spend(ledger.db, noon, userId, 50)
    expect(await loseClaim(ledger.db, noon, part)).toMatchObject({ account: nothing })
    expect(await reverseClaim(ledger.db, noon, part)).toMatchObject({ account: { ...nothing, available: 10 } })
  })

  test('of a part whose share was spent leaves the rest of it owed, and no more', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 95)
    expect(await openClaim(ledger.db, noon, { ...dispute(userId), cents: 100 })).toMatchObject({
      account: { ...nothing, frozen: 5, debt: 5 },
    })
  })

  test('beside another takes the share of both amounts, and never more than the pack', async () => {
    const userId = await buyer(ledger.db)
    await openClaim(ledger.db, noon, { ...dispute(userId), cents: 500 })
    const other = { ...dispute(userId), cause: 'dispute:2', cents: 499 }
    expect(await loseClaim(ledger.db, noon, other)).toMatchObject({ account: { ...nothing, frozen: 51 } })
    await loseClaim(ledger.db, noon, { ...dispute(userId), cause: 'dispute:3', cents: 999 })
    expect(await readAccount(ledger.db, noon, userId)).toEqual(nothing)
    await reverseClaim(ledger.db, noon, { ...dispute(userId), cause: 'dispute:3', cents: 999 })
    await reverseClaim(ledger.db, noon, { ...dispute(userId), cents: 500 })
    expect(await readAccount(ledger.db, noon, userId)).toMatchObject({ available: 51 })
  })

  test('cannot become a refund under the same cause', async () => {
    const userId = await buyer(ledger.db)
    await openClaim(ledger.db, noon, dispute(userId))
    await expect(revoke(ledger.db, noon, dispute(userId))).rejects.toBeInstanceOf(CauseReused)
  })

  test('takes before a refund of the same lot, and what it misses and was spent is owed', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 30)
    await revoke(ledger.db, noon, refund(userId))
    await openClaim(ledger.db, noon, { ...dispute(userId), cents: 500 })
    // 500 of 999 cents bought 50 of the 70 credits that are left; the refund keeps the other 20.
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({
      frozen: 50,
      revoked: 20,
      spent: 30,
      owed: 0,
    })
    await openClaim(ledger.db, noon, { ...dispute(userId), cause: 'dispute:2', cents: 499 })
    expect(await findLot(ledger.db, userId, 'purchase:1')).toMatchObject({
      frozen: 70,
      revoked: 0,
      spent: 30,
      owed: 30,
    })
  })

  test('takes what a failed refund brings back once it is lost', async () => {
    const userId = await buyer(ledger.db)
    await revoke(ledger.db, noon, refund(userId))
    await loseClaim(ledger.db, noon, dispute(userId))
    expect(await restore(ledger.db, noon, refund(userId))).toMatchObject({ credits: 0, account: nothing })
    expect(await reverseClaim(ledger.db, noon, dispute(userId))).toMatchObject({
      credits: -100,
      account: { available: 100 },
    })
  })

  test.each(permutations([openClaim, loseClaim, reverseClaim]))(
    'whose events come in any order ends reversed: %#',
    async (...events) => {
      const userId = await buyer(ledger.db)
      await spend(ledger.db, noon, userId, 40)
      for (const tell of [...events, ...events]) await tell(ledger.db, noon, dispute(userId))
      expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, available: 60 })
    },
  )

  test('by forty messages at once is one claim', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 ? loseClaim : openClaim)(ledger.db, noon, dispute(userId))),
    )
    expect(answers.filter(({ changed }) => changed).length).toBeLessThanOrEqual(2)
    expect(await readAccount(ledger.db, noon, userId)).toEqual({ ...nothing, debt: 40 })
  })
})
