import type { Kysely, Transaction } from 'kysely'
import pg from 'pg'
import { isSilence, isUndone, RepeatingDatabase } from './repeated.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
/** For what may be done in a transaction or out of one. */
export type Db = Database | Transaction<Tables>

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  // A birthday is a calendar date: as a `Date` it would move with the time zone.
  [pg.types.builtins.DATE, (text) => text],
])

/** While the database hangs, requests wait for a connection. Requests beyond this number are refused at once. */
const maxWaiting = 1_000

type Connected = Parameters<pg.Pool['connect']>[0]

class BoundedPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<pg.PoolClient> | void {
    if (this.waitingCount < maxWaiting) return callback ? super.connect(callback) : super.connect()
    const error = Object.assign(new Error('too many wait for a connection'), { code: '53300' })
    if (!callback) return Promise.reject(error)
    callback(error, undefined, () => {})
  }
}

/**
 * A pool whose queries give up instead of piling up: 3 s for a connection, 6 s for an answer; the database itself ends a server's statement after 5 s (server-login.ts).
 * It sends no parameters that a pooler in transaction mode refuses.
 * @param answerMs 0 for work that may take as long as it takes
 * @param onError an idle connection broke (the database went away); the pool opens new ones by itself
 */
export function openPool(connection: pg.PoolConfig, onError: (error: Error) => void, answerMs = 6_000): pg.Pool {
  const pool = new BoundedPool({
    ...connection,
    max: 10,
    connectionTimeoutMillis: 3_000,
    query_timeout: answerMs,
    application_name: 'numeria',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        parsers.get(oid) ??
        (pg.types.getTypeParser as (oid: number, format?: string) => (text: string) => unknown)(oid, format),
    } as pg.CustomTypesConfig,
  })
  pool.on('error', onError)
  // A connection that breaks while it is used fails its query; without a listener it would end the process as well.
  pool.on('connect', (client) => void client.on('error', () => {}))
  return pool
}

const pools = new WeakMap<Database, { pool: pg.Pool; isPooled: boolean }>()

/**
 * Repeats transactions that the database rolled back by itself (a deadlock, for example). All other errors reach the caller.
 * @param isPooled whether a pooler stands before the database, which may give each statement another connection
 */
export function openDatabase(pool: pg.Pool, isPooled = false): Database {
  const db = new RepeatingDatabase(pool)
  pools.set(db, { pool, isPooled })
  return db
}

/** The pool behind a database. A transaction has none: it is bound to a connection. */
export function poolOf(db: Database): pg.Pool {
  return poolBehind(db).pool
}

/** Whether a statement that was prepared is there when it is asked for again. */
export function keepsStatements(db: Database): boolean {
  return !poolBehind(db).isPooled
}

function poolBehind(db: Database): { pool: pg.Pool; isPooled: boolean } {
  const behind = pools.get(db)
  if (!behind) throw new Error('a prepared statement cannot be part of a transaction')
  return behind
}

const awayCodes = new Set([
  // Refused, unreachable or unknown host: an address moves from one server to another.
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  // It is going, coming, or gone.
  '57P01',
  '57P02',
  '57P03',
  '3D000',
  '08000',
  '08003',
  '08006',
  // A standby that was not promoted yet.
  '25006',
  // It has no room: for another connection, in its memory, on its disk.
  '53000',
  '53100',
  '53200',
  '53300',
  // It took too long, or stopped in the middle of a transaction.
  '57014',
  '25P03',
])

/** Whether an error says that the database is away, starting, full or overloaded, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    awayCodes.has(code) ||
    isUndone(error) ||
    isSilence(error) ||
    (error instanceof pg.DatabaseError && /^could not (extend|write to) file/.test(error.message)) ||
    // It cannot go on at all, and ends every connection, whatever the reason.
    (error instanceof pg.DatabaseError && error.severity === 'PANIC') ||
    /Connection terminated|timeout exceeded when trying to connect|is not queryable/.test(error.message)
  )
}

/** Whether what was sent has a character that no text of the database can hold: the only one is NUL. */
export function isUnkeepable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '22021' || error.code === '22P05')
}
