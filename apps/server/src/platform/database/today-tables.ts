import type { PageLanguage } from '@numeria/contract'
import type { Generated } from 'kysely'

/** Tables of `0011-today.sql`. */
export type TodayTables = {
  yearly_letters: {
    user_id: string
    has_birthday: boolean
    has_turning_points: boolean
    tone: 'mystic' | 'pragmatic'
    language: PageLanguage
    due_at: Date | null
    /** `YYYY-MM-DD` */
    last_day: Generated<string | null>
    birthday_year: Generated<number | null>
    changed_at: Date
  }
  calendars: {
    user_id: string
    secret_hash: string
    tone: 'mystic' | 'pragmatic'
    language: PageLanguage
    created_at: Date
  }
  day_reminders: {
    user_id: string
    is_email_on: boolean
    hour: number
    tone: 'mystic' | 'pragmatic'
    language: PageLanguage
    due_at: Date | null
    /** `YYYY-MM-DD` */
    last_day: string | null
    unopened: Generated<number>
    ended: 'quiet' | 'refused' | null
    changed_at: Date
  }
  push_devices: {
    user_id: string
    device_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Date
    /** `YYYY-MM-DD` */
    last_day: string | null
    due_at: Date | null
    tries: Generated<number>
  }
}
