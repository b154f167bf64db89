import { routes as contract } from '@numeria/contract'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../../apps/server/src/app.ts'
import { googleProvider } from '../../apps/server/src/integrations/google.ts'
import { ReadingService } from '../../apps/server/src/readings/readings.ts'
import { signedIn, startTestApp, type TestApp } from '../../apps/server/src/test-app.ts'
import { withRoutes, type RegisteredRoute } from './registered-routes.ts'
import { soundInput } from './sound-input.ts'

/** Routes of the API without a limit, with the reason. */
const unlimited: Record<string, string> = {
  'GET /api/logout': 'Logging out always works, and ends one session.',
  'GET /api/logout/confirm': 'Logging out always works.',
  'HEAD /api/logout/confirm': 'Logging out always works.',
  'POST /api/logout': 'Logging out always works, and ends one session.',
  'POST /api/auth/callback/apple': 'Redirects to the callback of all providers, which has a limit.',
  'POST /api/billing/webhook': 'Only events that the payment provider signed are read.',
  'POST /api/platforms/facebook/deletion': 'Counted after the check of the signature (waiting-requests.test.ts).',
  'POST /api/platforms/apple/notifications': 'Counted after the check of the signature (waiting-requests.test.ts).',
}
/** Administrators are few, guesses at their login are slowed down, and each of their changes is in the audit. */
const isOfOperators = ({ path }: RegisteredRoute) => /^\/api\/(admin|telegram)(\/|$)/.test(path)
const nameOf = ({ method, path }: RegisteredRoute) => `${method} ${path}`

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
  testApp.deps.identityProviders = [googleProvider(testApp.deps.settings.google!)]
  testApp.deps.mail = { send: async () => {} }
})
afterAll(() => testApp.stop())

const response = { clientDataJSON: 'AA', authenticatorData: 'AA', signature: 'AA' }
/** Bodies that are not found by chance. */
const bodies: Record<string, object> = {
  [contract.linkLogin.path]: { provider: 'google' },
  [contract.passkeySignIn.path]: { id: 'AA', rawId: 'AA', type: 'public-key', clientExtensionResults: {}, response },
  [contract.saveReminders.path]: { email: true, hour: 8, tone: 'mystic', timeZone: 'Europe/Lisbon' },
  [contract.addDevice.path]: {
    endpoint: 'https://web.push.apple.com/one',
    keys: { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) },
    hour: 8,
    tone: 'mystic',
    timeZone: 'Europe/Lisbon',
  },
  [contract.saveYearlyLetters.path]: { birthday: true, turns: true, tone: 'mystic', timeZone: 'Europe/Lisbon' },
}

/** A body that the route takes. */
function bodyFor({ path, schemas: { body } }: RegisteredRoute): object | undefined {
  if (!body || path in bodies) return bodies[path]
  const samples: unknown[] = fc.sample(soundInput(body), { numRuns: 500, seed: 1 })
  return samples.find((one): one is object => body.safeParse(one).success)
}

/** An application whose every limit is reached. */
async function withoutRequests() {
  const { settings } = testApp.deps
  const none = { turnsPerMinute: 0, turnsPerMinuteAndAddress: 0, perPersonTimes: 0, perAddressTimes: 0 }
  const limits = { ...settings.limits, ...none }
  const deps = { ...testApp.deps, settings: { ...settings, limits } }
  return withRoutes(() => buildApp(deps, new ReadingService(deps)))
}

test('every route of the API that reads has a limit, of a person and of an address, which wrong requests meet too', async () => {
  const { built: app, routes } = await withoutRequests()
  const { headers } = await signedIn(testApp)
  const reading = routes.filter(
    (route) => /^(GET|HEAD)$/.test(route.method) && route.path.startsWith('/api/') && !isOfOperators(route),
  )
  const answers = new Map<string, number>()
  for (const route of reading) {
    if (nameOf(route) in unlimited) continue
    const url = route.path.replace(/:\w+/g, randomUUID())
    for (const query of ['', '?limit=none']) {
      const { statusCode } = await app.inject({ method: route.method as 'GET', url: `${url}${query}`, headers })
      if (statusCode !== 429) answers.set(`${nameOf(route)}${query}`, statusCode)
    }
  }
  await app.close()
  expect(Object.fromEntries(answers)).toEqual({})
  expect(reading.length).toBeGreaterThan(80)
  expect(reading.map(nameOf)).toEqual(
    expect.arrayContaining(Object.keys(unlimited).filter((name) => /^(GET|HEAD)/.test(name))),
  )
})

test('the calendars of calendar programs have a limit', async () => {
  const { built: app } = await withoutRequests()
  expect((await app.inject(`/calendars/${randomUUID()}`)).statusCode).toBe(429)
  await app.close()
})

test('every route that writes has a limit, which requests with a wrong body meet too', async () => {
  const { built: app, routes } = await withoutRequests()
  const { headers } = await signedIn(testApp)
  const writing = routes.filter((route) => !/^(GET|HEAD|OPTIONS)$/.test(route.method) && !isOfOperators(route))
  const answers = new Map<string, string>()
  for (const route of writing) {
    if (nameOf(route) in unlimited) continue
    const url = route.path.replace(/:\w+/g, randomUUID())
    for (const payload of [bodyFor(route), ...(route.schemas.body ? [['no object']] : [])]) {
      const answer = await app.inject({ method: route.method as 'POST', url, headers, ...(payload && { payload }) })
      if (answer.statusCode !== 429)
        answers.set(`${nameOf(route)} ${JSON.stringify(payload)}`, `${answer.statusCode} ${answer.body}`)
    }
  }
  await app.close()
  expect(Object.fromEntries(answers)).toEqual({})
  expect(writing.length).toBeGreaterThan(50)
  expect(writing.map(nameOf)).toEqual(
    expect.arrayContaining(Object.keys(unlimited).filter((name) => !/^(GET|HEAD)/.test(name))),
  )
})
