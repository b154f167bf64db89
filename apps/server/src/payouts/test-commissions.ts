import { type CommissionList, type ConversionReason, earningRoutes } from '@numeria/contract'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Buyer, Shop } from '../billing/test-shop.ts'
import type { Database } from '../platform/database/connect.ts'
import { createCode } from '../referrals/codes.ts'
import { bindConversion, settleConversion } from '../referrals/conversions.ts'
import { followFirstPurchases, releaseCommissions } from './commissions.ts'
import { readPayouts } from './payouts.ts'

/** A person with a code, and a buyer who came by it. For tests. */
export async function pair(shop: Shop, { reason = null as ConversionReason | null } = {}) {
  const { db, clock } = shop.deps
  const referrer = await shop.buyer()
  const buyer = await shop.buyer()
  const code = await createCode(db, clock.now(), referrer.userId)
  const visitor = { address: `10.${Math.floor(Math.random() * 250)}.1.1`, agent: randomUUID(), languages: '' }
  const person = { userId: buyer.userId, email: `${randomUUID()}@example.com`, isFirstOfMailbox: true }
  await bindConversion(db, clock.now(), person, { ref: { code }, visitor, browserOf: null })
  if (reason) await db.updateTable('referral_conversions').set({ reason }).where('user_id', '=', buyer.userId).execute()
  await settleConversion(db, clock.now(), buyer.userId)
  return { referrer, buyer, code }
}

/** Follows first purchases and releases what is due, as the jobs do. For tests. */
export async function settle({ deps }: Shop): Promise<void> {
  await followFirstPurchases(deps)
  await releaseCommissions(deps)
}

export const commissionsOf = async ({ call }: Buyer) =>
  (await call('get', earningRoutes.commissions.path)).json() as CommissionList

export const balanceOf = async ({ deps }: Shop, { userId }: Buyer) => (await readPayouts(deps, userId)).balanceCents

export const refund = ({ control }: Shop, sessionId: string, amount?: number) =>
  control('POST', 'payments/refund', { sessionId, ...(amount && { amount }) })

/** Every entry sums to nothing, and what referrers earned by entries is what they are owed. For tests. */
export async function checkBooks(db: Database): Promise<void> {
  const { rows } = await sql<{ off: number }>`
    select (select count(*) from commission_entries where company_cents + reserve_cents + referrer_cents <> 0)
      + (select count(*) from commissions c where c.cents <> (
          select coalesce(-sum(company_cents), 0) from commission_entries e where e.user_id = c.user_id and e.commission_id = c.commission_id))
      + (select count(*) from commissions c where c.state <> 'set_aside' and 0 <> (
          select coalesce(sum(reserve_cents), 0) from commission_entries e where e.user_id = c.user_id and e.commission_id = c.commission_id))
      + (select count(*) from commission_entries e where referrer_cents <> 0 and not exists (
          select from referral_earnings r where r.user_id = e.user_id and r.earning_id = e.earning_id and r.cents = e.referrer_cents))
      as off`.execute(db)
  expect(rows[0]!.off).toBe(0)
}
