/** Every other table, and why neither the download nor the deletion has it. */
export const unownedTables: Readonly<Record<string, string>> = {
  migrations: 'The history of the database itself.',
  jobs: 'Background jobs and when they run next.',
  backups: 'When the last backups were made, and how large they are.',
  ledger_checks: 'How the last checks of the whole ledger went.',
  invoice_checks: 'How the last comparisons of sales and invoices went.',
  model_days: 'The tokens of the language model by day, in total.',
  analytics_events:
    'Sent with consent under a number that a browser draws anew each day; nothing leads from it to an account.',
  funnel_days: 'Counts of days.',
  retention_notes:
    'Sent with consent under a number that a browser draws anew each day; nothing leads from it to an account.',
  retention_weeks: 'Counts of weeks.',
  visitor_salts: 'Deleted when their day is over.',
  referral_click_sources:
    'Campaign parameters of referral links, with the number of their clicks; deleted after 90 days, or with the codes.',
  referral_clicks: 'Numbers by code and day; the download has their sum, and they are deleted with the codes.',
  referral_click_visitors: 'Visitors of a code today, under a hash that is irreversible once the day is over.',
  deleted_sessions:
    'Hashes of the secrets of sessions that a deletion ended, until the sessions would have ended; nothing leads from them to an account.',
  notice_records:
    'Counts of notices for the yearly report, without their content and their notifiers; six years after the year.',
  deletion_requests:
    'Requests that Facebook and Apple sent for a person: their id of the person until it is done, then the state alone, for a year.',
  deletions: 'Written when an account is deleted: the id that the books stand under, and when.',
  inner_keys: 'Keys of ours, encrypted.',
  referral_click_addresses:
    'The number of clicks from one address today, under a hash that is irreversible once the day is over.',
  request_counts:
    'How many requests came from a person or an address, as a keyed hash, until the window of the limit is over: a day at most.',
  email_logins:
    'Logins asked for by e-mail that were not used yet, by keyed hashes of the address and the code: 15 minutes, and an hour until they are deleted.',
  deleted_users:
    'Marks without an account: for half a year after a deletion, and of mailboxes that used the guarantee, for 12 months after that.',
  admins: 'Administrators, who are no users.',
  admin_recovery_codes: 'Administrators, who are no users.',
  admin_sessions: 'Administrators, who are no users.',
  admin_browsers: 'Administrators, who are no users.',
  admin_throttles: 'Hashes of addresses that tried to sign in as administrators.',
  admin_audit:
    'What administrators did. The download has what was done to the user and the reasons; deletion replaces the reasons. The rest names accounts by id alone, and is deleted ten years after its year.',
  bot_decisions:
    'Decisions of operators in Telegram that can be undone for a minute, with a masked address; deleted when they are applied, or after 30 days.',
  bot_announcements: 'Which rewards and months operators were told of, by random ids.',
  operator_tokens: 'Tokens of administrators.',
}
