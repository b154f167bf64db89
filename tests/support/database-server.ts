import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '../../apps/server/src/platform/database/migrate.ts'
import { prepareCluster } from '../../apps/server/src/platform/embedded-postgres/cluster.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { distributeTemplate, joinNodes, readNodes } from './test-cluster.ts'
import { query, type Connection, type DatabaseServer } from './test-database.ts'

/** Starts PostgreSQL in a temporary folder, or uses the one at `url`, and makes the template there. */
async function openServer(url: string | undefined): Promise<{ connection: Connection; close(): Promise<void> }> {
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
const [, , url, isCluster] = process.argv
const { connection, ...server } = await openServer(url)
const nodes = isCluster ? await readNodes(connection) : [connection]
const template = `numeria_template_${process.pid}`
process.once('disconnect', async () => {
  for (const node of nodes) await query(node, `drop database if exists ${template} with (force)`)
  await server.close()
})

for (const node of nodes) await query(node, `create database ${template}`)
if (isCluster) await joinNodes(nodes, template)
const pool = new pg.Pool({ ...connection, database: template })
await migrate(pool)
await pool.end()
if (isCluster) await distributeTemplate(nodes, template)
process.send?.({ connection, nodes, template } satisfies DatabaseServer)
