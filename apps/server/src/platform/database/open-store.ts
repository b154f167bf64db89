import pg from 'pg'
import { DatabaseStartError } from '../embedded-postgres/database-start-error.ts'
import { startEmbeddedPostgres, type Connection } from '../embedded-postgres/embedded-postgres.ts'
import type { Settings } from '../settings.ts'
import { openDatabase, openPool, type Database } from './connect.ts'
import { migrate } from './migrate.ts'
import { prepareServerLogin, type ServerLogin } from './server-login.ts'
import { findUnprotectedVerbs, serverRole } from './server-role.ts'

type Log = {
  info(message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

type DatabaseUrls = Extract<Settings['database'], { url: string }>

export type Store = {
  db: Database
  /** How another process on this machine reaches the same database, and how the owner of its tables does. */
  url: string
  ownerUrl: string
  /** Whether we act in a role that can neither change tables nor rewrite the journal; else as the owner, who is held by triggers alone. */
  isLimited: boolean
  close(): Promise<void>
}

/**
 * Connects to `DATABASE_URL`, or starts the embedded PostgreSQL in `DATA_DIR`, and migrates.
 * @param production refuses to start where the ledger's functions are not protected; elsewhere it is logged
 * @throws {DatabaseStartError} one sentence on why the embedded one cannot run, whose login is missing, or what is not protected
 */
export async function openStore(settings: Settings['database'], log: Log, production = false): Promise<Store> {
  const embedded = 'dataDir' in settings ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log }) : null
  const urls = 'url' in settings ? settings : embeddedUrls(embedded!.connection)
  let login
  try {
    const unprotected = await migrateAlone(urls)
    if (unprotected.length > 0) {
      const problem = `The ledger functions are not protected (${unprotected.join(', ')}): PUBLIC may execute them or ${serverRole} may not, because the login of DATABASE_OWNER_URL does not own them or may not grant that role.`
      if (production) throw new DatabaseStartError(problem)
      log.error({ role: serverRole, functions: unprotected }, problem)
    }
    login = await prepareServerLogin(urls.url)
  } catch (error) {
    await embedded?.stop()
    throw error
  }
  const { connection, isLimited, isPooled } = login
  sayWhatItMay(login, log)
  const pool = openPool(connection, (error) => log.warn({ err: error }, 'an idle database connection broke'))
  return {
    db: openDatabase(pool, isPooled),
    url: urls.url,
    ownerUrl: urls.ownerUrl ?? urls.url,
    isLimited,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

function sayWhatItMay({ isLimited, ownsTables, isPooled }: ServerLogin, log: Log): void {
  if (!isLimited)
    log.error(
      { role: serverRole, isPooled },
      'the server acts as the owner of its tables and could change all of them: give DATABASE_URL a login of its own and the owner in DATABASE_OWNER_URL',
    )
  else if (ownsTables)
    log.warn(
      { role: serverRole },
      'the login of DATABASE_URL owns the tables and could leave its role: give the server a login of its own and the owner in DATABASE_OWNER_URL',
    )
}

/**
 * On a connection without the patience of requests: a migration may take long, and so may waiting for another process to finish it.
 * @returns the ledger's functions that are not protected after it
 */
async function migrateAlone({ url, ownerUrl = url }: DatabaseUrls): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  // Broken connections fail the migration; without a listener the error would end the process with a stack trace.
  pool.on('connect', (client) => void client.on('error', () => {}))
  try {
    await migrate(pool, new pg.Client({ connectionString: url }).user ?? null)
    return await findUnprotectedVerbs(pool)
  } catch (error) {
    // Insufficient privilege, or no schema that it may make them in.
    if (error instanceof pg.DatabaseError && (error.code === '42501' || error.code === '3F000'))
      throw new DatabaseStartError(
        `The database says "${error.message}": this login may not make tables. Give DATABASE_OWNER_URL, the login of who may.`,
        { cause: error },
      )
    throw error
  } finally {
    await pool.end()
  }
}

/** Addresses of the embedded database for the server's role and for the owner. Only we may enter the folder of its socket, so neither needs a password. */
export function embeddedUrls({ host, port, user, database }: Connection): Required<DatabaseUrls> {
  const urlOf = (name: string): string =>
    `postgres://${name}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
  return { url: urlOf(serverRole), ownerUrl: urlOf(user) }
}
