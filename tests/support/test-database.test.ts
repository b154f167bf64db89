import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { testDatabase } from './test-database.ts'

async function rows(config: pg.ClientConfig, sql: string): Promise<unknown[]> {
  const client = new pg.Client(config)
  await client.connect()
  const result = await client.query({ text: sql, rowMode: 'array' })
  await client.end()
  return result.rows.flat()
}

describe('a database for tests', () => {
  test('has the migrations, is reached by parts and by address, and is apart from the next', async () => {
    const [one, other] = await Promise.all([testDatabase(), testDatabase()])
    await rows(one.connection, 'create table mine ()')
    expect(
      await rows(
        { connectionString: one.url },
        "select to_regclass('mine') is not null, to_regclass('migrations') is not null",
      ),
    ).toEqual([true, true])
    expect(await rows(other.connection, "select to_regclass('mine') is not null")).toEqual([false])
    await Promise.all([one.drop(), other.drop()])
    await expect(rows(one.connection, 'select 1')).rejects.toThrow('does not exist')
  })
})
