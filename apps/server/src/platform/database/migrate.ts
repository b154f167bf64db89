import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { grantServerRole } from './server-role.ts'

const ourMigrations = join(import.meta.dirname, '../../../migrations')
// Any fixed number: each migrating process takes this lock, so that two processes starting at once apply each file once.
const migrationLock = 7_011_966
const lockPauseMs = 200

/** A migration that waits for a lock blocks every statement behind it. It gives up soon, lets them pass, and tries again. */
const lockTimeoutMs = 1_500
const retryPauseMs = 1_000
const maxRetriesMs = 10 * 60_000

/**
 * A file that begins with this line has statements that no transaction may contain, such as `create index concurrently`, one after another with a `;` at the
 * end of a line. When it is cut off it is applied again from its beginning, so it first drops what it may have left.
 */
const outsideMarker = '-- outside a transaction\n'

/** Statements of a migration file: one text for one transaction, or single statements. */
export function statementsOf(sql: string): string[] {
  if (!sql.startsWith(outsideMarker)) return [sql]
  return sql.split(/;\s*\n/).filter((statement) => statement.replaceAll(/^[ \t]*--.*$/gm, '').trim() !== '')
}

/**
 * Applies the SQL files of `migrations/` that this database has not seen, in their order, each in a transaction of its own under an advisory
 * lock; then gives the role that servers act in its rights. Safe to run twice, by two processes, and after being killed halfway.
 * @param login who shall act in that role besides the owner of the tables
 * @param from the folder of the files
 * @throws when a file that was applied has been changed since, or needs a lock that it does not get in ten minutes
 */
export async function migrate(pool: pg.Pool, login: string | null = null, from = ourMigrations): Promise<void> {
  const names = (await readdir(from)).filter((name) => name.endsWith('.sql')).toSorted()
  for (const name of names) {
    const sql = await readFile(join(from, name), 'utf8')
    const file = { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    if (sql.startsWith(outsideMarker)) await alone(pool, (client) => applyOutside(client, file))
    else await inTransaction(pool, (client) => applyOnce(client, file, () => client.query(sql)))
  }
  await inTransaction(pool, (client) => grantServerRole(client, login))
}

type File = { name: string; sql: string; checksum: string }

async function applyOnce(
  client: pg.ClientBase,
  { name, checksum }: File,
  apply: () => Promise<unknown>,
): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  )
  const applied = await client.query<{ checksum: string }>('select checksum from migrations where name = $1', [name])
  if (applied.rows[0] && applied.rows[0].checksum !== checksum) {
    throw new Error(
      `Migration ${name} was changed after it had been applied. Add a new file instead. A database from before the first version has to be made anew.`,
    )
  }
  if (!applied.rows[0]) {
    await apply()
    await client.query('insert into migrations (name, checksum) values ($1, $2)', [name, checksum])
  }
}

/** Building an index concurrently waits for readers and lets everybody pass: it needs no timeout. */
async function applyOutside(client: pg.ClientBase, file: File): Promise<void> {
  await client.query('set role none; set statement_timeout = 0')
  await applyOnce(client, file, async () => {
    for (const statement of statementsOf(file.sql)) await client.query(statement)
  })
  await client.query('reset role; reset statement_timeout')
}

async function inTransaction(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const deadline = performance.now() + maxRetriesMs
  for (;;) {
    try {
      return await alone(pool, async (client) => {
        // A login may have defaults that suit requests alone. The last setting means something on a cluster: shards are changed one after another.
        await client.query(
          `begin; set local role none; set local statement_timeout = 0; set local lock_timeout = ${lockTimeoutMs};
           set local citus.multi_shard_modify_mode = 'sequential'`,
        )
        await work(client)
        await client.query('commit')
      })
    } catch (error) {
      if (!isLockTimeout(error) || performance.now() > deadline) throw error
      await pause(retryPauseMs)
    }
  }
}

const isLockTimeout = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '55P03'

/** Under the lock, which is tried again and again: who waits for it in a statement would keep an index from being built concurrently, for ever. */
async function alone(pool: pg.Pool, work: (client: pg.ClientBase) => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    const take = 'select pg_try_advisory_lock($1) as taken'
    while (!(await client.query<{ taken: boolean }>(take, [migrationLock])).rows[0]!.taken) await pause(lockPauseMs)
    await work(client)
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    // The connection may be what failed: closing it undoes the transaction and the lock either way.
    client.release(true)
    throw error
  }
}
