import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hearStatements } from '../../../../../tests/support/statements.ts'
import { deleteInPieces } from './delete-in-pieces.ts'
import { useDatabase } from './test-own-database.ts'

const own = useDatabase()

test('very many rows are deleted a thousand at a time; one that is being changed is left for the next time, and what is not over stays', async () => {
  const { db } = own
  await sql`insert into request_counts (key, ends_at, count)
    select n::text, case when n <= 2500 then timestamptz '2026-11-01Z' else '2026-12-01Z' end, 1 from generate_series(1, 2510) n`.execute(
    db,
  )
  const isOver = sql`ends_at < ${'2026-11-22Z'}`
  const sent = hearStatements()
  await db.transaction().execute(async (trx) => {
    await sql`update request_counts set count = 2 where key = '7'`.execute(trx)
    expect(await deleteInPieces(db, 'request_counts', isOver)).toBe(2_499)
  })
  expect(sent.filter((text) => text.includes('delete from'))).toHaveLength(3)
  expect(await deleteInPieces(db, 'request_counts', isOver)).toBe(1)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from request_counts`.execute(db)
  expect(rows).toEqual([{ count: 10 }])
})
