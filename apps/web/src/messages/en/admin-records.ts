const actions: Record<string, string> = {
  login: 'Signed in',
  logout: 'Signed out',
  'person.look': 'Looked at a person',
  'credits.give': 'Gave credits',
  'credits.take': 'Took credits',
  'debt.forgive': 'Wrote off debt',
  'sessions.end': 'Signed a person out everywhere',
  'reading.look': 'Read a reading',
  'report.keep': 'Left a reported reading as it is',
  'report.upheld': 'Agreed with a report',
  'report.unpublish': 'Removed a reading from public',
  'report.remove': 'Removed a reading',
  'pending.approve': 'Approved a reward',
  'pending.reject': 'Rejected a reward',
  'telegram.generate': 'Generated a bot token',
  'telegram.revoke': 'Revoked a bot token',
  'telegram.bind': 'Presented a token to the bot',
  'telegram.refused': 'Was refused by the bot',
  'payouts.export': 'Exported payouts',
  'payouts.download': 'Downloaded a bank file',
  'payouts.paid': 'Marked payouts as paid',
  'payouts.failed': 'Marked payouts as failed',
  'password.change': 'Changed the own password',
  'own_sessions.end': 'Ended own sessions',
  'authenticator.set_up': 'Began to set up the authenticator',
  'authenticator.on': 'Turned the authenticator on',
  'authenticator.off': 'Turned the authenticator off',
}

export const audit = {
  title: 'Audit',
  hint: 'Everything administrators did, newest first. Entries cannot be changed or deleted; a reason is removed when its account is deleted.',
  empty: 'Nothing was done yet.',
  when: 'When',
  who: 'Who',
  what: 'What',
  about: 'About',
  action: (action: string) => actions[action] ?? action,
  earlier: 'Earlier entries',
  refresh: 'Refresh',
}

const steps: Record<string, string> = {
  visit: 'Visit',
  login_shown: 'Login shown',
  sign_up: 'Sign-up',
  first_reading: 'First reading',
  packs_viewed: 'Packs viewed',
  purchase_started: 'Purchase started',
  purchase: 'Purchase',
  share_opened: 'Sharing opened',
  share: 'Shared',
  referral_code_made: 'Referral code made',
  referral: 'Referral',
}

export const funnel = {
  title: 'Funnel',
  hint: 'How many took each step, day by day (UTC).',
  period: 'Period',
  days: (days: number) => `${days} days`,
  step: 'Step',
  total: 'Total',
  name: (step: string) => steps[step] ?? step,
  told: 'told by browsers',
  note: 'Steps told by browsers count only people who consented, and so are a part of the truth. The others are counted in our own tables.',
  table: 'The funnel, day by day',
}

export const authenticator = {
  title: 'Your authenticator',
  hint: 'A second step at sign-in: a code from an app on your phone.',
  on: 'It is on.',
  off: 'It is off: your password alone opens the admin area.',
  left: (count: number) => (count === 1 ? '1 recovery code is left.' : `${count} recovery codes are left.`),
  few: 'Turn it off and set it up again to get new ones.',
  setUp: 'Set up',
  settingUp: 'Preparing…',
  setUpHint: 'Turning it on ends your other sessions.',
  scan: 'Scan this with your authenticator app, or type the key into it.',
  picture: 'QR code for your authenticator app',
  key: 'Key',
  code: 'Code that the app shows now',
  confirm: 'Turn on',
  confirming: 'Checking…',
  remove: 'Turn off',
  removeHint: 'Turning it off ends your other sessions.',
  removeCode: 'Code or recovery code',
  codes: 'Your recovery codes',
  codesHint:
    'Each works once, if your phone is lost. They are shown only now: print them or keep them with your passwords.',
  copy: 'Copy codes',
  kept: 'I have kept them',
  turnedOn: { title: 'Authenticator on', text: 'From now on signing in asks for a code.' },
  turnedOff: { title: 'Authenticator off', text: 'Signing in asks for your password only.' },
}

export const sessions = {
  title: 'Your sessions',
  hint: 'A session ends after 30 minutes without use, and after 8 hours at the latest. You get an e-mail when a new browser signs in.',
  endOne: 'End this session',
}

export const secrets = { password: 'Your password', newPassword: 'New password' }

export const password = {
  title: 'Your password',
  hint: 'At least 12 characters. Changing it ends your other sessions.',
  change: 'Change password',
  done: 'Password changed',
}
