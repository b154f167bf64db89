// A commission on the first purchase of a person who came by a code. The purchase says how much of its price has not gone back; the commission follows that
// amount, whatever happened in which order and however often it is followed. Set aside at first, it is earned when the buyer cannot withdraw any more;
// what goes back after that is taken from the next payouts.
import { randomUUID } from 'node:crypto'
import { sql, type Selectable, type Transaction } from 'kysely'
import { lockUser } from '../accounts/accounts.ts'
import { isDeleted } from '../accounts/deleted-users.ts'
import { readKept, type Kept } from '../billing/kept.ts'
import type { Deps } from '../deps.ts'
import type { Database } from '../platform/database/connect.ts'
import { allRows } from '../platform/database/places.ts'
import type { Tables } from '../platform/database/tables.ts'
import { commissionCents, dueAt, euroRate } from './commissions.rules.ts'

type CommissionRow = Selectable<Tables['commissions']>
/** `changes`: those of the purchase when, or before, its kept amount was read. */
type FirstPurchase = Pick<Selectable<Tables['first_purchases']>, 'referrer_id' | 'conversion_id' | 'changes'>
type Kind = Tables['commission_entries']['kind']

const atOnce = 100

/** Carries what happened to first purchases over to their referrers. Any number of processes may do it, at once and again. */
export async function followFirstPurchases({
  db,
  clock,
  settings,
  log,
}: Pick<Deps, 'db' | 'clock' | 'settings' | 'log'>): Promise<void> {
  for (let after: string | undefined; ;) {
    const rows = await purchasesToFollow(db, after)
    for (const row of rows) {
      try {
        const kept = await readKept(db, row.user_id, row.purchase_id)
        const rate = kept && euroRate(kept.currency, settings.usdToEurMillionths)
        // Without a rate it waits; the admin area says so.
        if (!kept || rate === null) continue
        await followPurchase(db, clock.now(), row, kept, rate)
        await db
          .updateTable('first_purchases')
          .set({ followed: sql`greatest(followed, ${row.changes}::int)` })
          .where('user_id', '=', row.user_id)
          .execute()
      } catch (error) {
        log.error({ err: error, conversion: row.conversion_id }, 'a commission could not be followed')
      }
    }
    after = rows.at(-1)?.user_id
    if (after === undefined) return
  }
}

function purchasesToFollow(db: Database, after: string | undefined) {
  return allRows(db)
    .selectFrom('first_purchases')
    .selectAll()
    .where(sql<boolean>`changes > followed`)
    .$if(after !== undefined, (query) => query.where('user_id', '>', after!))
    .orderBy('user_id')
    .limit(atOnce)
    .execute()
}

/** Makes a commission what the purchase has earned by now, with one entry for the difference. A referrer who has left is owed nothing. */
export async function followPurchase(
  db: Database,
  at: Date,
  { referrer_id: userId, conversion_id: commissionId, changes }: FirstPurchase,
  { paidCents, keptCents, currency, paidAt }: Kept,
  euroMillionths: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockReferrer(trx, userId))) return
    const known = await lockCommission(trx, userId, commissionId)
    if (!known) {
      const cents = commissionCents(keptCents, euroMillionths)
      const commission = {
        user_id: userId,
        commission_id: commissionId,
        paid_at: paidAt,
        paid_cents: paidCents,
        kept_cents: keptCents,
        currency,
        euro_millionths: euroMillionths,
        cents: 0,
        state: 'set_aside' as const,
        due_at: dueAt(paidAt),
        changes,
        entries: 0,
      }
      await trx.insertInto('commissions').values(commission).execute()
      return write(trx, at, commission, 'set_aside', { reserve: cents }, {})
    }
    if (changes <= known.changes || (known.state !== 'set_aside' && known.state !== 'earned')) return
    const more = commissionCents(keptCents, known.euro_millionths) - known.cents
    const account = known.state === 'earned' ? 'referrer' : 'reserve'
    await write(
      trx,
      at,
      known,
      more < 0 ? 'take_back' : 'give_back',
      { [account]: more },
      { kept_cents: keptCents, changes },
    )
  })
}

/** Pays out of the reserve what is due, once the reward of the same conversion was not refused. One that is under review waits. */
export async function releaseCommissions({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  for (let after: string | undefined; ;) {
    const rows = await allRows(db)
      .selectFrom('commissions as c')
      .innerJoin('referral_rewards as r', (join) =>
        join.onRef('r.user_id', '=', 'c.user_id').onRef('r.conversion_id', '=', 'c.commission_id'),
      )
      .select(['c.user_id', 'c.commission_id'])
      .where('c.state', '=', 'set_aside')
      .where('c.due_at', '<', now)
      .where('r.state', '<>', 'pending')
      .$if(after !== undefined, (query) => query.where('c.commission_id', '>', after!))
      .orderBy('c.commission_id')
      .limit(atOnce)
      .execute()
    for (const row of rows) await releaseOne(db, now, row)
    after = rows.at(-1)?.commission_id
    if (after === undefined) return
  }
}

async function releaseOne(
  db: Database,
  at: Date,
  { user_id: userId, commission_id: commissionId }: Pick<CommissionRow, 'user_id' | 'commission_id'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (!(await lockReferrer(trx, userId))) return
    const commission = await lockCommission(trx, userId, commissionId)
    const reward = await trx
      .selectFrom('referral_rewards')
      .select('state')
      .where('user_id', '=', userId)
      .where('conversion_id', '=', commissionId)
      .executeTakeFirst()
    if (commission?.state !== 'set_aside' || !reward || reward.state === 'pending') return
    const { cents } = commission
    if (reward.state === 'rewarded')
      await write(trx, at, commission, 'release', { reserve: -cents, referrer: cents }, { state: 'earned' })
    else await write(trx, at, commission, 'refuse', { reserve: -cents }, { state: 'refused' })
  })
}

/** Gives back to the company what is set aside for a referrer who leaves, in the transaction of the deletion. */
export async function forgoCommissions(trx: Transaction<Tables>, at: Date, userId: string): Promise<void> {
  const rows = await trx
    .selectFrom('commissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'set_aside')
    .orderBy('commission_id')
    .forUpdate()
    .execute()
  for (const row of rows) await write(trx, at, row, 'forgo', { reserve: -row.cents }, { state: 'forgone' })
}

/** A deletion holds the same lock, so that this happens before it or not at all. */
async function lockReferrer(trx: Transaction<Tables>, userId: string): Promise<boolean> {
  return (await lockUser(trx, userId)) !== null && !(await isDeleted(trx, userId))
}

async function lockCommission(trx: Transaction<Tables>, userId: string, commissionId: string) {
  return trx
    .selectFrom('commissions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('commission_id', '=', commissionId)
    .forUpdate()
    .executeTakeFirst()
}

/** Writes an entry, the earning that it brings or takes, and the commission after it. Nothing moved is no entry. */
async function write(
  trx: Transaction<Tables>,
  at: Date,
  { user_id, commission_id, entries, cents }: Pick<CommissionRow, 'user_id' | 'commission_id' | 'entries' | 'cents'>,
  kind: Kind,
  { reserve = 0, referrer = 0 }: { reserve?: number; referrer?: number },
  change: Partial<Pick<CommissionRow, 'state' | 'kept_cents' | 'changes'>>,
): Promise<void> {
  const moves = reserve !== 0 || referrer !== 0
  const number = entries + 1
  const earningId = referrer === 0 ? null : randomUUID()
  if (earningId !== null)
    await trx
      .insertInto('referral_earnings')
      .values({ user_id, earning_id: earningId, conversion_id: null, cents: referrer, state: 'earned', at })
      .execute()
  await trx
    .updateTable('commissions')
    .set({ ...change, cents: cents + reserve + referrer, ...(moves && { entries: number }) })
    .where('user_id', '=', user_id)
    .where('commission_id', '=', commission_id)
    .execute()
  if (!moves) return
  await trx
    .insertInto('commission_entries')
    .values({
      user_id,
      commission_id,
      number,
      cause: `commission:${commission_id}:${number}`,
      kind,
      company_cents: -(reserve + referrer),
      reserve_cents: reserve,
      referrer_cents: referrer,
      earning_id: earningId,
      at,
    })
    .execute()
}
