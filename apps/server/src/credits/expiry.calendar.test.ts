// Process and database stand in Lisbon, where an hour of one night comes twice, and one of another never.
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, openPool, type Database } from '../platform/database/connect.ts'
import { balance } from './credits.ts'
import { hold } from './test-holds.ts'
import { expireAccount, spendableByExpiry } from './expiry.ts'
import { buyer, useLedger } from './test-ledger.ts'

const zone = 'Europe/Lisbon'
const minute = 60_000
const ledger = useLedger()
let db: Database
beforeAll(() => {
  db = openDatabase(openPool({ ...ledger.connection, options: `-c timezone=${zone}` }, () => {}))
})
afterAll(() => db.destroy())
beforeEach(() => vi.stubEnv('TZ', zone))

const monthly = (expiresAt: Date) => ({ source: 'subscription', credits: 250, expiresAt }) as const

test.each([
  ['the first half past one of the night in October', '2027-10-31T00:30:00Z', '31/10/2027, 01:30'],
  ['the second half past one of it', '2027-10-31T01:30:00Z', '31/10/2027, 01:30'],
  ['the moment at which clocks go back', '2027-10-31T01:00:00Z', '31/10/2027, 01:00'],
  ['the moment at which they go forward', '2027-03-28T01:00:00Z', '28/03/2027, 02:00'],
  ['the first moment of a year', '2027-01-01T00:00:00Z', '01/01/2027, 00:00'],
  ['the end of 29 February', '2028-02-29T23:59:00Z', '29/02/2028, 23:59'],
])('credits until %s are spent until then, and not after it', async (_, moment, onTheClock) => {
  const expiresAt = new Date(moment)
  expect(expiresAt.toLocaleString('en-GB', { dateStyle: 'short', timeStyle: 'short' })).toBe(onTheClock)
  const userId = await buyer(db, monthly(expiresAt))
  const justBefore = new Date(expiresAt.getTime() - 1)
  expect(await spendableByExpiry(db, justBefore, userId)).toEqual([{ expiresAt, credits: 250 }])
  expect(await hold(db, justBefore, userId, randomUUID(), 1)).toEqual({ available: 249, held: 1 })
  expect(await balance(db, userId, expiresAt)).toEqual({ available: 0, held: 1 })
  expect(await expireAccount(db, justBefore, userId)).toBe(0)
  await expect(hold(db, expiresAt, userId, randomUUID(), 1)).rejects.toMatchObject({ code: 'credits.insufficient' })
  expect(await expireAccount(db, expiresAt, userId)).toBe(249)
})

test('at any two moments of those nights credits are there at the first if they expire at the second, and gone if it is the other way round', async () => {
  const nights = fc.constantFrom('2027-10-30T22:00:00Z', '2027-03-27T22:00:00Z').map(Date.parse)
  const minutes = fc.nat(6 * 60)
  await fc.assert(
    fc.asyncProperty(nights, minutes, minutes, async (night, until, now) => {
      const expiresAt = new Date(night + until * minute)
      const userId = await buyer(db, monthly(expiresAt))
      expect(await balance(db, userId, new Date(night + now * minute))).toEqual({
        available: now < until ? 250 : 0,
        held: 0,
      })
    }),
    { numRuns: 200 },
  )
})
