import type { EarningLines, TaxStatus } from '@numeria/contract'

const statuses: Record<TaxStatus, string> = {
  private_person: 'Private person',
  sole_trader: 'Sole trader',
  company: 'Company',
}

export const tax = {
  title: 'Tax details',
  hint: 'Needed before your first bank payout. Until then your payouts wait, and nothing is lost.',
  status: 'You are paid as',
  statuses,
  country: 'Country of residence',
  /** Chosen before the user says otherwise: that of most readers of the language, if any. */
  usualCountry: '',
  fields: {
    name: 'Name as the tax office has it',
    taxNumber: 'Tax number',
    street: 'Street and number',
    postalCode: 'Postal code',
    city: 'Town',
  },
  hints: { taxNumber: 'In Portugal your NIF. A company in the EU or the UK gives its VAT number.' },
  isExempt: 'I declare that I am exempt from withholding (Portugal: CIRS art. 101-B)',
  safe: 'These details are encrypted. What was paid is kept for ten years, as tax law requires.',
  save: 'Save tax details',
  saving: 'Saving…',
  saved: { title: 'Saved', text: 'Your tax details are up to date.' },
  failed: { title: 'Error', text: 'Your tax details were not saved.' },
  change: 'Change tax details',
  keep: 'Keep current details',
  exempt: 'Exempt from withholding by your declaration',
  withheld: (percent: string) => `Withheld from payouts: ${percent}`,
  freshSignIn: {
    title: 'Please sign in again',
    text: 'For your security, changing tax details needs a sign-in from the last 15 minutes. You’ll come back to this page.',
  },
}

export const sums = {
  gross: 'Before tax',
  withheld: 'Withheld tax',
  net: 'To your bank',
  waits: 'Payouts wait for your tax details.',
  inPounds: (pounds: string, rate: string, date: string) => `${pounds} at 1 EUR = ${rate} GBP of ${date}`,
  ofPayout: (withheld: string, net: string) => `${withheld} withheld, ${net} to your bank`,
}

export const yearly = {
  title: 'Yearly statements',
  hint: 'What was paid to you in each calendar year. Keep them for your tax return; print the page for a PDF.',
  failed: 'Your yearly statements did not load.',
  year: (year: number) => `Paid in ${year}`,
  csv: (year: number) => `Download ${year} as CSV`,
  file: (year: number) => `numeria-payouts-${year}.csv`,
  heads: {
    paidOn: 'Paid on',
    gross: 'Before tax',
    percent: 'Rate',
    withheld: 'Withheld',
    net: 'Paid',
    taxNumber: 'Tax number',
    payout: 'Reference',
    pounds: 'Paid in pounds',
    rate: 'GBP for 1 EUR',
    rateOn: 'Rate of',
  },
  total: 'Total',
}

const kinds: Record<EarningLines[number]['kind'], string> = {
  conversion: 'A person joined',
  commission: 'Commission',
  correction: 'Correction',
  payout: 'Payout',
  returned: 'Payout returned',
}

export const lines = {
  title: 'Every movement',
  hint: 'One line for each conversion, commission, correction and payout, with your balance after it.',
  failed: 'Your movements did not load.',
  empty: 'Nothing has been earned in money yet.',
  csv: 'Download as CSV',
  file: (date: string) => `numeria-movements-${date}.csv`,
  kinds,
  heads: { date: 'Date', kind: 'Movement', reason: 'Reason', code: 'Code', amount: 'Amount', balance: 'Balance' },
}
