import { sql } from 'kysely'
import type { Database } from '../../platform/database/connect.ts'

/** Takes this many tokens of a day's budget, or none: of processes that do so at once, none takes what another one has. */
export async function takeTokens(db: Database, day: string, tokens: number, budget: number): Promise<boolean> {
  const { rows } = await sql`
    insert into model_days as today (day, tokens) select ${day}::date, ${tokens}::bigint where ${tokens}::bigint <= ${budget}::bigint
    on conflict (day) do update set tokens = today.tokens + excluded.tokens where today.tokens + excluded.tokens <= ${budget}::bigint
    returning tokens`.execute(db)
  return rows.length === 1
}

export async function returnTokens(db: Database, day: string, tokens: number): Promise<void> {
  await sql`update model_days set tokens = greatest(tokens - ${tokens}, 0) where day = ${day}::date`.execute(db)
}
