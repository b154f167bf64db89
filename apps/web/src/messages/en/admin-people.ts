const credits = (count: number) => `${count} ${Math.abs(count) === 1 ? 'credit' : 'credits'}`

export const search = {
  title: 'Find a person',
  label: 'E-mail address',
  find: 'Find',
  finding: 'Looking…',
  hint: 'Every look at a person is written into the audit. What they wrote, and what Selene wrote, is shown to no one.',
  missing: 'Please give an e-mail address.',
}

export const person = {
  since: (day: string) => `Here since ${day}`,
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
  newest: 'The newest 100 are shown.',
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
  kinds: {
    chat: 'Question',
    quick: 'Quick reading',
    life_path: 'Life Path',
    year_forecast: 'Year forecast',
    compatibility: 'Compatibility',
    weekly_roadmap: 'Weekly roadmap',
    blueprint: 'Blueprint',
    onboarding: 'Onboarding reply',
    safety: 'Safety reply',
  } as Record<string, string>,
  states: {
    running: 'being written',
    done: 'done',
    failed: 'failed',
    forgotten: 'deleted by its owner',
    open: 'open',
    paid: 'paid',
    expired: 'expired',
    refunded: 'refunded',
    set_aside: 'set aside',
  } as Record<string, string>,
}

export const adjust = {
  title: 'Give or take credits',
  to: (email: string) => `For ${email}.`,
  way: 'What to do',
  give: 'Give',
  giveHint: 'Free credits that never expire',
  take: 'Take',
  takeHint: 'Never more than is left',
  credits: 'Credits',
  wrongCredits: (most: number) => `Please give a whole number from 1 to ${most}.`,
  reason: 'Reason',
  reasonHint: 'For the audit. The person does not read it.',
  wrongReason: 'Please give a reason of at least 3 characters.',
  next: 'Check',
  back: 'Back',
  check: (count: number, isGift: boolean, email: string) =>
    isGift ? `Give ${credits(count)} to ${email}?` : `Take ${credits(count)} from ${email}?`,
  balance: (now: number) => `The balance is ${credits(now)} now.`,
  confirmGive: (count: number) => `Give ${credits(count)}`,
  confirmTake: (count: number) => `Take ${credits(count)}`,
  working: 'Writing it down…',
  done: (changed: number) =>
    changed >= 0
      ? { title: 'Credits given', text: `+${credits(changed)}` }
      : { title: 'Credits taken', text: credits(changed) },
  nothing: { title: 'Nothing changed', text: 'Nothing was left to take, or it was done already.' },
}

export const debt = {
  title: 'Write off debt',
  text: (owed: number, email: string) =>
    `${email} owes ${credits(owed)} after a dispute. Written off, paid actions are open to them again. This cannot be undone.`,
  confirm: (owed: number) => `Write off ${credits(owed)}`,
  done: { title: 'Debt written off', text: (count: number) => credits(count) },
}

export const endSessions = {
  title: 'End all sessions',
  text: (email: string) =>
    `${email} is signed out on every device immediately and can sign in again with their provider. For a lost phone, or a stranger in the account.`,
  confirm: 'End all sessions',
  working: 'Ending…',
  done: 'Sessions ended',
  count: (ended: number) =>
    ended === 0 ? 'There was none.' : ended === 1 ? '1 session has ended.' : `${ended} sessions have ended.`,
}
