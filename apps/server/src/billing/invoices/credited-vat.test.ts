import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newest, openShop, type Shop } from '../test-shop.ts'
import { linesOf, vatOfNote } from './credited-vat.rules.ts'
import { documentsAt } from './test-documents.ts'
import { euVatRates } from './vat-rates.ts'
import { vatWithin } from './vat.rules.ts'

const rates = [0, ...new Set(Object.values(euVatRates))]
const anyRate = fc.constantFrom(...rates)
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The VAT of credit notes for these amounts, one after the other. */
function noteVats(amounts: readonly number[], rate: number): number[] {
  const vats: number[] = []
  amounts.forEach((cents, index) => {
    const before = { totalCents: sum(amounts.slice(0, index)), vatCents: sum(vats) }
    vats.push(vatOfNote(before, cents, rate))
  })
  return vats
}

test('credit notes for all of an invoice in parts have its VAT, whatever the rate and however many parts', () => {
  // The lines of a note below a quarter cannot always carry a cent more than its own VAT.
  const shares = fc.array(fc.integer({ min: 25, max: 2_500 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(shares, anyRate, (amounts, rate) => {
      const vats = noteVats(amounts, rate)
      expect(sum(vats)).toBe(vatWithin(sum(amounts), rate))
      vats.forEach((vat, index) => expect(Math.abs(vat - vatWithin(amounts[index]!, rate))).toBeLessThanOrEqual(1))
    }),
    { numRuns: 5_000 },
  )
})

test('the lines of a document add up to its total, and the VAT of each, rounded by itself, to its VAT', () => {
  const shares = fc.array(fc.integer({ min: 1, max: 2_500 }), { minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(shares, anyRate, (amounts, rate) => {
      noteVats(amounts, rate).forEach((vat, index) => {
        const lines = linesOf(amounts[index]!, vat, rate)
        expect(sum(lines)).toBe(amounts[index])
        expect(sum(lines.map((line) => vatWithin(line, rate)))).toBe(vat)
        expect(Math.min(...lines)).toBeGreaterThan(0)
      })
    }),
    { numRuns: 5_000 },
  )
})

test('a credit note of a cent or two has no line that could carry a cent of VAT, and the next one takes it', () => {
  expect(noteVats([1, 1, 1, 296], 2300)).toEqual([0, 0, 0, 56])
  expect(linesOf(99, 18, 2300)).toHaveLength(2)
  expect(linesOf(299, 56, 2300)).toEqual([299])
})

let shop: Shop
let documents: ReturnType<typeof documentsAt>
beforeAll(async () => {
  shop = await openShop()
  documents = documentsAt(shop)
})
afterAll(() => shop.close())

test.each([
  ['23 % in Portugal', {}, [100, 100, 99]],
  ['19 % in Germany', { country: 'DE' }, [50, 61, 20, 168]],
  ['no VAT outside the EU', { country: 'US' }, [150, 149]],
])(
  'a purchase that goes back in shares, with %s: its credit notes at the provider are its invoice',
  async (_, payer, shares) => {
    const buyer = await shop.buyer()
    shop.passTime(1)
    const { sessionId } = await buyer.order('path5')
    await shop.pay(sessionId, undefined, payer)
    await shop.deliver()
    // Some are issued one by one, the last at once.
    for (const amount of shares.slice(0, -2)) {
      await shop.control('POST', 'payments/refund', { sessionId, amount })
      await shop.deliver()
      await documents.issue()
    }
    for (const amount of shares.slice(-2)) await shop.control('POST', 'payments/refund', { sessionId, amount })
    await shop.deliver('newest')
    await Promise.all([documents.issue(), documents.issue()])
    await documents.issueLater()
    const ids = (await newest(buyer)).documents.map(({ documentId }) => documentId)
    const [invoice, ...notes] = (await documents.documentsOf(...ids)).toSorted(({ type: one }, { type: other }) =>
      other.localeCompare(one),
    )
    expect(notes).toHaveLength(shares.length)
    expect(sum(notes.map(({ totalCents }) => totalCents))).toBe(invoice!.totalCents)
    expect(sum(notes.map(({ vatCents }) => vatCents))).toBe(invoice!.vatCents)
  },
)
