import type { PaymentAttempt, PaymentOutcome } from '../payments.ts'
import type { Authorised } from './client/messages.ts'

/** The provider's answer in the script's format: only an attempt that was declined has a code. */
export function confirmReply(outcome: Exclude<PaymentOutcome, { status: 'requires_action' }>): Authorised {
  if (outcome.status === 'complete') return outcome
  const isDeclined = outcome.status === 'declined'
  return {
    status: 'failed',
    message: outcome.message,
    code: isDeclined ? 'paymentFailed' : null,
    declineCode: isDeclined ? (outcome.declineCode ?? null) : null,
  }
}

export function failedReply(message: string): Authorised {
  return { status: 'failed', message, code: null, declineCode: null }
}

/** Whether the customer is asked elsewhere before anything is tried. */
export const asksElsewhere = ({ method }: PaymentAttempt) => method !== 'card' && method !== 'sepa_debit'
