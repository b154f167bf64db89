import type { Checkout } from '../state.ts'
import { vatPercent, vatWithin } from '../tax.ts'

/** Works the VAT inside the prices out for a country. Without automatic tax, or without a country, there is none to show. */
export function applyTax(checkout: Checkout, country: string | null) {
  const { session, lines } = checkout
  checkout.country = country
  if (!session.automatic_tax.enabled) return
  session.automatic_tax.status = country === null ? 'requires_location_inputs' : 'complete'
  const percent = country === null ? 0 : vatPercent(country)
  for (const line of lines) line.amount_tax = vatWithin(line.amount_total, percent)
  session.total_details!.amount_tax = lines.reduce((sum, line) => sum + line.amount_tax, 0)
}
