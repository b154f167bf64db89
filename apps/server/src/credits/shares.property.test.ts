import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loseClaim, openClaim, reverseClaim } from './clawbacks.ts'
import { readAccount } from './credits.ts'
import { findLot } from './lots.ts'
import { buyer, noon, spend, useLedger } from './test-ledger.ts'

const ledger = useLedger()

const tell = { open: openClaim, lost: loseClaim, won: reverseClaim }
type Dispute = { cents: number; events: (keyof typeof tell)[] }

const disputes = fc.array(
  fc.record({
    cents: fc.integer({ min: 1, max: 600 }),
    events: fc.shuffledSubarray<keyof typeof tell>(['open', 'lost', 'won'], { minLength: 1 }),
  }),
  { minLength: 1, maxLength: 3 },
)

/** Final state of a dispute, whatever the order of its events. */
const endOf = ({ events }: Dispute) => (events.includes('won') ? 'won' : events.includes('lost') ? 'lost' : 'open')

test('any amounts, any spending before and after, and any order of events take the amounts’ share of the pack and no more', async () => {
  const story = fc.record({
    disputes,
    order: fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })),
    before: fc.double({ min: 0, max: 1, noNaN: true }),
    after: fc.double({ min: 0, max: 1, noNaN: true }),
    granted: fc.integer({ min: 1, max: 140 }),
    price: fc.integer({ min: 1, max: 600 }),
  })
  await fc.assert(
    fc.asyncProperty(story, async ({ disputes: all, order, before, after, granted, price }) => {
      const userId = await buyer(ledger.db, { credits: granted, price: { cents: price, currency: 'eur' } })
      const spent = Math.floor(before * granted)
      if (spent > 0) await spend(ledger.db, noon, userId, spent)
      const waiting = all.flatMap(({ cents, events }, index) =>
        events.map((what) => ({
          what,
          clawback: { userId, lotCause: 'purchase:1', cause: `dispute:${index}`, cents },
        })),
      )
      // Events of several disputes come mixed, and each of them twice.
      for (const { what, clawback } of mix([...waiting, ...waiting], order)) await tell[what](ledger.db, noon, clawback)
      const standing = (ends: readonly string[]) => {
        const cents = all.reduce((sum, each) => sum + (ends.includes(endOf(each)) ? each.cents : 0), 0)
        return Math.floor((granted * Math.min(cents, price)) / price)
      }
      const [share, lost] = [standing(['open', 'lost']), standing(['lost'])]
      const taken = Math.min(share, granted - spent)
      const lot = (await findLot(ledger.db, userId, 'purchase:1'))!
      expect(lot).toMatchObject({
        spent,
        revoked: Math.min(taken, lost),
        frozen: taken - Math.min(taken, lost),
        remaining: granted - spent - taken,
        owed: Math.min(spent, share - taken),
      })
      expect(lot.frozen + lot.revoked + lot.owed).toBeLessThanOrEqual(share)
      // The rest stays to be spent, unless something is owed.
      const more = Math.floor(after * lot.remaining)
      if (more > 0 && lot.owed === 0) {
        await spend(ledger.db, noon, userId, more)
        expect(await readAccount(ledger.db, noon, userId)).toMatchObject({
          available: lot.remaining - more,
          frozen: lot.frozen,
          debt: 0,
        })
      }
    }),
    { numRuns: 150 },
  )
}, 60_000)

function mix<Item>(items: Item[], order: Iterator<number>): Item[] {
  const left = [...items]
  return items.map(() => left.splice(Math.floor(Number(order.next().value) * left.length), 1)[0]!)
}
