// Messages of the login platforms about their people, and the people they are about. For tests.
import { at, routes, type DeletionRequestState } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, expect } from 'vitest'
import { accountOf, profile, useLogins } from '../sign-in/test-logins.ts'
import type { TestApp } from '../test-app.ts'

type Message = { url: string; contentType: string; body: string }

/** The product for a test file. Each test begins at the time of this machine, which the platforms sign by. */
export function usePlatforms() {
  const logins = useLogins()
  const { newBrowser, signIn, visitProvider } = logins
  type Browser = ReturnType<typeof newBrowser>
  let testApp: TestApp
  beforeAll(() => void ({ testApp } = logins))
  beforeEach(() => goToNow(testApp))

  async function messageOf(event: object): Promise<Message> {
    const answer = await fetch(`${logins.sandbox.url}/_control/platforms`, {
      method: 'POST',
      body: JSON.stringify({ ...event, isSent: false }),
    })
    return ((await answer.json()) as { message: Message }).message
  }

  const deliver = ({ url, contentType, body }: Message, { app } = testApp, remoteAddress = '203.0.113.7') =>
    app.inject({
      method: 'POST',
      url: new URL(url).pathname,
      payload: body,
      headers: { 'content-type': contentType },
      remoteAddress,
    })

  const fromFacebook = (subject: string) => messageOf({ platform: 'facebook', subject })
  const fromApple = (subject: string, type: string) => messageOf({ platform: 'apple', subject, type })

  async function askFacebook(subject: string) {
    const answer = await deliver(await fromFacebook(subject))
    expect(answer.statusCode).toBe(200)
    return answer.json<{ url: string; confirmation_code: string }>()
  }

  async function come(
    browser: Browser,
    provider: 'facebook' | 'apple' | 'google',
    fields: { email: string; name: string; subject: string },
  ) {
    const { id } = await accountOf(browser, (await signIn(browser, provider, fields)).token)
    const { user_id: userId } = await testApp.deps.db
      .selectFrom('identities')
      .select('user_id')
      .where('subject', '=', fields.subject)
      .executeTakeFirstOrThrow()
    return { id, userId, email: fields.email }
  }

  async function addGoogle(browser: Browser) {
    const ana = someone()
    const start = async () =>
      (await browser.post(routes.linkLogin.path, { body: { provider: 'google' } })).json<{ url: string }>().url
    const linked = await browser.get(await visitProvider(browser, 'google', ana, '', start))
    expect(linked.headers.location).toBe('/settings?login=linked&with=google')
    return ana
  }

  const stateOf = async (code: string) =>
    (await testApp.app.inject(at(routes.deletionRequest, { code }).path)).json<DeletionRequestState>()

  return {
    logins,
    get testApp() {
      return testApp
    },
    newBrowser,
    messageOf,
    deliver,
    fromFacebook,
    fromApple,
    askFacebook,
    come,
    addGoogle,
    stateOf,
  }
}

function goToNow({ deps, passTime }: TestApp): void {
  passTime((Date.now() - deps.clock.now().getTime()) / 60_000)
}

export const someone = () => ({ email: `${randomUUID()}@example.com`, name: 'Ana Silva', subject: randomUUID() })

type Browser = ReturnType<ReturnType<typeof usePlatforms>['newBrowser']>
/** Another answer than a profile says that the account was deleted. */
export const isSignedIn = async (browser: Browser) =>
  (await browser.get(profile)).json<{ isAuthenticated?: boolean }>().isAuthenticated === true
