import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import { codeOf, type Ref } from './codes.ts'
import { hashVisitor, type DaySalt, type Visitor } from './visitor.ts'

type Click = { code: string; day: string; visitor: string; at: Date }

const countedClick = prepared(
  'count a click',
  ({ code, day, visitor, at }: Click) => sql<{ code: string }>`
    with known as (select code from referral_codes where code = ${code}),
    counted as (
      insert into referral_clicks (code, day, visitor, at)
      select code, ${day}::date, ${visitor}, ${at}::timestamptz from known
      on conflict do nothing
      returning code
    ),
    summed as (
      update referral_codes c set clicks = clicks + 1 from counted where c.code = counted.code
    )
    select code from known`,
)

/**
 * Counts a visit that a ref brought, once for each visitor, code and day (UTC).
 * @returns the code it counts for; null where the ref names none
 */
export async function countClick(
  db: Database,
  salt: DaySalt,
  at: Date,
  ref: Ref,
  visitor: Visitor,
): Promise<string | null> {
  const day = at.toISOString().slice(0, 10)
  const code = await codeOf(db, at, ref)
  if (code === null) return null
  const [known] = await countedClick(db, { code, day, visitor: hashVisitor(await salt.of(day), visitor), at })
  return known?.code ?? null
}
