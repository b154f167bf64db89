import { at, routes, type LoginList } from '../../packages/contract/src/index.ts'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { startSandbox } from '../../apps/sandbox/src/index.ts'
import { createBrowser as createProviderBrowser } from '../../apps/sandbox/src/test-browser.ts'
import { createAdmin } from '../../apps/server/src/admin/admins.ts'
import { listJobs } from '../../apps/server/src/jobs.ts'
import { googleProvider } from '../../apps/server/src/integrations/google.ts'
import { company } from '../../apps/server/src/payouts/test-referrer.ts'
import { openPool } from '../../apps/server/src/platform/database/connect.ts'
import { readSettings } from '../../apps/server/src/platform/settings.ts'
import { createDevice } from '../../apps/server/src/sign-in/test-passkeys.ts'
import { activated, createBrowser, ownClick, startTestApp } from '../../apps/server/src/test-app.ts'
import { freePort } from '../faults/harness/free-port.ts'

const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const admin = { email: 'operator@numeria.example', password: 'a quiet evening' }

export type Product = Awaited<ReturnType<typeof startProduct>>
export type Operator = Awaited<ReturnType<Product['operator']>>
export type Somebody = Awaited<ReturnType<Product['somebody']>>

/** The whole product with everything outside, on a clock of its own, and what people do with it. */
export async function startProduct() {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  const google = googleProvider(readSettings({ ...sandbox.environment, PUBLIC_URL: publicUrl }).google!)
  const testApp = await startTestApp([google], publicUrl, { ...sandbox.environment, ...company, TRUST_PROXY: '1' })
  await testApp.app.listen({ port, host: '127.0.0.1' })
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), admin.email, admin.password)
  // The owner's pool: it may read the replication log, without a statement timeout.
  const pool = openPool(testApp.database.connection, () => {}, 0)
  let street = 0

  async function payments<Reply = unknown>(method: string, path: string, body?: object): Promise<Reply> {
    const init = { method, ...(body && { body: JSON.stringify(body) }) }
    const response = await fetch(`${sandbox.url}/_control/payments${path}`, init)
    const reply = (await response.json()) as Reply
    expect(response.status, JSON.stringify(reply)).toBe(200)
    return reply
  }
  await payments('PUT', '', { webhooks: 'lost' })

  return {
    ...testApp,
    pool,
    connection: testApp.database.connection,
    payments,
    /** Delivers the events that wait, and waits until they were answered. */
    deliver: () => payments('POST', '/redeliver', {}),

    now: () => testApp.deps.clock.now(),

    async runJobs(): Promise<void> {
      for (const job of listJobs(testApp.deps)) await job.run()
    },

    /** An administrator who has just signed in. */
    async operator() {
      const call = callsOf(createBrowser(testApp.app))
      await call('POST', '/api/admin/login', admin)
      return call
    },

    /** A person at a browser of their own, who came by `ref` and has signed in. */
    async somebody(ref?: string, email = `${randomUUID()}@example.com`, subject = '') {
      const browser = createBrowser(testApp.app)
      const headers = { 'x-forwarded-for': `${(street += 1)}.20.30.40`, 'user-agent': agent, accept: 'text/html' }
      if (ref !== undefined) await browser.get(`/?ref=${ref}&utm_source=blog`, { headers })
      const start = await browser.get('/api/auth/login/google', { headers: { ...headers, ...ownClick } })
      const elsewhere = createProviderBrowser(sandbox.url)
      const { leftTo } = await elsewhere.submit(await elsewhere.open(start.headers.location!), {
        email,
        name: 'Ana',
        subject,
      })
      const back = await browser.get(leftTo!.pathname + leftTo!.search, { headers })
      await activated(browser, new URL(back.headers.location!, publicUrl).searchParams.get('token')!)
      const call = callsOf(browser, headers)
      const { user } = await call<{ user: { id: string } }>('GET', '/api/auth/profile')
      return { email, call, publicId: user.id }
    },

    /** A person who signs in by a code from an e-mail. */
    async signInByEmail(): Promise<void> {
      const mails: { text: string }[] = []
      testApp.deps.mail = { send: async (mail) => void mails.push(mail) }
      const call = callsOf(createBrowser(testApp.app), { 'x-forwarded-for': `${(street += 1)}.20.30.40` })
      const email = `${randomUUID()}@example.com`
      await call('POST', '/api/auth/email', { email })
      testApp.deps.mail = null
      await call('POST', '/api/auth/email/confirm', { email, code: /\d{4} \d{4}/.exec(mails[0]!.text)![0] })
    },

    /** A person who adds a passkey, signs in with it elsewhere and removes it. */
    async usePasskey(): Promise<void> {
      const { call } = await this.somebody()
      const device = createDevice(publicUrl)
      await call('POST', routes.addPasskey.path, device.create(await call('POST', routes.addPasskeyOptions.path)))
      const elsewhere = callsOf(createBrowser(testApp.app), { 'x-forwarded-for': `${(street += 1)}.20.30.40` })
      const proof = device.prove(await elsewhere('POST', routes.passkeyOptions.path))
      await elsewhere('POST', routes.passkeySignIn.path, proof)
      const { logins } = await call<LoginList>('GET', routes.logins.path)
      const { id } = logins.find(({ provider }) => provider === 'passkey')!
      await call('DELETE', at(routes.removeLogin, { loginId: id }).path)
    },

    async stop(): Promise<void> {
      await pool.end()
      await testApp.stop()
      await sandbox.stop()
    },
  }
}

/** API calls of a browser; answers other than 2xx throw. */
function callsOf(browser: ReturnType<typeof createBrowser>, headers: Record<string, string> = {}) {
  return async <Reply>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<Reply> => {
    const answer = await browser.send(method, url, { headers, ...(body && { body }) })
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300)
    return answer.body === '' ? (undefined as Reply) : answer.json<Reply>()
  }
}
