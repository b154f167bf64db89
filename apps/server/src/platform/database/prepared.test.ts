import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { prepared } from './prepared.ts'
import { useDatabase } from './test-own-database.ts'

const own = useDatabase()
let db: Database
beforeAll(() => void ({ db } = own))

const add = prepared(
  'add two numbers',
  ({ one, other }: { one: number; other: number }) =>
    sql<{ sum: number }>`select ${one}::integer + ${other}::integer + ${1}::integer as sum`,
)

test('a prepared statement takes its values anew each time, also when it is asked many times at once', async () => {
  const sums = await Promise.all(Array.from({ length: 50 }, (_, one) => add(db, { one, other: 100 })))
  expect(sums).toEqual(Array.from({ length: 50 }, (_, one) => [{ sum: one + 101 }]))
})

test('a prepared statement is planned once for a connection', async () => {
  await add(db, { one: 1, other: 2 })
  const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db)
  expect(rows.filter(({ name }) => name === 'add two numbers')).toHaveLength(1)
})

test('a value that a prepared statement looks at instead of passing it on is a mistake that says so', async () => {
  const careless = prepared('look', ({ list }: { list: string[] }) => sql`select ${JSON.stringify(list)}`)
  await expect(careless(db, { list: [] })).rejects.toThrow('"list" is looked at while its statement is prepared')
})

test('a prepared statement is never part of a transaction', async () => {
  const within = db.transaction().execute((transaction) => add(transaction, { one: 1, other: 2 }))
  await expect(within).rejects.toThrow('cannot be part of a transaction')
})
