import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hadAccount, rememberDeletedUser } from '../accounts/deleted-users.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { reencryptDataKey } from './data-key.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

const [first, second] = [randomBytes(32), randomBytes(32)]
const by = (...keys: Buffer[]) => ({ db: testApp.deps.db, settings: { encryption: { keys } } })
const somebody = { mailboxes: ['ana@example.com'], subjects: [] }

test('marks are recognised after the key was changed and the earlier one is gone', async () => {
  const at = testApp.deps.clock.now()
  await rememberDeletedUser(by(first), at, somebody)
  expect(await hadAccount(by(second, first), at, somebody)).toBe(true)
  expect(await reencryptDataKey(by(second, first))).toBe(true)
  expect(await reencryptDataKey(by(second, first))).toBe(false)
  expect(await hadAccount(by(second), at, somebody)).toBe(true)
  expect(await hadAccount(by(second), at, { ...somebody, mailboxes: ['eva@example.com'] })).toBe(false)
})

test('a process without the right key keeps nobody out, and changes nothing', async () => {
  const at = testApp.deps.clock.now()
  const before = await testApp.deps.db.selectFrom('inner_keys').selectAll().execute()
  expect(await hadAccount(by(randomBytes(32)), at, somebody)).toBe(false)
  expect(await testApp.deps.db.selectFrom('inner_keys').selectAll().execute()).toEqual(before)
})
