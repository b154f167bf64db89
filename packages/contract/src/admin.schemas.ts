import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { Statement } from './billing.schemas.ts'
import { auditActions } from './audit-actions.ts'
import { alertKinds } from './alert-list.ts'
import { turnKinds } from './readings.ts'
import { pendingReasons } from './referrals.ts'

export const AdminStatus = z.object({ authenticated: z.boolean(), adminEmail: z.string().nullable() })
export type AdminStatus = z.infer<typeof AdminStatus>

export const AdminLogin = z.strictObject({
  email: z.string().trim().min(1, fieldCode('field.credentials_required')).max(254),
  password: z.string().min(1, fieldCode('field.credentials_required')).max(1_024),
  /** Six digits of the authenticator, or a recovery code, where the administrator has set one up. */
  otp: z.string().trim().max(32).optional(),
})
export type AdminLogin = z.infer<typeof AdminLogin>

/** The match behind a review. Of a network address or a browser only a hash is kept: `mark`, its start, is the same for the same place. */
const Evidence = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('place'),
    match: z.enum(['address', 'device', 'browser']),
    of: z.enum(['referrer', 'newcomer']),
    mark: z.string().nullable(),
    /** When the other person was seen there last, before this one came. */
    seenAt: z.string().nullable(),
  }),
  /** `email`: the account that has the mailbox, masked; null where it is gone. */
  z.object({
    kind: z.literal('mailbox'),
    of: z.enum(['referrer', 'account']),
    mailbox: z.string(),
    email: z.string().nullable(),
    since: z.string().nullable(),
  }),
  z.object({ kind: z.literal('domain'), domain: z.string() }),
])
export type Evidence = z.infer<typeof Evidence>

const PendingReferral = z.object({
  conversionId: z.string(),
  /** Which side this row is. */
  side: z.enum(['referrer', 'newcomer']),
  referrerEmail: z.string(),
  /** Masked: it decides nothing, and is no operator's business. */
  newcomerEmail: z.string(),
  code: z.string(),
  /** Conversions of this referrer on the day of this one. */
  thatDay: z.number().int(),
  /** The match that the rule saw; null where it saw no more than the day's number, or where thirty days are over. */
  evidence: Evidence.nullable(),
})

export const PendingTransaction = z.object({
  id: z.string(),
  delta: z.number().int(),
  /** Where the reward is money, and then `delta` is 0. */
  cents: z.number().int(),
  userEmail: z.string(),
  reason: z.enum(pendingReasons),
  /** Of a referral's reward: both people and what the rule saw. One decision is for both sides. */
  referral: PendingReferral.nullable(),
  createdAt: z.string(),
})
export type PendingTransaction = z.infer<typeof PendingTransaction>
export const PendingTransactions = z.object({
  count: z.number().int(),
  pendingTransactions: z.array(PendingTransaction),
})
export type PendingTransactions = z.infer<typeof PendingTransactions>

/** Telegram's ids are larger than 32 bits and stay below 2^53. */
export const GenerateTokenRequest = z.strictObject({
  telegramUserId: z.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  telegramUsername: z
    .string()
    .trim()
    .regex(/^@?[A-Za-z0-9_]{1,32}$/, fieldCode('field.telegram_username'))
    .optional(),
})
export type GenerateTokenRequest = z.infer<typeof GenerateTokenRequest>
export const GenerateTokenReply = z.object({ token: z.string(), instructions: z.string() })
export type GenerateTokenReply = z.infer<typeof GenerateTokenReply>

export const ActiveToken = z.object({
  telegramUsername: z.string().nullable(),
  telegramUserId: z.number().int(),
  expiresAt: z.string(),
  /** The token's public part and an ellipsis. */
  tokenPreview: z.string(),
})
export type ActiveToken = z.infer<typeof ActiveToken>
export const ActiveTokens = z.object({ count: z.number().int(), activeTokens: z.array(ActiveToken) })
export type ActiveTokens = z.infer<typeof ActiveTokens>

/** The public part, or the whole token. Anything else touches nothing. */
export const RevokeTokenRequest = z.strictObject({ token: z.string().max(256) })
export type RevokeTokenRequest = z.infer<typeof RevokeTokenRequest>

export const DecisionReply = z.object({ decision: z.enum(['approved', 'rejected']) })
export type DecisionReply = z.infer<typeof DecisionReply>

/** By an e-mail address, or by the id of one of their payouts. */
export const FindPersonQuery = z
  .strictObject({ email: z.string().trim().max(254).optional(), payout: z.uuid().optional() })
  .refine(({ email = '', payout }) => email.length >= 3 !== (payout !== undefined), {
    path: ['email'],
    error: fieldCode('field.required'),
  })
export type FindPersonQuery = z.infer<typeof FindPersonQuery>

const Euros = z.number().int()
/** A referrer's money, for operators. Accounts and tax numbers are masked. */
const PersonReferrer = z.object({
  mode: z.enum(['credits', 'cash']),
  balanceCents: Euros,
  payableCents: Euros,
  onTheirWayCents: Euros,
  pendingCents: Euros,
  paidCents: Euros,
  account: z.string().nullable(),
  hasTaxDetails: z.boolean(),
  /** Other people who registered the same bank account. */
  sharesAccountWith: z.array(z.string()),
  payouts: z.array(
    z.object({
      payoutId: z.string(),
      state: z.enum(['due', 'exported', 'paid', 'failed']),
      amountCents: Euros,
      createdAt: z.string(),
      failure: z.string().nullable(),
    }),
  ),
  corrections: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      cents: Euros,
      reason: z.string(),
      madeBy: z.string(),
      conversionId: z.string().nullable(),
    }),
  ),
  conversions: z.array(
    z.object({
      conversionId: z.string(),
      at: z.string(),
      state: z.enum(['rewarded', 'pending', 'refused']),
      reason: z.string().nullable(),
      credits: z.number().int(),
      cents: Euros,
    }),
  ),
})
export type PersonReferrer = z.infer<typeof PersonReferrer>

/** The operator's view of a user: money and metadata, never messages or readings. */
export const PersonFile = z.object({
  userId: z.uuid(),
  email: z.string(),
  createdAt: z.string(),
  gotProfile: z.boolean(),
  statement: Statement,
  readings: z.array(
    z.object({
      turnId: z.uuid(),
      reading: z.enum(turnKinds),
      state: z.enum(['running', 'done', 'failed', 'forgotten']),
      credits: z.number().int(),
      failure: z.string().nullable(),
      tokens: z.number().int().nullable(),
      createdAt: z.string(),
    }),
  ),
  /** How they are paid for referrals, and what became of it; null for those who never referred or were paid in money. */
  referrer: PersonReferrer.nullable(),
  /** Their codes, and how many came by each. */
  referrals: z.array(
    z.object({ code: z.string(), clicks: z.number().int(), conversions: z.number().int(), createdAt: z.string() }),
  ),
  purchases: z.array(
    z.object({
      purchaseId: z.uuid(),
      pack: z.string(),
      state: z.enum(['open', 'paid', 'failed', 'expired', 'set_aside']),
      problem: z.string().nullable(),
      amountCents: z.number().int(),
      currency: z.string(),
      refundedCents: z.number().int(),
      dispute: z.string().nullable(),
      createdAt: z.string(),
    }),
  ),
})
export type PersonFile = z.infer<typeof PersonFile>

const Reason = z.string().trim().min(3).max(200)

/** Gives credits (above 0) or takes back what is left (below 0). The same `requestId` again changes nothing. */
export const AdjustCreditsRequest = z.strictObject({
  requestId: z.uuid(),
  credits: z
    .number()
    .int()
    .min(-100_000)
    .max(10_000)
    .refine((credits) => credits !== 0, fieldCode('field.zero')),
  reason: Reason,
})
export type AdjustCreditsRequest = z.infer<typeof AdjustCreditsRequest>
/** `changed` is what really came or went: never more than was there. */
export const AdjustCreditsReply = z.object({ changed: z.number().int(), balance: z.number().int() })
export type AdjustCreditsReply = z.infer<typeof AdjustCreditsReply>

/** Puts earnings right by hand, in euro cents; below zero it takes back, if it is about one conversion with its id. The same `requestId` again changes nothing. */
export const CorrectEarningsRequest = z.strictObject({
  requestId: z.uuid(),
  cents: z
    .number()
    .int()
    .min(-1_000_000)
    .max(1_000_000)
    .refine((cents) => cents !== 0, fieldCode('field.zero')),
  reason: Reason,
  conversionId: z.uuid().optional(),
})
export type CorrectEarningsRequest = z.infer<typeof CorrectEarningsRequest>
export const CorrectEarningsReply = z.object({ isNew: z.boolean() })
export type CorrectEarningsReply = z.infer<typeof CorrectEarningsReply>

export const ForgiveDebtRequest = z.strictObject({ requestId: z.uuid(), reason: Reason })
export type ForgiveDebtRequest = z.infer<typeof ForgiveDebtRequest>

/** How many sessions of a person ended. */
export const EndedSessions = z.object({ ended: z.number().int() })
export type EndedSessions = z.infer<typeof EndedSessions>

export const AdminFigures = z.object({
  /** The UTC day of the figures. */
  day: z.string(),
  signUps: z.number().int(),
  readings: z.number().int(),
  readingsFailed: z.number().int(),
  creditsSpent: z.number().int(),
  creditsGranted: z.number().int(),
  purchases: z.array(z.object({ currency: z.string(), count: z.number().int(), cents: z.number().int() })),
  modelTokens: z.number().int(),
  /** Open alerts, worst first; empty when all is well. */
  fires: z.array(
    z.object({
      kind: z.enum(alertKinds),
      count: z.number().int(),
    }),
  ),
})
export type AdminFigures = z.infer<typeof AdminFigures>

export const AuditQuery = z.strictObject({
  /** The last entry of the page before. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const AuditTrail = z.array(
  z.object({
    id: z.number().int(),
    at: z.string(),
    actor: z.string(),
    action: z.enum(auditActions),
    target: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
  }),
)
export type AuditTrail = z.infer<typeof AuditTrail>

/** An authenticator app: set up once with a QR code, confirmed by a code, with recovery codes that are shown once. */
export const AuthenticatorStatus = z.object({ isOn: z.boolean(), recoveryCodesLeft: z.number().int() })
export type AuthenticatorStatus = z.infer<typeof AuthenticatorStatus>
export const AuthenticatorSetup = z.object({ secret: z.string(), url: z.string() })
export type AuthenticatorSetup = z.infer<typeof AuthenticatorSetup>
const Password = z.string().min(1).max(1_024)
/** Asked for again before an administrator's own sessions or second factor change. */
export const AdminPassword = z.strictObject({ password: Password })
export type AdminPassword = z.infer<typeof AdminPassword>
export const ChangePassword = z.strictObject({ password: Password, newPassword: Password })
export type ChangePassword = z.infer<typeof ChangePassword>
export const AuthenticatorRemoval = z.strictObject({ password: Password, otp: z.string().trim().max(32) })
export type AuthenticatorRemoval = z.infer<typeof AuthenticatorRemoval>
export const AuthenticatorCode = z.strictObject({ otp: z.string().trim().max(32) })
export type AuthenticatorCode = z.infer<typeof AuthenticatorCode>
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>
