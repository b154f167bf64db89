import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings.ts'
import { openDatabase, openPool, type Database } from './connect.ts'
import { migrate } from './migrate.ts'

type Log = {
  info(message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

export type Store = { db: Database; close(): Promise<void> }

/**
 * Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR`, and migrates.
 * @throws {DatabaseStartError} one sentence on why the embedded one cannot run
 */
export async function openStore(settings: Settings['database'], log: Log): Promise<Store> {
  const embedded = 'dataDir' in settings ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log }) : null
  const pool = openPool('url' in settings ? { connectionString: settings.url } : embedded!.connection, (error) =>
    log.warn({ err: error }, 'an idle database connection broke'),
  )
  const close = async (): Promise<void> => {
    await pool.end()
    await embedded?.stop()
  }
  try {
    await migrate(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { db: openDatabase(pool), close }
}
