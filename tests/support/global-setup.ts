import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { DatabaseServer } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

/**
 * One PostgreSQL for the whole run. `TEST_DATABASE_URL` names another server to use, with a user who may create databases; `CITUS_DATABASE_URL` the
 * coordinator of a Citus cluster, with a superuser whom every node lets in.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { CITUS_DATABASE_URL: cluster, TEST_DATABASE_URL: url } = process.env
  const server = fork(
    join(import.meta.dirname, 'database-server.ts'),
    cluster ? [cluster, 'cluster'] : url ? [url] : [],
    {
      detached: true,
      execArgv: [],
    },
  )
  const exit = once(server, 'exit')
  const answer: unknown[] = await Promise.race([once(server, 'message'), exit])
  if (!server.connected) throw new Error('The database of the tests did not start; its message is above.')
  project.provide('databaseServer', answer[0] as DatabaseServer)

  return async () => {
    server.disconnect()
    await exit
  }
}
