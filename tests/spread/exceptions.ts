// The transactions that may need two keys.

/**
 * One statement that does the same to rows of many people, each for itself: done for half of them it is as right as before, and it is done again. A
 * distributed database runs it in each place by itself.
 */
export const sweeps: readonly { what: string; tables: readonly string[] }[] = [
  { what: 'sessions that are over, or all others of somebody', tables: ['sessions'] },
  { what: 'secrets of sessions of deleted accounts', tables: ['sessions', 'deleted_sessions'] },
  { what: 'subscriptions of a device that another person uses now', tables: ['push_devices'] },
  { what: 'where referrers were, after thirty days', tables: ['referrer_fingerprints'] },
  { what: 'counts of requests whose window is over', tables: ['request_counts'] },
  { what: 'addresses that accounts had before, after 30 days', tables: ['users'] },
  { what: 'logins by e-mail whose time is over', tables: ['email_logins'] },
  {
    what: 'marks of people who left, after half a year, and of mailboxes that used the guarantee, after a year',
    tables: ['deleted_users'],
  },
  { what: 'clicks of codes that are gone', tables: ['referral_clicks'] },
  { what: 'what links of codes said, after 90 days or with the codes', tables: ['referral_click_sources'] },
  { what: 'visitors of codes, when their day is over', tables: ['referral_click_visitors'] },
  { what: 'how many clicks came from an address, when its day is over', tables: ['referral_click_addresses'] },
  { what: 'steps of the funnel that are old, or that a browser tells together', tables: ['analytics_events'] },
  { what: 'reports of retention that are old, or that a browser sends together', tables: ['retention_notes'] },
  { what: 'the words of failed turns, after a while', tables: ['turns'] },
  { what: 'orders that nobody paid', tables: ['purchases'] },
  { what: 'buyers of invoices of more than ten years ago', tables: ['invoice_documents'] },
  { what: 'names of people who were paid more than ten years ago', tables: ['payout_transfers', 'payouts'] },
  { what: 'invitations to compare that ended without an answer', tables: ['comparisons'] },
  {
    what: 'reports of a year ago, and those by an address of an account that was deleted',
    tables: ['reading_reports'],
  },
  { what: 'records of notices after five years', tables: ['notice_records'] },
  { what: 'addresses and identities of an account that was deleted', tables: ['email_claims'] },
  { what: 'mailboxes of an account that was deleted', tables: ['mailboxes'] },
  { what: 'addresses and identities of an account that was deleted', tables: ['identities'] },
  { what: 'passkeys of an account that was deleted', tables: ['passkeys'] },
]

/**
 * A login that a person links or removes, or whose address changed: the account, the login, its addresses, the sessions and the email change together, or not at all. A
 * distributed database commits these few in two phases.
 */
export const ofLogins = ['users', 'identities', 'passkeys', 'email_claims', 'sessions', 'emails'] as const

/**
 * The emails about a report of a public reading go to a notifier who may have no account: they are stored under the report, not under the publisher
 * of the reading, and so is its record for the yearly report. A distributed database commits these few rows in two phases.
 */
export const ofReports = [
  'reading_reports',
  'notice_records',
  'public_readings',
  'turns',
  'emails',
  'admin_audit',
] as const

/**
 * A refund under the guarantee marks the mailbox in the transaction that writes the refund, so that accounts of one mailbox use it once. A distributed
 * database commits these in two phases: the rows of one person and one mark.
 */
export const ofGuarantees = { tables: ['deleted_users', 'refunds'], kinds: ['mark', 'user'] } as const

/**
 * An administrator's action and its audit entry are one transaction; a bank file has payouts of many users. A distributed database commits these few a day in
 * two phases.
 */
export const byHand = {
  audit: 'admin_audit',
  ofMany: ['admin_audit', 'payouts', 'payout_transfers', 'payout_entries', 'emails'],
} as const
