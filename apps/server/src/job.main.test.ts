import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from './test-app.ts'

test('the jobs are listed with nothing but the database, and a job alone asks for the server’s settings', async () => {
  const testApp = await startTestApp([], 'http://localhost:3000')
  const env = { PATH: process.env.PATH, DATABASE_URL: testApp.database.url }
  const run = (name: string) =>
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'job.main.ts'), name], { env })
  await sql`insert into jobs (name, due_at, finished_at, problem)
    values ('book expired credits', '2026-11-22 12:10Z', '2026-11-22 12:00Z', null),
      ('send emails', '2026-11-22 12:01Z', null, 'ECONNREFUSED')`.execute(testApp.owner)
  expect((await run('list')).stdout).toBe(
    `book expired credits: last 2026-11-22T12:00:00.000Z, due 2026-11-22T12:10:00.000Z
send emails: never ran, due 2026-11-22T12:01:00.000Z, failed: ECONNREFUSED
`,
  )
  await expect(run('book expired credits')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('no model to write readings'),
  })
  await testApp.stop()
})
