import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { limits } from './limits.ts'
import { currencies } from './packs.ts'

const MonthlyCredits = z.number().int().min(0).max(limits.monthlyCredits).nullable()

/** The limits that a person set for themselves, and the money behind their credits. */
export const Wellbeing = z.object({
  /** The most credits that readings may cost in this calendar month (UTC); null: no limit. */
  monthlyCredits: MonthlyCredits,
  /** Credits spent on readings of this month, with those that are being written. */
  spentCredits: z.number().int(),
  /** When the next month begins. */
  monthEndsAt: z.string(),
  /** A higher limit, or none, waits for the next month. */
  next: z.object({ monthlyCredits: MonthlyCredits, from: z.string() }).nullable(),
  /** Until then there are no purchases and no paid readings. */
  pausedUntil: z.string().nullable(),
  /** Whether prices in credits show their money. */
  showMoney: z.boolean(),
  /**
   * The price of the next 1, 2, 3… credits that would be spent, in minor units: the nth number is the price of n credits. Credits that were free cost
   * nothing. One list for each currency that was paid in.
   */
  money: z.array(z.object({ currency: z.enum(currencies), cents: z.array(z.number().int()) })),
})
export type Wellbeing = z.infer<typeof Wellbeing>

/** An absent field stays as it is. A pause that runs is never made shorter. */
export const WellbeingUpdate = z.strictObject({
  monthlyCredits: MonthlyCredits.optional(),
  pauseDays: z.union([z.literal(7), z.literal(30)], fieldCode('field.not_offered')).nullish(),
  showMoney: z.boolean().optional(),
})
export type WellbeingUpdate = z.infer<typeof WellbeingUpdate>
