// The limits that people set for themselves: credits in a month, and a pause. Holding credits for a reading keeps to them.
import type { Wellbeing, WellbeingUpdate } from '@numeria/contract'
import { sql } from 'kysely'
import { listLots } from '../credits/lots.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'
import { moneyOfNext } from './money.rules.ts'

const dayMs = 86_400_000

type Own = {
  monthly_credits: number | null
  next_credits: number | null
  next_from: Date | null
  paused_until: Date | null
  shows_money: boolean
}

const nothingSet: Own = {
  monthly_credits: null,
  next_credits: null,
  next_from: null,
  paused_until: null,
  shows_money: true,
}

/** A month is that of UTC: no change of a time zone moves its end. */
const nextMonth = (at: Date) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))

export async function readWellbeing({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string): Promise<Wellbeing> {
  const now = clock.now()
  const [row, lots, spent] = await Promise.all([
    db.selectFrom('wellbeing').selectAll().where('user_id', '=', userId).executeTakeFirst(),
    listLots(db, userId),
    sql<{ credits: number }>`select wellbeing_spent(${userId}, ${now}, null) as credits`.execute(db),
  ])
  const own = asOf(row ?? nothingSet, now)
  return {
    monthlyCredits: own.monthly_credits,
    spentCredits: spent.rows[0]!.credits,
    monthEndsAt: nextMonth(now).toISOString(),
    next: own.next_from && { monthlyCredits: own.next_credits, from: own.next_from.toISOString() },
    pausedUntil: own.paused_until?.toISOString() ?? null,
    showMoney: own.shows_money,
    money: moneyOfNext(lots, now),
  }
}

/** The settings at a moment: a limit that waited holds from its month on, and a pause that is over is none. */
function asOf(own: Own, at: Date): Own {
  const isNext = own.next_from !== null && own.next_from <= at
  return {
    ...own,
    ...(isNext && { monthly_credits: own.next_credits, next_credits: null, next_from: null }),
    paused_until: own.paused_until && own.paused_until > at ? own.paused_until : null,
  }
}

/** Saves what a person sets. A lower limit holds at once, a higher one from the next month on. A pause only ever grows. */
export async function saveWellbeing(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  { monthlyCredits, pauseDays, showMoney }: WellbeingUpdate,
): Promise<void> {
  await db
    .insertInto('wellbeing')
    .values({ user_id: userId, changed_at: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.transaction().execute(async (trx) => {
    const row = trx.selectFrom('wellbeing').selectAll().where('user_id', '=', userId).forUpdate()
    const now = clock.now()
    const own = asOf(await row.executeTakeFirstOrThrow(), now)
    await trx
      .updateTable('wellbeing')
      .set({
        monthly_credits: own.monthly_credits,
        next_credits: own.next_credits,
        next_from: own.next_from,
        ...(monthlyCredits !== undefined && limitFrom(own.monthly_credits, monthlyCredits, now)),
        paused_until: longer(own.paused_until, pauseDays ? new Date(now.getTime() + pauseDays * dayMs) : null),
        ...(showMoney !== undefined && { shows_money: showMoney }),
        changed_at: now,
      })
      .where('user_id', '=', userId)
      .execute()
  })
}

function limitFrom(now: number | null, asked: number | null, at: Date) {
  const isHigher = now !== null && (asked === null || asked > now)
  return isHigher
    ? { next_credits: asked, next_from: nextMonth(at) }
    : { monthly_credits: asked, next_credits: null, next_from: null }
}

const longer = (one: Date | null, other: Date | null): Date | null => (one && (!other || one > other) ? one : other)

/** @throws {AppError} `wellbeing.paused` */
export async function refuseWhilePaused(db: Db, at: Date, userId: string): Promise<void> {
  if (await isPaused(db, at, userId)) throw new AppError('wellbeing.paused')
}

export async function isPaused(db: Db, at: Date, userId: string): Promise<boolean> {
  const paused = db
    .selectFrom('wellbeing')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('paused_until', '>', at)
  return (await paused.executeTakeFirst()) !== undefined
}
