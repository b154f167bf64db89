/** Origins of credits that were not bought. */
export type GiftSource = (typeof giftSources)[number]
export const giftSources = ['signup', 'welcome', 'referral', 'share', 'admin'] as const
