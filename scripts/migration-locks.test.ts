import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrationLockFaults } from './migration-locks.ts'
import { root } from './tools.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'numeria-migrations-'))
})
afterEach(() => rm(folder, { recursive: true }))

const faultsOf = async (sql: string): Promise<string> => {
  await writeFile(join(folder, '0999-new.sql'), sql)
  return migrationLockFaults(folder)
}

describe('a migration', () => {
  test.each([
    ['builds an index while nobody may write', 'create index mine on turns (price);', 'require-concurrent-index'],
    [
      'reads a whole table for a constraint',
      'alter table turns add constraint cheap check (price < 100);',
      'constraint-missing-not-valid',
    ],
    ['writes a whole table anew', 'alter table turns alter column price type bigint;', 'changing-column-type'],
    [
      'builds an index concurrently inside a transaction',
      'create index concurrently mine on turns (price);',
      'needs "-- outside a transaction"',
    ],
  ])('that %s is refused', async (_what, sql, rule) => {
    expect(await faultsOf(sql)).toContain(rule)
  })

  test.each([
    ['an index outside a transaction', '-- outside a transaction\ncreate index concurrently mine on turns (price);'],
    ['a constraint for new rows', 'alter table turns add constraint cheap check (price < 100) not valid;'],
    ['the older rows looked at afterwards', 'alter table turns validate constraint cheap;'],
    [
      'an index of a table that is new',
      'create table mine (id uuid primary key, price integer); create index mine_by_price on mine (price);',
    ],
  ])('passes with %s', async (_what, sql) => {
    expect(await faultsOf(sql)).toBe('')
  })
})

test('none of ours locks a table while it works through it', async () => {
  expect(await migrationLockFaults(join(root, 'apps/server/migrations'))).toBe('')
})
