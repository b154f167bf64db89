import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { recordStatements } from '../../../../../tests/support/statements.ts'
import { deleteInPieces } from './delete-in-pieces.ts'
import { useDatabase } from './test-own-database.ts'

const own = useDatabase()

test('very many rows are deleted a thousand at a time; one that was prolonged meanwhile stays, like all that is not over', async () => {
  const { db } = own
  await sql`insert into request_counts (key, ends_at, count)
    select n::text, case when n <= 2500 then timestamptz '2026-11-01Z' else '2026-12-01Z' end, 1 from generate_series(1, 2510) n`.execute(
    db,
  )
  const isOver = sql`ends_at < ${'2026-11-22Z'}`
  const sent = recordStatements()
  const countSent = () => sent.filter((text) => text.includes('delete from')).length
  let deleted: Promise<number>
  await db.transaction().execute(async (trx) => {
    await sql`update request_counts set ends_at = '2026-12-01Z' where key = '7'`.execute(trx)
    deleted = deleteInPieces(db, 'request_counts', isOver)
    await expect.poll(countSent).toBe(1)
  })
  expect(await deleted!).toBe(2_499)
  expect(countSent()).toBe(4)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from request_counts`.execute(db)
  expect(rows).toEqual([{ count: 11 }])
})
