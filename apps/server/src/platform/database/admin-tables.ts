import type { AuditAction, PageLanguage } from '@numeria/contract'
import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'

/** Administrators, their sign-in and what they did. */
export type AdminTables = {
  admins: {
    email: string
    password_hash: string
    totp_secret: string | null
    is_totp_confirmed: Generated<boolean>
    totp_step: Generated<number>
    totp_set_up_at: Generated<Date | null>
    created_at: Date
    password_changed_at: Date
    guesses_notified_at: Generated<Date | null>
  }
  admin_recovery_codes: { email: string; code_hash: string; used_at: Date | null }
  admin_sessions: {
    token_hash: string
    email: string
    created_at: Date
    seen_at: Date
    expires_at: Date
    browser: string | null
    system: string | null
    browser_hash: Generated<string | null>
  }
  admin_browsers: {
    email: string
    secret_hash: string
    created_at: Date
    browser: string | null
    system: string | null
    language: PageLanguage
    notified_at: Date | null
  }
  admin_throttles: { key_hash: string; next_at: Date }
  admin_audit: {
    entry_id: GeneratedAlways<number>
    at: Date
    actor: string
    action: AuditAction
    target: string | null
    details: JSONColumnType<Record<string, unknown>>
  }
  admin_adjustments: { user_id: string; request_id: string; asked: Generated<number>; changed: number; at: Date }
}
