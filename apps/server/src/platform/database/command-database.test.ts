import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testDatabase, type TestDatabase } from '../../../../../tests/support/test-database.ts'
import { openCommandDatabase } from './command-database.ts'
import { serverRole } from './server-role.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  vi.stubEnv('DATABASE_URL', database.url)
})
afterEach(() => database.drop())

/** Role and privileges of a command's database session. */
async function actor(): Promise<string> {
  const { db, close } = await openCommandDatabase()
  const { rows } = await sql<{ actor: string }>`select current_user as actor`.execute(db)
  await close()
  return rows[0]!.actor
}

test('a command that is run with the owner’s login acts in the server’s role: a mistake in it rewrites no history', async () => {
  expect(await actor()).toBe(serverRole)
  const { db, close } = await openCommandDatabase()
  await expect(sql`delete from entries`.execute(db)).rejects.toMatchObject({ code: '42501' })
  await close()
})

test('on a database that was restored and not started yet, where the role has no rights, it acts as whoever connects', async () => {
  const owner = new pg.Client(database.connection)
  await owner.connect()
  await owner.query(`revoke all on all tables in schema public from ${serverRole}`)
  await owner.end()
  expect(await actor()).toBe(new URL(database.url).username)
})
