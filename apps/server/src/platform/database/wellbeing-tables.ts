import type { Generated } from 'kysely'

/** Tables of `0005-turn-functions.sql`. */
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
