import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

const folder = join(import.meta.dirname, '../../../migrations')
// Any fixed number: whoever migrates takes this lock, so that two processes starting at once apply each file once.
const migrationLock = 7_011_966

/**
 * Applies the SQL files of `migrations/` that this database has not seen, in their order, each in a transaction of its own under an advisory
 * lock. Safe to run twice, by two processes, and after being killed halfway.
 * @throws when a file that was applied has been changed since
 */
export async function migrate(pool: pg.Pool): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    const sql = await readFile(join(folder, name), 'utf8')
    await applyOnce(pool, name, sql, createHash('sha256').update(sql).digest('hex'))
  }
}

async function applyOnce(pool: pg.Pool, name: string, sql: string, checksum: string): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
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
    await client.query('commit')
    client.release()
  } catch (error) {
    // The connection may be what failed: closing it undoes the transaction either way.
    client.release(true)
    throw error
  }
}
