import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { port, prepareCluster, superuser, type Cluster } from './cluster.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { connect, stop } from './postmaster.ts'
import { isPostgres, readPostmasterFile } from './postmaster-file.ts'

/** Connection settings for `pg`; `host` is the folder of a unix socket. */
export type Connection = { host: string; port: number; user: string; database: string }

export type EmbeddedPostgres = { connection: Connection; stop(): Promise<void> }

type Log = { info(message: string): void; error(details: object, message: string): void }

const database = 'numeria'
// Any fixed number: the owner of a data folder holds this lock for as long as it lives.
const ownerLock = 7_011_965
// PostgreSQL needs a moment to see that an owner was killed.
const ownerLockTimeoutMs = 1_000
const recoveryPauseMs = 250

/**
 * Runs PostgreSQL on `<dataDir>/postgres` (created when missing) for as long as the caller lives, and brings it back when it dies. A PostgreSQL that
 * an owner left behind when it was killed is taken over. Process signals are the caller's: call `stop` when its connections are closed.
 * @throws {DatabaseStartError} one sentence on why it cannot run here, or that another Numeria owns this folder
 */
export async function startEmbeddedPostgres({
  dataDir,
  log,
}: {
  dataDir: string
  log: Log
}): Promise<EmbeddedPostgres> {
  const cluster = await prepareCluster(resolve(dataDir))
  const stopping = new AbortController()
  let recovery = Promise.resolve()

  const keepOwning = async (): Promise<void> => {
    const session = await takeOwnership(cluster, stopping.signal)
    session.once('end', () => {
      if (!stopping.signal.aborted) recovery = recover()
    })
  }
  const recover = async (): Promise<void> => {
    log.info('The connection to the embedded PostgreSQL broke; bringing it back')
    while (!stopping.signal.aborted) {
      try {
        await keepOwning()
        log.info('The embedded PostgreSQL is back')
        return
      } catch (error) {
        if (stopping.signal.aborted) return
        log.error({ err: error }, 'The embedded PostgreSQL does not come back yet')
        await delay(recoveryPauseMs)
      }
    }
  }

  await keepOwning()
  return {
    connection: { host: cluster.socketFolder, port, user: superuser, database },
    async stop() {
      stopping.abort()
      await recovery
      // The lock is held until the end, so that no other process takes over a database that is stopping.
      await stop(cluster)
    },
  }
}

/** How to reach the PostgreSQL that a Numeria runs on `<dataDir>/postgres` at this moment; null where none does. For looking, not for owning. */
export function findRunningPostgres(dataDir: string): Connection | null {
  const running = readPostmasterFile(join(resolve(dataDir), 'postgres'))
  if (!running?.socketFolder || !isPostgres(running.pid)) return null
  return { host: running.socketFolder, port, user: superuser, database }
}

async function takeOwnership(cluster: Cluster, signal: AbortSignal): Promise<pg.Client> {
  const session = await connect(cluster, signal)
  try {
    await session.query(`set lock_timeout = ${ownerLockTimeoutMs}`)
    await session.query('select pg_advisory_lock($1)', [ownerLock])
    const existing = await session.query('select from pg_database where datname = $1', [database])
    if (existing.rowCount === 0) await session.query(`create database ${database}`)
    return session
  } catch (error) {
    await session.end()
    const lockTaken = error instanceof pg.DatabaseError && error.code === '55P03'
    if (lockTaken)
      throw new DatabaseStartError(
        `Another Numeria is already using ${cluster.dataDir}. Stop it, or set DATA_DIR or DATABASE_URL.`,
      )
    throw error
  }
}
