import { clickSourceDays, type ClickSources } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { deleteInPieces } from '../platform/database/delete-in-pieces.ts'

/** Where a link stands, by its own parameters: those of a campaign and the partner's sub-id. Each is a label or null. */
export type ClickSource = {
  source: string | null
  medium: string | null
  campaign: string | null
  term: string | null
  content: string | null
  subId: string | null
}

const shown = 200
const dayMs = 86_400_000
const firstDay = (now: Date) => new Date(now.getTime() - clickSourceDays * dayMs).toISOString().slice(0, 10)

const maxLetters = 32
const maxDigits = 6
const words = (most: number) => new RegExp(`^[a-z0-9]+([-_ ][a-z0-9]+){0,${most - 1}}$`, 'i')
/** Of `utm_source`, `utm_medium`, `utm_campaign` and `sub_id`. An address by e-mail has more words, in whatever way its signs are replaced. */
const label = words(3)
/** Of `utm_term` and `utm_content`, in which other services put what a person typed. Two words would be the name of a person; `banner-2` is one word and a number. */
const oneWord = /^[a-z]+([-_]?[0-9]{1,3})?$/i

/**
 * Reads the parameters of a link. Only a short label in plain letters and digits is kept; anything that could be of a person (an e-mail address, a name, a telephone
 * number, a birth date, an identifier) is dropped and never stored.
 */
export function readSource(query: URLSearchParams): ClickSource {
  const value = (name: string, form: RegExp): string | null => {
    const text = (query.get(name) ?? '').trim()
    // Letters are compared as they came: some that are no ASCII become so in lower case.
    const isLabel = text.length <= maxLetters && form.test(text) && text.replaceAll(/[^0-9]/g, '').length <= maxDigits
    return isLabel ? text.toLowerCase().replaceAll(' ', '-') : null
  }
  return {
    source: value('utm_source', label),
    medium: value('utm_medium', label),
    campaign: value('utm_campaign', label),
    term: value('utm_term', oneWord),
    content: value('utm_content', oneWord),
    subId: value('sub_id', label),
  }
}

/**
 * Where the clicks of a user's codes came from, the most frequent first. A row that says nothing has all clicks past the most sources of a day. Summed code by
 * code: all codes together would need a sort of all rows.
 */
export async function readClickSources(db: Database, now: Date, userId: string): Promise<ClickSources> {
  const { rows } = await sql<ClickSources[number]>`
    select coalesce(c.word, c.code) as code, sums.source, sums.medium, sums.campaign, sums.term, sums.content, sums."subId", sums.clicks
    from referral_codes c cross join lateral (
      select s.code, s.utm_source as source, s.utm_medium as medium, s.utm_campaign as campaign, s.utm_term as term, s.utm_content as content, s.sub_id as "subId",
        sum(s.clicks)::int as clicks
      from referral_click_sources s where s.code = c.code and s.day >= ${firstDay(now)}::date
      group by s.code, s.utm_source, s.utm_medium, s.utm_campaign, s.utm_term, s.utm_content, s.sub_id
    ) as sums
    where c.user_id = ${userId}
    order by sums.clicks desc, 1, 2, 3, 4, 5, 6, 7 limit ${shown}`.execute(db)
  return rows
}

export async function deleteClickSources(db: Database, now: Date): Promise<void> {
  await deleteInPieces(db, 'referral_click_sources', sql`day < ${firstDay(now)}`)
}
