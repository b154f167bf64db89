import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createUserOnce } from '../accounts/accounts.ts'
import { balance, CauseReused, grant } from './credits.ts'
import { findLot } from './lots.ts'
import { decidePending, pendingCredits, setAside, type Reward } from './pending.ts'
import { daysLater, noon, useLedger } from './test-ledger.ts'

const ledger = useLedger()
const by = 'ana@numeria.example'

async function waiting(terms: Partial<Reward> = {}) {
  const userId = randomUUID()
  const reward: Reward = {
    userId,
    source: 'share',
    cause: 'share:2026-11-21:copy',
    credits: 2,
    reason: 'young_account',
    ...terms,
  }
  await createUserOnce(ledger.db, noon, { userId: reward.userId, email: `${reward.userId}@example.com` })
  await setAside(ledger.db, noon, reward)
  const { pending } = await pendingCredits(ledger.db, { limit: 1_000 })
  return { reward, userId: reward.userId, id: pending.find((one) => one.userId === reward.userId)!.id }
}

const decide = (id: string, decision: 'approve' | 'reject', who = by, at = noon) =>
  decidePending(ledger.db, at, { id, decision, by: who })

describe('a reward that was set aside', () => {
  test('is no credit before somebody approves it', async () => {
    const { userId } = await waiting()
    expect(await balance(ledger.db, userId)).toEqual({ available: 0, held: 0 })
  })

  test('is set aside once per cause, and refused with other figures', async () => {
    const { reward } = await waiting()
    expect(await setAside(ledger.db, noon, reward)).toBe(false)
    await expect(setAside(ledger.db, noon, { ...reward, credits: 3 })).rejects.toThrow(CauseReused)
  })

  test('is listed newest first, with how many there are in all', async () => {
    const { count: before } = await pendingCredits(ledger.db, { limit: 1 })
    const userId = randomUUID()
    for (const day of [1, 2, 3])
      await setAside(ledger.db, daysLater(day), {
        userId,
        source: 'share',
        cause: `${day}`,
        credits: day,
        reason: 'young_account',
      })
    const { count, pending } = await pendingCredits(ledger.db, { limit: 2 })
    expect(count).toBe(before + 3)
    expect(pending.map(({ credits }) => credits)).toEqual([3, 2])
    expect(pending[0]).toEqual({
      id: expect.any(String),
      userId,
      credits: 3,
      cents: 0,
      reason: 'young_account',
      createdAt: daysLater(3),
    })
  })

  test('is granted for its own cause when it is approved, and no longer listed', async () => {
    const { id, userId } = await waiting()
    expect(await decide(id, 'approve')).toEqual({
      isNew: true,
      state: 'approved',
      decidedAt: noon,
      decidedBy: by,
      userId,
      credits: 2,
      cents: 0,
    })
    expect(await findLot(ledger.db, userId, 'share:2026-11-21:copy')).toMatchObject({ granted: 2, paid: false })
    expect((await pendingCredits(ledger.db, { limit: 1_000 })).pending.map((one) => one.id)).not.toContain(id)
  })

  test('brings nothing when it is rejected', async () => {
    const { id, userId } = await waiting()
    expect(await decide(id, 'reject')).toMatchObject({ isNew: true, state: 'rejected' })
    expect(await balance(ledger.db, userId)).toEqual({ available: 0, held: 0 })
  })

  test('stays as it was decided: a second decision is told of the first', async () => {
    const { id, userId } = await waiting()
    await decide(id, 'reject')
    const first = { isNew: false, state: 'rejected', decidedAt: noon, decidedBy: by }
    expect(await decide(id, 'approve', 'rui@numeria.example', daysLater(1))).toMatchObject(first)
    expect(await balance(ledger.db, userId)).toEqual({ available: 0, held: 0 })
    await expect(
      sql`update pending_credits set state = 'approved' where pending_id = ${id}`.execute(ledger.db),
    ).rejects.toThrow('this was decided')
  })

  test('is decided once, however many approve and reject at once', async () => {
    const { id, userId } = await waiting()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => decide(id, index % 2 ? 'approve' : 'reject', `admin ${index}`)),
    )
    const first = answers.filter((answer) => answer?.isNew)
    expect(first).toHaveLength(1)
    expect(new Set(answers.map((answer) => `${answer?.state} by ${answer?.decidedBy}`)).size).toBe(1)
    expect((await balance(ledger.db, userId)).available).toBe(first[0]!.state === 'approved' ? 2 : 0)
  })

  test('whose cause was granted meanwhile is not granted again', async () => {
    const { id, userId, reward } = await waiting()
    await grant(ledger.db, noon, { ...reward, paid: false, expiresAt: null })
    expect(await decide(id, 'approve')).toMatchObject({ state: 'approved' })
    expect(await balance(ledger.db, userId)).toEqual({ available: 2, held: 0 })
  })

  test('of money grants no credits', async () => {
    const { id, userId } = await waiting({ source: 'referral', credits: 0, cents: 50 })
    expect(await decide(id, 'approve')).toMatchObject({ state: 'approved', credits: 0 })
    expect(await balance(ledger.db, userId)).toEqual({ available: 0, held: 0 })
  })

  test('that nobody knows is nothing to decide', async () => {
    expect(await decide(randomUUID(), 'approve')).toBeNull()
  })

  test.each(['approve', 'reject'] as const)(
    'is nobody’s to %s once its person has deleted the account',
    async (decision) => {
      const { id, userId } = await waiting()
      await ledger.db.insertInto('deletions').values({ user_id: userId, asked_at: noon }).execute()
      expect(await decide(id, decision)).toBeNull()
      await ledger.db.deleteFrom('users').where('user_id', '=', userId).execute()
      expect(await decide(id, decision)).toBeNull()
      expect(await findLot(ledger.db, userId, 'share:2026-11-21:copy')).toBeNull()
    },
  )
})
