// Fingerprints of locations: hashes, with a salt per referrer, of the network address and of the browser in its network. They are kept for every user who
// signs in, since any public id is a ref, and for users whom a referrer brought; for thirty days after the last visit. They answer one question: does the new
// user share a location with the referrer, or with another user whom the referrer brought?
import { randomBytes } from 'node:crypto'
import type { ConversionReason } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Deps } from '../deps.ts'
import { neighbourhood } from '../platform/request-limits.ts'
import type { Database } from '../platform/database/connect.ts'
import { hashWith, visitorOf, type Visitor } from './visitor.ts'

const keptDays = 30
const dayMs = 86_400_000

/** A browser in the wide network of its provider: a telephone's address changes within it. */
function wideNetwork(address: string): string {
  const network = neighbourhood(address)
  return network.includes(':') ? network.split(':').slice(0, 2).join(':') : network.split('.').slice(0, 2).join('.')
}

type Prints = { userId: string; visitor: Visitor; salt: Buffer; at: Date; arrival: string | null }

/** By address first, so that writers of the same two wait for each other and never both. */
function printsOf({ userId, visitor: { address, agent, languages }, salt, at, arrival }: Prints) {
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
export async function notePrints(db: Database, at: Date, userId: string, visitor: Visitor): Promise<void> {
  const salt = (await saltOf(db, userId)) ?? (await saltMadeFor(db, userId))
  if (!salt) return
  await db
    .insertInto('referrer_prints')
    .values(printsOf({ userId, visitor, salt, at, arrival: null }))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'print']).doUpdateSet({ seen_at: at, arrival: null }),
    )
    .execute()
}

/** Remembers where a request's person is. Whatever they asked for comes although it cannot be remembered. */
export async function noteWhereabouts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
  userId: string,
): Promise<void> {
  try {
    await notePrints(db, clock.now(), userId, visitorOf(request))
  } catch (error) {
    request.log.warn({ err: error }, 'where somebody is could not be remembered')
  }
}

/**
 * Records the location of a new user, and returns whether the referrer or another referred user was seen there. It writes before it reads, so that of
 * simultaneous arrivals all but one are detected; a retry of the same user does not count as another one.
 */
export async function noteArrival(
  db: Database,
  at: Date,
  referrerId: string,
  { userId, visitor }: { userId: string; visitor: Visitor },
): Promise<ConversionReason | null> {
  const salt = await saltOf(db, referrerId)
  if (!salt) return null
  const arrival = hashWith(salt, 'arrival', userId)
  const forgotten = oldest(at)
  const seen = await db
    .insertInto('referrer_prints')
    .values(printsOf({ userId: referrerId, visitor, salt, at, arrival }))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind', 'print']).doUpdateSet({
        seen_at: at,
        arrival: sql`case when referrer_prints.seen_at > ${forgotten}::timestamptz then referrer_prints.arrival else excluded.arrival end`,
      }),
    )
    .returning(['kind', 'arrival'])
    .execute()
  const kinds = seen.filter((print) => print.arrival === null).map(({ kind }) => kind)
  if (kinds.length > 0) return kinds.includes('address') ? 'same_address' : 'same_device'
  return seen.some((print) => print.arrival !== arrival) ? 'same_place' : null
}

const oldest = (now: Date): Date => new Date(now.getTime() - keptDays * dayMs)

export async function forgetPrints(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('referrer_prints').where('seen_at', '<=', oldest(now)).execute()
}
