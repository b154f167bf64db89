import { routes } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveProfile } from '../../apps/server/src/accounts/accounts.ts'
import { balance } from '../../apps/server/src/credits/credits.ts'
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

test('a model that gives its prompt away is no reading: nothing is charged, and the answer holds no secret', async () => {
  const userId = await someone(testApp.deps, 100)
  await saveProfile(testApp.deps.db, userId, { fullName: 'Ada Augusta Lovelace', birthDate: '1985-05-12' })
  const { browser, token } = await signedIn(testApp, userId)
  const answer = await browser.post(routes.chat.path, { token, body: { message: 'Tell me of mangotwelve, please' } })
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([502, 'model.unusable'])
  expect(await balance(testApp.deps.db, userId)).toEqual({ available: 100, held: 0 })
  const { model, payments, encryption } = testApp.deps.settings
  const secrets = JSON.stringify([model, payments, encryption]).match(/[\w+/=-]{16,}/g) ?? []
  expect(secrets.length).toBeGreaterThan(2)
  for (const secret of secrets) expect(answer.body).not.toContain(secret)
})
