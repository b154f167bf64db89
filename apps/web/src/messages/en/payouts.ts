import type { Commission, Payout } from '@numeria/contract'

export const balance = {
  title: 'Your money',
  failed: 'Your payout settings did not load.',
  balance: 'Balance',
  pending: 'Under review',
  payable: 'Payable',
  onTheirWay: 'On its way to you',
  paid: 'Paid so far',
  next: 'Next payout date',
  threshold: (amount: string, minimum: string) => `${amount} of ${minimum}`,
  thresholdLabel: 'On the way to a payout',
  reached: (amount: string, date: string) => `${amount} goes out on ${date}.`,
  unchosen: (amount: string) =>
    `${amount} is yours. You are currently paid in credits. To have it paid out, choose bank transfer and add your bank details.`,
  debt: 'One of your payments was disputed after its credits were used. Payouts are on hold until this is settled. Please contact us.',
  held: (date: string) =>
    `Your bank details are new, so payouts wait until ${date}. This gives you time to object if someone else changed them.`,
  wait: (days: number) => `Earnings become payable after ${days} days, so that we can detect false conversions.`,
  missing: (amount: string) => `${amount} more until it is paid out.`,
  negative: 'A correction made your balance negative. Your next earnings cover it; you owe nothing.',
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
  fullNameHint: 'Exactly as your bank has it. Banks check it before they pay.',
  iban: 'IBAN',
  swift: 'SWIFT/BIC',
  sortCode: 'Sort code',
  sortCodeHint: 'Six digits, such as 12-34-56',
  accountNumber: 'Account number',
  accountNumberHint: 'Eight digits',
  save: 'Save Settings',
  saving: 'Saving…',
  warning: 'Bank transfers are for EU and UK accounts only.',
  safe: 'Your bank details are encrypted. Only their last four characters are ever shown.',
  wiped: 'Saving switches you to credits and deletes your bank and tax details. Money you have earned stays yours.',
  saved: { title: 'Settings updated!', text: 'Payout mode has been changed' },
  failed: { title: 'Error', text: 'Failed to update settings' },
  missing: {
    fullName: { title: 'Full name required', text: "Please enter the account holder's full name" },
    eu: { title: 'EU bank details incomplete', text: 'Please provide IBAN and SWIFT/BIC code' },
    uk: { title: 'UK bank details incomplete', text: 'Please provide sort code and account number' },
  },
  freshSignIn: {
    title: 'Please sign in again',
    text: 'For your security, changing bank details needs a sign-in from the last 15 minutes. You’ll come back to this page.',
  },
}

export const account = {
  label: 'Paid to',
  eu: 'EU bank account',
  uk: 'UK bank account',
  change: 'Change bank details',
  keep: 'Keep current details',
}

export const structure = {
  title: 'Payout structure',
  list: (each: string, minimum: string): readonly (readonly [string, string])[] => [
    ['Credits', '5 credits for each person who joins. They arrive straight away and never expire.'],
    ['Bank transfer', `${each} for each person who joins, instead of credits.`],
    [
      'Commission',
      '10% of each person’s first purchase, once they can no longer withdraw from it. A refund or a dispute takes its share back.',
    ],
    ['Minimum', `${minimum}. Smaller amounts stay yours and wait for the next month.`],
    ['When', 'Monthly, on the first. Your bank then needs one or two working days.'],
    [
      'Where',
      'Accounts in the EU and the UK only. UK accounts are paid in pounds, at the rate shown with each payout.',
    ],
  ],
}

const states: Record<Payout['state'], string> = {
  due: 'Due',
  exported: 'With the bank',
  paid: 'Paid',
  failed: 'Returned',
}

const moves: Record<Commission['entries'][number]['kind'], string> = {
  set_aside: 'Set aside',
  release: 'Added to your balance',
  take_back: 'Taken back: money went back to the buyer or is disputed',
  give_back: 'Given back: the buyer’s payment stands',
  refuse: 'Refused with the sign-up',
  forgo: 'Given up with the account',
}

const commissionStates: Record<Commission['state'], string> = {
  set_aside: 'Set aside',
  earned: 'Earned',
  refused: 'Refused',
  forgone: 'Given up',
}

export const commissions = {
  title: 'Commissions',
  hint: (percent: number) =>
    `${percent} % of the first purchase of each person who joins, in euros, whichever way you are paid.`,
  failed: 'Your commissions did not load.',
  empty: 'No one who joined through your links has bought anything yet.',
  setAside: 'Set aside',
  earned: 'Earned',
  until: (date: string) => `Set aside until ${date}`,
  underReview: 'Set aside: the sign-up is under review',
  states: commissionStates,
  movements: 'Movements',
  moves,
}

export const changes = {
  title: 'Your payout details',
  changed: (date: string) => `Your bank details were changed on ${date}.`,
  deleted: (date: string) => `Your bank details were deleted on ${date}.`,
  tax_changed: (date: string) => `Your tax details were changed on ${date}.`,
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
  failure: (reason: string) => `The bank says: ${reason}. The money is back in your balance.`,
}
