import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../platform/database/connect.ts'
import { capture, hold } from './test-holds.ts'
import { noon as at, someoneWith, useLedger } from './test-ledger.ts'

const ledger = useLedger()
let db: Database
beforeAll(() => void ({ db } = ledger))

describe('the database keeps it true', () => {
  test.each(['update entries set credits = 1', 'delete from entries', 'truncate entries'])(
    'the journal refuses: %s',
    async (statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('the journal is append-only')
    },
  )

  test.each([
    'delete from lots',
    'delete from clawbacks',
    'delete from credit_accounts',
    'truncate lots cascade',
    'truncate holds',
    'truncate clawbacks',
    ...[
      'user_id',
      'lot',
      'source',
      'cause',
      'is_paid',
      'granted',
      'expires_at',
      'price_cents',
      'currency',
      'created_at',
    ].map((term) => `update lots set ${term} = ${term}`),
    ...['user_id', 'hold_id', 'credits', 'slices', 'created_at'].map((term) => `update holds set ${term} = ${term}`),
    ...['user_id', 'cause', 'lot', 'is_dispute', 'asked', 'cents', 'created_at'].map(
      (term) => `update clawbacks set ${term} = ${term}`,
    ),
  ])('what was agreed stays: %s', async (statement) => {
    await expect(sql.raw(statement).execute(db)).rejects.toMatchObject({ code: 'NU001' })
  })

  test.each([
    ['available', sql`update credit_accounts set available = -1`],
    ['held', sql`update credit_accounts set held = -1`],
    ['frozen', sql`update credit_accounts set frozen = -1`],
    ['debt', sql`update credit_accounts set debt = -1`],
    ['a lot that does not add up', sql`update lots set spent = spent + 1`],
    ['a lot with less than nothing left', sql`update lots set remaining = -1, spent = spent + remaining + 1`],
    ['a lot with less than nothing revoked', sql`update lots set revoked = -1, spent = spent + 1`],
    ['a lot with less than nothing expired', sql`update lots set expired = -1, spent = spent + 1`],
    ['a lot that owes without a claim', sql`update lots set owed = spent where spent > 0`],
    ['a lot that owes more than was spent', sql`update lots set has_clawback = true, owed = spent + 1`],
    ['a lot that is frozen without a clawback', sql`update lots set frozen = 1, spent = spent - 1 where spent > 0`],
    ['a lot with less than nothing frozen', sql`update lots set has_clawback = true, frozen = -1, spent = spent + 1`],
  ])('nothing can make %s wrong', async (_what, statement) => {
    const userId = await someoneWith(db, 2)
    const holdId = randomUUID()
    await hold(db, at, userId, holdId, 1)
    await capture(db, at, userId, holdId)
    await expect(statement.execute(db)).rejects.toThrow(/violates check constraint/)
  })

  test.each([
    [
      'grant',
      [2, 0, 0, 0],
      [
        [1, 0, 0, 0],
        [2, 1, 0, 0],
        [2, 0, 1, 0],
        [2, 0, 0, 1],
      ],
    ],
    [
      'hold',
      [-2, 2, 0, 0],
      [
        [-2, 1, 0, 0],
        [-1, 2, 0, 0],
        [-2, 2, 1, 0],
        [-2, 2, 0, 1],
      ],
    ],
    [
      'capture',
      [0, -2, 0, 0],
      [
        [1, -2, 0, 0],
        [0, -1, 0, 0],
        [0, -2, 1, 0],
        [0, -2, 0, 3],
        [0, -2, 0, -1],
      ],
    ],
    ['capture', [0, -2, 0, 2], []],
    [
      'release',
      [2, -2, 0, 0],
      [
        [2, -1, 0, 0],
        [1, -2, 0, 0],
        [3, -2, -1, 0],
        [-1, -2, 3, 0],
        [2, -2, 0, 1],
      ],
    ],
    ['release', [1, -2, 1, 0], []],
    [
      'expire',
      [-2, 0, 0, 0],
      [
        [2, 0, 0, 0],
        [0, 0, -2, 0],
        [-2, 1, 0, 0],
        [-2, 0, 0, 1],
      ],
    ],
    [
      'freeze',
      [-2, 0, 2, 0],
      [
        [2, 0, -2, 0],
        [-2, 0, 0, 0],
        [-2, 0, 2, 1],
      ],
    ],
    [
      'unfreeze',
      [2, 0, -2, 0],
      [
        [-2, 0, 2, 0],
        [2, 0, 0, 0],
      ],
    ],
    [
      'revoke',
      [-2, 0, 0, 0],
      [
        [-1, 0, -1, 0],
        [2, 0, 0, 0],
      ],
    ],
    ['revoke', [0, 0, -2, 0], []],
    [
      'restore',
      [2, 0, 0, 0],
      [
        [1, 0, 1, 0],
        [-2, 0, 0, 0],
      ],
    ],
    ['restore', [0, 0, 2, 0], []],
    [
      'owe',
      [0, 0, 0, 2],
      [
        [0, 0, 0, -2],
        [-2, 0, 0, 2],
      ],
    ],
    [
      'waive',
      [0, 0, 0, -2],
      [
        [0, 0, 0, 2],
        [2, 0, 0, -2],
      ],
    ],
    [
      'forgive',
      [0, 0, 0, -2],
      [
        [0, 0, 0, 2],
        [2, 0, 0, -2],
      ],
    ],
    [
      'settle',
      [-2, 0, 0, 0],
      [
        [2, 0, 0, 0],
        [-2, 0, 0, -2],
      ],
    ],
    [
      'repay',
      [2, 0, 0, -2],
      [
        [2, 0, 0, 0],
        [0, 0, 0, -2],
      ],
    ],
    [
      'gift',
      null,
      [
        [0, 0, 0, 0],
        [2, 0, 0, 0],
      ],
    ],
  ] as const)('an entry of the kind %s moves %j and nothing else', async (kind, right, wrongs) => {
    const isOfHold = ['hold', 'capture', 'release'].includes(kind)
    const write = async (on: Pick<Database, 'getExecutor'>, deltas: readonly number[], afters = [9, 9, 9, 9]) =>
      sql`insert into entries (user_id, version, kind, cause, hold_id, credits, available_delta, held_delta, frozen_delta, debt_delta, available_after,
          held_after, frozen_after, debt_after, slices, at)
        values (${await someoneWith(db, 1)}, 2, ${kind}, ${isOfHold ? null : 'test'}, ${isOfHold ? randomUUID() : null}::uuid, 2, ${sql.join(deltas)}, ${sql.join(afters)}, '[]', ${at})`.execute(
        on,
      )
    const writeAndUndo = async (deltas: readonly number[]): Promise<void> =>
      db.transaction().execute(async (tx) => {
        await write(tx, deltas)
        throw new Error('right by itself, but it did not happen')
      })
    if (right) await expect(writeAndUndo(right)).rejects.toThrow('it did not happen')
    const belowNothing = right ? [0, 1, 2, 3].map((place) => write(db, right, [9, 9, 9, 9].with(place, -1))) : []
    for (const attempt of await Promise.allSettled([...belowNothing, ...wrongs.map((wrong) => write(db, wrong))]))
      expect(attempt).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringContaining('"entries_are_sound"') },
      })
  })
})
