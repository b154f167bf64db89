import { z } from 'zod'
import { funnelSteps } from './analytics.ts'
import { Pounds } from './payout-tax.schemas.ts'
import { payoutStates } from './referrals.schemas.ts'

export const AdminPayoutsQuery = z.strictObject({ state: z.enum(payoutStates).default('due') })

/** A payout as an operator sees it: how much, in which state, and of the account only its end. */
export const AdminPayout = z.object({
  payoutId: z.uuid(),
  /** Of the person: the way to the support file. */
  userId: z.string(),
  /** Another person registered the same bank account. Null where it cannot be known: the person has since changed or removed the account of this payout. */
  isAccountShared: z.boolean().nullable(),
  /** The first day of its month. */
  month: z.string(),
  amountCents: z.number().int(),
  /** Of the amount: withheld as tax, and transferred by the bank. Null before the payout is exported. */
  withheldCents: z.number().int().nullable(),
  netCents: z.number().int().nullable(),
  /** Of a transfer to a UK account, once it is exported. */
  pounds: Pounds.nullable(),
  /** Masked; null where there is none now. */
  account: z.object({ type: z.enum(['eu', 'uk']), end: z.string() }).nullable(),
  /** Why a due payout goes into no file yet. */
  waitsFor: z.enum(['bank_details', 'tax_details', 'hold', 'debt', 'rate']).nullable(),
  /** Of a hold: when it ends. */
  waitsUntil: z.string().nullable(),
  batchId: z.string().nullable(),
  exportedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  failure: z.string().nullable(),
})
export type AdminPayout = z.infer<typeof AdminPayout>
/** Due ones oldest first, others newest first. */
export const AdminPayouts = z.array(AdminPayout)
export type AdminPayouts = z.infer<typeof AdminPayouts>

export const ExportPayoutsRequest = z.strictObject({ kind: z.enum(['sepa', 'uk']) })
export type ExportPayoutsRequest = z.infer<typeof ExportPayoutsRequest>
/** `batchId` is null when no payout was ready. The file itself is asked for by `payoutsFile`, as often as it is needed. */
export const ExportPayoutsReply = z.object({
  batchId: z.string().nullable(),
  payouts: z.number().int(),
  /** The amount that the bank transfers. */
  totalCents: z.number().int(),
  /** The same in pounds; null for a file in euros. */
  totalPence: z.number().int().nullable(),
  /** Payouts whose bank details no key opens: they stay due. */
  unreadable: z.array(z.string()),
})
export type ExportPayoutsReply = z.infer<typeof ExportPayoutsReply>

/** Payouts, or whole batches. */
const Ids = z.array(z.string().min(1).max(64)).min(1).max(500)
export const PayoutsPaidRequest = z.strictObject({ ids: Ids })
export type PayoutsPaidRequest = z.infer<typeof PayoutsPaidRequest>
export const PayoutsFailedRequest = z.strictObject({
  ids: Ids,
  /** As the person reads it who is not paid. */
  reason: z.string().trim().min(3).max(200),
})
export type PayoutsFailedRequest = z.infer<typeof PayoutsFailedRequest>
/** Paid payouts, each by itself: a bank returns single transfers. */
export const PayoutsReturnedRequest = z.strictObject({
  ids: z.array(z.uuid()).min(1).max(500),
  reason: PayoutsFailedRequest.shape.reason,
})
export type PayoutsReturnedRequest = z.infer<typeof PayoutsReturnedRequest>
export const EndedPayouts = z.object({
  payoutIds: z.array(z.string()),
  cents: z.number().int(),
  /** Payouts that were named and not changed. */
  refused: z.array(z.object({ id: z.string(), state: z.enum([...payoutStates, 'unknown']) })),
})
export type EndedPayouts = z.infer<typeof EndedPayouts>

export const FunnelQuery = z.strictObject({ days: z.coerce.number().int().min(1).max(90).default(14) })
/** How many took each step, day by day, oldest first. */
export const Funnel = z.object({
  days: z.array(z.string()),
  steps: z.array(
    z.object({
      step: z.enum(funnelSteps),
      /** `browsers`: users with consent only; `tables`: all users. */
      source: z.enum(['browsers', 'tables']),
      days: z.array(z.number().int()),
      total: z.number().int(),
    }),
  ),
})
export type Funnel = z.infer<typeof Funnel>
