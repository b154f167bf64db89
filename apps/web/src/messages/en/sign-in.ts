import type { LoginFailureReason } from '@numeria/contract'

const expired = 'Your login link has expired. Please try logging in again.'
const failures: Record<LoginFailureReason, string> = {
  token_expired: expired,
  invalid_token: expired,
  no_email:
    "Login with the second social provider requires e-mail sharing; use the other login or enable e-mail sharing in that provider's privacy settings.",
  api_error: 'Authentication service is temporarily unavailable. Please try again.',
  no_token: 'No authentication token received. Please try again.',
  other: 'Authentication failed. Please try again.',
}

export const signIn = {
  failures,
  continueWith: (provider: string) => `Continue with ${provider}`,
  /** Keeps the room of a button whose provider is not known yet. */
  continue: 'Continue',
  connecting: 'Connecting...',
  impossible: 'Signing in is not possible right now.',
}
