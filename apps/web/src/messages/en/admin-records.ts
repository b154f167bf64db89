import type { AuditAction, FirstAction, FunnelStepName } from '@numeria/contract'

const actions: Record<AuditAction, string> = {
  login: 'Signed in',
  logout: 'Signed out',
  'admin.create': 'Created an administrator',
  'admin.reset': 'Reset an administrator’s sign-in',
  'person.look': 'Looked up a user',
  'credits.give': 'Gave credits',
  'credits.take': 'Took credits',
  'debt.forgive': 'Wrote off debt',
  'sessions.end': 'Signed a user out everywhere',
  'reading.look': 'Opened a reading',
  'report.keep': 'Left a reported reading as it is',
  'report.upheld': 'Agreed with a report',
  'report.unpublish': 'Unpublished a reading',
  'report.remove': 'Deleted a reading',
  'pending.approve': 'Approved a reward',
  'pending.reject': 'Rejected a reward',
  'telegram.generate': 'Generated a bot token',
  'telegram.revoke': 'Revoked a bot token',
  'telegram.bind': 'Used a token with the bot',
  'telegram.refused': 'Was turned away by the bot',
  'payouts.export': 'Exported payouts',
  'payouts.download': 'Downloaded a bank file',
  'payouts.paid': 'Marked payouts as paid',
  'payouts.correct': 'Corrected earnings',
  'payouts.tax_report': 'Downloaded the report for the tax office',
  'payouts.failed': 'Marked payouts as failed',
  'payouts.returned': 'Marked paid payouts as returned by the bank',
  'invoice.retry': 'Tried an invoice again',
  'refund.retry': 'Tried a refund again',
  'password.change': 'Changed their own password',
  'own_sessions.end': 'Ended their own sessions',
  'authenticator.set_up': 'Started setting up the authenticator',
  'authenticator.on': 'Turned the authenticator on',
  'authenticator.off': 'Turned the authenticator off',
}

export const audit = {
  title: 'Audit log',
  hint: 'Everything administrators did, newest first. Entries cannot be changed or deleted. When an account is deleted, the reasons noted for it are removed.',
  empty: 'No entries yet.',
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',
  action: (action: AuditAction) => actions[action],
  earlier: 'Earlier entries',
  refresh: 'Refresh',
}

const steps: Record<FunnelStepName, string> = {
  visit: 'Visit',
  login_shown: 'Login shown',
  sign_up: 'Sign-up',
  first_reading: 'First reading',
  packs_viewed: 'Packs viewed',
  purchase_started: 'Purchase started',
  purchase: 'Purchase',
  share_opened: 'Sharing opened',
  share: 'Shared',
  referral_code_made: 'Referral code created',
  referral: 'Referral',
}

export const funnel = {
  title: 'Funnel',
  hint: 'How many people took each step, day by day (UTC).',
  period: 'Period',
  days: (days: number) => `${days} days`,
  step: 'Step',
  total: 'Total',
  name: (step: FunnelStepName) => steps[step],
  told: 'reported by browsers',
  note: 'Steps reported by browsers include only people who consented, so the real figures are higher. The other steps come from our own database.',
  table: 'Funnel, day by day',
}

const deeds: Record<FirstAction, string> = {
  looked: 'Looked only',
  free_reading: 'Free reading',
  quick_answer: 'Quick answer',
  paid_reading: 'Paid reading',
  shared: 'Shared',
  purchased: 'Bought',
}

export const retention = {
  title: 'Retention',
  hint: 'Browsers whose owners signed up in a week (Monday to Sunday, UTC) and came back on day 1, 7 and 30.',
  table: 'Retention by week of sign-up and first day',
  empty: 'No week is complete yet. A week is shown three days after its Sunday.',
  week: 'Week of',
  did: 'On the first day',
  browsers: 'Sign-ups',
  day: (day: number) => `Day ${day}`,
  all: 'All',
  deed: (did: FirstAction) => deeds[did],
  hidden: 'hidden',
  open: 'not over yet',
  few: (count: number) => `fewer than ${count}`,
  note: (count: number) =>
    `Only browsers with consent, and only in the same browser: a part of all. Counts under ${count} are hidden, and so are counts from which one could be derived; small groups are put together. Each person is in the last group that applies.`,
}

export const authenticator = {
  title: 'Your authenticator',
  hint: 'A second step at sign-in: a code from an app on your phone.',
  on: 'It is on.',
  off: 'It is off: your password alone opens the admin area.',
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  few: 'To get new codes, turn it off and set it up again.',
  setUp: 'Set up',
  settingUp: 'Preparing…',
  setUpHint: 'Turning it on ends your other sessions.',
  scan: 'Scan this with your authenticator app, or type the key into it.',
  picture: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Current code from the app',
  confirm: 'Turn on',
  confirming: 'Checking…',
  remove: 'Turn off',
  removeHint: 'Turning it off ends your other sessions.',
  removeCode: 'Code from the app, or a recovery code',
  codes: 'Your recovery codes',
  codesHint:
    'Use one if you lose your phone; each works once. They are shown only now: print them or keep them with your passwords.',
  copy: 'Copy codes',
  kept: 'I’ve saved them',
  turnedOn: { title: 'Authenticator on', text: 'Signing in now asks for a code.' },
  turnedOff: { title: 'Authenticator off', text: 'Signing in now asks only for your password.' },
}

export const sessions = {
  title: 'Your sessions',
  hint: 'A session ends after 30 minutes without activity, and after 8 hours at the latest. You get an e-mail when a new browser signs in.',
  endOne: 'End this session',
}

export const secrets = { password: 'Your password', newPassword: 'New password' }

export const password = {
  title: 'Your password',
  hint: 'At least 12 characters. Changing it ends your other sessions.',
  change: 'Change password',
  done: 'Password changed',
}
