import type { PublicReportReason } from '@numeria/contract'

/** The report form of a public reading, open to visitors without an account. */
export const publicReport = {
  title: 'Report this reading',
  what: 'We review every report. You don’t need an account, and the owner of this reading won’t learn who you are.',
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
  noReason: 'Please choose a reason.',
  noDetails: 'Please explain what is wrong with this reading.',
  noEmail: 'Please enter a complete e-mail address, or leave it empty.',
  noGoodFaith: 'Please confirm this.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  done: 'Report received',
  doneWhat: (email: string) =>
    email === ''
      ? 'Thank you. We will review it. Without an e-mail address we can’t send you our decision.'
      : `Thank you. We will review it and write to ${email}.`,
  number: 'Report number: ',
  close: 'Close',
}
