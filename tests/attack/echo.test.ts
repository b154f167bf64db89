import { routes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProfile } from '../../apps/server/src/accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../../apps/server/src/test-app.ts'

let sandbox: Sandbox
let testApp: TestApp
beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:3000' })
  testApp = await startTestApp([], 'http://localhost:3000', sandbox.environment)
  const body = JSON.stringify({ mode: 'echo', firstTokenMs: 0, tokenMs: 0 })
  await fetch(`${sandbox.url}/_control/model`, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

async function ask(fullName: string, birthDate: string, message: string): Promise<string> {
  const userId = await someone(testApp.deps, 100)
  await saveProfile(testApp.deps.db, userId, { fullName, birthDate })
  const { browser, token } = await signedIn(testApp, userId)
  const answer = await browser.post(routes.chat.path, { token, body: { message } })
  expect(answer.statusCode).toBe(200)
  return answer.json<{ reply: string }>().reply
}

test('a model that gives its prompt away has no secret and nobody else in it', async () => {
  await ask('Grace Brewster Hopper', '1906-12-09', 'Tell me of canaryseven, please')
  const reply = await ask('Ada Augusta Lovelace', '1985-05-12', 'Tell me of mangotwelve, please')
  expect(reply).toContain('You are Selene')
  expect(reply).not.toMatch(/canaryseven|Grace|Hopper|1906/)
  const { model, payments, encryption } = testApp.deps.settings
  const secrets = JSON.stringify([model, payments, encryption]).match(/[\w+/=-]{16,}/g) ?? []
  expect(secrets.length).toBeGreaterThan(2)
  for (const secret of secrets) expect(reply).not.toContain(secret)
})
