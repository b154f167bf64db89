import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxEnvironment, sandboxUrl } from '../../apps/sandbox/src/environment.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { signIn, type Person } from '../../tests/faults/harness/person.ts'
import { startProgram, startServerProcess } from '../../tests/faults/harness/server-process.ts'

/** The product as `npm start` runs it: server, sandbox and embedded PostgreSQL, each in a process of its own. The model writes as fast as it can. */
export async function startProduct() {
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-bench-'))
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const url = `http://localhost:${port}`
  const outside = sandboxEnvironment(sandboxPort)

  const sandbox = startProgram('apps/sandbox/src/main.ts', { SANDBOX_PORT: String(sandboxPort), PUBLIC_URL: url })
  await once(sandbox.child, 'message')
  await fetch(`${sandboxUrl(sandboxPort)}/_control/model`, {
    method: 'PUT',
    body: JSON.stringify({ firstTokenMs: 0, tokenMs: 0 }),
  })
  const server = await startServerProcess({
    ...outside,
    PORT: String(port),
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  const pool = openPool(findRunningPostgres(dataDir)!, () => {})

  return {
    serverPid: server.pid,
    outside,

    async signInWithCredits(email: string, credits: number): Promise<Person> {
      const person = await signIn(url, email)
      await pool.query(
        `select ledger_grant(user_id, 'signup', 'bench', $2, false, null, now()) from users where email = $1`,
        [email, credits],
      )
      return person
    },

    async stop(): Promise<void> {
      await pool.end()
      server.signal('SIGTERM')
      await server.exit
      sandbox.signal('SIGTERM')
      await sandbox.exit
      await rm(dataDir, { recursive: true })
    },
  }
}
