import { operatorRoutes, routes as contract } from '@numeria/contract'
import { startSandbox } from '@numeria/sandbox'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { saveProfile } from '../../apps/server/src/accounts/accounts.ts'
import { createAdmin } from '../../apps/server/src/admin/admins.ts'
import { createBrowser, signedIn, someone, startTestApp, type TestApp } from '../../apps/server/src/test-app.ts'
import type { Attempt } from './attempts.ts'
import { withRoutes } from './registered-routes.ts'
import { openWire } from './wire.ts'

/** Tables that count attempts, and so grow with refused ones too. */
const counting = ['admin_throttles', 'request_counts']

/** The whole application on a port of its own beside a sandbox, with a person and an administrator who are let in again whenever an attempt threw them out. */
export async function openTarget() {
  const sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  const mode = JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 })
  await fetch(`${sandbox.url}/_control/model`, {
    method: 'PUT',
    body: mode,
    headers: { 'content-type': 'application/json' },
  })
  await fetch(`${sandbox.url}/_control/payments`, { method: 'PUT', body: JSON.stringify({ webhooks: 'lost' }) })
  const { built: testApp, routes } = await withRoutes(() =>
    startTestApp([], 'http://localhost:3000', sandbox.environment),
  )
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp.app.server.address() as AddressInfo
  const wire = openWire(port)
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(testApp.deps.db)
  const counts = sql.join(
    tables.rows
      .filter(({ name }) => !counting.includes(name))
      .map(({ name }) => sql`(select count(*) from ${sql.table(name)})::int as ${sql.ref(name)}`),
  )
  let who = await newCallers(testApp)

  return {
    ...testApp,
    sandbox,
    port,
    routes,
    wire,
    send: ({ caller, method, path, headers, body }: Attempt) =>
      wire.send({ method, path, headers: { ...who[caller], ...headers }, body }),
    /** How many rows every table has. */
    rowCounts: async () => (await sql<Record<string, number>>`select ${counts}`.execute(testApp.deps.db)).rows[0]!,
    /** Replaces users that an attempt signed out, deleted or left without credits. */
    async letIn() {
      const probes = [
        ['person', contract.chatHistory.path],
        ['admin', operatorRoutes.adminFigures.path],
      ] as const
      for (const [caller, path] of probes) {
        const { status } = await wire.send({ method: 'GET', path, headers: who[caller], body: null })
        if (status !== 200) who = await newCallers(testApp)
      }
    },
    /** Cookies of a browser in which a user and an administrator are signed in at once. */
    async everybodysCookies() {
      const { browser } = await signedIn(testApp)
      return [[...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '), who.admin['cookie']].join('; ')
    },
    async stop() {
      wire.close()
      await testApp.stop()
      await sandbox.stop()
    },
  }
}

async function newCallers(testApp: TestApp): Promise<Record<Attempt['caller'], Record<string, string>>> {
  const userId = await someone(testApp.deps, 100_000)
  await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  const { headers } = await signedIn(testApp, userId)
  const admin = createBrowser(testApp.app)
  const credentials = { email: `${randomUUID()}@numeria.example`, password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  await admin.post(operatorRoutes.adminLogin.path, { body: credentials })
  const cookie = [...admin.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return { anonymous: {}, person: headers, admin: { cookie } }
}
