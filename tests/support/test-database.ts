import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { expect, inject } from 'vitest'

const inUse = '55006'

export type Connection = { host: string; port: number; user: string; password?: string; database: string }

/**
 * Where the tests' databases are made: `template` has every migration applied, `connection` leads to a database that is not used otherwise. `nodes` are all
 * servers that a database is made on, this one first: more than one where the tests run on a cluster.
 */
export type DatabaseServer = {
  connection: Connection
  nodes: Connection[]
  template: string
}

export type TestDatabase = {
  /** For `new pg.Pool(…)`. */
  connection: Connection
  /** The same as a `DATABASE_URL`, for a server in a process of its own. */
  url: string
  /** Drops the database with its open connections. Idempotent. */
  drop(): Promise<void>
}

/** A fresh database with every migration applied: one per test file keeps files apart, however many run at once. */
export function testDatabase(): Promise<TestDatabase> {
  const { nodes, template } = inject('databaseServer')
  return createDatabase(nodes, template)
}

/** A fresh database with nothing in it, on one node. */
export function emptyDatabase(): Promise<TestDatabase> {
  return createDatabase([inject('databaseServer').connection], 'template0')
}

async function createDatabase(nodes: readonly Connection[], template: string): Promise<TestDatabase> {
  const admin = inject('databaseServer').connection
  const database = `numeria_test_${randomBytes(6).toString('hex')}`
  await Promise.all(nodes.map((node) => query(node, `create database ${database} template ${template}`)))

  const { host, port, user, password } = admin
  const url = new URL(`postgres://localhost/${database}`)
  url.username = user
  url.password = password ?? ''
  url.search = new URLSearchParams({ host, port: String(port) }).toString()
  return {
    connection: { ...admin, database },
    url: url.href,
    async drop() {
      for (const node of nodes) await dropDatabase(node, database)
    },
  }
}

export async function query<Row extends pg.QueryResultRow>(connection: Connection, sql: string): Promise<Row[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

/** PostgreSQL ends the connections to a database and waits five seconds for it. What Citus has begun in a new one may take longer. */
async function dropDatabase(node: Connection, database: string): Promise<void> {
  for (;;)
    try {
      await query(node, `drop database if exists ${database} with (force)`)
      return
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === inUse)) throw error
    }
}

/** The parts of a database, one on each node. */
export const nodesOf = ({ database }: Connection): Connection[] =>
  inject('databaseServer').nodes.map((node) => ({ ...node, database }))

/**
 * Waits until so many sessions of this database wait for a lock, on all nodes together. Not within the transaction that holds the lock: there, PostgreSQL lists
 * the sessions of its first look, and none that was opened since.
 */
export async function untilBlocked(database: Connection, sessions: number): Promise<void> {
  const count = async () => {
    const found = await Promise.all(
      nodesOf(database).map((node) =>
        query<{ count: number }>(
          node,
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        ),
      ),
    )
    return found.reduce((sum, [row]) => sum + row!.count, 0)
  }
  await expect.poll(count, { timeout: 5_000, interval: 20 }).toBe(sessions)
}
