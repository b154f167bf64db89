import type { Generated } from 'kysely'

/** Tables of `0015-people-data.sql`, and others whose rows are found by a mark or a key. */
export type UserDataTables = {
  deletions: { user_id: string; asked_at: Date; erased_at: Date | null; swept_at: Date | null }
  deletion_requests: {
    code: string
    provider: 'facebook' | 'apple'
    subject: string | null
    asked_at: Date
    received_at: Date
    state: 'waiting' | 'withdrawn' | 'login_removed' | 'account_deleted' | 'unknown'
    ended_at: Date | null
    next_try_at: Date
    held_at: Generated<Date | null>
    due_at: Generated<Date | null>
  }
  deleted_users: { mark: string; kept_until: Date }
  request_counts: { key: string; ends_at: Date; count: number }
  email_logins: {
    address_mark: string
    login_id: string
    code_mark: string
    link_hash: string
    browser_hash: string
    expires_at: Date
  }
  inner_keys: { name: string; encrypted: string }
}
