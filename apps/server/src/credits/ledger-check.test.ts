import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Database } from '../platform/database/connect.ts'
import { useDatabase } from '../platform/database/test-own-database.ts'
import { freeze, loseClaim, restore, reverseClaim, revoke } from './clawbacks.ts'
import { grant } from './credits.ts'
import { hold, release } from './test-holds.ts'
import { checkLedger } from './ledger-check.ts'

const own = useDatabase()
let db: Database
beforeAll(() => void ({ db } = own))
const at = new Date('2026-11-21T12:00:00Z')

test('a true ledger has no differences, and its credits are all somewhere', async () => {
  await someoneHolding()
  expect(await checkLedger(db)).toEqual({
    accounts: 1,
    entries: 2,
    totals: { granted: 5, remaining: 2, frozen: 0, held: 3, spent: 0, expired: 0, revoked: 0 },
    differences: [],
  })
})

test.each<[string, string, string]>([
  [
    'a balance without an entry',
    'update credit_accounts set available = available + 1',
    'available: 3 stored, 2 by the journal',
  ],
  ['frozen credits from nowhere', 'update credit_accounts set frozen = 1', 'frozen: 1 stored, 0 by the journal'],
  ['debt from nowhere', 'update credit_accounts set debt = 1', 'debt: 1 stored, 0 by the journal'],
  ['an account that is ahead', 'update credit_accounts set version = 9', 'version: 9 stored, 2 by the journal'],
  ['a movement that no entry dates', `update credit_accounts set moved_at = '2026-11-22'`, 'last movement: '],
  [
    'credits that moved within a lot',
    'update lots set remaining = remaining - 1, spent = spent + 1',
    'lot 1 spent: 1 stored, 0 by the journal',
  ],
  [
    'a lot that is frozen by nothing',
    'update lots set frozen = 1, remaining = 1, has_clawback = true',
    'lot 1 frozen: 1 stored, 0 by the journal',
  ],
  ['a lot for another cause', `update lots set cause = 'pack'`, 'lot 1 cause: pack stored, signup by the journal'],
  ['a lot that vanished', 'delete from lots', 'number of lots: 0 stored, 1 by the journal'],
  ['a hold that vanished', 'delete from holds', 'number of open holds: 0 stored, 1 by the journal'],
  ['a hold that took from another lot', `update holds set slices = '[{"lot": 2, "credits": 3}]'`, 'hold '],
  ['a hold of other credits', 'update holds set credits = 4', ': 4 stored, 3 by the journal'],
  ['an entry that is missing', 'delete from entries where version = 1', 'version 2 follows 0'],
  [
    'an entry that took the wrong lot first',
    'update lots set is_paid = false, expires_at = created_at',
    'entry 2 does not hold in burn order',
  ],
  [
    'a date that nobody will look at',
    `update lots set expires_at = '2027-01-01'`,
    'lot 1 expires and nobody will look',
  ],
])('finds %s', async (_what, tampering, problem) => {
  const userId = await someoneHolding()
  expect(await problemsAfter(userId, tampering)).toContain(problem)
})

test.each<[string, string, string]>([
  ['that is not open', `update clawbacks set state = 'done'`, 'clawback refund:1: done stored, open by the journal'],
  ['that asked for less', `update clawbacks set asked = 1`, 'lot 1 frozen: 2 stored, 1 by its clawbacks'],
  [
    'that is a claim',
    `update clawbacks set is_dispute = true, state = 'done'`,
    'lot 1 revoked: 0 stored, 2 by its clawbacks',
  ],
])('finds a clawback %s', async (_what, tampering, problem) => {
  const userId = await someoneHolding()
  await freeze(db, at, { userId, lotCause: 'signup', cause: 'refund:1' })
  expect(await problemsAfter(userId, tampering)).toContain(problem)
})

test('knows what became of claims, refunds and what came back late', async () => {
  const userId = await someoneHolding()
  const [refund, claim] = ['refund:1', 'dispute:1'].map((cause) => ({ userId, lotCause: 'signup', cause }))
  const holdId = (
    await db.selectFrom('holds').select('hold_id').where('user_id', '=', userId).executeTakeFirstOrThrow()
  ).hold_id
  await revoke(db, at, { ...refund!, credits: 1 })
  await loseClaim(db, at, claim!)
  await release(db, at, userId, holdId)
  expect(await problemsAfter(userId, 'select')).toBe('')
  await restore(db, at, { ...refund!, credits: 1 })
  expect(await problemsAfter(userId, 'select')).toBe('')
  await reverseClaim(db, at, claim!)
  expect(await problemsAfter(userId, 'select')).toBe('')
  expect(
    (await db.selectFrom('lots').select('remaining').where('user_id', '=', userId).executeTakeFirst())?.remaining,
  ).toBe(5)
})

test('checks the same however little it reads at once', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, someoneHolding))
  await problemsAfter(people[2]!, 'update credit_accounts set held = 9')
  const check = async (size?: { accounts: number; entries: number }) => {
    const { differences, ...report } = await checkLedger(db, size)
    return { ...report, differences: differences.map((difference) => JSON.stringify(difference)).toSorted() }
  }
  const whole = await check()
  expect(whole.differences).toContain(
    JSON.stringify({ userId: people[2], problem: 'held: 9 stored, 3 by the journal' }),
  )
  for (const size of [1, 2, 3]) expect(await check({ accounts: size, entries: size })).toEqual(whole)
})

/** As a database administrator could do it, past every trigger. */
async function problemsAfter(userId: string, tampering: string): Promise<string> {
  if (tampering !== 'select')
    await db.transaction().execute(async (tx) => {
      // On a cluster the next setting reaches the workers too.
      await sql`set local citus.propagate_set_commands = 'local'`.execute(tx)
      await sql`set local session_replication_role = replica`.execute(tx)
      const where = sql.raw(tampering.includes('where') ? 'and' : 'where')
      await sql`${sql.raw(tampering)} ${where} user_id = ${userId}`.execute(tx)
    })
  const { differences } = await checkLedger(db)
  return differences.flatMap((difference) => (difference.userId === userId ? [difference.problem] : [])).join('\n')
}

async function someoneHolding(): Promise<string> {
  const userId = randomUUID()
  await grant(db, at, { userId, source: 'signup', cause: 'signup', credits: 5, paid: false, expiresAt: null })
  await hold(db, at, userId, randomUUID(), 3)
  return userId
}
