/** The reward of a share by channel, in credits. The browser's `delta` is ignored. */
export const shareRewards = { native: 2, copy: 1, facebook: 2, linkedin: 2, email: 2, image: 1, lucky: 1 } as const
export type ShareChannel = keyof typeof shareRewards

/** Each channel pays once a day (UTC), and all of them together no more than this. */
export const shareCaps = { creditsADay: 6, creditsInSevenDays: 20 } as const

/**
 * Why a share brings nothing now: the platform forbids rewards for posts, this channel had its reward today, the reward would go past the cap of the day or of the seven days, or the account is so young
 * that a person looks at it first.
 */
export const shareRefusals = ['not_rewarded', 'used_today', 'day_cap', 'week_cap', 'pending'] as const
export type ShareRefusal = (typeof shareRefusals)[number]
