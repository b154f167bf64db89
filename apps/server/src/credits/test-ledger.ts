import { randomUUID } from 'node:crypto'
import { afterAll, expect } from 'vitest'
import type { Database } from '../platform/database/connect.ts'
import { useDatabase } from '../platform/database/test-own-database.ts'
import { grant, type Grant } from './credits.ts'
import { capture, hold } from './test-holds.ts'
import { checkLedger } from './ledger-check.ts'

export const noon = new Date('2026-11-21T12:00:00Z')
export const daysLater = (days: number): Date => new Date(noon.getTime() + days * 86_400_000)

/** A ledger of its own for a test file. When the file is done, the ledger must be true. */
export function useLedger(): ReturnType<typeof useDatabase> {
  const ledger = useDatabase()
  afterAll(async () => expect((await checkLedger(ledger.db)).differences).toEqual([]))
  return ledger
}

/** Creates a user with credits. */
export async function someoneWith(db: Database, credits: number): Promise<string> {
  const userId = randomUUID()
  await grant(db, noon, { userId, source: 'signup', cause: 'signup', credits, paid: false, expiresAt: null })
  return userId
}

/** A pack as it is sold: 100 credits for 9.99 €, which never expire. */
export const pack = (userId: string, terms: Partial<Grant> = {}): Grant => ({
  userId,
  source: 'pack',
  cause: 'purchase:1',
  credits: 100,
  paid: true,
  expiresAt: null,
  price: { cents: 999, currency: 'eur' },
  ...terms,
})

/** Creates a user who bought a pack. */
export async function buyer(db: Database, terms: Partial<Grant> = {}): Promise<string> {
  const userId = randomUUID()
  await grant(db, noon, pack(userId, terms))
  return userId
}

export async function spend(db: Database, at: Date, userId: string, credits: number): Promise<string> {
  const holdId = randomUUID()
  await hold(db, at, userId, holdId, credits)
  await capture(db, at, userId, holdId)
  return holdId
}

/** Terms of a refund and of a dispute of that pack. */
export const refund = (userId: string) => ({ userId, lotCause: 'purchase:1', cause: 'refund:1' })
export const dispute = (userId: string) => ({ userId, lotCause: 'purchase:1', cause: 'dispute:1' })

export const nothing = { available: 0, held: 0, frozen: 0, debt: 0 }

/** Events in every order in which they may come. */
export function permutations<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}
