import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { DatabaseServer } from './database-server.ts'

export type TestDatabase = {
  /** For `new pg.Pool(…)`. */
  connection: DatabaseServer['connection']
  /** The same as a `DATABASE_URL`, for a server in a process of its own. */
  url: string
  /** Drops the database with its open connections. Idempotent. */
  drop(): Promise<void>
}

/** A fresh database with every migration applied: one per test file keeps files apart, however many run at once. */
export async function testDatabase(): Promise<TestDatabase> {
  const { connection: admin, template } = inject('databaseServer')
  const database = `numeria_test_${randomBytes(6).toString('hex')}`
  await query(admin, `create database ${database} template ${template}`)

  const { host, port, user, password } = admin
  const url = new URL(`postgres://localhost/${database}`)
  url.username = user
  url.password = password ?? ''
  url.search = new URLSearchParams({ host, port: String(port) }).toString()
  return {
    connection: { ...admin, database },
    url: url.href,
    drop: () => query(admin, `drop database if exists ${database} with (force)`),
  }
}

async function query(connection: DatabaseServer['connection'], sql: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(sql)
  await client.end()
}
