import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { CauseReused, grant } from './credits.ts'
import { hold } from './test-holds.ts'
import { findLot, listLots, listSoldLots } from './lots.ts'
import { buyer, daysLater, noon, pack, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

test('a lot is found by its cause, with its price and what became of it', async () => {
  const userId = await buyer(ledger.db, { expiresAt: daysLater(90) })
  await spend(ledger.db, noon, userId, 40)
  await hold(ledger.db, noon, userId, randomUUID(), 10)
  expect(await findLot(ledger.db, userId, 'purchase:1')).toEqual({
    userId,
    lot: 1,
    source: 'pack',
    cause: 'purchase:1',
    paid: true,
    price: { cents: 999, currency: 'eur' },
    granted: 100,
    remaining: 50,
    held: 10,
    spent: 40,
    expired: 0,
    revoked: 0,
    owed: 0,
    frozen: 0,
    expiresAt: daysLater(90),
    createdAt: noon,
  })
  expect(await findLot(ledger.db, userId, 'purchase:2')).toBeNull()
  expect(await findLot(ledger.db, randomUUID(), 'purchase:1')).toBeNull()
})

test('a person’s lots are listed oldest first, a gift without a price', async () => {
  const userId = await buyer(ledger.db)
  await grant(ledger.db, noon, pack(userId, { source: 'welcome', cause: 'welcome', paid: false, price: null }))
  expect((await listLots(ledger.db, userId)).map(({ cause, price }) => [cause, price?.cents])).toEqual([
    ['purchase:1', 999],
    ['welcome', undefined],
  ])
})

test('what was sold is listed in pages, and gifts are not', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => buyer(ledger.db, { cause: 'sold' })))
  await grant(ledger.db, noon, pack(people[0]!, { cause: 'gift', paid: false, price: null }))
  const seen: string[] = []
  for (
    let page = await listSoldLots(ledger.db, 2);
    page.length > 0;
    page = await listSoldLots(ledger.db, 2, page.at(-1))
  )
    seen.push(...page.filter(({ cause }) => cause === 'sold' || cause === 'gift').map(({ userId }) => userId))
  expect(seen).toEqual(people.toSorted())
})

test.each([
  ['another price', { price: { cents: 998, currency: 'eur' } }],
  ['another currency', { price: { cents: 999, currency: 'usd' } }],
  ['no price', { price: null }],
  ['another date', { expiresAt: daysLater(1) }],
  ['another source', { source: 'subscription' }],
  ['as a gift', { paid: false, price: null }],
] as const)('a cause that was granted is not granted again for %s', async (_what, terms) => {
  const userId = await buyer(ledger.db)
  await expect(grant(ledger.db, noon, pack(userId, terms))).rejects.toBeInstanceOf(CauseReused)
  expect(await listLots(ledger.db, userId)).toHaveLength(1)
})

test.each([
  ['a gift with a price', { paid: false }],
  ['a price below nothing', { price: { cents: -1, currency: 'eur' } }],
  ['no credits', { credits: 0 }],
  ['fewer credits than none', { credits: -5 }],
] as const)('%s cannot be granted', async (_what, terms) => {
  await expect(buyer(ledger.db, terms)).rejects.toThrow(/violates check constraint/)
})
