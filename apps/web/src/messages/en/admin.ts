import type { AdminFigures } from '@numeria/contract'

export const login = {
  title: 'Admin sign-in',
  lead: 'For the people who run Numeria.',
  email: 'E-mail',
  password: 'Password',
  otp: 'Code of your authenticator',
  otpHint: 'Six digits, or one of your recovery codes.',
  haveAuthenticator: 'I have an authenticator',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  missing: 'Please enter both email and password',
  failed: { title: 'Login Failed', text: 'Login failed' },
  done: { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  sandbox: 'This is the sandbox: the terminal that started it names an administrator to try.',
}

export const dashboard = {
  title: 'Admin',
  checking: 'Checking authentication...',
  unreachable: 'We could not ask the server who you are.',
  logout: 'Logout',
  loggedOut: 'Logged Out',
  logoutFailed: { title: 'Error', text: 'Failed to logout' },
  over: { title: 'Signed out', text: 'Your session is over. Please sign in again.' },
  partFailed: 'This part of the page could not be fetched.',
  failed: 'This could not be loaded.',
  copied: {
    title: 'Copied',
    token: 'Token copied to clipboard',
    preview: 'Token preview copied to clipboard',
    codes: 'Recovery codes copied to clipboard',
  },
  notCopied: 'Your browser did not let us copy. Please mark the text and copy it by hand.',
  error: 'Error',
  cancel: 'Cancel',
  sections: {
    label: 'Parts of the admin area',
    today: 'Today',
    people: 'People',
    readings: 'Readings',
    payouts: 'Payouts',
    funnel: 'Funnel',
    audit: 'Audit',
    security: 'Security',
  },
}

const fires: Record<AdminFigures['fires'][number]['kind'], string> = {
  payments_set_aside: 'Payments that are not exactly what was ordered. Nothing was credited for them.',
  refunds_refused: 'Refunds that the payment provider refused. The money is still owed: ask again below.',
  refunds_late: 'Refunds that the payment provider has not made within a day.',
  events_set_aside: 'Events of the payment provider that could not be followed today.',
  holds_overdue: 'Credits held for readings whose time is long over. Is any process running its jobs?',
  readings_failing: 'Readings that failed in the last hour, more than one in ten. No one was charged for them.',
  mail_waiting: 'Letters about orders that have waited for longer than an hour.',
  reports_waiting: 'Reports of readings that have waited for a decision for longer than a day.',
  ledger_differences:
    'Accounts whose balance is not what their journal says, at the last check. Nothing is worse: `npm run ledger:check` names them.',
}

export const figures = {
  title: 'Today in figures',
  hint: (day: string) => `${day}, by UTC, so far.`,
  signUps: 'New people',
  readings: 'Readings',
  readingsFailed: 'Failed readings',
  creditsSpent: 'Credits spent',
  creditsGranted: 'Credits granted',
  modelTokens: 'Model tokens',
  sold: 'Sold',
  soldNothing: 'nothing yet',
  sale: (count: number, amount: string) => (count === 1 ? `${amount} in 1 order` : `${amount} in ${count} orders`),
  refresh: 'Refresh',
  calm: 'All clear',
  fires,
  firesTitle: 'Needs a look',
}

export const token = {
  title: 'Generate Telegram Bot Token',
  hint: 'Lets one Telegram account use the operators’ bot for 24 hours.',
  userId: 'Telegram User ID',
  userIdHint: 'A whole number. @userinfobot shows anyone their own.',
  username: 'Telegram username (optional)',
  generate: 'Generate Token',
  generating: 'Generating…',
  missing: 'Please enter your Telegram User ID',
  notANumber: 'A Telegram User ID is a whole number, such as 123456789.',
  done: 'Token Generated',
  failed: 'Failed to generate token',
  shown: 'The new token',
  once: 'It is shown only now. Once you leave this page, no one can read it again.',
  copy: 'Copy token',
  hide: 'Done, hide it',
  instructions: (told: string) => told,
}

export const tokens = {
  title: 'Active tokens',
  count: (count: number) => (count === 1 ? '1 active token' : `${count} active tokens`),
  empty: 'No token is active.',
  of: (username: string | null, userId: number) => (username === null ? `ID ${userId}` : `@${username} (ID ${userId})`),
  until: (moment: string) => `until ${moment}`,
  revoke: 'Revoke',
  revokeNamed: (preview: string) => `Revoke ${preview}`,
  copyNamed: (preview: string) => `Copy preview ${preview}`,
  copy: 'Copy preview',
  revoked: 'Token Revoked',
  revokeFailed: 'Failed to revoke token',
}

const reasons: Record<string, string> = {
  same_address: 'Came from the referrer’s own network address',
  same_device: 'Came from a browser the referrer uses',
  same_mailbox: 'A mailbox that has an account already, in this or another spelling',
  disposable_mail: 'A throw-away mailbox',
  too_many: 'More than 10 from one code in a day',
  young_account: 'Account younger than a day that never bought anything',
}

export const pending = {
  title: 'Pending credit transactions',
  count: (count: number) => (count === 1 ? '1 pending transaction' : `${count} pending transactions`),
  empty: 'Nothing waits for a decision.',
  deleted: 'account deleted',
  credits: (delta: number) => `${delta > 0 ? '+' : ''}${delta} ${Math.abs(delta) === 1 ? 'credit' : 'credits'}`,
  reason: (reason: string) => reasons[reason] ?? reason,
  approve: 'Approve',
  reject: 'Reject',
  approveNamed: (what: string, who: string) => `Approve ${what} for ${who}`,
  rejectNamed: (what: string, who: string) => `Reject ${what} for ${who}`,
  approved: { title: 'Approved', text: (what: string, who: string) => `${what} for ${who}` },
  rejected: { title: 'Rejected', text: (what: string, who: string) => `${what} for ${who}` },
  decidedBefore: { title: 'Decided before', text: 'Someone else got there first; their decision stands.' },
  all: (count: number) => `Show all ${count}`,
  few: 'Show only the first 3',
  more: (shown: number, count: number) => `The newest ${shown} of ${count} are shown.`,
}

export const quick = {
  title: 'Quick actions',
  referrals: 'Referrals',
  analytics: 'Analytics (Coming Soon)',
}
