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
  keep: { label: 'Leave it as it is', hint: 'The report is dismissed.' },
  upheld: { label: 'The reader is right', hint: 'Nothing changes automatically. You can give credits under Users.' },
  unpublish: {
    label: 'Unpublish',
    hint: 'Its public page is removed for good. The reading stays in its owner’s chat.',
  },
  remove: { label: 'Delete the reading', hint: 'Its public page is removed for good, and the reading is deleted.' },
}

export const reports = {
  title: 'Open reports',
  hint: 'Oldest first. Your decision and your reason are e-mailed to the people concerned.',
  none: 'No open reports.',
  reasons: reportReasons,
  source: { reader: 'Own reading', public: 'Public reading' } satisfies Record<OpenReport['source'], string>,
  noWords: 'No comment.',
  by: (name: string, email: string) => `By ${[name, email].filter(Boolean).join(', ') || 'someone who left no name'}`,
  noGoodFaith: 'good faith not confirmed',
  read: 'Show reading',
  reading: 'Loading…',
  hide: 'Hide reading',
  isPublic: 'As its public page shows it:',
  gone: 'This reading has been deleted or is no longer public.',
  decide: 'Decide',
  numbers: (count: number): string => (count === 1 ? 'Number:' : 'Numbers:'),
  statement: 'Statement of reasons:',
  decided: (decision: string) => `Decided: ${decision}`,
}

export const findReport = {
  title: 'Find a report',
  hint: 'By the number that someone writes to us: of their report, or of the statement of reasons that a publisher received. Never give one side the number of the other.',
  label: 'Number',
  find: 'Find',
  finding: 'Finding…',
  missing: 'Please enter a whole number, as it stands in the e-mail.',
  none: 'There is no report with this number. Reports are deleted a year after the decision.',
}

export const decide = {
  title: 'Decide on this report',
  decision: 'Decision',
  decisions,
  none: 'Please choose a decision.',
  reason: 'Reason',
  reasonHint: 'The people concerned receive this as you write it, untranslated.',
  noReason: 'Please enter a reason of at least 3 characters.',
  law: 'Law that it breaks (optional)',
  lawHint: 'For example: Código Penal, artigo 180.º. Leave it empty where the reading breaks our terms of service.',
  send: 'Send decision',
  sending: 'Sending…',
  done: { title: 'Decided', text: 'The people concerned get an e-mail.' },
}

export const notices = {
  title: 'Yearly report',
  hint: 'Reports of public readings and our decisions, by year (UTC), as the Digital Services Act counts them. None was decided by automated means.',
  none: 'No public reading has been reported yet.',
  csv: 'Download CSV',
  file: (day: string) => `notices-${day}.csv`,
  heads: {
    year: 'Year',
    received: 'Reports',
    illegal: 'Illegal',
    privacy: 'Personal data',
    harmful: 'Harmful',
    offensive: 'Offensive',
    other: 'Other',
    open: 'Open',
    kept: 'Left as they are',
    unpublished: 'Unpublished',
    removed: 'Deleted',
    onLaw: 'On a law',
    onTerms: 'On our terms',
    medianHours: 'Hours to a decision (median)',
  },
  separator: ',' as ',' | ';',
}

export const rewrites = {
  title: 'Rewritten readings',
  hint: 'The originals of readings rewritten in the last 30 days, where the reader let us read them.',
  none: 'There are none to read yet.',
  reasons: rewriteReasons,
}

export const prompts = {
  title: 'Readings by prompt',
  hint: (days: number) =>
    `The last ${days} days, by kind and prompt version. Percentages are of readings sold. “Check” counts readings in which the check refused something.`,
  none: 'No readings in this period.',
  table: 'Readings by prompt',
  kind: 'Kind',
  version: 'Version',
  sold: 'Sold',
  rewrites: 'Rewrites',
  reports: 'Reports',
  checked: 'Check',
}
