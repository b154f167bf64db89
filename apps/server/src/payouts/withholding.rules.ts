import type { PayoutSums, TaxStatus } from '@numeria/contract'
import type { WithholdingRule } from '../platform/withholding-settings.ts'

type Taxed = { country: string; status: TaxStatus; isExempt: boolean }

/** The first rule that fits; the settings end with one that fits everybody. */
export function ruleFor(rules: readonly WithholdingRule[], { country, status }: Omit<Taxed, 'isExempt'>) {
  return rules.find((rule) => (rule.country === '*' || rule.country === country) && rule.statuses.includes(status))!
}

/** In hundredths of a percent. A declaration that the rule does not know counts for nothing. */
export function rateFor(rules: readonly WithholdingRule[], taxed: Taxed): number {
  const { percent, canBeExempt } = ruleFor(rules, taxed)
  return taxed.isExempt && canBeExempt ? 0 : Math.round(percent * 100)
}

/** Half a cent goes to the tax office. */
export function withhold(grossCents: number, rate: number): PayoutSums {
  const withheldCents = Math.floor((grossCents * rate + 5_000) / 10_000)
  return { grossCents, withheldCents, netCents: grossCents - withheldCents }
}
