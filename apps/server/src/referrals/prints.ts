// Where a referrer was seen: hashes, with a salt of their own, of the network address and of the browser in its network. They are kept of people who have a
// code, for thirty days after the last time, and answer one question: does the new person sit where the referrer sits?
import type { ConversionReason } from '@numeria/contract'
import { neighbourhood } from '../platform/address-limit.ts'
import type { Database } from '../platform/database/connect.ts'
import { hashWith, type Visitor } from './visitor.ts'

const keptDays = 30
const dayMs = 86_400_000

/** A browser in the wide network of its provider: a telephone's address changes within it. */
function wideNetwork(address: string): string {
  const network = neighbourhood(address)
  return network.includes(':') ? network.split(':').slice(0, 2).join(':') : network.split('.').slice(0, 2).join('.')
}

function printsOf(salt: Buffer, { address, agent, languages }: Visitor) {
  return {
    address: hashWith(salt, 'address', neighbourhood(address)),
    device: hashWith(salt, 'device', wideNetwork(address), agent, languages),
  }
}

async function saltOf(db: Database, userId: string): Promise<Buffer | null> {
  const row = await db.selectFrom('referrers').select('salt').where('user_id', '=', userId).executeTakeFirst()
  return row?.salt ?? null
}

/** Remembers where somebody with a code is now. Of anybody else nothing is kept. */
export async function notePrints(db: Database, at: Date, userId: string, visitor: Visitor): Promise<void> {
  const salt = await saltOf(db, userId)
  if (!salt) return
  const { address, device } = printsOf(salt, visitor)
  await db
    .insertInto('referrer_prints')
    .values([
      { user_id: userId, kind: 'address', print: address, seen_at: at },
      { user_id: userId, kind: 'device', print: device, seen_at: at },
    ])
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'print']).doUpdateSet({ seen_at: at }))
    .execute()
}

/** Whether a visitor sits where this referrer was seen. */
export async function comparePrints(
  db: Database,
  at: Date,
  referrerId: string,
  visitor: Visitor,
): Promise<ConversionReason | null> {
  const salt = await saltOf(db, referrerId)
  if (!salt) return null
  const { address, device } = printsOf(salt, visitor)
  const seen = await db
    .selectFrom('referrer_prints')
    .select('kind')
    .where('user_id', '=', referrerId)
    .where('print', 'in', [address, device])
    .where('seen_at', '>', new Date(at.getTime() - keptDays * dayMs))
    .orderBy('kind')
    .execute()
  return seen[0] ? `same_${seen[0].kind}` : null
}

export async function forgetPrints(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('referrer_prints')
    .where('seen_at', '<=', new Date(now.getTime() - keptDays * dayMs))
    .execute()
}
