import { referralPeriods, type ReferralPeriod, type ReferralStat } from '@numeria/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useLedger } from '../credits/test-ledger.ts'
import { createCode } from './codes.ts'
import { periodsUntil } from './periods.ts'
import { readStats } from './referrals.ts'

const ledger = useLedger()
const zones = Intl.supportedValuesOf('timeZone')
const dayMs = 86_400_000

/** Events on a wall calendar, counted one by one. */
function plainCount(moments: Date[], timeZone: string, isYear: boolean): Map<string, number> {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  const counts = new Map<string, number>()
  for (const moment of moments) {
    const label = calendar.format(moment).slice(0, isYear ? 7 : 10)
    counts.set(label, (counts.get(label) ?? 0) + 1)
  }
  return counts
}

/** Creates a user with two codes and their history. */
async function history(clicks: Date[], signups: Date[], refused: Date[]): Promise<string> {
  const userId = randomUUID()
  const codes = [await createCode(ledger.db, new Date(0), userId), await createCode(ledger.db, new Date(0), userId)]
  const reward = (state: 'rewarded' | 'refused') => (at: Date, index: number) => ({
    user_id: userId,
    conversion_id: randomUUID(),
    code: codes[index % 2]!,
    credits: 5,
    cents: 0,
    state,
    reason: state === 'refused' ? ('same_address' as const) : null,
    at,
  })
  for (const [index, at] of clicks.entries())
    await sql`
      select count_click(${codes[index % 2]!}, ${at.toISOString().slice(0, 10)}, ${randomUUID()}, 'somewhere', 1000, 0, 0, null, null, null, null, ${at}, null, null)`.execute(
      ledger.db,
    )
  const rewards = [...signups.map(reward('rewarded')), ...refused.map(reward('refused'))]
  if (rewards.length > 0) await ledger.db.insertInto('referral_rewards').values(rewards).execute()
  return userId
}

describe('clicks and sign-ups by period', () => {
  test('are those that a plain count on the reader’s calendar finds, in any zone, at any time of the year', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...zones),
        fc.constantFrom(...referralPeriods),
        fc.date({ min: new Date('2015-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.array(fc.nat(400 * 24 * 60), { maxLength: 40 }),
        fc.array(fc.nat(35 * 24 * 60), { maxLength: 20 }),
        fc.array(fc.nat(35 * 24 * 60), { maxLength: 5 }),
        async (timeZone, period, now, clicksAgo, signupsAgo, refusedAgo) => {
          const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000)
          const [clicks, signups] = [clicksAgo.map(ago), signupsAgo.map(ago)]
          const userId = await history(clicks, signups, refusedAgo.map(ago))
          const stats = await readStats(ledger.db, now, userId, { period, timeZone })
          const [byClick, bySignup] = [clicks, signups].map((moments) =>
            plainCount(moments, timeZone, period === 'year'),
          )
          expect(stats).toEqual(
            stats.map((stat): ReferralStat => ({
              period: stat.period,
              clicks: byClick!.get(stat.period) ?? 0,
              signups: bySignup!.get(stat.period) ?? 0,
            })),
          )
          expect(stats.map((stat) => stat.period)).toEqual(calendarUntil(now, period, timeZone))
        },
      ),
      { numRuns: 300 },
    )
  }, 60_000)

  test('of somebody without a code are nothing, period by period', async () => {
    const stats = await readStats(ledger.db, new Date(), randomUUID(), { period: 'week', timeZone: 'UTC' })
    expect(stats.map(({ clicks, signups }) => clicks + signups)).toEqual([0, 0, 0, 0, 0, 0, 0])
  })

  test.each(['Mars/Olympus', '', "UTC'; drop table users", 'x'.repeat(64)])(
    'in the zone %j do not exist',
    async (timeZone) => {
      const reading = readStats(ledger.db, new Date(), randomUUID(), { period: 'week', timeZone })
      await expect(reading).rejects.toMatchObject({ code: 'request.invalid', field: 'timeZone' })
    },
  )
})

/** Every day or month to today, without gaps. */
function calendarUntil(now: Date, period: ReferralPeriod, timeZone: string): string[] {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  const days = { week: 7, month: 30, year: 400 }[period]
  const labels = Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(today) - (days - 1 - index) * dayMs).toISOString().slice(0, period === 'year' ? 7 : 10),
  )
  return period === 'year' ? [...new Set(labels)].slice(-12) : labels
}

describe('a day', () => {
  test.each([
    ['has 23 hours when the clock is put forward', 'Europe/Lisbon', '2026-03-29', 23],
    ['has 25 when it is put back', 'Europe/Lisbon', '2026-10-25', 25],
    ['has 23 where it begins at one in the morning', 'Africa/Cairo', '2026-04-24', 23],
    ['has 23 and a half on Lord Howe Island', 'Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('%s', (_what, timeZone, date, hours) => {
    const periods = periodsUntil(new Date(Date.parse(date) + 2 * dayMs), 'week', timeZone)
    const index = periods.findIndex(({ label }) => label === date)
    expect((periods[index + 1]!.from.getTime() - periods[index]!.from.getTime()) / 3_600_000).toBe(hours)
  })
})
