import type { PublicReportReason } from '@numeria/contract'

/** The report form of a public reading, open to visitors without an account. */
export const publicReport = {
  title: 'Report this reading',
  what: 'A person looks at every report. You need no account, and whoever made this reading public does not learn who you are.',
  reason: 'What is wrong?',
  reasons: {
    illegal: 'It is illegal',
    privacy: 'It shows personal data without consent',
    harmful: 'It is harmful or unsafe',
    offensive: 'It is offensive',
    other: 'Something else',
  } satisfies Record<PublicReportReason, string>,
  details: 'Please explain',
  name: 'Your name (optional)',
  email: 'Your e-mail (optional)',
  emailHint: 'For a receipt and our decision.',
  goodFaith: 'I believe in good faith that what I report is accurate and complete.',
  noReason: 'Please choose what is wrong.',
  noDetails: 'Please explain what is wrong with this reading.',
  noEmail: 'Please give a whole e-mail address, or none.',
  noGoodFaith: 'Please confirm this.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  done: 'Report received',
  doneWhat: (email: string) =>
    email === ''
      ? 'Thank you. We will look at it. You gave no e-mail address, so we cannot tell you what we decide.'
      : `Thank you. We will look at it, and write to ${email}.`,
  number: 'Its number: ',
  close: 'Close',
}
