import type { Payout } from '@numeria/contract'

const payouts = (count: number) => (count === 1 ? '1 payout' : `${count} payouts`)

const states: Record<Payout['state'], string> = {
  due: 'Due',
  exported: 'With the bank',
  paid: 'Paid',
  failed: 'Failed',
}

export const desk = {
  title: 'Payouts',
  hint: 'Payouts fall due on the first of each month. Export them for the bank, then mark them as paid or failed.',
  which: 'Payout status',
  states,
  empty: {
    due: 'No payouts are due.',
    exported: 'No payouts are with the bank.',
    paid: 'No payouts have been paid yet.',
    failed: 'No payouts have failed or come back.',
  } satisfies Record<Payout['state'], string>,
  sum: (count: number, amount: string) => `${payouts(count)}, ${amount}`,
  exportSepa: 'Export SEPA file',
  exportUk: 'Export UK file',
  exported: { title: 'Exported', text: (count: number, amount: string) => `${payouts(count)}, ${amount}` },
  nothingReady: { title: 'Nothing exported', text: 'No payout is ready for this kind of file.' },
  unreadable: (ids: readonly string[]) =>
    `These stay due because their bank details cannot be decrypted: ${ids.join(', ')}. Ask the referrers to enter them again.`,
  fileWarning: 'These files contain full account numbers. Send them to the bank, then delete them.',
  download: 'Download again',
  downloadNamed: (batch: string) => `Download ${batch} again`,
  batch: 'Batch',
  month: 'Month',
  amount: 'Amount',
  account: 'Account',
  note: 'Note',
  select: 'Select',
  selectNamed: (amount: string, account: string) => `Select ${amount} to ${account}`,
  selectAll: 'Select all',
  selected: (count: number, amount: string) => `Selected: ${payouts(count)}, ${amount}`,
  noAccount: 'no account',
  ready: 'Ready',
  waitsForDetails: 'Waiting for bank details',
  waitsForTax: 'Waiting for tax details',
  withheld: (withheld: string, net: string) => `${withheld} withheld, ${net} to the bank`,
  taxReport: 'Report for the tax office (CSV)',
  sharedAccount: 'Also the account of another person',
  person: 'Person',
  personNamed: (amount: string, account: string) => `Person of ${amount} to ${account}`,
  taxYear: 'Year',
  waitsForRate: 'Waiting for a rate: set EUR_TO_GBP and EUR_TO_GBP_DATE',
  inPounds: (amount: string, pounds: string) => `${amount}, ${pounds} to the bank`,
  waitsForDebt: 'On hold: the user owes credits',
  waitsUntil: (moment: string) => `New bank details: on hold until ${moment}`,
  exportedOn: (moment: string) => `exported ${moment}`,
  endedOn: (moment: string) => `on ${moment}`,
  paid: 'Mark as paid',
  failed: 'Mark as failed',
  returned: 'Mark as returned',
  paidTitle: 'Mark as paid?',
  paidText: (count: number, amount: string) =>
    `${payouts(count)}, ${amount}. Do this only once the bank has paid: it cannot be undone, and the account details are deleted.`,
  failedTitle: 'Mark as failed?',
  failedText: (count: number, amount: string) =>
    `${payouts(count)}, ${amount}. The money returns to the referrer’s balance and goes out with a later payout.`,
  returnedTitle: 'Mark as returned by the bank?',
  returnedText: (count: number, amount: string) =>
    `${payouts(count)}, ${amount}. The money returns to the referrer’s balance and goes out with a later payout. Nothing counts as withheld, and the statement and the tax report of the year no longer contain it.`,
  reason: 'Reason (the referrer reads it)',
  wrongReason: 'Please enter a reason of at least 3 characters.',
  working: 'Saving…',
  done: { paid: 'Marked as paid', failed: 'Marked as failed', returned: 'Marked as returned' },
  refused: (count: number) =>
    count === 1
      ? '1 payout is unchanged: someone else updated it first.'
      : `${count} payouts are unchanged: someone else updated them first.`,
}

export const commissions = {
  title: 'Commissions',
  hint: '10% of first purchases, set aside until the buyer can no longer withdraw. The accounts sum to nothing.',
  waiting: (count: number) =>
    `${count === 1 ? '1 first purchase in dollars waits' : `${count} first purchases in dollars wait`} for a rate: set USD_TO_EUR.`,
  reserve: 'Set aside',
  referrers: 'Earned by referrers',
  company: 'Paid by the company',
  empty: 'No commission yet.',
  paidOn: 'Bought on',
  state: 'State',
  referrer: 'Referrer',
  purchase: 'Purchase',
  kept: 'Kept',
  commission: 'Commission',
  until: (date: string) => `set aside until ${date}`,
  underReview: 'set aside, under review',
  states: { set_aside: 'set aside', earned: 'earned', refused: 'refused', forgone: 'given up' },
}
