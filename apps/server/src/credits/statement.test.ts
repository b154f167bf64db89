import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { forgiveDebt, freeze, openClaim, restore, revoke } from './clawbacks.ts'
import { grant, readAccount } from './credits.ts'
import { capture, hold, release } from './test-holds.ts'
import { expireAccount } from './expiry.ts'
import { readStatement, type StatementLine } from './statement.ts'
import { buyer, daysLater, noon, pack, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

const read = (userId: string, limit = 50, before?: number): Promise<StatementLine[]> =>
  readStatement(ledger.db, userId, { limit, ...(before !== undefined && { before }) })

const inShort = ({ kind, credits, about, balanceAfter }: StatementLine) => [kind, credits, about, balanceAfter]

describe('a statement', () => {
  test('tells what came from where, and for which reading it went', async () => {
    const userId = await buyer(ledger.db, { expiresAt: daysLater(90) })
    const turnId = await spend(ledger.db, daysLater(1), userId, 40)
    expect(await read(userId)).toEqual([
      {
        version: 3,
        at: daysLater(1),
        kind: 'capture',
        credits: -40,
        about: 40,
        balanceAfter: 60,
        frozenAfter: 0,
        debtAfter: 0,
        cause: null,
        clawback: null,
        turnId,
        parts: [{ source: 'pack', cause: 'purchase:1', credits: 40, expiresAt: daysLater(90) }],
      },
      {
        version: 1,
        at: noon,
        kind: 'grant',
        credits: 100,
        about: 100,
        balanceAfter: 100,
        frozenAfter: 0,
        debtAfter: 0,
        cause: 'purchase:1',
        clawback: null,
        turnId: null,
        parts: [{ source: 'pack', cause: 'purchase:1', credits: 100, expiresAt: daysLater(90) }],
      },
    ])
  })

  test('says from which grants a reading was paid', async () => {
    const userId = await buyer(ledger.db)
    await grant(
      ledger.db,
      noon,
      pack(userId, { source: 'welcome', cause: 'welcome', credits: 3, paid: false, price: null }),
    )
    await spend(ledger.db, noon, userId, 10)
    expect((await read(userId))[0]?.parts).toEqual([
      { source: 'welcome', cause: 'welcome', credits: 3, expiresAt: null },
      { source: 'pack', cause: 'purchase:1', credits: 7, expiresAt: null },
    ])
  })

  test('does not mention what was set aside and given back', async () => {
    const userId = await buyer(ledger.db)
    const [released, open] = [randomUUID(), randomUUID()]
    await hold(ledger.db, noon, userId, released, 10)
    await release(ledger.db, noon, userId, released)
    await hold(ledger.db, noon, userId, open, 10)
    expect((await read(userId)).map(inShort)).toEqual([['grant', 100, 100, 100]])
  })

  test('follows a refund from being asked for to being made', async () => {
    const userId = await buyer(ledger.db)
    const refund = { userId, lotCause: 'purchase:1', cause: 'refund:1' }
    await spend(ledger.db, noon, userId, 40)
    await freeze(ledger.db, noon, refund)
    await revoke(ledger.db, noon, refund)
    await restore(ledger.db, noon, refund)
    const lines = await read(userId)
    expect(lines.map(inShort)).toEqual([
      ['restore', 60, 60, 60],
      ['revoke', 0, 60, 0],
      ['freeze', -60, 60, 0],
      ['capture', -40, 40, 60],
      ['grant', 100, 100, 100],
    ])
    expect(lines.slice(0, 3).map(({ cause }) => cause)).toEqual(['refund:1', 'refund:1', 'refund:1'])
    expect(lines.map(({ clawback }) => clawback)).toEqual(['refund', 'refund', 'refund', null, null])
  })

  test('knows credits that an administrator took from a refund of the payment', async () => {
    const userId = await buyer(ledger.db)
    await revoke(ledger.db, noon, { userId, lotCause: 'purchase:1', cause: 'admin:7:1', credits: 10 })
    expect((await read(userId)).map(({ kind, clawback }) => [kind, clawback])).toEqual([
      ['revoke', 'administrator'],
      ['grant', null],
    ])
  })

  test('follows a claim, what is owed for it and what an open reading leaves', async () => {
    const userId = await buyer(ledger.db)
    const [spent, given] = [randomUUID(), randomUUID()]
    await hold(ledger.db, noon, userId, spent, 10)
    await hold(ledger.db, noon, userId, given, 20)
    await openClaim(ledger.db, noon, { userId, lotCause: 'purchase:1', cause: 'dispute:1' })
    await capture(ledger.db, noon, userId, spent)
    await release(ledger.db, noon, userId, given)
    await forgiveDebt(ledger.db, noon, { userId, cause: 'case 7' })
    const lines = await read(userId)
    expect(lines.map(inShort)).toEqual([
      ['forgive', 0, 10, 0],
      ['freeze', -20, 20, 0],
      ['owe', 0, 10, 20],
      ['capture', -10, 10, 20],
      ['freeze', -70, 70, 30],
      ['grant', 100, 100, 100],
    ])
    expect(lines.map(({ debtAfter, frozenAfter }) => [debtAfter, frozenAfter])).toEqual([
      [0, 90],
      [10, 90],
      [10, 70],
      [0, 70],
      [0, 70],
      [0, 0],
    ])
    expect(lines.map(({ turnId }) => turnId)).toEqual([null, given, spent, spent, null, null])
    expect(lines.map(({ cause }) => cause)).toEqual(['case 7', null, null, null, 'dispute:1', 'purchase:1'])
    expect(lines.map(({ clawback }) => clawback)).toEqual([null, null, null, null, 'dispute', null])
  })

  test('tells what a purchase settled, and nothing of how', async () => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    await openClaim(ledger.db, noon, { userId, lotCause: 'purchase:1', cause: 'dispute:1' })
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    const lines = await read(userId)
    expect(lines.slice(0, 2).map(inShort)).toEqual([
      ['settle', -40, 40, 60],
      ['grant', 100, 100, 100],
    ])
    expect(lines[0]!.parts).toMatchObject([{ cause: 'purchase:2', credits: 40 }])
  })

  test('tells what expired', async () => {
    const userId = await buyer(ledger.db, { expiresAt: daysLater(90) })
    await expireAccount(ledger.db, daysLater(91), userId)
    expect((await read(userId)).map(inShort)[0]).toEqual(['expire', -100, 100, 0])
    expect((await read(userId))[0]?.cause).toBeNull()
  })

  test('comes in pages, each line leading to the next', async () => {
    const userId = await buyer(ledger.db)
    for (let reading = 0; reading < 7; reading += 1) await spend(ledger.db, noon, userId, 2)
    const pages: StatementLine[] = []
    for (let before: number | undefined; pages.length < 8; before = pages.at(-1)!.version)
      pages.push(...(await read(userId, 3, before)))
    expect(pages).toEqual(await read(userId))
    for (const [index, line] of pages.entries())
      expect(line.balanceAfter).toBe((pages[index + 1]?.balanceAfter ?? 0) + line.credits)
    const { available, held } = await readAccount(ledger.db, noon, userId)
    expect(pages[0]?.balanceAfter).toBe(available + held)
  })

  test('of a stranger is empty', async () => {
    expect(await read(randomUUID())).toEqual([])
  })
})
