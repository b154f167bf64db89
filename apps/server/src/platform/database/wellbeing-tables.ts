import type { Generated } from 'kysely'

/** Table of `0005-turn-functions.sql`, which reads it before a turn begins. */
export type WellbeingTables = {
  wellbeing: {
    user_id: string
    monthly_credits: number | null
    next_credits: number | null
    next_from: Date | null
    paused_until: Date | null
    shows_money: Generated<boolean>
    changed_at: Date
  }
}
