import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePayoutsDue } from './payouts/monthly.ts'
import { earn, euDetails, goTo, referrer } from './payouts/test-referrer.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const ENCRYPTION_KEY = randomBytes(32).toString('base64')
const company = { COMPANY_NAME: 'Numeria', COMPANY_IBAN: 'PT50000201231234567890154', COMPANY_BIC: 'BCOMPTPL' }
const folder = mkdtempSync(join(tmpdir(), 'payouts-'))
let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000', { ENCRYPTION_KEY })
})
afterAll(async () => {
  await testApp.stop()
  rmSync(folder, { recursive: true })
})

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const { PATH } = process.env
  const env = { PATH, DATABASE_URL: testApp.database.url, ENCRYPTION_KEY, ...company }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(import.meta.dirname, 'payouts.main.ts'), ...args], { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

test('a month is paid from the command line, and no account number is shown there', async () => {
  const { userId } = await referrer(testApp, euDetails)
  await earn(testApp, userId, 60, { daysAgo: 40 })
  goTo(testApp, '2026-12-01T08:00:00Z')
  await makePayoutsDue(testApp.deps)

  const listed = await run('list')
  expect(listed.out).toMatch(/2026-12 +30\.00 EUR +eu •••• 0154 +(ready|waits)/)
  const payoutId = listed.out.slice(0, 36)

  // The command lives by the clock of the machine: details of years ago have waited for long.
  await testApp.deps.db
    .updateTable('bank_details')
    .set({ changed_at: new Date('2020-01-01') })
    .execute()
  const path = join(folder, 'payouts.xml')
  const exported = await run('export', 'sepa', '--out', path)
  expect(exported.out).toContain('1 payouts, 30.00 EUR')
  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(readFileSync(path, 'utf8')).toContain('<IBAN>PT50000201231234567890154</IBAN>')

  const again = join(folder, 'again.xml')
  await run('export', 'again', exported.out.split(':')[0]!, '--out', again)
  expect(readFileSync(again, 'utf8')).toBe(readFileSync(path, 'utf8'))

  const nothing = join(folder, 'nothing.xml')
  expect(await run('export', 'sepa', '--out', nothing)).toMatchObject({
    code: 0,
    out: 'No payout is ready to be exported.\n',
  })
  expect(existsSync(nothing)).toBe(false)

  expect(await run('paid', payoutId)).toMatchObject({ code: 0, out: '1 payouts, 30.00 EUR: paid.\n' })
  expect(await run('failed', payoutId, '--reason', 'too late')).toMatchObject({
    code: 1,
    err: `${payoutId} is paid: nothing was changed.\n`,
  })
  expect(await run('correct', userId, '--cents=-50', '--reason', 'counted twice')).toMatchObject({ code: 0 })
  const everything = [listed, exported, nothing].map((one) => JSON.stringify(one)).join('')
  expect(everything).not.toContain('50000201231234567890154')
})

test('a file that is there already is not written over, and nothing is exported for it', async () => {
  const path = join(folder, 'taken.xml')
  const { userId } = await referrer(testApp, euDetails)
  await earn(testApp, userId, 60, { daysAgo: 60 })
  expect(await run('export', 'sepa', '--out', folder)).toMatchObject({
    code: 1,
    err: `${folder} cannot be made: EEXIST\n`,
  })
  expect(await run('export', 'sepa')).toMatchObject({ code: 1 })
  expect(existsSync(path)).toBe(false)
})

test('a command that is none says what there is', async () => {
  expect((await run('pay')).err).toContain('npm run payouts -- list')
  expect((await run('failed', 'x')).err).toContain('--reason')
  expect((await run('--nonsense')).code).toBe(1)
})
