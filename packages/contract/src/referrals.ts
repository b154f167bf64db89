/** The reward of one conversion: credits for both, and the referrer's earnings in cash mode. */
export const referralRewards = { referrerCredits: 5, newUserCredits: 3, earningsCents: 50 } as const

/** A referrer's share of the first purchase of a person who came by their code, in per cent of the price. */
export const commissionPercent = 10

/** The length of a word that a referrer chooses as a code. */
export const referralWordCharacters = { least: 3, most: 20 } as const

/** Campaign parameters and sub-ids of clicks are kept for so many days. */
export const clickSourceDays = 90

/** More codes would be hard to distinguish. */
export const maxReferralCodes = 20

/** A balance of this much is paid out on the first of a month. */
export const minimumPayoutCents = 2_500

/** Days before earnings are paid out, in which a false conversion can be found. */
export const payoutWaitDays = 14

/** New bank details are used so many days after they were given, so that a person who did not give them can object. */
export const newDetailsHoldDays = 3

export const referralPeriods = ['week', 'month', 'year'] as const
export type ReferralPeriod = (typeof referralPeriods)[number]

/**
 * Why a person looks at a conversion first: the new person came from the referrer's own network address or browser, has the referrer's mailbox in another spelling
 * or a throw-away one, or is one of more than ten whom one code brought in a day.
 */
export const conversionReasons = [
  'same_address',
  'same_device',
  'same_place',
  'same_mailbox',
  'disposable_mail',
  'too_many',
] as const
export type ConversionReason = (typeof conversionReasons)[number]

/** The rules that set a reward aside for review. */
export const pendingReasons = [...conversionReasons, 'young_account'] as const
export type PendingReason = (typeof pendingReasons)[number]

const levels = [
  { name: 'Seeker', next: 'Mystic', threshold: 3 },
  { name: 'Mystic', next: 'Oracle', threshold: 7 },
  { name: 'Oracle', next: 'Master', threshold: 15 },
  { name: 'Master', next: 'Sage', threshold: 33 },
  { name: 'Sage', next: 'Enlightened', threshold: null },
] as const

export type ReferralLevel = {
  name: (typeof levels)[number]['name']
  next: (typeof levels)[number]['next']
  /** Conversions at which the next level begins; null at the highest. */
  threshold: number | null
  /** Whole per cent of the way from nothing to the threshold; 100 at the highest level. */
  progress: number
  /** Conversions that are missing for the next level. */
  missing: number
}

/**
 * The level that so many conversions across all codes make.
 * @example referralLevel(4) // { name: 'Mystic', next: 'Oracle', threshold: 7, progress: 57, missing: 3 }
 */
export function referralLevel(conversions: number): ReferralLevel {
  const level = levels.find(({ threshold }) => threshold === null || conversions < threshold)!
  if (level.threshold === null) return { ...level, progress: 100, missing: 0 }
  return {
    ...level,
    progress: Math.floor((conversions / level.threshold) * 100),
    missing: level.threshold - conversions,
  }
}
