import type { PersonReferrer } from '@numeria/contract'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { readPayouts } from './payouts.ts'

const newest = 100

/** A referrer's money for the support file: null for users who never referred. */
export async function readPersonReferrer(
  deps: Pick<Deps, 'db' | 'clock' | 'settings'>,
  userId: string,
): Promise<PersonReferrer | null> {
  const { db } = deps
  const referrer = await db.selectFrom('referrers').select('user_id').where('user_id', '=', userId).executeTakeFirst()
  if (!referrer) return null
  const [overview, sharesAccountWith, corrections, conversions] = await Promise.all([
    readPayouts(deps, userId),
    othersOfAccount(db, userId),
    db
      .selectFrom('earning_corrections as c')
      .innerJoin('referral_earnings as e', (join) =>
        join.onRef('e.user_id', '=', 'c.user_id').onRef('e.earning_id', '=', 'c.earning_id'),
      )
      .select(['c.earning_id', 'e.at', 'e.cents', 'c.reason', 'c.made_by', 'c.conversion_id'])
      .where('c.user_id', '=', userId)
      .orderBy('e.at', 'desc')
      .limit(newest)
      .execute(),
    db
      .selectFrom('referral_rewards')
      .select(['conversion_id', 'at', 'state', 'reason', 'credits', 'cents'])
      .where('user_id', '=', userId)
      .orderBy('at', 'desc')
      .limit(newest)
      .execute(),
  ])
  const {
    mode,
    balanceCents,
    payableCents,
    onTheirWayCents,
    pendingCents,
    paidCents,
    bankDetails,
    taxDetails,
    payouts,
  } = overview
  return {
    mode,
    balanceCents,
    payableCents,
    onTheirWayCents,
    pendingCents,
    paidCents,
    account: bankDetails && bankDetails.account,
    hasTaxDetails: taxDetails !== null,
    sharesAccountWith,
    payouts: payouts.map(({ id, state, amountCents, createdAt, failure }) => ({
      payoutId: id,
      state,
      amountCents,
      createdAt,
      failure,
    })),
    corrections: corrections.map((row) => ({
      id: row.earning_id,
      at: row.at.toISOString(),
      cents: row.cents,
      reason: row.reason,
      madeBy: row.made_by,
      conversionId: row.conversion_id,
    })),
    conversions: conversions.map(({ conversion_id, at, ...row }) => ({
      conversionId: conversion_id,
      at: at.toISOString(),
      ...row,
    })),
  }
}

/** E-mail addresses of the other people who registered the same bank account. */
async function othersOfAccount(db: Database, userId: string): Promise<string[]> {
  const own = await db
    .selectFrom('bank_details')
    .select('account_mark')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!own?.account_mark) return []
  const rows = await db
    .selectFrom('bank_details as other')
    .innerJoin('users as u', 'u.user_id', 'other.user_id')
    .select('u.email')
    .where('other.account_mark', '=', own.account_mark)
    .where('other.user_id', '<>', userId)
    .orderBy('u.email')
    .limit(10)
    .execute()
  return rows.map(({ email }) => email)
}
