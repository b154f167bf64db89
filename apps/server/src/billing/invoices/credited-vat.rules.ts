import { vatWithin } from './vat.rules.ts'

/** The smallest price whose VAT rounds to a cent. */
const leastTaxed = (rate: number): number => Math.ceil((10_000 + rate) / (2 * rate))

/**
 * The VAT of a credit note: that of all that went back by now, less that of the credit notes before. So those of a whole invoice have its VAT, in however many
 * parts it went back. Rounded each by itself, three thirds of 2.99 at 23 % would have 0.57 of the invoice's 0.56.
 * @param before the sums of the invoice's other credit notes whose VAT is settled
 */
export function vatOfNote(before: { totalCents: number; vatCents: number }, totalCents: number, rate: number): number {
  if (rate === 0) return 0
  const due = vatWithin(before.totalCents + totalCents, rate) - before.vatCents
  // No document can show more than its lines can carry; what is left belongs to the next one.
  return Math.max(0, Math.min(due, Math.floor(totalCents / leastTaxed(rate))))
}

/**
 * The lines of a document, in cents with VAT. One is enough where its VAT is that of the total; else it is parted so that the VAT of the lines, each rounded by
 * itself, adds up to it: certified software takes no amount of VAT.
 */
export function linesOf(totalCents: number, vatCents: number, rate: number): number[] {
  if (vatWithin(totalCents, rate) === vatCents) return [totalCents]
  for (let part = 1; part <= totalCents / 2; part += 1)
    if (vatWithin(part, rate) + vatWithin(totalCents - part, rate) === vatCents) return [totalCents - part, part]
  const isMore = vatCents > vatWithin(totalCents, rate)
  const part = isMore ? leastTaxed(rate) : leastTaxed(rate) - 1
  if (part === totalCents) return [part]
  return [...linesOf(totalCents - part, vatCents - (isMore ? 1 : 0), rate), part]
}
