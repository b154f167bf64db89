import type { PersonReferrer } from '@numeria/contract'

const modes: Record<PersonReferrer['mode'], string> = { credits: 'in credits', cash: 'in money' }
const states: Record<PersonReferrer['payouts'][number]['state'], string> = {
  due: 'Due',
  exported: 'With the bank',
  paid: 'Paid',
  failed: 'Failed',
}

export const referrer = {
  title: 'Referral money',
  mode: (mode: PersonReferrer['mode'], account: string | null) =>
    `Paid ${modes[mode]}${account === null ? '' : `, account ${account}`}`,
  taxMissing: 'No tax details: payouts wait.',
  shared: (people: string) => `The same bank account is registered by ${people}.`,
  balance: 'Balance',
  payable: 'Payable',
  onTheirWay: 'On its way',
  pending: 'Under review',
  paid: 'Paid',
  payouts: 'Payouts',
  toPayout: (state: string, amount: string) => `${state}: to the list with ${amount}`,
  states,
  corrections: 'Corrections',
  by: (name: string) => `by ${name}`,
  correct: 'Correct earnings',
  title2: 'Correct earnings',
  amount: 'Amount in euros (below zero takes back)',
  wrongAmount: 'Enter an amount such as -0.50.',
  reason: 'Reason (the referrer reads it)',
  wrongReason: 'Please enter a reason of at least 3 characters.',
  conversion: 'Conversion that it is about',
  conversionName: (date: string, amount: string) => `${date}, ${amount}`,
  save: 'Correct',
  saving: 'Saving…',
  saved: { title: 'Corrected', text: (amount: string) => amount },
}
