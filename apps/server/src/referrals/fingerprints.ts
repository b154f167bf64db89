// Fingerprints of locations: hashes, with a salt per referrer, of the network address and of the browser in its network. They are kept for every user who
// signs in, since any public id is a ref, and for users whom a referrer brought; for thirty days after the last visit. They answer one question: does the new
// user share a location with the referrer, or with another user whom the referrer brought?
import { randomBytes } from 'node:crypto'
import type { ConversionReason } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { isWithin, neighbourhood } from '../platform/request-limits.ts'
import type { Database } from '../platform/database/connect.ts'
import type { PlaceEvidence } from '../platform/database/referral-tables.ts'
import { hashWith, visitorOf, type Visitor } from './visitor.ts'

const keptDays = 30
const dayMs = 86_400_000

/** A browser in the wide network of its provider: a telephone's address changes within it. */
function wideNetwork(address: string): string {
  const network = neighbourhood(address)
  return network.includes(':') ? network.split(':').slice(0, 2).join(':') : network.split('.').slice(0, 2).join('.')
}

type Arrival = { userId: string; visitor: Visitor; salt: Buffer; at: Date; arrival: string | null }

/** By address first, so that writers of the same two wait for each other and never both. */
function fingerprintsOf({ userId, visitor: { address, agent, languages }, salt, at, arrival }: Arrival) {
  const row = { user_id: userId, seen_at: at, arrival }
  return [
    { ...row, kind: 'address' as const, print: hashWith(salt, 'address', neighbourhood(address)) },
    { ...row, kind: 'device' as const, print: hashWith(salt, 'device', wideNetwork(address), agent, languages) },
  ]
}

async function saltOf(db: Database, userId: string): Promise<Buffer | null> {
  const row = await db.selectFrom('referrers').select('salt').where('user_id', '=', userId).executeTakeFirst()
  return row?.salt ?? null
}

async function saltMadeFor(db: Database, userId: string): Promise<Buffer | null> {
  await db
    .insertInto('referrers')
    .values({ user_id: userId, salt: randomBytes(16) })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return saltOf(db, userId)
}

/** Records the location of a user who is signed in or just signing in. */
export async function noteFingerprints(db: Database, at: Date, userId: string, visitor: Visitor): Promise<void> {
  const salt = (await saltOf(db, userId)) ?? (await saltMadeFor(db, userId))
  if (!salt) return
  await db
    .insertInto('referrer_fingerprints')
    .values(fingerprintsOf({ userId, visitor, salt, at, arrival: null }))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'print']).doUpdateSet({ seen_at: at, arrival: null }),
    )
    .execute()
}

/**
 * Records the location of a request's user, a limited number of times: a request that reads must not fill a table. A failure is logged and does not fail the
 * request.
 */
export async function noteWhereabouts(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  try {
    if (!(await isWithin(deps, 'location', { userId }))) return
    await noteFingerprints(deps.db, deps.clock.now(), userId, visitorOf(request))
  } catch (error) {
    request.log.warn({ err: error }, 'the location of a user could not be recorded')
  }
}

type Suspicion = { reason: ConversionReason; evidence: PlaceEvidence }

/** Characters of a hash that distinguish the locations of one referrer. */
const markLength = 6

/**
 * Records the location of a new user, and returns whether the referrer or another referred user was seen there. It writes before it reads, so that of
 * simultaneous arrivals all but one are detected; a retry of the same user does not count as another one.
 */
export async function noteArrival(
  db: Database,
  at: Date,
  referrerId: string,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<Suspicion | null> {
  const salt = await saltOf(db, referrerId)
  if (!salt) return null
  const arrival = hashWith(salt, 'arrival', userId)
  const forgotten = oldest(at)
  const fingerprints = fingerprintsOf({ userId: referrerId, visitor, salt, at, arrival })
  const before = await db
    .selectFrom('referrer_fingerprints')
    .select(['print', 'seen_at'])
    .where('user_id', '=', referrerId)
    .where(
      'print',
      'in',
      fingerprints.map(({ print }) => print),
    )
    .execute()
  const seen = await db
    .insertInto('referrer_fingerprints')
    .values(fingerprints)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'print']).doUpdateSet({
        seen_at: at,
        arrival: sql`case when referrer_fingerprints.seen_at > ${forgotten}::timestamptz then referrer_fingerprints.arrival else excluded.arrival end`,
      }),
    )
    .returning(['kind', 'print', 'arrival'])
    .execute()
  const evidenceOf = ({ kind, print }: (typeof seen)[number]): PlaceEvidence => ({
    match: kind,
    mark: print.slice(0, markLength),
    seenAt: before.find((earlier) => earlier.print === print)?.seen_at.toISOString() ?? null,
  })
  // An address says more than a browser in a wide network.
  const byAddress = seen.toSorted((one, other) => one.kind.localeCompare(other.kind))
  const own = byAddress.find((place) => place.arrival === null)
  if (own) return { reason: own.kind === 'address' ? 'same_address' : 'same_device', evidence: evidenceOf(own) }
  const another = byAddress.find((place) => place.arrival !== arrival)
  return another ? { reason: 'same_place', evidence: evidenceOf(another) } : null
}

const oldest = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

/** Deletes fingerprints after their time, and the evidence of conversions that came from them. */
export async function deleteFingerprints(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('referral_conversions')
    .set({ evidence: null })
    .where('evidence', 'is not', null)
    .where('created_at', '<=', oldest(now))
    .execute()
  await db.deleteFrom('referrer_fingerprints').where('seen_at', '<=', oldest(now)).execute()
}
