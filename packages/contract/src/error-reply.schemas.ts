import { z } from 'zod'
import { chargedStates } from './charged.ts'
import { errorTable, type ErrorCode } from './errors.ts'
import { fieldErrors, type FieldErrorCode } from './field-errors.ts'

const Params = z.record(z.string(), z.union([z.string(), z.number()]))

export const ErrorReply = z.object({
  /** A sentence for a person, in the page language of the request. Pages render `code`, `params` and `fieldError` instead. */
  error: z.string(),
  code: z.enum(Object.keys(errorTable) as [ErrorCode, ...ErrorCode[]]),
  /** The values in the sentence of `code`. */
  params: Params.optional(),
  /** Whether credits or money were taken. */
  charged: z.enum(chargedStates),
  /** The name of the field that was refused, for a form to show the sentence at. */
  field: z.string().optional(),
  /** Why the field was refused, where `code` does not say it. */
  fieldError: z
    .object({
      field: z.string(),
      code: z.enum(Object.keys(fieldErrors) as [FieldErrorCode, ...FieldErrorCode[]]),
      params: Params,
    })
    .optional(),
  /** The reading that answered the same question: `chat.asked_before`. */
  turnId: z.string().optional(),
  requestId: z.string().optional(),
})
export type ErrorReply = z.infer<typeof ErrorReply>
