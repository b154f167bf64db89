import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sandboxEnvironment, sandboxUrl } from '../../apps/sandbox/src/environment.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { findRunningPostgres } from '../../apps/server/src/platform/embedded-postgres/embedded-postgres.ts'
import { hashSecret, newSecret } from '../../apps/server/src/sign-in/secrets.ts'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { startProgram, startServerProcess } from '../../tests/faults/harness/server-process.ts'

const portion = 200

/**
 * The server as `npm start` runs it, with its embedded PostgreSQL, before a plain model and beside a bare proxy to it: each in a process of its own.
 * @param settings the server's, beside what a bench needs anyway
 * @param withSandbox whether people can sign in and pay
 */
export async function startProduct(settings: Record<string, string> = {}, withSandbox = false) {
  const dataDir = await mkdtemp(join(tmpdir(), 'numeria-bench-'))
  const [port, modelPort, proxyPort] = [await freePort(), await freePort(), await freePort()]
  const sandboxPort = withSandbox ? await freePort() : modelPort
  const serverUrl = `http://localhost:${port}`
  const modelUrl = `http://127.0.0.1:${modelPort}/v1`
  const model = startProgram('bench/turn/plain-model.ts', { PORT: String(modelPort) })
  const proxy = startProgram('bench/turn/bare-proxy.ts', { PORT: String(proxyPort), MODEL_BASE_URL: modelUrl })
  const helpers = [model, proxy]
  if (withSandbox)
    helpers.push(startProgram('apps/sandbox/src/main.ts', { SANDBOX_PORT: String(sandboxPort), PUBLIC_URL: serverUrl }))
  await Promise.all(helpers.map(({ child }) => once(child, 'message')))
  const server = await startServerProcess({
    ...sandboxEnvironment(sandboxPort),
    MODEL_BASE_URL: modelUrl,
    MODEL_NAME: 'plain',
    PORT: String(port),
    PUBLIC_URL: serverUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    TURNS_PER_MINUTE: '1000000',
    TURNS_PER_MINUTE_AND_ADDRESS: '1000000',
    LIMITS_PER_ADDRESS_TIMES: '1000',
    TURNS_AT_ONCE: '2000',
    ...settings,
    ...(process.env['BENCH_NODE_OPTIONS'] && { NODE_OPTIONS: process.env['BENCH_NODE_OPTIONS'] }),
  })
  const connection = findRunningPostgres(dataDir)!
  const pool = openPool(connection, () => {})

  return {
    serverPid: server.pid,
    helperPids: helpers.map(({ pid }) => pid),
    serverUrl,
    sandboxUrl: sandboxUrl(sandboxPort),
    dataDir,
    modelUrl,
    proxyUrl: `http://127.0.0.1:${proxyPort}`,
    connection,
    pool,

    /** At most one piece in so many milliseconds; 0: as fast as it can. */
    pace: (ms: number) => void model.child.send({ pace: ms }),

    /** So many people with a profile, credits and a session: the cookie of each. */
    async people(count: number): Promise<string[]> {
      const secrets = Array.from({ length: count }, newSecret)
      // In portions that a busy machine gets through in a statement's time.
      for (let from = 0; from < count; from += portion)
        await pool.query(
          `with person as (
           insert into users (user_id, public_id, email, birth_date, full_name, created_at)
           select gen_random_uuid(), hash, hash || '@example.com', '1990-05-17', 'Ana Maria Silva', now() from unnest($1::text[]) as hash
           returning user_id, public_id
         ), session as (
           insert into sessions (token_hash, cookie_hash, user_id, state, created_at, signed_in_at, expires_at)
           select public_id, public_id, user_id, 'active', now(), now(), now() + interval '30 days' from person
         )
         select ledger_grant(user_id, 'signup', 'bench', 100000, false, null, now()) from person`,
          [secrets.slice(from, from + portion).map(hashSecret)],
        )
      return secrets.map((secret) => `numeria=${hashSecret(secret)}.${secret}`)
    },

    async stop(): Promise<void> {
      await pool.end()
      server.signal('SIGTERM')
      for (const helper of helpers) helper.signal('SIGTERM')
      await Promise.all([server.exit, ...helpers.map(({ exit }) => exit)])
      await rm(dataDir, { recursive: true })
    },
  }
}
