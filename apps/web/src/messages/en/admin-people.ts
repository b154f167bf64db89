import type { PersonFile } from '@numeria/contract'

type State = PersonFile['readings' | 'purchases'][number]['state']

const credits = (count: number) => `${count} ${Math.abs(count) === 1 ? 'credit' : 'credits'}`

export const search = {
  title: 'Find a user',
  label: 'E-mail address',
  find: 'Find',
  finding: 'Searching…',
  hint: 'Every lookup is recorded in the audit log. Messages and readings are not shown.',
  missing: 'Please enter an e-mail address.',
}

export const person = {
  since: (day: string) => `Joined on ${day}`,
  profile: 'Profile complete',
  noProfile: 'No profile yet',
  balance: 'Balance',
  inUse: 'In use',
  frozen: 'Frozen',
  debt: 'Owed',
  expiring: (count: number, day: string) => `${credits(count)} expire${count === 1 ? 's' : ''} on ${day}`,
  give: 'Give or take credits',
  forgive: 'Write off debt',
  endSessions: 'End all sessions',
  newest: 'Showing the newest 100.',
  when: 'When',
  statement: { title: 'Statement', empty: 'No movements.', what: 'What', credits: 'Credits', balance: 'Balance' },
  readings: {
    title: 'Readings',
    empty: 'No readings.',
    kind: 'Kind',
    state: 'State',
    credits: 'Credits',
    tokens: 'Tokens',
  },
  purchases: { title: 'Purchases', empty: 'No purchases.', pack: 'Pack', state: 'State', amount: 'Amount' },
  referrals: { title: 'Referrals', empty: 'No codes.', code: 'Code', clicks: 'Clicks', conversions: 'Conversions' },
  refunded: (amount: string) => `${amount} refunded`,
  dispute: (state: string) => `dispute: ${state}`,
  states: {
    running: 'being written',
    done: 'done',
    failed: 'failed',
    forgotten: 'deleted by its owner',
    open: 'open',
    paid: 'paid',
    expired: 'expired',
    set_aside: 'under review',
  } satisfies Record<State, string>,
}

export const adjust = {
  title: 'Give or take credits',
  to: (email: string) => `For ${email}.`,
  way: 'Action',
  give: 'Give',
  giveHint: 'Free credits that never expire',
  take: 'Take',
  takeHint: 'At most what is left',
  credits: 'Credits',
  wrongCredits: (most: number) => `Please enter a whole number from 1 to ${most}.`,
  reason: 'Reason',
  reasonHint: 'For the audit log. The user does not see it.',
  wrongReason: 'Please enter a reason of at least 3 characters.',
  next: 'Review',
  back: 'Back',
  check: (count: number, isGift: boolean, email: string) =>
    isGift ? `Give ${credits(count)} to ${email}?` : `Take ${credits(count)} from ${email}?`,
  balance: (now: number) => `Current balance: ${credits(now)}.`,
  confirmGive: (count: number) => `Give ${credits(count)}`,
  confirmTake: (count: number) => `Take ${credits(count)}`,
  working: 'Saving…',
  done: (changed: number) =>
    changed >= 0
      ? { title: 'Credits given', text: `+${credits(changed)}` }
      : { title: 'Credits taken', text: credits(changed) },
  nothing: { title: 'Nothing changed', text: 'There were no credits left to take, or this was already done.' },
}

export const debt = {
  title: 'Write off debt',
  text: (owed: number, email: string) =>
    `${email} owes ${credits(owed)} after a dispute. Once you write this off, they can spend credits again. This cannot be undone.`,
  confirm: (owed: number) => `Write off ${credits(owed)}`,
  done: { title: 'Debt written off', text: (count: number) => credits(count) },
}

export const endSessions = {
  title: 'End all sessions',
  text: (email: string) =>
    `${email} is signed out on every device immediately and can sign in again at any time. Use this for a lost phone or a stranger in the account.`,
  confirm: 'End all sessions',
  working: 'Ending…',
  done: 'Sessions ended',
  count: (ended: number) =>
    ended === 0
      ? 'There were no sessions to end.'
      : ended === 1
        ? '1 session has ended.'
        : `${ended} sessions have ended.`,
}
