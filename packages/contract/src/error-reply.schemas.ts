import { z } from 'zod'
import { chargedStates } from './charged.ts'
import { errorTable, type ErrorCode } from './errors.ts'

export const ErrorReply = z.object({
  error: z.string(),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  /** Whether credits or money were taken. */
  charged: z.enum(chargedStates),
  /** The name of the field that was refused, for a form to show the sentence at. */
  field: z.string().optional(),
  /** The reading that answered the same question: `chat.asked_before`. */
  turnId: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
