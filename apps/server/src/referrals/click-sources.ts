import { clickSourceDays, type ClickSources } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'

/** Where a link stands, by its own parameters: campaign and the partner's sub-id. */
export type ClickSource = {
  source: string | null
  medium: string | null
  campaign: string | null
  subId: string | null
}

const shown = 200
const dayMs = 86_400_000
const firstDay = (now: Date) => new Date(now.getTime() - clickSourceDays * dayMs).toISOString().slice(0, 10)

/** Reads the parameters of a link. A value that is too long, or that could be an address or a number of a person, is left out. */
export function readSource(query: URLSearchParams): ClickSource {
  const value = (name: string): string | null => {
    const text = (query.get(name) ?? '').trim().replaceAll(/\s+/g, '-').toLowerCase()
    return /^[a-z0-9._~-]{1,64}$/.test(text) && !/\d{7}/.test(text.replaceAll(/[._~-]/g, '')) ? text : null
  }
  return {
    source: value('utm_source'),
    medium: value('utm_medium'),
    campaign: value('utm_campaign'),
    subId: value('sub_id'),
  }
}

/** Where the clicks of a user's codes came from, the most frequent first. */
export async function readClickSources(db: Database, now: Date, userId: string): Promise<ClickSources> {
  const { rows } = await sql<ClickSources[number]>`
    select coalesce(c.word, c.code) as code, s.utm_source as source, s.utm_medium as medium, s.utm_campaign as campaign, s.sub_id as "subId",
      count(*)::int as clicks
    from referral_codes c join referral_click_sources s on s.code = c.code
    where c.user_id = ${userId} and s.day >= ${firstDay(now)}::date
    group by 1, 2, 3, 4, 5 order by clicks desc, 1, 2, 3, 4, 5 limit ${shown}`.execute(db)
  return rows
}

export async function forgetClickSources(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'referral_click_sources', sql`day < ${firstDay(now)}`)
}
