import { PaymentsUnavailable } from '../integrations/payments.ts'
import { AppError } from '../platform/errors.ts'

/** A call to the provider that a person waits for. @throws {AppError} `billing.unavailable` */
export async function callPayments<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof PaymentsUnavailable)
      throw new AppError('billing.unavailable', { retryAfterSeconds: 10, cause: error })
    throw error
  }
}
