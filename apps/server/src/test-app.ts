import { routes, signupCredits } from '@numeria/contract'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { sql } from 'kysely'
import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { testDatabase } from '../../../tests/support/test-database.ts'
import { createUserOnce } from './accounts/accounts.ts'
import { buildApp } from './app.ts'
import { grant } from './credits/credits.ts'
import type { Deps } from './deps.ts'
import { chatCompletionsModel } from './integrations/chat-completions.ts'
import { invoiceXpress } from './integrations/invoicexpress.ts'
import { stripePayments } from './integrations/stripe.ts'
import { viesRegister } from './integrations/vies.ts'
import { webPush } from './integrations/push.ts'
import type { IdentityProvider } from './integrations/identity-provider.ts'
import { openDatabase, openPool } from './platform/database/connect.ts'
import { asServer } from './platform/database/server-login.ts'
import { loggerOptions } from './platform/logger.ts'
import { createMetrics } from './platform/metrics.ts'
import { readSettings } from './platform/settings.ts'
import { ReadingService } from './readings/readings.ts'
import { openSession } from './sign-in/sign-in.ts'

const minute = 60_000
const needed = {
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  MODEL_BASE_URL: 'http://127.0.0.1:9/v1',
  MODEL_API_KEY: 'key',
  MODEL_NAME: 'model',
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  ENCRYPTION_KEY: randomBytes(32).toString('base64'),
  VAPID_PRIVATE_KEY: randomBytes(32).toString('base64url'),
  // All of a test's people ask from this machine.
  LIMITS_PER_ADDRESS_TIMES: '1000',
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>

/** The whole application on a database of its own, with a clock that a test moves and a log that it can read. For tests. */
export async function startTestApp(
  identityProviders: readonly IdentityProvider[],
  publicUrl: string,
  environment: Record<string, string> = {},
) {
  const database = await testDatabase()
  const db = openDatabase(openPool(asServer(database.connection), () => {}))
  const owner = openDatabase(openPool(database.connection, () => {}))
  const lines: string[] = []
  let now = Date.parse('2026-11-21T12:00:00Z')
  const settings = readSettings({ ...needed, ...environment, PUBLIC_URL: publicUrl })
  const deps: Deps = {
    settings,
    db,
    clock: { now: () => new Date(now) },
    log: pino(loggerOptions('trace'), { write: (line: string) => void lines.push(line) }),
    metrics: createMetrics(),
    tracing: null,
    identityProviders,
    model: chatCompletionsModel(settings.model),
    payments: stripePayments(settings.payments),
    invoicing: settings.invoicing && invoiceXpress(settings.invoicing),
    vies: viesRegister({ url: settings.viesUrl }),
    mail: null,
    push: webPush(settings),
  }
  const readings = new ReadingService(deps)
  const app = await buildApp(deps, readings)
  return {
    app,
    deps,
    readings,
    database,
    /** The database as the owner of its tables sees it, who may do what a server may not. */
    owner,
    log: () => lines.join(''),
    passTime: (minutes: number) => void (now += minutes * minute),
    /** Every row of every table, as text. */
    everyRow: async () => {
      const tables = await sql<{
        name: string
      }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db)
      const rows = await Promise.all(
        tables.rows.map(({ name }) => sql`select t::text from ${sql.table(name)} t order by 1`.execute(db)),
      )
      return JSON.stringify(rows.map((result) => result.rows))
    },
    stop: async () => {
      await app.close()
      await db.destroy()
      await owner.destroy()
      await database.drop()
    },
  }
}

/** A user with an account, and a browser that has just returned from the provider. */
export async function arrive({ app, deps }: TestApp, existing?: string) {
  const userId = existing ?? (await someone(deps))
  const { token, cookie } = await openSession(deps, userId)
  const browser = createBrowser(app)
  browser.jar.set('numeria', `${cookie.tokenHash}.${cookie.secret}`)
  return { userId, token, browser }
}

/** As `arrive`, and signed in: the bearer token, and both credentials as headers. */
export async function signedIn(testApp: TestApp, existing?: string) {
  const { userId, token: arrived, browser } = await arrive(testApp, existing)
  const token = await activated(browser, arrived)
  const headers = { authorization: `Bearer ${token}`, cookie: `numeria=${browser.jar.get('numeria')!}` }
  return { userId, token, browser, headers }
}

/** Presents the token of an address as the login page does. @returns the bearer token */
export async function activated(browser: ReturnType<typeof createBrowser>, token: string): Promise<string> {
  return (await browser.post(routes.activate.path, { body: { token } })).json<{ token: string }>().token
}

/** A user with an account and credits. */
export async function someone({ db, clock }: Deps, credits: number = signupCredits): Promise<string> {
  const userId = randomUUID()
  await createUserOnce(db, clock.now(), { userId, email: `${userId}@example.com` })
  await grant(db, clock.now(), {
    userId,
    source: 'signup',
    cause: 'signup',
    credits,
    paid: false,
    expiresAt: null,
  })
  return userId
}

type Extra = { token?: string; headers?: Record<string, string>; body?: object | string }

/** Keeps cookies as a browser does, and follows nothing by itself. */
export function createBrowser(app: FastifyInstance, jar = new Map<string, string>()) {
  const send = async (
    method: NonNullable<InjectOptions['method']>,
    url: string,
    { token, headers, body }: Extra = {},
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      cookies: Object.fromEntries(jar),
      ...(body !== undefined && { payload: body }),
    })
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  return {
    jar,
    send,
    get: (url: string, extra?: Extra) => send('GET', url, extra),
    post: (url: string, extra?: Extra) => send('POST', url, extra),
    put: (url: string, extra?: Extra) => send('PUT', url, extra),
    patch: (url: string, extra?: Extra) => send('PATCH', url, extra),
  }
}

/** Headers of a click on a link of our own page. */
export const ownClick = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
