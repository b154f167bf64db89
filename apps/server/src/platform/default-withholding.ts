import { taxStatuses, type TaxStatus } from '@numeria/contract'
import { inEveryLanguage } from '../page-texts/page-texts.ts'

const individuals: TaxStatus[] = ['private_person', 'sole_trader']

/** docs/legal.md says which questions this answers, and who decides them. */
export const defaultRules = [
  {
    country: 'PT',
    statuses: individuals,
    percent: 23,
    canBeExempt: true,
    note: inEveryLanguage(({ withholding }) => withholding.portugal),
  },
  {
    country: '*',
    statuses: [...taxStatuses],
    percent: 0,
    canBeExempt: false,
    note: inEveryLanguage(({ withholding }) => withholding.elsewhere),
  },
]
