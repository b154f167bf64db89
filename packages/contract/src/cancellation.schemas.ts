import { z } from 'zod'
import { fieldCode } from './field-errors.ts'

/** A contract is cancelled without a sign-in: by e-mail address and order number (Germany: § 312k BGB). */
export const CancellationRequest = z
  .strictObject({
    email: z.string().trim().min(3, fieldCode('field.email')).max(254, fieldCode('field.email')),
    orderNumber: z.string().trim().min(1).max(60),
    kind: z.enum(['ordinary', 'for_cause']),
    reason: z.string().trim().max(2_000).default(''),
    /** The last day that is wanted; left out: as early as possible. */
    endsOn: z.iso.date().optional(),
  })
  .refine(({ kind, reason }) => kind === 'ordinary' || reason !== '', {
    path: ['reason'],
    error: fieldCode('field.required'),
  })
export type CancellationRequest = z.infer<typeof CancellationRequest>
export type CancellationInput = z.input<typeof CancellationRequest>

/** The same whether the order was found or not. */
export const CancellationReply = z.object({ receivedAt: z.string() })
export type CancellationReply = z.infer<typeof CancellationReply>

/** The secret of the link in a renewal notice. */
export const CancelLinkRequest = z.strictObject({ token: z.string().min(1).max(500) })
export type CancelLinkRequest = z.infer<typeof CancelLinkRequest>

export const CancelLinkReply = z.object({ packName: z.string(), endsAt: z.string() })
export type CancelLinkReply = z.infer<typeof CancelLinkReply>
