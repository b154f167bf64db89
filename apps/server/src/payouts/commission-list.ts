import type { AdminCommissions, CommissionList } from '@numeria/contract'
import { commissionPercent } from '@numeria/contract'
import { sql } from 'kysely'
import type { Database } from '../platform/database/connect.ts'
import { wordsOf } from '../referrals/codes.ts'

const shown = 200

/** A referrer's commissions with every movement, newest first. Nothing says who bought. */
export async function listCommissions(db: Database, userId: string): Promise<CommissionList> {
  const [rows, totals] = await Promise.all([commissionRows(db, userId), totalsOf(db, userId)])
  const entries = await db
    .selectFrom('commission_entries')
    .select(['commission_id', 'number', 'kind', 'company_cents', 'at'])
    .where('user_id', '=', userId)
    .where(
      'commission_id',
      'in',
      rows.length > 0 ? rows.map(({ commission_id }) => commission_id) : ['00000000-0000-0000-0000-000000000000'],
    )
    .orderBy('number')
    .execute()
  const words = await wordsOf(
    db,
    rows.map(({ code }) => code),
  )
  return {
    percent: commissionPercent,
    ...totals,
    commissions: rows.map(({ commission_id: id, code, paid_at, cents, state, due_at, isUnderReview }) => ({
      id,
      code: words.get(code) ?? code,
      createdAt: paid_at.toISOString(),
      cents,
      state,
      dueAt: due_at.toISOString(),
      isUnderReview,
      entries: entries
        .filter(({ commission_id }) => commission_id === id)
        .map(({ kind, company_cents, at }) => ({ kind, cents: 0 - company_cents, at: at.toISOString() })),
    })),
  }
}

/** Commissions with the reward of the same conversion: while it waits for an operator, no commission is released. */
const withReward = (db: Database) =>
  db
    .selectFrom('commissions as c')
    .leftJoin('referral_rewards as r', (join) =>
      join.onRef('r.user_id', '=', 'c.user_id').onRef('r.conversion_id', '=', 'c.commission_id'),
    )
    .select((select) => sql<boolean>`${select.ref('r.state')} is not distinct from 'pending'`.as('isUnderReview'))

function commissionRows(db: Database, userId: string) {
  return withReward(db)
    .select(['c.commission_id', 'c.paid_at', 'c.cents', 'c.state', 'c.due_at', 'r.code'])
    .where('c.user_id', '=', userId)
    .orderBy('c.paid_at', 'desc')
    .orderBy('c.commission_id')
    .limit(shown)
    .execute()
}

async function totalsOf(db: Database, userId: string): Promise<{ setAsideCents: number; earnedCents: number }> {
  const { rows } = await sql<{ setAsideCents: number; earnedCents: number }>`
    select coalesce(sum(cents) filter (where state = 'set_aside'), 0)::int as "setAsideCents",
      coalesce(sum(cents) filter (where state = 'earned'), 0)::int as "earnedCents"
    from commissions where user_id = ${userId}`.execute(db)
  return rows[0]!
}

/** The latest commissions of all referrers for administrators, the accounts' totals, and how many dollar purchases wait for a rate. */
export async function listAllCommissions(db: Database): Promise<AdminCommissions> {
  const [{ rows: accounts }, { rows: waiting }, latest] = await Promise.all([
    sql<AdminCommissions['accounts']>`
      select coalesce(sum(company_cents), 0)::int as "companyCents", coalesce(sum(reserve_cents), 0)::int as "reserveCents",
        coalesce(sum(referrer_cents), 0)::int as "referrerCents" from commission_entries`.execute(db),
    sql<{ count: number }>`
      select count(*)::int as count from first_purchases f join purchases p on p.user_id = f.user_id and p.purchase_id = f.purchase_id
      where f.changes > f.followed and f.followed = 0 and p.currency = 'usd'`.execute(db),
    withReward(db)
      .select([
        'c.user_id',
        'c.commission_id',
        'c.paid_at',
        'c.paid_cents',
        'c.kept_cents',
        'c.currency',
        'c.cents',
        'c.state',
        'c.due_at',
      ])
      .orderBy('c.paid_at', 'desc')
      .orderBy('c.commission_id')
      .limit(shown)
      .execute(),
  ])
  return {
    accounts: accounts[0]!,
    waitingForRate: waiting[0]!.count,
    commissions: latest.map((row) => ({
      id: row.commission_id,
      referrerId: row.user_id,
      createdAt: row.paid_at.toISOString(),
      paidCents: row.paid_cents,
      keptCents: row.kept_cents,
      currency: row.currency,
      cents: row.cents,
      state: row.state,
      dueAt: row.due_at.toISOString(),
      isUnderReview: row.isUnderReview,
    })),
  }
}
