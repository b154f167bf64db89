import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../tests/support/test-database.ts'

// The last line of defence: rows that no verb ever writes, and that the database would refuse if one did.

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await testDatabase()
  client = new pg.Client(database.connection)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

async function isSound(check: string, row: Record<string, unknown>): Promise<boolean> {
  const names = Object.keys(row)
  const sql = `select ${check}(${names.map((name, index) => `${name} => $${index + 1}`).join(', ')}) as sound`
  const { rows } = await client.query<{ sound: boolean }>(sql, Object.values(row))
  return rows[0]!.sound
}

describe('a lot', () => {
  const amounts = { granted: 11, remaining: 4, frozen: 1, held: 3, spent: 1, expired: 1, revoked: 1 }
  const lot = { ...amounts, owed: 0, forgiven: 0, has_clawback: true, is_paid: true, price_cents: 549, currency: 'eur' }
  const untouched = { ...lot, remaining: 6, frozen: 0, revoked: 0, has_clawback: false }

  test.each([
    ['each of its credits in one place', lot],
    ['no clawback', untouched],
    ['no price, paid or not', { ...lot, is_paid: false, price_cents: null, currency: null }],
    ['a price of nothing', { ...lot, price_cents: 0 }],
    ['all that was spent owed', { ...lot, owed: 1 }],
    ['all that was owed written off', { ...lot, forgiven: 1 }],
    ['a clawback that took nothing', { ...untouched, has_clawback: true }],
  ])('with %s is sound', async (_, row) => {
    expect(await isSound('lot_is_sound', row)).toBe(true)
  })

  test.each([
    ['nothing granted', { ...untouched, granted: 0, remaining: 0, held: 0, spent: 0, expired: 0 }],
    ['a credit too few', { ...lot, remaining: 3 }],
    ['a credit too many', { ...lot, revoked: 2 }],
    ...(['remaining', 'frozen', 'held', 'spent', 'expired', 'revoked'] as const).map((place) => [
      `less than nothing ${place}`,
      { ...lot, [place]: -1, [place === 'held' ? 'remaining' : 'held']: 4 + lot[place] },
    ]),
    ['something frozen and no clawback', { ...untouched, remaining: 5, frozen: 1 }],
    ['something revoked and no clawback', { ...untouched, remaining: 5, revoked: 1 }],
    ['something owed and no clawback', { ...untouched, owed: 1 }],
    ['something written off and no clawback', { ...untouched, forgiven: 1 }],
    ['more owed than was spent', { ...lot, owed: 2 }],
    ['more owed and written off than was spent', { ...lot, owed: 1, forgiven: 1 }],
    ['less than nothing owed', { ...lot, owed: -1 }],
    ['less than nothing written off', { ...lot, forgiven: -1 }],
    ['a price though nobody paid', { ...lot, is_paid: false }],
    ['a price below nothing', { ...lot, price_cents: -1 }],
    ['a currency that is none', { ...lot, currency: 'euros' }],
    ['a price of no currency', { ...lot, currency: null }],
    ['a currency and no price', { ...lot, price_cents: null }],
  ] as [string, Record<string, unknown>][])('with %s is refused', async (_, row) => {
    expect(await isSound('lot_is_sound', row)).toBe(false)
  })
})

describe('an account', () => {
  const account = { available: 0, held: 0, frozen: 0, debt: 0, version: 0 }

  test('with nothing is sound', async () => {
    expect(await isSound('account_is_sound', account)).toBe(true)
  })

  test.each(Object.keys(account))('with less than nothing as its %s is refused', async (what) => {
    expect(await isSound('account_is_sound', { ...account, [what]: -1 })).toBe(false)
  })
})

describe('an entry', () => {
  const holdId = randomUUID()
  const after = { available_after: 5, held_after: 5, frozen_after: 5, debt_after: 5 }
  const entry = (kind: string, credits: number, deltas: readonly number[]) => {
    const [available_delta, held_delta, frozen_delta, debt_delta] = deltas
    const isOfHold = ['hold', 'capture', 'release'].includes(kind)
    const why = { cause: isOfHold ? null : 'signup', hold_id: isOfHold ? holdId : null }
    return { version: 1, kind, ...why, credits, available_delta, held_delta, frozen_delta, debt_delta, ...after }
  }

  test.each([
    ['grant', 3, [3, 0, 0, 0]],
    ['hold', 3, [-3, 3, 0, 0]],
    ['capture', 3, [0, -3, 0, 0]],
    ['capture', 3, [0, -3, 0, 3]],
    ['release', 3, [3, -3, 0, 0]],
    ['release', 3, [1, -3, 2, 0]],
    ['expire', 3, [-3, 0, 0, 0]],
    ['freeze', 3, [-3, 0, 3, 0]],
    ['freeze', 0, [0, 0, 0, 0]],
    ['unfreeze', 3, [3, 0, -3, 0]],
    ['unfreeze', 0, [0, 0, 0, 0]],
    ['revoke', 3, [-3, 0, 0, 0]],
    ['revoke', 3, [0, 0, -3, 0]],
    ['revoke', 0, [0, 0, 0, 0]],
    ['restore', 3, [3, 0, 0, 0]],
    ['restore', 3, [0, 0, 3, 0]],
    ['owe', 3, [0, 0, 0, 3]],
    ['owe', 0, [0, 0, 0, 0]],
    ['waive', 3, [0, 0, 0, -3]],
    ['waive', 0, [0, 0, 0, 0]],
    ['forgive', 3, [0, 0, 0, -3]],
    ['settle', 3, [-3, 0, 0, 0]],
    ['repay', 3, [3, 0, 0, -3]],
  ] as const)('%s of %i that moves %j is sound, and nothing else of its kind is', async (kind, credits, deltas) => {
    expect(await isSound('entry_is_sound', entry(kind, credits, deltas))).toBe(true)
    for (const [place] of deltas.entries())
      for (const more of [-9, 9]) {
        const moved = deltas.map((delta, index) => delta + (index === place ? more : 0))
        expect([moved, await isSound('entry_is_sound', entry(kind, credits, moved))]).toEqual([moved, false])
      }
  })

  test.each(['grant', 'hold', 'capture', 'release', 'expire', 'restore', 'forgive', 'settle', 'repay'])(
    'that is a %s of nothing is refused',
    async (kind) => {
      expect(await isSound('entry_is_sound', entry(kind, 0, [0, 0, 0, 0]))).toBe(false)
    },
  )

  test.each(['available_after', 'held_after', 'frozen_after', 'debt_after', 'version'])(
    'after which %s is less than it can be is refused',
    async (what) => {
      const grant = entry('grant', 3, [3, 0, 0, 0])
      expect(await isSound('entry_is_sound', { ...grant, [what]: what === 'version' ? 0 : -1 })).toBe(false)
    },
  )

  test('has a cause or a hold, and one of these alone', async () => {
    const grant = entry('grant', 3, [3, 0, 0, 0])
    expect(await isSound('entry_is_sound', { ...grant, cause: null })).toBe(false)
    expect(await isSound('entry_is_sound', { ...grant, hold_id: holdId })).toBe(false)
    expect(await isSound('entry_is_sound', { ...entry('owe', 3, [0, 0, 0, 3]), cause: null, hold_id: holdId })).toBe(
      true,
    )
    for (const [kind, moved] of [
      ['hold', [-3, 3, 0, 0]],
      ['capture', [0, -3, 0, 0]],
      ['release', [3, -3, 0, 0]],
    ] as const)
      expect(await isSound('entry_is_sound', { ...entry(kind, 3, moved), cause: 'signup', hold_id: null })).toBe(false)
  })

  test('of a kind that there is not is refused', async () => {
    expect(await isSound('entry_is_sound', entry('gift', 3, [3, 0, 0, 0]))).toBe(false)
  })
})
