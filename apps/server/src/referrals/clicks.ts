import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { prepared } from '../platform/database/prepared.ts'
import type { ClickSource } from './click-sources.ts'
import { codeOf, type Ref } from './codes.ts'
import { hashAddress, hashVisitor, type DaySalt, type Visitor } from './visitor.ts'

type Click = ClickSource & { code: string; day: string; visitor: string; address: string; at: Date }

/** A family, a school or an office may be behind one address; a program that calls itself by many names counts as no more than so many. */
const maxOfAnAddress = 100
/** More sources of a code in a day are counted together, so that the rows do not grow with what strangers write into an address. */
const maxSources = 50
/** The others of an address are counted together, so that one visitor cannot use up the sources of a code. */
const maxSourcesOfAnAddress = 5

const countedClick = prepared(
  'count a click',
  ({ code, day, visitor, address, at, source, medium, campaign, term, content, subId }: Click) => sql<{
    isKnown: boolean
  }>`
    select is_known as "isKnown" from count_click(${code}, ${day}, ${visitor}, ${address}, ${maxOfAnAddress}, ${maxSources}, ${maxSourcesOfAnAddress}, ${source}, ${medium}, ${campaign}, ${subId}, ${at}, ${term}, ${content})`,
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
  const [row] = await countedClick(db, {
    code,
    day,
    visitor: hashVisitor(secret, visitor),
    address: hashAddress(secret, visitor),
    at,
    ...clickSource,
  })
  return row!.isKnown ? code : null
}
