import { z } from 'zod'

/** A contract is cancelled without a sign-in: by e-mail address and order number (Germany: § 312k BGB). */
export const CancellationRequest = z
  .strictObject({
    email: z
      .string()
      .trim()
      .min(3, 'Please enter a complete e-mail address.')
      .max(254, 'Please enter a complete e-mail address.'),
    orderNumber: z
      .string()
      .trim()
      .min(1, 'Please enter the order number.')
      .max(60, 'An order number has at most 60 characters.'),
    kind: z.enum(['ordinary', 'for_cause']),
    reason: z.string().trim().max(2_000, 'Please use at most 2,000 characters.').default(''),
    /** The last day that is wanted; left out: as early as possible. */
    endsOn: z.iso.date('Please choose a day.').optional(),
  })
  .refine(({ kind, reason }) => kind === 'ordinary' || reason !== '', {
    path: ['reason'],
    message: 'Please give your reason.',
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
