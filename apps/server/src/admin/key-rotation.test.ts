import { operatorRoutes } from '@numeria/contract'
import { randomBytes } from 'node:crypto'
import { URI, type TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cipherOf } from '../platform/encryption.ts'
import { createBrowser, startTestApp, type TestApp } from '../test-app.ts'
import { createAdmin } from './admins.ts'
import { isSecondFactor } from './authenticator.ts'
import { reencryptAuthenticators } from './key-rotation.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

test('an administrator’s authenticator goes on working when the key is changed and the earlier one is taken away', async () => {
  const credentials = { email: 'ada@numeria.example', password: 'a quiet evening' }
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), credentials.email, credentials.password)
  await createAdmin(testApp.deps.db, testApp.deps.clock.now(), 'bob@numeria.example', credentials.password)
  const browser = createBrowser(testApp.app)
  await browser.post(operatorRoutes.adminLogin.path, { body: credentials })
  const { url } = (
    await browser.post(operatorRoutes.setUpAuthenticator.path, { body: { password: credentials.password } })
  ).json<{ url: string }>()
  const app = URI.parse(url) as TOTP
  const code = () => app.generate({ timestamp: testApp.deps.clock.now().getTime() })
  expect((await browser.post(operatorRoutes.confirmAuthenticator.path, { body: { otp: code() } })).statusCode).toBe(200)
  testApp.passTime(1)

  const { encryption } = testApp.deps.settings
  const older = 'keys' in encryption ? encryption.keys[0]! : Buffer.alloc(32)
  const newer = randomBytes(32)
  const withKeys = (...keys: Buffer[]) => ({
    ...testApp.deps,
    settings: { ...testApp.deps.settings, encryption: { keys } },
  })
  const made = await Promise.all([
    reencryptAuthenticators(withKeys(newer, older)),
    reencryptAuthenticators(withKeys(newer, older)),
  ])
  expect(Math.max(...made)).toBe(1)
  expect(await reencryptAuthenticators(withKeys(newer, older))).toBe(0)
  const row = await testApp.deps.db
    .selectFrom('admins')
    .select('totp_secret')
    .where('email', '=', credentials.email)
    .executeTakeFirstOrThrow()
  const admin = { email: credentials.email, passwordHash: '', totpSecret: row.totp_secret }
  expect(await isSecondFactor(withKeys(newer), admin, code())).toBe(true)
})

test('a secret that neither key opens keeps no other one waiting, and is told of in the log', async () => {
  const at = testApp.deps.clock.now()
  for (const email of ['a-lost@numeria.example', 'z@numeria.example'])
    await createAdmin(testApp.deps.db, at, email, 'a quiet evening')
  const older = randomBytes(32)
  const keys = [randomBytes(32), older]
  const encrypt = async (email: string, key: Buffer) => {
    const totp_secret = cipherOf({ keys: [key] }).encrypt('JBSWY3DPEHPK3PXP', [email, 'totp'])
    await testApp.deps.db.updateTable('admins').set({ totp_secret }).where('email', '=', email).execute()
  }
  await testApp.deps.db.updateTable('admins').set({ totp_secret: null }).execute()
  await encrypt('a-lost@numeria.example', randomBytes(32))
  await encrypt('z@numeria.example', older)
  const settings = { ...testApp.deps.settings, encryption: { keys } }
  expect(await reencryptAuthenticators({ ...testApp.deps, settings })).toBe(1)
  expect(testApp.log()).toContain('neither key opens some of what is encrypted')
})
