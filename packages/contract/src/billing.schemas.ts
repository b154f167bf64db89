import { z } from 'zod'
import { fieldCode } from './field-errors.ts'
import { giftSources } from './gifts.ts'
import { currencies, packs } from './packs.ts'
import { turnKinds } from './readings.ts'
import { consentVersions } from './withdrawal.ts'

const packIds = packs.map(({ id }) => id)
const minorUnits = z.number().int()

/** Only what is bought and in which currency: price, credits and buyer are the server's. */
export const CheckoutRequest = z.strictObject({
  packId: z.string().refine((id) => packIds.includes(id), fieldCode('field.not_offered')),
  preferredCurrency: z.enum(currencies).optional(),
  /** The box that lets us start at once, by the version of its text. Without it the 14-day right stays whole. */
  consent: z.strictObject({ textVersion: z.enum(consentVersions) }).optional(),
  /** For the invoice: a Portuguese NIF, or the VAT number of another country. Most buyers give none. */
  buyer: z
    .strictObject({
      taxNumber: z.string().trim().max(30).optional(),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/, fieldCode('field.country_required'))
        .optional(),
    })
    .optional(),
})
export type CheckoutRequest = z.infer<typeof CheckoutRequest>

/** The buyer asks us to begin: from then on, credits that were used are paid for on a withdrawal. */
export const BeginRequest = z.strictObject({ textVersion: z.enum(consentVersions) })
export type BeginRequest = z.infer<typeof BeginRequest>

export const CheckoutSessionReply = z.object({ clientSecret: z.string(), packName: z.string() })
export type CheckoutSessionReply = z.infer<typeof CheckoutSessionReply>

/** An address of the payment provider that the browser goes to. */
export const RedirectReply = z.object({ url: z.string() })
export type RedirectReply = z.infer<typeof RedirectReply>

export const PortalRequest = z.strictObject({ flow: z.enum(['cancel', 'card']).optional() })
export type PortalRequest = z.infer<typeof PortalRequest>

export const Purchase = z.object({
  purchaseId: z.uuid(),
  packId: z.string(),
  packName: z.string(),
  subscription: z.boolean(),
  /** Credits of the pack; `creditsGranted` is the amount credited so far. */
  credits: z.number().int(),
  creditsGranted: z.number().int(),
  amountCents: minorUnits,
  /** The VAT in the amount; null while VIES has to be asked about the buyer's number. */
  taxCents: minorUnits.nullable(),
  currency: z.enum(currencies),
  /** `set_aside`: paid, but not as ordered; a person looks at it. */
  state: z.enum([
    'open',
    'paid',
    'failed',
    'expired',
    'set_aside',
    /** Promised, and not given back by the provider yet. */
    'being_refunded',
    'refunded',
    /** The provider would not; we owe it, and an administrator looks after it. */
    'refund_refused',
    /** The bank has not decided yet. */
    'disputed',
    /** The bank has returned the disputed amount. */
    'dispute_lost',
  ]),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** Given back by the provider; `refundingCents` is promised and not given back yet. */
  refundedCents: minorUnits,
  refundingCents: minorUnits,
  /** Of the credits, how many settled what was owed since then. Their price does not come back. */
  settled: z.object({ credits: z.number().int(), since: z.string().nullable() }).nullable(),
  consent: z.object({ textVersion: z.string(), at: z.string() }).nullable(),
  /** The invoice and the credit notes of this purchase, oldest first; none where no invoices are issued. */
  documents: z.array(
    z.object({
      documentId: z.uuid(),
      kind: z.enum(['invoice', 'credit_note']),
      /** The number in the series; null while it is being issued. */
      number: z.string().nullable(),
      totalCents: minorUnits,
    }),
  ),
  /** The result of a withdrawal now; null when there is nothing to withdraw from, or no time left. */
  withdrawal: z
    .object({
      until: z.string(),
      refundCents: minorUnits,
      creditsTaken: z.number().int(),
      /** `guarantee`: the whole price, this once in 12 months; `law`: the whole price; `unused`: the price of what was not used. */
      basis: z.enum(['law', 'guarantee', 'unused']),
      /** When the guarantee gives the whole price again, where it did so in the last 12 months. */
      guaranteeAgainAt: z.string().nullable(),
      /** Whether the subscription of this payment still lives and ends with the withdrawal. */
      endsSubscription: z.boolean(),
    })
    .nullable(),
})
export type Purchase = z.infer<typeof Purchase>

/** `?document=`: a credit note; the invoice where nothing is asked for. */
export const InvoiceQuery = z.strictObject({ document: z.uuid().optional() })
export type InvoiceQuery = z.infer<typeof InvoiceQuery>

export const PurchaseList = z.object({ purchases: z.array(Purchase) })
export type PurchaseList = z.infer<typeof PurchaseList>

/** Emails to the buyer of a purchase, newest first: the order confirmation and the receipts of withdrawals. */
export const EmailList = z.object({
  emails: z.array(z.object({ at: z.string(), subject: z.string(), text: z.string() })),
})
export type EmailList = z.infer<typeof EmailList>

/** `/success` knows only the provider's session. */
export const PurchaseBySessionQuery = z.strictObject({ session_id: z.string().min(1).max(255) })

/** The acknowledgement of a withdrawal, to be kept. */
export const WithdrawalReply = z.object({
  receivedAt: z.string(),
  refundCents: minorUnits,
  currency: z.enum(currencies),
  creditsTaken: z.number().int(),
  /** Whether the subscription that this payment was for ends with it. */
  endsSubscription: z.boolean(),
  purchase: Purchase,
})
export type WithdrawalReply = z.infer<typeof WithdrawalReply>

export const SubscriptionReply = z.object({
  subscription: z
    .object({
      packId: z.string(),
      /** `past_due`: the last renewal could not be paid; nothing is credited until it is. */
      state: z.enum(['active', 'past_due', 'ended']),
      /** When it renews, or ends where it was cancelled. */
      periodEndsAt: z.string(),
      isCancelled: z.boolean(),
      /** The price of each month; null until the provider has said so. */
      price: z.object({ amountCents: minorUnits, currency: z.enum(currencies) }).nullable(),
      /** Of a renewal that failed: when the provider tries again. */
      retryAt: z.string().nullable(),
    })
    .nullable(),
})
export type SubscriptionReply = z.infer<typeof SubscriptionReply>

export const StatementQuery = z.strictObject({
  /** Only entries older than this version of the account. */
  before: z.coerce.number().int().min(1).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export const StatementEntry = z.object({
  version: z.number().int(),
  at: z.string(),
  kind: z.enum([
    'grant',
    'reading',
    'expiry',
    'refund',
    'refund_failed',
    'freeze',
    'unfreeze',
    'debt',
    'debt_cleared',
    'settlement',
  ]),
  /** The change: +140 for a pack, -10 for a reading. */
  credits: z.number().int(),
  balanceAfter: z.number().int(),
  /** The subject of the line: a pack, a gift or a reading by its id, or credits without a known origin. */
  subject: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pack'), id: z.string() }),
    z.object({ kind: z.literal('gift'), id: z.enum(giftSources) }),
    z.object({ kind: z.literal('reading'), id: z.enum(turnKinds) }),
    z.object({ kind: z.literal('credits') }),
  ]),
  /** How many credits it is about, also where none came or went: those that were frozen or are owed. */
  about: z.number().int(),
  /** Of credits that are frozen, taken or owed: what for. */
  why: z.enum(['refund', 'dispute', 'administrator']).nullable(),
  /** Of a settlement: since when what it settled had been owed. */
  since: z.string().nullable(),
  /** Of a grant: when what is left of it expires; null: never. */
  expiresAt: z.string().nullable(),
  /** Of a reading that is still there: its turn. */
  turnId: z.string().nullable(),
})
export type StatementEntry = z.infer<typeof StatementEntry>
export const Statement = z.object({
  balance: z.number().int(),
  inUse: z.number().int(),
  frozen: z.number().int(),
  debt: z.number().int(),
  debtSince: z.string().nullable(),
  /** When the guarantee gives a whole price again, where it did so in the last 12 months. */
  guaranteeAgainAt: z.string().nullable(),
  expiring: z.array(z.object({ credits: z.number().int(), expiresAt: z.string() })),
  entries: z.array(StatementEntry),
})
export type Statement = z.infer<typeof Statement>

/** A document that is not issued, or that has to be corrected by hand. */
export const UnissuedDocument = z.object({
  userId: z.uuid(),
  documentId: z.uuid(),
  purchaseId: z.uuid(),
  kind: z.enum(['invoice', 'credit_note']),
  totalCents: minorUnits,
  currency: z.enum(currencies),
  /** Null while it is being issued. */
  number: z.string().nullable(),
  /** Why it waits, as a code; null before the first try. `money_came_back`: issued, and the money was not given back after all; `payment_vat_differs`: issued, and the payment provider worked out another VAT. */
  problem: z.string().nullable(),
  tries: z.number().int(),
  createdAt: z.string(),
})
export type UnissuedDocument = z.infer<typeof UnissuedDocument>
export const UnissuedDocuments = z.object({
  /** Whether a provider is set. */
  isOn: z.boolean(),
  waiting: z.number().int(),
  /** Oldest first, at most 200. */
  documents: z.array(UnissuedDocument),
})
export type UnissuedDocuments = z.infer<typeof UnissuedDocuments>

/** A refund that an administrator has to look at: `refused` by the provider, or `late`: not made within a day. */
export const UnsettledRefund = z.object({
  userId: z.uuid(),
  /** Null once the account was deleted. */
  email: z.string().nullable(),
  refundId: z.string(),
  packName: z.string(),
  amountCents: minorUnits,
  currency: z.enum(currencies),
  state: z.enum(['refused', 'late']),
  reason: z.enum(['withdrawal', 'second_subscription', 'paid_twice', 'account_deleted', 'paused', 'provider']),
  /** In the provider's words. */
  refusal: z.string().nullable(),
  askedAt: z.string(),
})
export type UnsettledRefund = z.infer<typeof UnsettledRefund>
export const UnsettledRefunds = z.object({ refunds: z.array(UnsettledRefund) })
export type UnsettledRefunds = z.infer<typeof UnsettledRefunds>
