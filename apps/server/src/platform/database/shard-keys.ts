// The column by which each table is spread when one PostgreSQL is no longer enough. Two tables with the same kind of key are spread alike, so that what belongs to one
// person lies in one place.

export type Kind = 'user' | 'address' | 'subject' | 'token' | 'code' | 'mark' | 'notice' | 'browser'

/** Every table that grows with people: the kind of its key, and the column that carries it. */
export const shardKeys: Readonly<Record<string, { kind: Kind; column: string }>> = {
  ...Object.fromEntries(
    (
      'users deletions day_reminders push_devices yearly_letters wellbeing calendars conversations saved_people memories comparisons running_turns turns public_readings reading_reports share_rewards ' +
      'credit_accounts lots holds entries clawbacks pending_credits admin_adjustments ' +
      'purchases refunds invoice_documents customers subscriptions cancellations provider_events emails ' +
      'referrers referrer_fingerprints referral_conversions referral_rewards referral_earnings first_purchases commissions commission_entries earning_corrections bank_details payouts tax_details payout_transfers payout_entries'
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
  referral_click_visitors: { kind: 'code', column: 'code' },
  referral_click_addresses: { kind: 'code', column: 'code' },
  referral_click_sources: { kind: 'code', column: 'code' },
  deleted_users: { kind: 'mark', column: 'mark' },
  request_counts: { kind: 'mark', column: 'key' },
  notice_records: { kind: 'notice', column: 'record_id' },
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
  retention_weeks: 'four rows for each week and action',
  visitor_salts: 'one row for today',
  inner_keys: 'one row for each key of ours',
  ledger_checks: 'one row for each day',
  backups: 'one row for each backup',
  admins: 'the people who run the product',
  admin_recovery_codes: 'ten for each administrator',
  admin_sessions: 'administrators who are signed in',
  admin_browsers: 'browsers of administrators',
  admin_throttles: 'failed sign-ins of administrators within the day',
  deletion_requests: 'one row for each request of a login platform within a year',
  admin_audit: 'one row for each thing that an administrator did by hand',
  bot_decisions: 'decisions of the last minute',
  bot_announcements: 'one row for each reward under review, and each month',
  operator_tokens: 'one for each operator and day',
}
