import type { OpenReport, ReportDecision, RewriteReasonCode } from '@numeria/contract'

const reportReasons: Record<OpenReport['reason'], string> = {
  wrong_numbers: 'Wrong numbers',
  harmful: 'Harmful or unsafe',
  offensive: 'Offensive',
  illegal: 'Illegal',
  privacy: 'Personal data without consent',
  other: 'Something else',
}
const rewriteReasons: Record<RewriteReasonCode, string> = {
  too_general: 'Too general',
  wrong_facts: 'Wrong facts',
  wrong_tone: 'Wrong tone',
  not_asked: 'Not what was asked',
  other: 'Something else',
}
const decisions: Record<ReportDecision, { label: string; hint: string }> = {
  keep: { label: 'Leave it as it is', hint: 'The report is not followed.' },
  upheld: { label: 'The reader is right', hint: 'Nothing changes automatically. Credits are given under People.' },
  unpublish: {
    label: 'Remove from public',
    hint: 'Its page ends for good. The reading stays in the chat of its owner.',
  },
  remove: { label: 'Remove the reading', hint: 'Its page ends for good, and the reading is deleted.' },
}

export const reports = {
  title: 'Open reports',
  hint: 'Oldest first. What you decide is told to the people concerned, with your reason.',
  none: 'Nothing is reported.',
  reasons: reportReasons,
  source: { reader: 'Own reading', public: 'Public reading' } satisfies Record<OpenReport['source'], string>,
  noWords: 'Without words.',
  by: (name: string, email: string) => `By ${[name, email].filter(Boolean).join(', ') || 'someone who gave no name'}`,
  noGoodFaith: 'good faith not confirmed',
  read: 'Read it',
  reading: 'Fetching…',
  hide: 'Hide it',
  isPublic: 'As its public page shows it:',
  gone: 'The reading is not there any more, or not public any more.',
  decide: 'Decide',
}

export const decide = {
  title: 'Decide this report',
  decision: 'Decision',
  decisions,
  none: 'Please choose one.',
  reason: 'Reason',
  reasonHint: 'The people concerned read this, in the language you write it in.',
  noReason: 'Please give a reason of at least 3 characters.',
  send: 'Decide',
  sending: 'Deciding…',
  done: { title: 'Decided', text: 'The people concerned are told by e-mail.' },
}

export const rewrites = {
  title: 'Refused readings',
  hint: 'Rewrites of the last 30 days whose readers let us read what they refused.',
  none: 'No reader has let us read a refused reading.',
  reasons: rewriteReasons,
}

export const prompts = {
  title: 'By prompt',
  hint: (days: number) =>
    `The last ${days} days, by kind and version of the prompt. Shares are of what was sold. “Check” counts readings of which the check refused something.`,
  none: 'No reading was written.',
  table: 'Readings by prompt',
  kind: 'Kind',
  version: 'Version',
  sold: 'Sold',
  rewrites: 'Rewrites',
  reports: 'Reports',
  checked: 'Check',
}
