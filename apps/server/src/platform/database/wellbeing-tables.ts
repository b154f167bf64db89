import type { Generated } from 'kysely'

/** Table of migration 0146. */
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
