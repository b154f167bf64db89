import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { loseClaim } from './clawbacks.ts'
import { grant, readAccount, type Account } from './credits.ts'
import { hold } from './test-holds.ts'
import { expireAccount } from './expiry.ts'
import { listLots, type Lot } from './lots.ts'
import { ReferenceLedger } from './ledger-model/reference-ledger.ts'
import { epoch, pauses, steps } from './ledger-model/steps.ts'
import { replay, type JournalEntry, type LotTerms } from './replay.ts'
import { buyer, daysLater, noon, pack, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

const entriesOf = (userId: string) =>
  ledger.db.selectFrom('entries').selectAll().where('user_id', '=', userId).orderBy('version').execute()

describe('a replay', () => {
  test('tells what everybody’s balance and lots were at any moment', async () => {
    const userId = await buyer(ledger.db, { expiresAt: daysLater(90) })
    const history: { at: Date; account: Account; lots: Lot[] }[] = []
    const happen = async (at: Date, what: Promise<unknown>): Promise<void> => {
      await what
      history.push({ at, account: await readAccount(ledger.db, at, userId), lots: await listLots(ledger.db, userId) })
    }
    await happen(daysLater(1), grant(ledger.db, daysLater(1), pack(userId, { cause: 'purchase:2' })))
    await happen(daysLater(2), spend(ledger.db, daysLater(2), userId, 40))
    await happen(daysLater(3), hold(ledger.db, daysLater(3), userId, randomUUID(), 70))
    await happen(
      daysLater(4),
      loseClaim(ledger.db, daysLater(4), { userId, lotCause: 'purchase:1', cause: 'dispute:1' }),
    )
    await happen(daysLater(91), expireAccount(ledger.db, daysLater(91), userId))
    const entries = await entriesOf(userId)
    for (const { at, account, lots } of history) {
      const { available, held, frozen, debt, lots: replayed } = replay(entries, { at })
      expect({ available, held, frozen, debt }).toEqual(account)
      expect([...replayed.values()]).toMatchObject(
        lots.map(({ granted, remaining, held: heldOf, spent, expired, revoked, owed }) => ({
          granted,
          remaining,
          held: heldOf,
          spent,
          expired,
          revoked,
          owed,
        })),
      )
    }
    expect(replay(entries, { at: new Date(noon.getTime() - 1) })).toMatchObject({ available: 0, version: 0 })
    expect(replay(entries, { version: 2 })).toMatchObject({ available: 200, version: 2 })
    expect(replay(entries).version).toBe(entries.length)
  })

  test.each<[string, (entries: JournalEntry[]) => unknown, RegExp]>([
    ['a gap', (entries) => entries.splice(1, 1), /version 3 follows 1/],
    ['other slices than credits', (entries) => (entries[1]!.credits += 1), /moves other credits than its slices/],
    ['a lot that was never granted', (entries) => (entries[1]!.slices[0]!.lot = 7), /lot 7, which was never granted/],
    [
      'another balance than it leads to',
      (entries) => (entries[1]!.available_after += 1),
      /does not lead to the balance/,
    ],
    ['a frozen balance from nowhere', (entries) => (entries[2]!.frozen_after += 1), /does not lead to the balance/],
    ['debt from nowhere', (entries) => (entries[2]!.debt_after += 1), /does not lead to the balance/],
    ['an end of another hold', (entries) => (entries[2]!.hold_id = randomUUID()), /ends a hold that was not open/],
    ['more than a lot has', (entries) => (entries[0]!.slices[0]!.credits = 39), /takes more from lot 1 than it has/],
  ])('finds %s', async (_what, tamper, problem) => {
    const userId = await buyer(ledger.db)
    await spend(ledger.db, noon, userId, 40)
    const entries: JournalEntry[] = await entriesOf(userId)
    expect(replay(entries).problems).toEqual([])
    tamper(entries)
    expect(replay(entries).problems.join('\n')).toMatch(problem)
  })

  test.each<[string, Partial<LotTerms>[], string]>([
    ['what should have burnt later', [{ is_paid: true }, { is_paid: false }], 'entry 3 does not hold in burn order'],
    ['what was past its date', [{ expires_at: noon }, {}], 'entry 3 does not hold in burn order'],
    ['what would expire later than another', [{}, { expires_at: daysLater(9) }], 'entry 3 does not hold in burn order'],
  ])('finds that a hold took %s', async (_what, terms, problem) => {
    const userId = await buyer(ledger.db)
    await grant(ledger.db, noon, pack(userId, { cause: 'purchase:2' }))
    await hold(ledger.db, noon, userId, randomUUID(), 10)
    const right = [1, 2].map((lot) => ({ lot, is_paid: true, expires_at: null }))
    expect(replay(await entriesOf(userId), null, right).problems).toEqual([])
    const wrong = right.map((term, index) => ({ ...term, ...terms[index] }))
    expect(replay(await entriesOf(userId), null, wrong).problems).toEqual([problem])
  })

  test('finds that a lot expired before its time', async () => {
    const userId = await buyer(ledger.db, { expiresAt: daysLater(1) })
    await expireAccount(ledger.db, daysLater(1), userId)
    const terms = (expires_at: Date | null) => [{ lot: 1, is_paid: true, expires_at }]
    expect(replay(await entriesOf(userId), null, terms(daysLater(1))).problems).toEqual([])
    for (const wrong of [null, daysLater(2)])
      expect(replay(await entriesOf(userId), null, terms(wrong)).problems).toEqual([
        'entry 2 expires lot 1 before its time',
      ])
  })
})

test('the reference ledger is never below nothing, and no lot loses a credit', () => {
  let taken = 0
  fc.assert(
    fc.property(fc.array(fc.tuple(steps, pauses), { maxLength: 200, size: 'max' }), (sequence) => {
      const model = new ReferenceLedger()
      let now = epoch
      for (const [step, pauseMs] of sequence) {
        now += pauseMs
        const before = model.balance(now)
        if ('refused' in model.take(step, now)) expect(model.balance(now)).toEqual(before)
        taken += 1
      }
      for (const entry of model.journal)
        expect(Math.min(entry.available, entry.held, entry.frozen, entry.debt)).toBeGreaterThanOrEqual(0)
      for (const { granted, remaining, frozen, held, spent, expired, revoked, owed } of model.lots) {
        expect(remaining + frozen + held + spent + expired + revoked).toBe(granted)
        expect(Math.min(remaining, frozen, held, revoked, owed, spent - owed)).toBeGreaterThanOrEqual(0)
      }
    }),
    { numRuns: 800 },
  )
  console.info(`${taken} steps`)
})
