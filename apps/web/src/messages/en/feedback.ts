import type { ReadingReportReason, RewriteReasonCode } from '@numeria/contract'

export const rewrite = {
  title: 'This isn’t about me',
  what: 'Selene rewrites this reading for free. What you say here is used for that reading and for no one else’s.',
  reason: 'What was wrong?',
  reasons: {
    too_general: 'Too general',
    wrong_facts: 'Wrong facts about me',
    wrong_tone: 'Wrong tone',
    not_asked: 'Not what I asked',
    other: 'Something else',
  } satisfies Record<RewriteReasonCode, string>,
  inWords: 'In your own words (optional)',
  mayBeRead: 'Selene’s team may read this reading to improve.',
  missing: 'Please choose what was wrong, or say it in words.',
  send: 'Rewrite free',
  cancel: 'Cancel',
}

export const report = {
  title: 'Report this reading',
  what: 'Selene’s team will read this reading and what you write here, and answer you by e-mail. It costs nothing.',
  reason: 'What is wrong?',
  reasons: {
    wrong_numbers: 'Wrong numbers',
    harmful: 'Harmful or unsafe',
    offensive: 'Offensive',
    other: 'Something else',
  } satisfies Record<ReadingReportReason, string>,
  inWords: 'Tell us more (optional)',
  missing: 'Please choose what is wrong.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Report sent',
  sentWhat: 'Thank you. We look at every report.',
}
