// By what each table is spread when one PostgreSQL is no longer enough. Two tables with the same kind of key are spread alike, so that what belongs to one
// person lies in one place.

export type Kind = 'user' | 'address' | 'subject' | 'token' | 'code' | 'mark' | 'browser'

/** Every table that grows with people: the kind of its key, and the column that carries it. */
export const shardKeys: Readonly<Record<string, { kind: Kind; column: string }>> = {
  ...Object.fromEntries(
    (
      'users deletions day_reminders push_devices yearly_letters wellbeing calendars conversations saved_people memories comparisons turns public_readings reading_reports share_rewards ' +
      'accounts lots holds entries clawbacks pending_credits admin_adjustments ' +
      'purchases refunds invoice_documents customers subscriptions cancellations provider_events confirmations ' +
      'referrers referrer_prints conversions referral_rewards referral_earnings first_purchases commissions commission_entries earning_corrections bank_details payouts tax_details payout_transfers payout_entries'
    )
      .split(' ')
      .map((table) => [table, { kind: 'user' as const, column: 'user_id' }]),
  ),
  email_claims: { kind: 'address', column: 'email' },
  mailboxes: { kind: 'address', column: 'mailbox' },
  identities: { kind: 'subject', column: 'subject' },
  passkeys: { kind: 'subject', column: 'credential_id' },
  sessions: { kind: 'token', column: 'token_hash' },
  deleted_sessions: { kind: 'token', column: 'secret_hash' },
  referral_codes: { kind: 'code', column: 'code' },
  referral_clicks: { kind: 'code', column: 'code' },
  referral_click_addresses: { kind: 'code', column: 'code' },
  referral_click_sources: { kind: 'code', column: 'code' },
  former_people: { kind: 'mark', column: 'mark' },
  request_counts: { kind: 'mark', column: 'key' },
  notice_records: { kind: 'mark', column: 'record_id' },
  email_logins: { kind: 'mark', column: 'address_mark' },
  analytics_events: { kind: 'browser', column: 'session' },
  retention_notes: { kind: 'browser', column: 'session' },
}

/** Every other table, and why it stays small however many people come. These stand in one place. */
export const unspread: Readonly<Record<string, string>> = {
  migrations: 'one row for each migration',
  jobs: 'one row for each kind of job',
  invoice_checks: 'one row for each day',
  model_days: 'one row for each day',
  funnel_days: 'one row for each day and step',
  retention_weeks: 'four rows for each week and deed',
  visitor_salts: 'one row for today',
  inner_keys: 'one row for each key of ours',
  ledger_checks: 'one row for each day',
  backups: 'one row for each backup',
  admins: 'the people who run the product',
  admin_recovery_codes: 'ten for each administrator',
  admin_sessions: 'administrators who are signed in',
  admin_browsers: 'browsers of administrators',
  admin_throttles: 'whoever failed to sign in as an administrator within the day',
  deletion_requests: 'one row for each request of a login platform within a year',
  admin_audit: 'one row for each thing that an administrator did by hand',
  bot_decisions: 'decisions of the last minute',
  bot_announcements: 'one row for each reward under review, and each month',
  operator_tokens: 'one for each operator and day',
}

/**
 * One statement that does the same to rows of many people, each for itself: done for half of them it is as right as before, and it is done again. A
 * distributed database runs it in each place by itself.
 */
export const sweeps: readonly { what: string; tables: readonly string[] }[] = [
  { what: 'sessions that are over, or all others of somebody', tables: ['sessions'] },
  { what: 'secrets of sessions of deleted accounts', tables: ['sessions', 'deleted_sessions'] },
  { what: 'subscriptions of a device that another person uses now', tables: ['push_devices'] },
  { what: 'where referrers were, after thirty days', tables: ['referrer_prints'] },
  { what: 'counts of requests whose window is over', tables: ['request_counts'] },
  { what: 'addresses that accounts had before, after 30 days', tables: ['users'] },
  { what: 'logins by e-mail whose time is over', tables: ['email_logins'] },
  {
    what: 'marks of people who left, after half a year, and of mailboxes that used the guarantee, after a year',
    tables: ['former_people'],
  },
  { what: 'clicks of codes that are gone, or that are old', tables: ['referral_clicks'] },
  { what: 'what links of codes said, after 90 days or with the codes', tables: ['referral_click_sources'] },
  { what: 'how many clicks came from an address, when its day is over', tables: ['referral_click_addresses'] },
  { what: 'steps of the funnel that are old, or that a browser tells together', tables: ['analytics_events'] },
  { what: 'reports of retention that are old, or that a browser sends together', tables: ['retention_notes'] },
  { what: 'the words of failed turns, after a while', tables: ['turns'] },
  { what: 'the folded words of older turns', tables: ['turns'] },
  { what: 'orders that nobody paid', tables: ['purchases'] },
  { what: 'names of people who were paid more than ten years ago', tables: ['payout_transfers', 'payouts'] },
  { what: 'invitations to compare that ended without an answer', tables: ['comparisons'] },
  { what: 'free turns whose process died', tables: ['turns'] },
  {
    what: 'reports of a year ago, and those by an address of an account that was deleted',
    tables: ['reading_reports'],
  },
  { what: 'records of notices after five years', tables: ['notice_records'] },
  { what: 'addresses and identities of an account that was deleted', tables: ['email_claims'] },
  { what: 'mailboxes of an account that was deleted', tables: ['mailboxes'] },
  { what: 'addresses and identities of an account that was deleted', tables: ['identities'] },
  { what: 'passkeys of an account that was deleted', tables: ['passkeys'] },
  { what: 'what administrators decided about rewards', tables: ['referral_rewards', 'referral_earnings'] },
]

/**
 * A login that a person links or removes, or whose address changed: the account, the login, its addresses, the sessions and the letter change together, or not at all. A
 * distributed database commits these few in two phases.
 */
export const ofLogins = ['users', 'identities', 'passkeys', 'email_claims', 'sessions', 'confirmations'] as const

/**
 * The emails about a report of a public reading go to a notifier who may have no account: they are stored under the report, not under the publisher
 * of the reading, and so is its record for the yearly report. A distributed database commits these few rows in two phases.
 */
export const ofReports = [
  'reading_reports',
  'notice_records',
  'public_readings',
  'turns',
  'confirmations',
  'admin_audit',
] as const

/**
 * A refund under the guarantee marks the mailbox in the transaction that writes the refund, so that accounts of one mailbox use it once. A distributed
 * database commits these in two phases: the rows of one person and one mark.
 */
export const ofGuarantees = { tables: ['former_people', 'refunds'], kinds: ['mark', 'user'] } as const

/**
 * An administrator's action and its audit entry are one transaction; a bank file has payouts of many users. A distributed database commits these few a day in
 * two phases.
 */
export const byHand = {
  audit: 'admin_audit',
  ofMany: ['admin_audit', 'payouts', 'payout_transfers', 'payout_entries', 'confirmations'],
} as const
