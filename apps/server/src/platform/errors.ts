import {
  errorSentence,
  errorTable,
  type fieldErrors,
  type ErrorCode,
  type ErrorParams,
  type FieldError,
  type FieldErrorCode,
  type FieldErrorParams,
} from '@numeria/contract'
import { errorTexts as english } from '@numeria/contract/shared-texts/en/errors'

export type AppErrorOptions = {
  field?: string
  fieldError?: FieldError
  params?: ErrorParams
  turnId?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure with a stable code. Its message is the English sentence. Whatever is not an `AppError` leaves the server as `server.failed`. */
export class AppError extends Error {
  override readonly name: string = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly params: ErrorParams | undefined
  readonly field: string | undefined
  readonly fieldError: FieldError | undefined
  readonly turnId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(errorSentence(english, { code, ...options }), { cause: options.cause })
    this.code = code
    this.status = errorTable[code].status
    this.params = options.params
    this.field = options.fieldError?.field ?? options.field
    this.fieldError = options.fieldError
    this.turnId = options.turnId
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}

/** Codes without parameters. */
export type PlainFieldErrorCode = {
  [Code in FieldErrorCode]: (typeof fieldErrors)[Code] extends readonly [] ? Code : never
}[FieldErrorCode]

type Given<Code extends FieldErrorCode> = Code extends PlainFieldErrorCode ? [] : [params: FieldErrorParams<Code>]

/** `request.invalid` at one field. */
export const refusedField = <Code extends FieldErrorCode>(field: string, code: Code, ...[params]: Given<Code>) =>
  new AppError('request.invalid', { fieldError: { field, code, params: params ?? {} } })
