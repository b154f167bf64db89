import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { grantServerRole } from './server-role.ts'

const folder = join(import.meta.dirname, '../../../migrations')
// Any fixed number: whoever migrates takes this lock, so that two processes starting at once apply each file once.
const migrationLock = 7_011_966

/**
 * Applies the SQL files of `migrations/` that this database has not seen, in their order, each in a transaction of its own under an advisory
 * lock; then gives the role that servers act in its rights. Safe to run twice, by two processes, and after being killed halfway.
 * @param login who shall act in that role besides the owner of the tables
 * @throws when a file that was applied has been changed since
 */
export async function migrate(pool: pg.Pool, login: string | null = null): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    const sql = await readFile(join(folder, name), 'utf8')
    await aloneInTransaction(pool, (client) =>
      applyOnce(client, name, sql, createHash('sha256').update(sql).digest('hex')),
    )
  }
  await aloneInTransaction(pool, (client) => grantServerRole(client, login))
}

async function applyOnce(client: pg.ClientBase, name: string, sql: string, checksum: string): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = await client.query<{ checksum: string }>('select checksum from migrations where name = $1', [name])
  if (applied.rows[0] && applied.rows[0].checksum !== checksum) {
    throw new Error(`Migration ${name} was changed after it had been applied. Add a new file instead.`)
  }
  if (!applied.rows[0]) {
    await client.query(sql)
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}

async function aloneInTransaction(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    // A login may have defaults that suit requests alone.
    await client.query('begin; set local role none; set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await work(client)
    await client.query('commit')
    client.release()
  } catch (error) {
    // The connection may be what failed: closing it undoes the transaction either way.
    client.release(true)
    throw error
  }
}
