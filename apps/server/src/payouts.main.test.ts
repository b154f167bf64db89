import { execFile } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePayoutsDue } from './payouts/monthly.ts'
import { earn, euDetails, germanTax, goTo, referrer, ukDetails } from './payouts/test-referrer.ts'
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

const command = join(import.meta.dirname, 'payouts.main.ts')
const { PATH } = process.env
const shell = () => ({ PATH, DATABASE_URL: testApp.database.url, ENCRYPTION_KEY, ...company })

function run(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  return runIn(shell(), process.execPath, command, ...args)
}

function runIn(
  env: NodeJS.ProcessEnv,
  file: string,
  ...args: string[]
): Promise<{ code: number; out: string; err: string }> {
  return new Promise((resolve) => {
    execFile(file, args, { env }, (error, out, err) => resolve({ code: Number(error?.code ?? 0), out, err }))
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
  const trail = await testApp.deps.db.selectFrom('admin_audit').selectAll().orderBy('entry_id').execute()
  expect(trail.map(({ actor, action }) => [actor, action])).toEqual(
    ['export', 'download', 'paid'].map((step) => ['command line', `payouts.${step}`]),
  )
  const everything = [listed, exported, nothing].map((one) => JSON.stringify(one)).join('')
  expect(everything).not.toContain('50000201231234567890154')
})

test('a correction names its request, and the same request corrects once', async () => {
  const { userId } = await referrer(testApp, euDetails)
  const corrected = await run('correct', userId, '--cents=-50', '--reason', 'counted twice')
  expect(corrected).toMatchObject({ code: 0, out: expect.stringContaining('Corrected by -0.50 EUR.') })
  const request = /--request ([0-9a-f-]{36})/.exec(corrected.out)![1]!
  expect(await run('correct', userId, '--cents=-50', '--reason', 'counted twice', '--request', request)).toMatchObject({
    code: 0,
    out: expect.stringContaining('nothing was changed'),
  })
  expect(await run('correct', randomUUID(), '--cents=-50', '--reason', 'no such person')).toMatchObject({
    code: 1,
    err: 'There is no referrer with this ID.\n',
  })
  const trail = await testApp.deps.db.selectFrom('admin_audit').selectAll().where('target', '=', userId).execute()
  expect(trail).toMatchObject([{ actor: 'command line', action: 'payouts.correct', details: { request, cents: -50 } }])
})

/** A user with 30 euros due, whose bank details are old enough. */
async function someoneDue(bankDetails: object = euDetails, tax: object | null = germanTax): Promise<void> {
  const { userId } = await referrer(testApp, bankDetails, tax)
  await earn(testApp, userId, 60, { daysAgo: 40 })
  goTo(testApp, new Date(Date.UTC(testApp.deps.clock.now().getUTCFullYear() + 1, 0, 1, 8)).toISOString())
  await makePayoutsDue(testApp.deps)
  await testApp.deps.db
    .updateTable('bank_details')
    .set({ changed_at: new Date('2020-01-01') })
    .execute()
}

test('a shell without the key, or with another one, exports nothing and makes no key of its own', async () => {
  await someoneDue()
  const dataDir = join(folder, 'data')
  const { ENCRYPTION_KEY: _, ...keyless } = shell()
  const path = join(folder, 'keyless.xml')
  const args = [command, 'export', 'sepa', '--out', path]
  const without = await runIn({ ...keyless, DATA_DIR: dataDir, NODE_ENV: 'production' }, process.execPath, ...args)
  expect(without).toMatchObject({ code: 1, err: expect.stringContaining('ENCRYPTION_KEY') })
  expect(existsSync(dataDir)).toBe(false)
  const other = { ...shell(), ENCRYPTION_KEY: randomBytes(32).toString('base64') }
  expect(await runIn(other, process.execPath, ...args)).toMatchObject({
    code: 1,
    err: expect.stringContaining('Nothing was exported.'),
  })
  expect(existsSync(path)).toBe(false)
  expect((await run('list')).out).toMatch(/^1 due, 30\.00 EUR$/m)
})

test('a full disk loses no payout: its batch was named before, is listed, and is written again', async () => {
  await someoneDue()
  const path = join(folder, 'full.xml')
  const full = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, command, 'export', 'sepa', '--out', path]
  const failed = await runIn(shell(), '/bin/sh', ...full)
  expect(failed.code).not.toBe(0)
  const batchId = failed.out.split(':')[0]!
  expect(batchId).toMatch(/^NUM-EU-/)
  expect((await run('list')).out).toContain(batchId)
  const again = join(folder, 'full-again.xml')
  expect(await run('export', 'again', batchId, '--out', again)).toMatchObject({ code: 0 })
  expect(readFileSync(again, 'utf8')).toContain('<IBAN>PT50000201231234567890154</IBAN>')
})

test('a file that is there already is not written over, and nothing is exported for it', async () => {
  const path = join(folder, 'taken.xml')
  const { userId } = await referrer(testApp, euDetails)
  await earn(testApp, userId, 60, { daysAgo: 60 })
  expect(await run('export', 'sepa', '--out', folder)).toMatchObject({
    code: 1,
    err: `${folder} cannot be created: EEXIST\n`,
  })
  expect(await run('export', 'sepa')).toMatchObject({ code: 1 })
  expect(existsSync(path)).toBe(false)
})

test('a command that is none says what there is', async () => {
  expect((await run('pay')).err).toContain('npm run payouts -- list')
  expect((await run('failed', 'x')).err).toContain('--reason')
  expect((await run('--nonsense')).code).toBe(1)
})

test('a paid payout that the bank returned is owed again, with the reason that its owner reads', async () => {
  const { db, clock } = testApp.deps
  const { userId } = await referrer(testApp, euDetails)
  const [payoutId, at] = [randomUUID(), clock.now()]
  const exported = { batch_id: 'NUM-EU-1', account_end: '0154', exported_at: at, exported_by: 'ada' }
  const ended = { state: 'paid', created_at: at, ended_at: at, ended_by: 'ada' } as const
  await db
    .insertInto('payouts')
    .values({
      user_id: userId,
      payout_id: payoutId,
      month: '2026-11-01',
      amount_cents: 3_000,
      account_type: 'eu',
      ...exported,
      ...ended,
    })
    .execute()
  for (const wrong of [[payoutId], ['NUM-EU-1', '--reason', 'closed']])
    expect((await run('returned', ...wrong)).err).toContain('npm run payouts -- returned <payout>')
  expect(await run('returned', payoutId, '--reason', 'closed')).toMatchObject({
    code: 0,
    out: '1 payouts, 30.00 EUR: returned and owed again.\n',
  })
  expect(await run('returned', payoutId, '--reason', 'closed')).toMatchObject({
    code: 1,
    err: `${payoutId} is failed: nothing was changed.\n`,
  })
})

test('the list says what each payout waits for', async () => {
  await someoneDue(euDetails, null)
  await someoneDue(ukDetails)
  const listed = await run('list')
  expect(listed).toMatchObject({ code: 0, err: '' })
  expect(listed.out).toMatch(/30\.00 EUR +eu •••• 0154 +waits for tax details/m)
  expect(listed.out).toMatch(/30\.00 EUR +uk •••• 4958 +waits for EUR_TO_GBP/m)
})

test('the list flags an account that another person registered too', async () => {
  await testApp.deps.db.deleteFrom('bank_details').execute()
  await someoneDue()
  expect((await run('list')).out).toMatch(/eu •••• 0154 +ready$/m)
  await referrer(testApp, euDetails)
  expect((await run('list')).out).toMatch(/eu •••• 0154 +ready  also the account of another person$/m)
})
