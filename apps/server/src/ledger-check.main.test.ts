import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { someone, startTestApp } from './test-app.ts'

test('the check of the ledger ends with 0 while all is true, and with 1 and a name where something differs', async () => {
  const testApp = await startTestApp([], 'http://localhost:3000')
  const env = { PATH: process.env.PATH, DATABASE_URL: testApp.database.url }
  const check = () =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'ledger-check.main.ts')], { env })
  const userId = await someone(testApp.deps)
  expect((await check()).stdout).toBe(
    `5 granted, 5 remaining, 0 frozen, 0 held, 0 spent, 0 expired, 0 revoked
1 accounts, 1 entries, 0 differences
`,
  )
  await sql`update credit_accounts set available = available + 1`.execute(testApp.owner)
  await expect(check()).rejects.toMatchObject({ code: 1, stderr: `${userId}: available: 6 stored, 5 by the journal\n` })
  await testApp.stop()
})
