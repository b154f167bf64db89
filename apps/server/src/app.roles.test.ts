import { cancelRoutes, operatorRoutes, routes } from '@numeria/contract'
import { allRoutes } from '@numeria/contract/all-routes'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from './admin/admins.ts'
import { createBrowser, signedIn, startTestApp, type TestApp } from './test-app.ts'

type Browser = ReturnType<typeof createBrowser>
type Caller = { browser: Browser; token?: string }

/** Public calls. All others need a signed-in user or an administrator. */
const everybodys = new Set<string>(
  [
    routes.config,
    routes.profile,
    routes.me,
    routes.activate,
    routes.emailLogin,
    routes.confirmEmailLogin,
    routes.passkeyOptions,
    routes.passkeySignIn,
    routes.publicReading,
    routes.numberPicture,
    routes.openComparison,
    routes.answerComparison,
    routes.takeBackComparison,
    routes.report,
    cancelRoutes.cancelContract,
    cancelRoutes.cancelByLink,
    routes.deletionRequest,
    routes.endReminders,
    routes.analytics,
    operatorRoutes.adminStatus,
    operatorRoutes.adminLogin,
    operatorRoutes.adminLogout,
  ].map(({ path }) => path),
)
const whose = (path: string): 'everybody' | 'people' | 'administrators' => {
  if (everybodys.has(path)) return 'everybody'
  return /^\/api\/(admin|telegram)\//.test(path) ? 'administrators' : 'people'
}

const callers = [
  'a visitor',
  'a person by cookie',
  'a person by both credentials',
  'a person by token alone',
  'a person whose session is over',
  'an administrator',
  'an administrator whose session is over',
] as const
const mayCall: Record<'people' | 'administrators', readonly (typeof callers)[number][]> = {
  people: ['a person by cookie', 'a person by both credentials'],
  administrators: ['an administrator'],
}

let testApp: TestApp
let who: Record<(typeof callers)[number], Caller>
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  const [person, former] = [await signedIn(testApp), await signedIn(testApp)]
  await testApp.deps.db.deleteFrom('sessions').where('user_id', '=', former.userId).execute()
  const [admin, formerAdmin] = [await anAdmin(), await anAdmin()]
  await testApp.deps.db.deleteFrom('admin_sessions').where('email', '=', formerAdmin.email).execute()
  who = {
    'a visitor': aVisitor(),
    'a person by cookie': { browser: person.browser },
    'a person by both credentials': { browser: person.browser, token: person.token },
    'a person by token alone': { browser: createBrowser(testApp.app), token: person.token },
    'a person whose session is over': { browser: former.browser, token: former.token },
    'an administrator': admin,
    'an administrator whose session is over': formerAdmin,
  }
})
afterAll(() => testApp.stop())

/** Also for logging an administrator out, which would end what the other calls need. */
const aVisitor = (): Caller => ({ browser: createBrowser(testApp.app) })

async function anAdmin() {
  const browser = createBrowser(testApp.app)
  const credentials = { email: `${randomUUID()}@numeria.example`, password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  return { browser, email: credentials.email }
}

const calls = Object.values(allRoutes).map(({ method, path }) => ({ method, path, whose: whose(path) }))

describe.each(callers)('%s', (caller) => {
  test.each(calls)('$method $path, which is for $whose', async ({ method, path, whose: owners }) => {
    const { browser, token } = path === operatorRoutes.adminLogout.path ? aVisitor() : who[caller]
    const url = path.replace(/:\w+/g, randomUUID())
    const extra = { ...(method === 'GET' ? {} : { body: {} }), ...(token !== undefined && { token }) }
    const { statusCode, body } = await browser.send(method, url, extra)

    const refused = (statusCode === 401 || statusCode === 403) && !/fresh_sign_in|login_failed/.test(body)
    // A bearer token that means nothing is refused, rather than taken for a visitor.
    const hasDeadToken = caller === 'a person whose session is over' || caller === 'a person by token alone'
    if (owners === 'everybody') expect(refused && !hasDeadToken).toBe(false)
    else expect(refused).toBe(!mayCall[owners].includes(caller))
    expect(statusCode).toBeLessThan(500)
  })
})

test('the matrix is as large as the contract', () => {
  expect(calls.length * callers.length).toBeGreaterThanOrEqual(250)
})
