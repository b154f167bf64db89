// All rules of share rewards: the browser only names the channel. One transaction under the user's lock reads earlier share rewards and writes the new one, so
// neither tabs nor parallel calls earn more.
import {
  shareCaps,
  shareRewards,
  type PageLanguage,
  type ShareChannel,
  type ShareRefusal,
  type ShareReply,
  type ShareStatus,
} from '@numeria/contract'
import { sql } from 'kysely'
import { pageTexts } from '../page-texts/page-texts.ts'
import { lockUser } from '../accounts/accounts.ts'
import { grant } from '../credits/credits.ts'
import { hasBought } from '../credits/lots.ts'
import { setAside } from '../credits/pending.ts'
import type { Deps } from '../deps.ts'
import type { Db } from '../platform/database/connect.ts'
import { AppError } from '../platform/errors.ts'

const dayMs = 86_400_000

/** Facebook forbids rewards for posts to apps that use its login. */
const unrewarded = ({ facebookShareReward }: Deps['settings']): ShareChannel[] =>
  facebookShareReward ? [] : ['facebook']

/**
 * Rewards a share through a channel, once a day (UTC) and within the caps. Where the rest of a cap is smaller than the reward, nothing is paid: what a channel
 * brings is always what the page says.
 */
export async function rewardShare(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  userId: string,
  channel: ShareChannel,
  language: PageLanguage,
): Promise<ShareReply> {
  const at = clock.now()
  const day = at.toISOString().slice(0, 10)
  const credits = shareRewards[channel]
  const { shareReasons, shareRefusalTexts } = pageTexts[language].shared
  const reason = shareReasons[channel]
  if (unrewarded(settings).includes(channel))
    return { credited: 0, reason, message: shareRefusalTexts.not_rewarded, code: 'not_rewarded' }
  const refusal = await db.transaction().execute(async (trx): Promise<ShareRefusal | null> => {
    const user = await lockUser(trx, userId)
    if (!user) throw new AppError('auth.required')
    const earned = await earnedBy(trx, userId, day)
    if (earned.usedToday.includes(channel)) return 'used_today'
    if (earned.today + credits > shareCaps.creditsADay) return 'day_cap'
    if (earned.inSevenDays + credits > shareCaps.creditsInSevenDays) return 'week_cap'
    await trx.insertInto('share_rewards').values({ user_id: userId, day, channel, credits, at }).execute()
    const reward = { userId, source: 'share', cause: `share:${day}:${channel}`, credits } as const
    if (await isReviewed(trx, at, userId, user.createdAt)) {
      await setAside(trx, at, { ...reward, reason: 'young_account' })
      return 'pending'
    }
    await grant(trx, at, { ...reward, paid: false, expiresAt: null })
    return null
  })
  return refusal === null
    ? { credited: credits, reason }
    : { credited: 0, reason, message: shareRefusalTexts[refusal], code: refusal }
}

/** Returns which rewards are still to be had today, and whether a reward would be reviewed first. @throws {AppError} `auth.required` */
export async function shareStatus(
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  userId: string,
): Promise<ShareStatus> {
  const at = clock.now()
  const user = await db
    .selectFrom('users')
    .select('created_at as createdAt')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('auth.required')
  const { usedToday, today, inSevenDays } = await earnedBy(db, userId, at.toISOString().slice(0, 10))
  return {
    unrewarded: unrewarded(settings),
    usedToday,
    creditsLeft: Math.min(shareCaps.creditsADay - today, shareCaps.creditsInSevenDays - inSevenDays),
    isReviewed: await isReviewed(db, at, userId, user.createdAt),
  }
}

type Earned = { usedToday: ShareChannel[]; today: number; inSevenDays: number }

async function earnedBy(db: Db, userId: string, day: string): Promise<Earned> {
  return db
    .selectFrom('share_rewards')
    .select([
      sql<ShareChannel[]>`coalesce(array_agg(channel) filter (where day = ${day}), '{}')`.as('usedToday'),
      sql<number>`coalesce(sum(credits) filter (where day = ${day}), 0)::integer`.as('today'),
      sql<number>`coalesce(sum(credits), 0)::integer`.as('inSevenDays'),
    ])
    .where('user_id', '=', userId)
    .where('day', '>', sql<string>`${day}::date - 7`)
    .executeTakeFirstOrThrow()
}

/** A reward of an account younger than a day that never bought anything waits for a review. */
async function isReviewed(db: Db, at: Date, userId: string, createdAt: Date): Promise<boolean> {
  return at.getTime() - createdAt.getTime() < dayMs && !(await hasBought(db, userId))
}
