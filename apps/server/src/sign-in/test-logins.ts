// People who sign in at the sandbox's providers, by their pages. For tests.
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll } from 'vitest'
import { createBrowser as createProviderBrowser } from '../../../sandbox/src/test-browser.ts'
import { facebookProvider } from '../outside/facebook.ts'
import { googleProvider } from '../outside/google.ts'
import { readSettings } from '../platform/settings.ts'
import { activated, createBrowser, startTestApp, type TestApp } from '../test-app.ts'

export const publicUrl = 'http://localhost:4504'
export const profile = '/api/auth/profile'
export const ana = { email: 'ana@example.com', name: 'Ana Silva' }

type Provider = 'google' | 'facebook'
type Browser = ReturnType<typeof createBrowser>

/** The product for a test file, with the sandbox's providers. */
export function useLogins() {
  let sandbox: Sandbox
  let testApp: TestApp
  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
    testApp = await startTestApp(providersOf(sandbox), publicUrl)
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
    return back.leftTo!.pathname + back.leftTo!.search
  }

  async function signIn(browser: Browser, provider: Provider, fields: Record<string, string>, query = '') {
    const answer = await browser.get(await visitProvider(browser, provider, fields, query))
    const location = new URL(answer.headers.location!, publicUrl)
    return { answer, location, token: location.searchParams.get('token') }
  }

  return {
    get testApp() {
      return testApp
    },
    newBrowser: () => createBrowser(testApp.app),
    visitProvider,
    signIn,
  }
}

export function providersOf({ environment }: Sandbox) {
  const { google, facebook } = readSettings(environment)
  return [googleProvider(google!), facebookProvider(facebook!)]
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
