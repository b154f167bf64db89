import type { ColumnType, Generated } from 'kysely'

export type SignInTables = {
  mailboxes: { mailbox: string; user_id: string; claimed_at: Date }
  email_claims: {
    email: string
    user_id: string
    claimed_at: Date
    provider: Generated<string | null>
    subject: Generated<string | null>
  }
  identities: {
    provider: 'google' | 'apple' | 'facebook' | 'email' | 'passkey'
    subject: string
    user_id: string
    linked_at: Date
    email: Generated<string | null>
    is_complete: Generated<boolean>
    signed_in_at: Generated<Date | null>
  }
  passkeys: {
    credential_id: string
    user_id: string
    public_key: Buffer
    counter: ColumnType<string, number, number>
    transports: string[]
    browser: string | null
    system: string | null
  }
  users: {
    user_id: string
    public_id: string
    email: string
    /** The address 30 days before, where it changed since. */
    email_before: Generated<string | null>
    email_changed_at: Generated<Date | null>
    currency: 'eur' | 'usd' | null
    /** A name of the IANA database. */
    time_zone: Generated<string | null>
    is_memory_on: Generated<boolean>
    birth_date: string | null
    full_name: string | null
    current_name: Generated<string | null>
    married_name: Generated<string | null>
    mentioned_birth_date: string | null
    mentioned_full_name: string | null
    /** The free credits are there only while a purchase stands. */
    is_gift_deferred: Generated<boolean>
    created_at: Date
  }
  sessions: {
    token_hash: string
    cookie_hash: string
    bearer_hash: Generated<string | null>
    user_id: string
    state: 'pending' | 'active'
    created_at: Date
    signed_in_at: Date
    expires_at: Date
    browser: string | null
    system: string | null
  }
  deleted_sessions: { secret_hash: string; ends_at: Date }
}
