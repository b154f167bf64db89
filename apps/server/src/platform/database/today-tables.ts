import type { Generated } from 'kysely'

/** Tables of migration 0111. */
export type TodayTables = {
  day_reminders: {
    user_id: string
    email: boolean
    hour: number
    tone: 'mystic' | 'pragmatic'
    language: 'en' | 'pt'
    due_at: Date | null
    /** `YYYY-MM-DD` */
    last_day: string | null
    unopened: Generated<number>
    ended: 'quiet' | 'refused' | null
    changed_at: Date
  }
}
