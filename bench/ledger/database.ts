import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import {
  startEmbeddedPostgres,
  type Connection,
} from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { transferSchema } from './contenders.ts'

/** The nth account's id, as text for JavaScript; pgbench makes the same of `:n`. */
export const accountId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

/** An embedded PostgreSQL in a temporary folder, with as many accounts as asked for, each with more credits than a run can spend. */
export async function openBench(
  accounts: number,
  workers: number,
): Promise<{ connection: Connection; pool: pg.Pool; close(): Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-bench-'))
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
  const pool = new pg.Pool({ ...postgres.connection, max: workers })
  // A connection that is closing while the database stops is no fault.
  pool.on('error', () => {})
  await migrate(pool)
  await pool.query(transferSchema)
  for (let number = 1; number <= accounts; number += 1) {
    const id = accountId(number)
    await pool.query(`select ledger_grant($1, 'admin', 'bench', 1000000000, false, null, now())`, [id])
    await pool.query(
      `insert into transfer_accounts (id, balance) values ($1 || 'available', 1000000000), ($1 || 'held', 0), ($1 || 'spent', 0)`,
      [id],
    )
  }
  return {
    connection: postgres.connection,
    pool,
    async close() {
      await pool.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}
