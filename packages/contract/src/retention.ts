/** Article 6(1) of the GDPR: (b), (c), (f), (a). */
type Basis = 'contract' | 'law' | 'interest' | 'consent'

type KeptKind = {
  /** Of its texts in each page language (`shared-texts/<language>/kept-kinds.ts`). */
  code: string
  /** Of the database, separated by spaces. Each table is in one kind. */
  tables: string
  basis: Basis
  /** The background job that deletes what is past it; null where the person or the law ends the period. */
  job: string | null
}

/** Every kind of data that is kept. The privacy page and `docs/retention.md` show this table; a test holds it against the database and the jobs. */
export const keptKinds = [
  {
    code: 'users',
    tables: 'users identities passkeys email_claims mailboxes customers',
    basis: 'contract',
    job: 'forget what is past its time',
  },
  {
    code: 'sessions',
    tables: 'sessions deleted_sessions',
    basis: 'contract',
    job: 'forget expired sessions',
  },
  {
    code: 'emailLogins',
    tables: 'email_logins',
    basis: 'contract',
    job: 'forget logins by e-mail',
  },
  {
    code: 'conversations',
    tables: 'conversations running_turns turns memories saved_people public_readings',
    basis: 'contract',
    job: 'forget what is past its time',
  },
  {
    code: 'comparisons',
    tables: 'comparisons',
    basis: 'contract',
    job: 'forget what is past its time',
  },
  {
    code: 'dayReminders',
    tables: 'day_reminders push_devices yearly_letters calendars wellbeing',
    basis: 'contract',
    job: 'forget what is past its time',
  },
  {
    code: 'creditAccounts',
    tables: 'credit_accounts lots entries holds clawbacks pending_credits admin_adjustments',
    basis: 'law',
    job: null,
  },
  {
    code: 'invoiceDocuments',
    tables: 'invoice_documents',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'purchases',
    tables: 'purchases refunds subscriptions provider_events',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'cancellations',
    tables: 'cancellations',
    basis: 'interest',
    job: 'forget what is past its time',
  },
  {
    code: 'emails',
    tables: 'emails',
    basis: 'law',
    job: 'send emails',
  },
  {
    code: 'shareRewards',
    tables: 'share_rewards referrers referral_codes referral_conversions referral_rewards',
    basis: 'contract',
    job: 'forget where referrers were',
  },
  {
    code: 'referralClicks',
    tables: 'referral_clicks',
    basis: 'interest',
    job: null,
  },
  {
    code: 'referralClickSources',
    tables: 'referral_click_sources',
    basis: 'interest',
    job: 'forget what links of codes said',
  },
  {
    code: 'referrerFingerprints',
    tables: 'referrer_fingerprints',
    basis: 'interest',
    job: 'forget where referrers were',
  },
  {
    code: 'visitorSalts',
    tables: 'visitor_salts referral_click_visitors referral_click_addresses',
    basis: 'interest',
    job: 'forget visitors',
  },
  {
    code: 'referralEarnings',
    tables:
      'referral_earnings commissions commission_entries first_purchases earning_corrections payouts payout_transfers payout_entries',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'bankDetails',
    tables: 'bank_details tax_details',
    basis: 'contract',
    job: null,
  },
  {
    code: 'readingReports',
    tables: 'reading_reports',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'noticeRecords',
    tables: 'notice_records',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'analyticsEvents',
    tables: 'analytics_events retention_notes',
    basis: 'consent',
    job: 'forget old analytics',
  },
  {
    code: 'funnelDays',
    tables: 'funnel_days retention_weeks',
    basis: 'interest',
    job: 'forget old analytics',
  },
  {
    code: 'requestCounts',
    tables: 'request_counts',
    basis: 'interest',
    job: 'forget request counts',
  },
  {
    code: 'deletedUsers',
    tables: 'deleted_users',
    basis: 'interest',
    job: 'forget what is past its time',
  },
  {
    code: 'deletions',
    tables: 'deletions deletion_requests',
    basis: 'law',
    job: 'forget what is past its time',
  },
  {
    code: 'admins',
    tables:
      'admins admin_recovery_codes admin_sessions admin_browsers admin_throttles operator_tokens bot_decisions bot_announcements',
    basis: 'interest',
    job: 'forget what administrators left',
  },
  {
    code: 'adminAudit',
    tables: 'admin_audit',
    basis: 'interest',
    job: 'forget what administrators left',
  },
  {
    code: 'migrations',
    tables: 'migrations jobs backups ledger_checks invoice_checks model_days inner_keys',
    basis: 'interest',
    job: null,
  },
] as const satisfies readonly KeptKind[]

export type KeptKindCode = (typeof keptKinds)[number]['code']
