import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useDatabase } from './test-own-database.ts'

const database = useDatabase()

test('the tables that change with every reading, and the large ones, are vacuumed before a fifth of them has changed', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and array_to_string(reloptions, ' ') ~ 'autovacuum_vacuum_(insert_)?scale_factor=0'
    order by relname`.execute(database.db)
  expect(rows.map(({ name }) => name)).toEqual([
    'credit_accounts',
    'entries',
    'holds',
    'jobs',
    'lots',
    'request_counts',
    'running_turns',
    'sessions',
    'turns',
  ])
})
