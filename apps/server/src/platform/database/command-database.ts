import { findRunningPostgres, startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts'
import { databaseSettings } from '../settings.ts'
import { openDatabase, openPool } from './connect.ts'
import type { Store } from './open-store.ts'
import { asServer, mayActAsServer } from './server-login.ts'

/**
 * The database of `DATABASE_URL` or `DATA_DIR` for a command, whether a server runs on it or not; by `DATABASE_OWNER_URL` where there is one, which leads past a
 * pooler. Nothing is migrated, and no command does more than a server may: so it acts in the server's role where it can, and without its limits.
 */
export async function openCommandDatabase(): Promise<Pick<Store, 'db' | 'close'>> {
  const settings = databaseSettings()
  const running =
    'dataDir' in settings
      ? findRunningPostgres(settings.dataDir)
      : { connectionString: settings.ownerUrl ?? settings.url }
  const started =
    running === null && 'dataDir' in settings
      ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log: { info() {}, error: console.error } })
      : null
  const connection = running ?? started!.connection
  const isLimited = await mayActAsServer(connection).catch(async (error: unknown) => {
    await started?.stop()
    throw error
  })
  const db = openDatabase(
    openPool(isLimited ? asServer(connection, { statement_timeout: '0' }) : connection, () => {}, 0),
  )
  return {
    db,
    async close() {
      await db.destroy()
      await started?.stop()
    },
  }
}
