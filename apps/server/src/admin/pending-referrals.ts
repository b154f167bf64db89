// Both sides of a referral whose rewards wait: the referrer's reward and the newcomer's welcome are one decision.
import type { PendingTransaction } from '@numeria/contract'
import { sql } from 'kysely'
import type { PendingCredit } from '../credits/pending.ts'
import type { Database } from '../platform/database/connect.ts'
import { maskedEmail } from '../platform/email-address.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'

type Referral = NonNullable<PendingTransaction['referral']>

/** The new person of the conversion that the reward `p` belongs to; null for other rewards. */
const newcomerOf = sql`case when p.cause = 'welcome' then p.user_id
  else (select x.user_id from conversions x where x.conversion_id = substring(p.cause from '^referral:(.*)$')::uuid) end`

/** What an operator needs to decide about each of these rewards, by their ids. */
export async function referralsOf(db: Database, pending: readonly PendingCredit[]): Promise<Map<string, Referral>> {
  const { rows } = await sql<{
    id: string
    conversionId: string
    side: Referral['side']
    code: string
    referrer: string | null
    newcomer: string | null
    thatDay: number
  }>`
    select p.pending_id as id, c.conversion_id as "conversionId", case when p.cause = 'welcome' then 'newcomer' else 'referrer' end as side,
      coalesce(w.word, c.code) as code, r.email as referrer, n.email as newcomer,
      (select count(*)::int from referral_rewards d where d.user_id = c.referrer_id
        and (d.at at time zone 'UTC')::date = (c.created_at at time zone 'UTC')::date) as "thatDay"
    from pending_credits p
      join conversions c on c.user_id = ${newcomerOf}
      left join users r on r.user_id = c.referrer_id
      left join users n on n.user_id = c.user_id
      left join referral_codes w on w.code = c.code
    where p.pending_id = any(${pending.map(({ id }) => id)}::uuid[])`.execute(db)
  return new Map(
    rows.map(({ id, referrer, newcomer, ...row }) => [
      id,
      {
        ...row,
        referrerEmail: referrer ?? 'deleted',
        newcomerEmail: newcomer ? maskedEmail(newcomer) : 'deleted',
        isSameMailbox: referrer !== null && newcomer !== null && mailboxOf(referrer) === mailboxOf(newcomer),
      },
    ]),
  )
}

/** The two rewards of the conversion that a reward belongs to, the referrer's first: its decision is the one of both. */
export async function sidesOf(db: Database, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with own as (
      select p.user_id, c.conversion_id, c.referrer_id, c.user_id as newcomer_id from pending_credits p
        join conversions c on c.user_id = ${newcomerOf}
      where p.pending_id = ${id}
    )
    select p.pending_id as id from own join pending_credits p
      on (p.user_id = own.referrer_id and p.cause = 'referral:' || own.conversion_id) or (p.user_id = own.newcomer_id and p.cause = 'welcome')
    order by p.cause = 'welcome'`.execute(db)
  return rows.map((row) => row.id)
}
