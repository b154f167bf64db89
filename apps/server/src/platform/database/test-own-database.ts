import { afterAll, beforeAll } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { openDatabase, openPool, type Database } from './connect.ts'

/** A database of its own for a test file, there from its first test to its last. */
export function useDatabase(): { db: Database; connection: TestDatabase['connection'] } {
  const own = {} as { db: Database; connection: TestDatabase['connection'] }
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    own.connection = database.connection
    own.db = openDatabase(openPool(database.connection, () => {}))
  })
  afterAll(async () => {
    await own.db.destroy()
    await database.drop()
  })
  return own
}
