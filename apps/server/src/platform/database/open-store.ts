import pg from 'pg'
import { startEmbeddedPostgres, type Connection } from '../embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings.ts'
import { openDatabase, openPool, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

type Log = {
  info(message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Store = {
  db: Database
  /** How another process on this machine reaches the same database. */
  url: string
  close(): Promise<void>
}

/**
 * Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR`, and migrates.
 * @throws {DatabaseStartError} one sentence on why the embedded one cannot run
 */
export async function openStore(settings: Settings['database'], log: Log): Promise<Store> {
  const embedded = 'dataDir' in settings ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log }) : null
  const connection = 'url' in settings ? { connectionString: settings.url } : embedded!.connection
  try {
    await migrateAlone(connection)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'an idle database connection broke'))
  return {
    db: openDatabase(pool),
    url: 'url' in settings ? settings.url : urlOf(embedded!.connection),
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** On a connection without the patience of requests: a migration may take long, and so may waiting for another process to finish it. */
async function migrateAlone(connection: pg.PoolConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // What breaks fails the migration; without a listener it would end the process with a stack instead.
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}

function urlOf({ host, port, user, database }: Connection): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}
