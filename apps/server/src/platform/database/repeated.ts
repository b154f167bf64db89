import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresDialect, type PostgresPoolClient, type TransactionBuilder } from 'kysely'
import type pg from 'pg'
import type { Tables } from './tables.ts'

// Serialisation failure, deadlock: the database has undone the whole statement or transaction so that another could go on, and expects it again.
const undone = new Set(['40001', '40P01'])
const maxTries = 4
const maxPauseMs = 40

/** Whether the database rolled everything back for a reason outside the statement. */
export function isUndone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && undone.has(String(error.code))
}

/** Whether an answer did not come in time, which it may still do on the same connection. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}

/**
 * Does it again when the database has undone it, four times in all. Only for what is one statement outside a transaction, or a whole transaction that
 * calls nothing but the database: of either nothing is left when it is undone.
 */
export async function repeated<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isUndone(error) || tries === maxTries) throw error
      await pause(Math.random() * maxPauseMs * tries)
    }
  }
}

/**
 * Repeats what was undone, whole transactions and statements of their own, and gives no connection to the next that has not answered the last: its other
 * end may be gone without a word.
 */
export class RepeatingDatabase extends Kysely<Tables> {
  constructor(pool: pg.Pool) {
    const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
    const connect = async (): Promise<PostgresPoolClient> => {
      const client = await pool.connect()
      const known = clients.get(client) ?? repeating(client)
      clients.set(client, known)
      return known
    }
    super({ dialect: new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } }) })
  }

  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    return Object.assign(builder, {
      execute: <Result>(work: Parameters<typeof execute<Result>>[0]) => repeated(() => execute(work)),
    })
  }
}

function repeating(client: pg.PoolClient): PostgresPoolClient {
  let isSilent = false
  const query = async (sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    // A statement inside a transaction is lost with all that was done before it.
    const isAlone = client.getTransactionStatus() === 'I'
    const ask = () => client.query(sql, [...parameters])
    try {
      return await (isAlone ? repeated(ask) : ask())
    } catch (error) {
      isSilent ||= isSilence(error)
      throw error
    }
  }
  const same: pg.PoolClient = Object.create(client)
  return Object.assign(same, { query, release: (isLost?: Error | boolean) => client.release(isLost || isSilent) })
}
