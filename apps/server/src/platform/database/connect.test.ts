import { expect, test } from 'vitest'
import { testDatabase } from '../../../../../tests/support/test-database.ts'
import { isDatabaseAway, openPool } from './connect.ts'

test('when a thousand wait for a connection, the next one is sent away at once; those who waited are served', async () => {
  const database = await testDatabase()
  const pool = openPool(database.connection, () => {})
  const taken = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const waiting = Array.from({ length: 1_000 }, () => pool.query('select 1'))
  const late = [pool.query('select 1'), pool.connect()]
  for (const one of late) await expect(one).rejects.toSatisfy(isDatabaseAway)
  expect(pool.waitingCount).toBe(1_000)
  for (const client of taken) client.release()
  expect(await Promise.all(waiting)).toHaveLength(1_000)
  await pool.end()
  await database.drop()
})
