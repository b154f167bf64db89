import { errorTable, type ErrorCode } from '@numeria/contract'

export type AppErrorOptions = {
  field?: string
  turnId?: string
  text?: string
  retryAfterSeconds?: number
  cause?: unknown
}

/** A failure with a stable code and a sentence for a person. Whatever is not an `AppError` leaves the server as `server.failed`. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly status: number
  readonly field: string | undefined
  readonly turnId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(options.text ?? errorTable[code].text, { cause: options.cause })
    this.code = code
    this.status = errorTable[code].status
    this.field = options.field
    this.turnId = options.turnId
    this.retryAfterSeconds = options.retryAfterSeconds
  }
}
