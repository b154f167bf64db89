import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { recordEvents } from './analytics/events.ts'
import { startTestApp } from './test-app.ts'

test('the funnel is printed step by step, with what is only a part of the truth marked', async () => {
  const testApp = await startTestApp([], 'http://localhost:3000')
  // The command lives by the clock of the machine.
  const now = new Date()
  const visit = { event: 'visit', type: 'funnel', ts: now.getTime(), metadata: { session: 7 } } as const
  await recordEvents(testApp.deps.db, now, [visit])
  const env = { PATH: process.env.PATH, DATABASE_URL: testApp.database.url }
  const { stdout } = await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'funnel.main.ts'), '2'], {
    env,
  })
  expect(stdout).toMatch(/^visit \* +1 +0 +1$/m)
  expect(stdout).toMatch(/^sign_up +0 +0 +0$/m)
  await testApp.stop()
})
