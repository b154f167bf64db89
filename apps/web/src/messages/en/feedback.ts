import type { ReadingReportReason, RewriteReasonCode } from '@numeria/contract'

export const rewrite = {
  title: 'This isn’t about me',
  what: 'Selene rewrites this reading for free. What you write here is used for this reading only.',
  reason: 'What was wrong?',
  reasons: {
    too_general: 'Too general',
    wrong_facts: 'Wrong facts about me',
    wrong_tone: 'Wrong tone',
    not_asked: 'Not what I asked',
    other: 'Something else',
  } satisfies Record<RewriteReasonCode, string>,
  inWords: 'In your own words (optional)',
  mayBeRead: 'Our team may read this reading to improve Selene.',
  missing: 'Please choose a reason or describe it.',
  send: 'Rewrite free',
  cancel: 'Cancel',
}

export const report = {
  title: 'Report this reading',
  what: 'Our team will read this reading and your comment, and reply by e-mail. Reporting is free.',
  reason: 'What is wrong?',
  reasons: {
    wrong_numbers: 'Wrong numbers',
    harmful: 'Harmful or unsafe',
    offensive: 'Offensive',
    other: 'Something else',
  } satisfies Record<ReadingReportReason, string>,
  inWords: 'Tell us more (optional)',
  missing: 'Please choose a reason.',
  send: 'Send report',
  sending: 'Sending…',
  cancel: 'Cancel',
  sent: 'Report sent',
  sentWhat: 'Thank you. We review every report.',
}
