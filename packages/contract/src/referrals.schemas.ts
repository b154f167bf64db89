import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { PayoutSums, Pounds, ShownTaxDetails } from './payout-tax.schemas.ts'
import { conversionReasons, referralPeriods } from './referrals.ts'

const Count = z.number().int().min(0)

export const Referral = z.object({
  id: z.string(),
  code: z.string(),
  clicks: Count,
  /** Those that were rewarded. What is pending is among the conversions' list only. */
  conversions: Count,
  /** In whole units of money with two decimals: 0.50 for each conversion. */
  totalEarnings: z.number(),
  createdAt: z.string(),
})
export type Referral = z.infer<typeof Referral>
export const ReferralList = z.array(Referral)

export const CreateReferralReply = z.object({ link: z.string() })
export type CreateReferralReply = z.infer<typeof CreateReferralReply>

export const ReferralStatsQuery = z.strictObject({
  period: z.enum(referralPeriods).default('month'),
  /** The reader's time zone, by which days and months begin: 'Europe/Lisbon'. */
  timeZone: z.string().max(64).default('UTC'),
})
/**
 * The last seven days, the last thirty, or the last twelve months, today's among them: `period` is a day ('2026-11-21') or a month ('2026-11'), oldest first,
 * without gaps. Sign-ups are people who came by a code, unless their conversion was refused.
 */
export const ReferralStat = z.object({ period: z.string(), clicks: Count, signups: Count })
export type ReferralStat = z.infer<typeof ReferralStat>
export const ReferralStats = z.array(ReferralStat)

export const conversionStates = ['rewarded', 'pending', 'refused'] as const
/** One person who came by a code. Nothing says who. */
export const Conversion = z.object({
  id: z.string(),
  code: z.string(),
  createdAt: z.string(),
  state: z.enum(conversionStates),
  /** Why a person looks at it, or looked; null where it was rewarded at once. */
  reason: z.enum(conversionReasons).nullable(),
  /** The reward: credits, or cents in cash mode. */
  credits: Count,
  cents: Count,
})
export type Conversion = z.infer<typeof Conversion>
export const ConversionList = z.array(Conversion)

export const payoutStates = ['due', 'exported', 'paid', 'failed'] as const
export const Payout = z.object({
  id: z.string(),
  amountCents: Count,
  /** Of the amount, what is withheld as tax and what the bank transfers; an estimate while it is due, null while no tax details are there. */
  withheldCents: Count.nullable(),
  netCents: Count.nullable(),
  /** The same in pounds for a UK account; by the rate of today while it is due, null while there is none. */
  pounds: Pounds.nullable(),
  state: z.enum(payoutStates),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Masked, once it was handed to the bank: where it goes. */
  account: z.string().nullable(),
  /** Why the bank refused it, where it did. */
  failure: z.string().nullable(),
})
export type Payout = z.infer<typeof Payout>

export const BankDetails = z.strictObject({
  fullName: z.string().max(140).optional(),
  accountType: z.enum(['eu', 'uk']),
  iban: z.string().max(64).optional(),
  swift: z.string().max(32).optional(),
  sortCode: z.string().max(32).optional(),
  accountNumber: z.string().max(32).optional(),
})
export type BankDetails = z.infer<typeof BankDetails>

export const PayoutModeRequest = z
  .strictObject({ mode: z.enum(['credits', 'cash']), bankDetails: BankDetails.optional() })
  .refine(({ mode, bankDetails }) => mode === 'cash' || bankDetails === undefined, {
    path: ['bankDetails'],
    error: fieldCode('field.not_needed'),
  })
export type PayoutModeRequest = z.infer<typeof PayoutModeRequest>

/** How the referrer is paid, and what is owed. Bank details are masked: 'I•••• C••••', '•••• 0154'. */
export const PayoutOverview = z.object({
  mode: z.enum(['credits', 'cash']),
  bankDetails: z
    .object({ accountType: z.enum(['eu', 'uk']), fullName: z.string(), account: z.string(), bank: z.string() })
    .nullable(),
  /** Asked before the first bank payout: without them payouts wait. */
  taxDetails: ShownTaxDetails.nullable(),
  /** The amount that would be transferred if the payable part of the balance were paid now; null without tax details, or where nothing is payable. */
  expected: PayoutSums.nullable(),
  /** Earned and not yet paid out; negative after a correction, which the next earnings make good. */
  balanceCents: z.number().int(),
  /** The part of the balance older than `payoutWaitDays`; negative as the balance may be. */
  payableCents: z.number().int(),
  /** In payouts that are due or on their way to the bank. */
  onTheirWayCents: Count,
  /** In conversions that a person still looks at. */
  pendingCents: Count,
  paidCents: Count,
  minimumCents: Count,
  /** The first of the next month, `YYYY-MM-DD`. */
  nextPayoutOn: z.string(),
  /** Until when payouts wait because the bank details are new; null where they do not. */
  heldUntil: z.string().nullable(),
  /** Credits of a disputed payment are owed to us: nothing is paid out before that is settled. */
  hasDebt: z.boolean(),
  /** Changes of the bank and tax details in the last 30 days, newest first: the only notice where no mail is sent. */
  detailChanges: z.array(z.object({ at: z.string(), what: z.enum(['changed', 'deleted', 'tax_changed']) })),
  payouts: z.array(Payout),
})
export type PayoutOverview = z.infer<typeof PayoutOverview>
