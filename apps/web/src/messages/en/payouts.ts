import type { Payout } from '@numeria/contract'

export const balance = {
  title: 'Your money',
  failed: 'Your payout settings could not be loaded.',
  balance: 'Balance',
  pending: 'Being looked at',
  payable: 'Payable',
  onTheirWay: 'On its way to you',
  paid: 'Paid so far',
  next: 'Next payout date',
  threshold: (amount: string, minimum: string) => `${amount} of ${minimum}`,
  thresholdLabel: 'On the way to a payout',
  reached: (amount: string, date: string) => `${amount} goes out on ${date}.`,
  unchosen: (amount: string) =>
    `${amount} is yours and stays yours. You are paid in credits now, so nothing goes out: choose bank transfer and give your bank details to have it paid.`,
  debt: 'A payment of yours was disputed, and credits that it bought were spent already. Nothing is paid out until that is settled: please write to us.',
  held: (date: string) =>
    `Your bank details are new, so payouts wait until ${date}: time to object if someone else gave them.`,
  wait: (days: number) => `What you earn becomes payable after ${days} days, in which false conversions are found.`,
  missing: (amount: string) => `${amount} more until it is paid out.`,
  negative: 'A correction made your balance negative. The next earnings make it good; you owe nothing.',
}

export const settings = {
  title: 'How you are paid',
  type: 'Payout type',
  credits: 'Credits',
  creditsHint: '5 credits for each person who joins, straight away',
  cash: 'Bank Transfer',
  cashHint: (each: string) => `${each} for each person who joins`,
  accountType: 'Bank account type',
  eu: 'EU Bank',
  euHint: 'IBAN + SWIFT/BIC',
  uk: 'UK Bank',
  ukHint: 'Sort Code + Account',
  fullName: 'Full name of the account holder',
  fullNameHint: 'Exactly as your bank knows it: banks compare it before they pay.',
  iban: 'IBAN',
  swift: 'SWIFT/BIC',
  sortCode: 'Sort code',
  sortCodeHint: 'Six digits, such as 12-34-56',
  accountNumber: 'Account number',
  accountNumberHint: 'Eight digits',
  save: 'Save Settings',
  saving: 'Saving…',
  warning: 'Bank transfers are for EU and UK accounts only.',
  safe: 'Your bank details are stored encrypted, and no one is shown more than their last four characters.',
  wiped: 'Back to credits: your bank details are deleted when you save. What you earned in money stays yours.',
  saved: { title: 'Settings updated!', text: 'Payout mode has been changed' },
  failed: { title: 'Error', text: 'Failed to update settings' },
  missing: {
    fullName: { title: 'Full name required', text: "Please enter the account holder's full name" },
    eu: { title: 'EU bank details incomplete', text: 'Please provide IBAN and SWIFT/BIC code' },
    uk: { title: 'UK bank details incomplete', text: 'Please provide sort code and account number' },
  },
  freshSignIn: {
    title: 'Please sign in again',
    text: 'Bank details can be set, changed or deleted within 15 minutes of signing in, so that no one else does it on a device you left open. You come back to this page.',
  },
}

export const account = {
  label: 'Paid to',
  eu: 'EU bank account',
  uk: 'UK bank account',
  change: 'Change bank details',
  keep: 'Keep the ones I have',
}

export const structure = {
  title: 'Payout structure',
  list: (each: string, minimum: string): readonly (readonly [string, string])[] => [
    ['Credits', '5 credits for each person who joins. They arrive straight away and never expire.'],
    ['Bank transfer', `${each} for each person who joins, instead of credits.`],
    ['Minimum', `${minimum}. What is below it stays yours and waits for the next month.`],
    ['When', 'Once a month, on the first. Then your bank needs one or two working days.'],
    ['Where', 'Accounts in the EU and the UK only.'],
  ],
}

const states: Record<Payout['state'], string> = {
  due: 'Due: it goes to the bank next',
  exported: 'With the bank',
  paid: 'Paid',
  failed: 'Came back',
}

export const changes = {
  title: 'Your bank details',
  changed: (date: string) => `They were changed on ${date}.`,
  deleted: (date: string) => `They were deleted on ${date}.`,
  notYou: (address: string) => `If it was not you, please write to ${address} straight away.`,
}

export const history = {
  title: 'Payouts so far',
  empty: 'Nothing has been paid out yet.',
  date: 'Date',
  amount: 'Amount',
  state: 'State',
  states,
  paidOn: (date: string) => `on ${date}`,
  failure: (reason: string) => `The bank says: ${reason}. The money is in your balance again.`,
}
