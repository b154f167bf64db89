import { taxStatuses, type TaxStatus } from '@numeria/contract'

const individuals: TaxStatus[] = ['private_person', 'sole_trader']

/** docs/legal.md says which questions this answers, and who decides them. */
export const defaultRules = [
  {
    country: 'PT',
    statuses: individuals,
    percent: 23,
    canBeExempt: true,
    note: {
      en: 'Portugal, category B income: 23 % is withheld (CIRS art. 101), unless you declare an exemption (art. 101-B).',
      pt: 'Portugal, rendimentos da categoria B: retemos 23 % (art. 101.º do CIRS), salvo se declarares dispensa de retenção (art. 101.º-B).',
    },
  },
  {
    country: '*',
    statuses: [...taxStatuses],
    percent: 0,
    canBeExempt: false,
    note: {
      en: 'Nothing is withheld. You declare this income yourself.',
      pt: 'Não há retenção na fonte. Declaras tu este rendimento.',
    },
  },
]
