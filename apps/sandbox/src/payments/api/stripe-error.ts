type Details = {
  type?: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  code?: string
  param?: string
  decline_code?: string
}

/** A refusal in Stripe's words: the status, and what `error` holds. */
export class StripeError extends Error {
  override readonly name = 'StripeError'
  readonly status: number
  readonly details: Details

  constructor(status: number, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.details = { type: 'invalid_request_error', ...details }
  }
}

export function invalid(message: string, param?: string, code?: string): StripeError {
  return new StripeError(400, message, {
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  })
}

/** Nothing of that kind has this id. `kind` in words, as in 'payment_intent'. */
export function missing(kind: string, id: string, param = 'id'): StripeError {
  const details = { code: 'resource_missing', param }
  return new StripeError(param === 'id' ? 404 : 400, `No such ${kind}: '${id}'`, details)
}

/** Parameters that Stripe accepts and the sandbox does not implement are refused, never ignored. */
export function notPlayed(what: string): StripeError {
  return new StripeError(400, `The sandbox does not play ${what}.`, { code: 'sandbox_not_played' })
}
