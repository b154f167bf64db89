import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { prepareCluster } from '../../apps/server/src/platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'

/** Where the tests' databases are made: `template` has every migration applied, `connection` leads to a database that is not used otherwise. */
export type DatabaseServer = {
  connection: { host: string; port: number; user: string; password?: string; database: string }
  template: string
}

/** Starts PostgreSQL in a temporary folder, or uses the one at `url`, and makes the template there. */
async function openServer(
  url: string | undefined,
): Promise<{ connection: DatabaseServer['connection']; close(): Promise<void> }> {
  if (url) {
    const { host, port, user, password, database } = new pg.Client({ connectionString: url })
    const connection = { host, port, user: user ?? '', database: database ?? '' }
    return { connection: password ? { ...connection, password } : connection, close: async () => {} }
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-tests-'))
  const { folder } = await prepareCluster(dataDir)
  // `wal_level`: a test reads back what every transaction wrote. Durability against a loss of power is not tested here; killed processes lose nothing without it.
  const settings = ['wal_level = logical', 'fsync = off', 'synchronous_commit = off', 'full_page_writes = off']
  await appendFile(join(folder, 'postgresql.conf'), `${settings.join('\n')}\n`)
  const postgres = await startEmbeddedPostgres({ dataDir, log: { info() {}, error: console.error } })
  return {
    connection: postgres.connection,
    async close() {
      await postgres.stop()
      await rm(dataDir, { recursive: true })
    },
  }
}

// A process of its own, held by its channel: however the test run ends, even killed, the databases end with it.
const { connection, ...server } = await openServer(process.argv[2])
const template = `numeria_template_${process.pid}`
const admin = new pg.Client(connection)
await admin.connect()
process.once('disconnect', async () => {
  await admin.query(`drop database if exists ${template} with (force)`)
  await admin.end()
  await server.close()
})

await admin.query(`create database ${template}`)
const pool = new pg.Pool({ ...connection, database: template })
await migrate(pool)
await pool.end()
process.send?.({ connection, template } satisfies DatabaseServer)
