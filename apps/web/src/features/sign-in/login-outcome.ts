import { loginFailureReasons, type LoginFailureReason } from '@numeria/contract'

export type Destination = '/pricing' | '/chat'
export type LoginOutcome =
  | { kind: 'success'; token: string; destination: Destination; purchase: string | null }
  | { kind: 'failure'; reason: LoginFailureReason; destination: Destination; purchase: string | null }
  | { kind: 'visit'; destination: Destination; purchase: string | null }

const expired = 'Your login link has expired. Please try logging in again.'
const failureTexts: Record<LoginFailureReason, string> = {
  token_expired: expired,
  invalid_token: expired,
  no_email:
    "Login with the second social provider requires e-mail sharing; use the other login or enable e-mail sharing in that provider's privacy settings.",
  api_error: 'Authentication service is temporarily unavailable. Please try again.',
  no_token: 'No authentication token received. Please try again.',
  other: 'Authentication failed. Please try again.',
}

/** What the query of `/login` says. `redirect` may name the pricing page and nothing else, so it cannot lead anybody away. */
export function readLoginOutcome(search: string): LoginOutcome {
  const query = new URLSearchParams(search)
  const destination: Destination = query.get('redirect') === 'pricing' ? '/pricing' : '/chat'
  const purchase = query.get('purchase')
  const token = query.get('token')

  if (query.get('auth') === 'success') {
    return token
      ? { kind: 'success', token, destination, purchase }
      : { kind: 'failure', reason: 'no_token', destination, purchase }
  }
  if (query.get('auth') === 'error')
    return { kind: 'failure', reason: toReason(query.get('reason')), destination, purchase }
  return { kind: 'visit', destination, purchase }
}

/** A reason we know, or `other`. */
export function toReason(text: string | null | undefined): LoginFailureReason {
  return loginFailureReasons.find((reason) => reason === text) ?? 'other'
}

/** The sentence of the 'Login Failed' toast. */
export function loginFailureText(reason: LoginFailureReason): string {
  return failureTexts[reason]
}
