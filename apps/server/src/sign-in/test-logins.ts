// People who sign in at the sandbox's providers, by their pages. For tests.
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { untilBlocked } from '../../../../tests/support/test-database.ts'
import { createBrowser as createProviderBrowser, postedForm } from '../../../sandbox/src/test-browser.ts'
import { appleProvider } from '../integrations/apple.ts'
import { facebookProvider } from '../integrations/facebook.ts'
import { googleProvider } from '../integrations/google.ts'
import { readSettings } from '../platform/settings.ts'
import { activated, createBrowser, startTestApp, type TestApp } from '../test-app.ts'

export const publicUrl = 'http://localhost:4504'
export const profile = '/api/auth/profile'
export const ana = { email: 'ana@example.com', name: 'Ana Silva' }

type Provider = 'google' | 'apple' | 'facebook'
type Browser = ReturnType<typeof createBrowser>

/** Headers of a form that a page of another site posts. */
export const foreignForm = {
  origin: 'https://appleid.apple.com',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'content-type': 'application/x-www-form-urlencoded',
}

/** The product for a test file, with the sandbox's providers. */
export function useLogins(environment: Record<string, string> = {}) {
  let sandbox: Sandbox
  let testApp: TestApp
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
    testApp = await startTestApp(providersOf(sandbox), publicUrl, environment)
  })
  afterAll(async () => {
    await testApp.stop()
    await sandbox.stop()
  })

  /** From the login button to the provider's page and back to our door, which is not opened yet. */
  async function visitProvider(
    browser: Browser,
    provider: Provider,
    fields: Record<string, string>,
    query = '',
    start = async () => (await browser.get(`/api/auth/login/${provider}${query}`)).headers.location!,
  ): Promise<string> {
    const elsewhere = createProviderBrowser(sandbox.url)
    const back = await elsewhere.submit(await elsewhere.open(await start()), fields)
    if (back.leftTo === null) return postBack(browser, postedForm(back))
    return back.leftTo.pathname + back.leftTo.search
  }

  /** The form of Apple's page, without our cookies, and where it leads on to. */
  async function postBack(browser: Browser, { action, fields }: ReturnType<typeof postedForm>): Promise<string> {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: action.pathname,
      headers: foreignForm,
      payload: new URLSearchParams(fields).toString(),
    })
    for (const { name, value } of answer.cookies) browser.jar.set(name, value)
    return answer.headers.location!
  }

  async function signIn(browser: Browser, provider: Provider, fields: Record<string, string>, query = '') {
    const answer = await browser.get(await visitProvider(browser, provider, fields, query))
    const location = new URL(answer.headers.location!, publicUrl)
    return { answer, location, token: location.searchParams.get('token') }
  }

  const untilWaiting = (calls: number) => untilBlocked(testApp.database.connection, calls)

  /** Runs `first` until it waits for what `halt` locks, then all of `second`, then the rest of `first`. */
  async function interleavedAt<First, Second>(
    halt: RawBuilder<unknown>,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    let started: Promise<First>
    const done = await testApp.owner.transaction().execute(async (trx) => {
      await halt.execute(trx)
      started = first()
      await untilWaiting(1)
      return second()
    })
    return [await started!, done]
  }

  /** As `interleavedAt`, where `first` waits to write to `table`. */
  const interleaved = <First, Second>(table: string, first: () => Promise<First>, second: () => Promise<Second>) =>
    interleavedAt(sql`lock table ${sql.table(table)} in share mode`, first, second)

  /** Runs `first` until it waits to write to `table`, then `second` until it waits for `first`, then both. */
  function queued<First, Second>(
    table: string,
    first: () => Promise<First>,
    second: () => Promise<Second>,
  ): Promise<[First, Second]> {
    let started: [Promise<First>, Promise<Second>]
    const halted = testApp.owner.transaction().execute(async (trx) => {
      await sql`lock table ${sql.table(table)} in share mode`.execute(trx)
      const ahead = first()
      await untilWaiting(1)
      started = [ahead, second()]
      await untilWaiting(2)
    })
    return halted.then(() => Promise.all(started))
  }

  return {
    interleaved,
    interleavedAt,
    queued,
    get testApp() {
      return testApp
    },
    get sandbox() {
      return sandbox
    },
    newBrowser: () => createBrowser(testApp.app),
    visitProvider,
    signIn,
  }
}

export function providersOf({ environment }: Sandbox) {
  const { google, apple, facebook } = readSettings(environment)
  return [googleProvider(google!), appleProvider(apple!), facebookProvider(facebook!)]
}

/** Activates the token of a login and asks who is signed in. */
export async function accountOf(browser: Browser, token: string | null) {
  await activated(browser, token!)
  return (await browser.get(profile)).json<{
    user: { id: string; email: string; credits: number }
  }>().user
}

export const failure = (reason: string) => ({
  statusCode: 302,
  headers: { location: `/login?auth=error&reason=${reason}` },
})
