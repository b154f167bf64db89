import { z } from 'zod'

const Count = z.number().int().min(0)

/** A word of one's own instead of a random code: letters a–z, digits and single hyphens. */
export const CreateReferralRequest = z.strictObject({ word: z.string().trim().max(64).optional() }).nullish()
export type CreateReferralRequest = z.infer<typeof CreateReferralRequest>

/** Clicks of the last `clickSourceDays` days by what their links said: `utm_source`, `utm_medium`, `utm_campaign`, `utm_term`, `utm_content`, `sub_id`. All of them are null for
 * the clicks past the most sources that are told apart in a day. */
export const ClickSources = z.array(
  z.object({
    code: z.string(),
    source: z.string().nullable(),
    medium: z.string().nullable(),
    campaign: z.string().nullable(),
    term: z.string().nullable(),
    content: z.string().nullable(),
    subId: z.string().nullable(),
    clicks: Count,
  }),
)
export type ClickSources = z.infer<typeof ClickSources>

export const commissionStates = ['set_aside', 'earned', 'refused', 'forgone'] as const
export const commissionMoves = ['set_aside', 'release', 'take_back', 'give_back', 'refuse', 'forgo'] as const
/** The commission on a first purchase, in euro cents. Nothing says who bought. */
export const Commission = z.object({
  id: z.string(),
  code: z.string().nullable(),
  /** When the purchase was paid. */
  createdAt: z.string(),
  /** Its present worth. */
  cents: Count,
  state: z.enum(commissionStates),
  /** Until then the buyer can withdraw, and the commission is set aside. */
  dueAt: z.string(),
  /** The conversion waits for an operator. The commission stays set aside until the decision, also past `dueAt`. */
  isUnderReview: z.boolean(),
  /** Every movement, oldest first: what was added or taken; 0 where it was released. */
  entries: z.array(z.object({ kind: z.enum(commissionMoves), cents: z.number().int(), at: z.string() })),
})
export type Commission = z.infer<typeof Commission>
export const CommissionList = z.object({
  percent: z.number().int(),
  setAsideCents: Count,
  earnedCents: Count,
  /** Newest first. */
  commissions: z.array(Commission),
})
export type CommissionList = z.infer<typeof CommissionList>

/** Income from a referrer's codes in each month (UTC), newest first; money in euro cents. A payout that failed is not counted. */
export const ReferralStatement = z.array(
  z.object({
    /** `YYYY-MM` */
    month: z.string(),
    clicks: Count,
    signups: Count,
    firstPurchases: Count,
    /** Of commissions: set aside, released to the referrer, returned after a refund failed or a dispute was won, taken back. */
    setAsideCents: Count,
    releasedCents: z.number().int(),
    givenBackCents: Count,
    takenBackCents: Count,
    /** All earnings: rewards of sign-ups, released commissions, corrections, less what was taken back of earned ones. */
    earnedCents: z.number().int(),
    payoutCents: Count,
    /** Money earned and not paid out, at the month's end. */
    balanceCents: z.number().int(),
  }),
)
export type ReferralStatement = z.infer<typeof ReferralStatement>
