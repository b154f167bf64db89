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
  hint: 'Payouts become due on the first of a month. Export them for the bank, then say what the bank did.',
  which: 'Which payouts',
  states,
  empty: {
    due: 'Nothing is due.',
    exported: 'Nothing is with the bank.',
    paid: 'Nothing was paid yet.',
    failed: 'Nothing has failed.',
  } satisfies Record<Payout['state'], string>,
  sum: (count: number, amount: string) => `${payouts(count)}, ${amount}`,
  exportSepa: 'Export SEPA file',
  exportUk: 'Export UK file',
  exported: { title: 'Exported', text: (count: number, amount: string) => `${payouts(count)}, ${amount}` },
  nothingReady: { title: 'Nothing exported', text: 'No payout is ready for such a file.' },
  unreadable: (ids: readonly string[]) =>
    `Still due, since no key opens the bank details: ${ids.join(', ')}. Ask their owners to enter them again.`,
  fileWarning: 'The files hold whole account numbers. Hand them to the bank, then delete them.',
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
  waitsForDetails: 'Waits for bank details',
  waitsForDebt: 'Waits: the person owes us credits',
  waitsUntil: (moment: string) => `New details: waits until ${moment}`,
  exportedOn: (moment: string) => `exported ${moment}`,
  endedOn: (moment: string) => `on ${moment}`,
  paid: 'Mark as paid',
  failed: 'Mark as failed',
  paidTitle: 'Mark as paid?',
  paidText: (count: number, amount: string) =>
    `${payouts(count)}, ${amount}. Only once the bank has paid: this cannot be undone, and the account details are deleted.`,
  failedTitle: 'Mark as failed?',
  failedText: (count: number, amount: string) =>
    `${payouts(count)}, ${amount}. The money is owed again and goes out with a later payout.`,
  reason: 'Reason, as the person reads it',
  wrongReason: 'Please give a reason of at least 3 characters.',
  working: 'Writing it down…',
  done: { paid: 'Marked as paid', failed: 'Marked as failed' },
  refused: (count: number) =>
    count === 1
      ? '1 payout stayed as it was: someone else got there first.'
      : `${count} payouts stayed as they were: someone else got there first.`,
}
