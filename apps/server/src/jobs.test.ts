import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loseSecondWorker } from '../../../tests/support/test-cluster.ts'
import { writeEmail } from './accounts/emails.ts'
import { grant } from './credits/credits.ts'
import { checkLedger } from './credits/ledger-check.ts'
import { listJobs } from './jobs.ts'
import { someone, startTestApp, type TestApp } from './test-app.ts'

let testApp: TestApp
let sent: string[]
beforeEach(async () => {
  testApp = await startTestApp([], 'https://numeria.example')
  sent = []
})
afterEach(() => testApp.stop())

const users = 24

/** Users with credits that have expired, and an e-mail that waits. */
async function bringUsers(): Promise<void> {
  const { deps } = testApp
  const at = deps.clock.now()
  for (let count = 0; count < users; count += 1) {
    const userId = await someone(deps)
    const gift = { source: 'share', cause: 'gift', credits: 5, paid: false } as const
    await grant(deps.db, at, { userId, ...gift, expiresAt: new Date(at.getTime() + 1) })
    await writeEmail(deps.db, at, {
      userId,
      kind: 'order',
      cause: randomUUID(),
      language: 'en',
      subject: userId,
      lines: [],
    })
  }
  testApp.passTime(1)
}

function run(name: string): Promise<unknown> {
  const mail = { send: async ({ subject }: { subject: string }) => void sent.push(subject) }
  return listJobs({ ...testApp.deps, mail })
    .find((job) => job.name === name)!
    .run()
}

async function countExpired(): Promise<number> {
  const rows = await testApp.deps.db.selectFrom('entries').select('user_id').where('kind', '=', 'expire').execute()
  return rows.length
}

test('while a worker of a cluster is away, jobs go on for the users of the others, and its own users wait', async () => {
  await bringUsers()
  const bringBack = await loseSecondWorker(testApp.database.connection)
  // The jobs count as failed, and are tried again.
  await expect(run('book expired credits')).rejects.toThrow('connect')
  await expect(run('send emails')).rejects.toThrow('connect')
  const meanwhile = sent.length
  expect(meanwhile).toBeGreaterThan(0)
  expect(meanwhile).toBeLessThan(users)

  await bringBack()
  expect(await countExpired()).toBe(meanwhile)
  await run('book expired credits')
  await run('send emails')
  expect(await countExpired()).toBe(users)
  expect(new Set(sent).size).toBe(users)
  expect(sent).toHaveLength(users)
  expect((await checkLedger(testApp.deps.db)).differences).toEqual([])
})
