import type { Evidence, PendingTransaction } from '@numeria/contract'

type Referral = NonNullable<PendingTransaction['referral']>

export const login = {
  title: 'Admin sign-in',
  lead: 'For the Numeria team.',
  email: 'E-mail',
  password: 'Password',
  otp: 'Authenticator code',
  otpHint: 'Six digits, or one of your recovery codes.',
  haveAuthenticator: 'I use an authenticator',
  signIn: 'Sign In',
  signingIn: 'Signing in…',
  missing: 'Please enter both email and password',
  failed: { title: 'Login Failed', text: 'Login failed' },
  done: { title: 'Login Successful', text: 'Welcome to the admin dashboard' },
  sandbox:
    'This is the sandbox. Sign in with your ADMIN_EMAIL and ADMIN_PASSWORD, or with the test login in the terminal if you have not set them.',
}

export const dashboard = {
  title: 'Admin',
  checking: 'Checking authentication...',
  unreachable: 'We could not check whether you are signed in.',
  logout: 'Logout',
  loggedOut: 'Logged Out',
  logoutFailed: { title: 'Error', text: 'Failed to logout' },
  over: { title: 'Signed out', text: 'Your session has ended. Please sign in again.' },
  partFailed: 'This part of the page did not load.',
  failed: 'This did not load.',
  copied: {
    title: 'Copied',
    token: 'Token copied to clipboard',
    preview: 'Token preview copied to clipboard',
    codes: 'Recovery codes copied to clipboard',
  },
  notCopied: 'Your browser blocked copying. Please select the text and copy it yourself.',
  error: 'Error',
  cancel: 'Cancel',
  sections: {
    label: 'Admin sections',
    today: 'Today',
    people: 'Users',
    readings: 'Readings',
    payouts: 'Payouts',
    funnel: 'Funnel',
    audit: 'Audit log',
    security: 'Security',
  },
}

export const figures = {
  title: 'Today in figures',
  hint: (day: string) => `${day} (UTC), so far.`,
  signUps: 'New users',
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
  firesTitle: 'Needs attention',
}

export const token = {
  title: 'Generate Telegram Bot Token',
  hint: 'Gives one Telegram account access to the operators’ bot for 24 hours.',
  userId: 'Telegram User ID',
  userIdHint: 'A whole number. @userinfobot on Telegram shows you yours.',
  username: 'Telegram username (optional)',
  generate: 'Generate Token',
  generating: 'Generating…',
  missing: 'Please enter your Telegram User ID',
  notANumber: 'A Telegram User ID is a whole number, such as 123456789.',
  done: 'Token Generated',
  failed: 'Failed to generate token',
  shown: 'New token',
  once: 'Copy it now. It can’t be shown again after you leave this page.',
  copy: 'Copy token',
  hide: 'Hide token',
}

export const tokens = {
  title: 'Active tokens',
  count: (count: number) => (count === 1 ? '1 active token' : `${count} active tokens`),
  empty: 'No active tokens.',
  of: (username: string | null, userId: number) => (username === null ? `ID ${userId}` : `@${username} (ID ${userId})`),
  until: (moment: string) => `until ${moment}`,
  revoke: 'Revoke',
  revokeNamed: (preview: string) => `Revoke ${preview}`,
  copyNamed: (preview: string) => `Copy preview ${preview}`,
  copy: 'Copy preview',
  revoked: 'Token Revoked',
  revokeFailed: 'Failed to revoke token',
}

type Place = Extract<Evidence, { kind: 'place' }>

const matches: Record<Place['match'], string> = {
  address: 'the network address',
  device: 'the browser, in the same network',
  browser: 'the referrer was signed in at this browser',
}

export const pending = {
  title: 'Pending credit transactions',
  count: (count: number) => (count === 1 ? '1 pending transaction' : `${count} pending transactions`),
  empty: 'Nothing is waiting for a decision.',
  deleted: 'account deleted',
  credits: (delta: number) => `${delta > 0 ? '+' : ''}${delta} ${Math.abs(delta) === 1 ? 'credit' : 'credits'}`,
  approve: 'Approve',
  reject: 'Reject',
  approveNamed: (what: string, who: string) => `Approve ${what} for ${who}`,
  rejectNamed: (what: string, who: string) => `Reject ${what} for ${who}`,
  approved: { title: 'Approved', text: (what: string, who: string) => `${what} for ${who}` },
  rejected: { title: 'Rejected', text: (what: string, who: string) => `${what} for ${who}` },
  decidedBefore: { title: 'Already decided', text: 'Someone else decided this first. Their decision stands.' },
  all: (count: number) => `Show all ${count}`,
  few: 'Show only the first 3',
  more: (shown: number, count: number) => `Showing the newest ${shown} of ${count}.`,
  referral: ({ referrerEmail, newcomerEmail, code, thatDay }: Referral) =>
    `${referrerEmail} brought ${newcomerEmail} by ${code}: ${thatDay <= 1 ? 'the only conversion' : `one of ${thatDay} conversions`} on that day.`,
  evidence: {
    domain: (domain: string) => `Match: the domain ${domain}.`,
    mailboxOfReferrer: (mailbox: string) => `Match: the referrer’s mailbox ${mailbox}.`,
    mailbox: (mailbox: string, email: string | null, since: string | null) =>
      `Match: the mailbox ${mailbox}${email === null ? '' : ` of ${email}`}${since === null ? '' : `, since ${since}`}.`,
    place: (match: Place['match'], of: Place['of'], mark: string | null, seen: string | null) =>
      `Match: ${matches[match]}${mark === null ? '' : ` (mark ${mark})`}${seen === null ? '' : `, where ${of === 'referrer' ? 'the referrer' : 'another newcomer'} was last seen ${seen}`}.`,
  },
  bothSides: 'One decision is for both sides.',
}

export const quick = {
  title: 'Quick actions',
  referrals: 'Referrals',
  analytics: 'Analytics (Coming Soon)',
}
