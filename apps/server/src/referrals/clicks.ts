import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { ClickSource } from './click-sources.ts'
import { codeOf, type Ref } from './codes.ts'
import { hashAddress, hashVisitor, type DaySalt, type Visitor } from './visitor.ts'

type Click = ClickSource & { code: string; day: string; visitor: string; address: string; at: Date }

/** A family, a school or an office may be behind one address; a program that calls itself by many names counts as no more than so many. */
const mostOfAnAddress = 100

const countedClick = prepared(
  'count a click',
  ({ code, day, visitor, address, at, source, medium, campaign, subId }: Click) => sql<{ code: string }>`
    with known as (select code from referral_codes where code = ${code}),
    room as (
      insert into referral_click_addresses as a (code, day, address, clicks)
      select code, ${day}::date, ${address}, 1 from known
      where not exists (select from referral_clicks c where c.code = known.code and c.day = ${day}::date and c.visitor = ${visitor})
      on conflict (code, day, address) do update set clicks = a.clicks + 1 where a.clicks < ${mostOfAnAddress}
      returning code
    ),
    counted as (
      insert into referral_clicks (code, day, visitor, at)
      select code, ${day}::date, ${visitor}, ${at}::timestamptz from room
      on conflict do nothing
      returning code
    ),
    sourced as (
      insert into referral_click_sources (code, day, visitor, utm_source, utm_medium, utm_campaign, sub_id)
      select code, ${day}::date, ${visitor}, said.* from counted,
        (values (${source}::text, ${medium}::text, ${campaign}::text, ${subId}::text)) as said
      where num_nonnulls(${source}::text, ${medium}::text, ${campaign}::text, ${subId}::text) > 0
      on conflict do nothing
    ),
    summed as (
      update referral_codes c set clicks = clicks + 1 from counted where c.code = counted.code
    )
    select code from known`,
)

/**
 * Counts a visit that a ref brought, once for each visitor, code and day (UTC), and so many of one address.
 * @returns the code it counts for; null where the ref names none
 */
export async function countClick(
  db: Database,
  salt: DaySalt,
  at: Date,
  ref: Ref,
  visitor: Visitor,
  clickSource: ClickSource,
): Promise<string | null> {
  const day = at.toISOString().slice(0, 10)
  const code = await codeOf(db, at, ref)
  if (code === null) return null
  const secret = await salt.of(day)
  const [known] = await countedClick(db, {
    code,
    day,
    visitor: hashVisitor(secret, visitor),
    address: hashAddress(secret, visitor),
    at,
    ...clickSource,
  })
  return known?.code ?? null
}
