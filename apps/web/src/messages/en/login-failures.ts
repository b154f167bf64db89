import type { LoginFailureReason } from '@numeria/contract'

const expired = 'Your login link has expired. Please try logging in again.'
/** The sentence of the 'Login Failed' toast. */
export const loginFailures: Record<LoginFailureReason, string> = {
  token_expired: expired,
  invalid_token: expired,
  no_email:
    "Login with the second social provider requires e-mail sharing; use the other login or enable e-mail sharing in that provider's privacy settings.",
  api_error: 'Authentication service is temporarily unavailable. Please try again.',
  email_in_use:
    'This e-mail address opens an account with another login. Continue with that one; you can add further logins in Settings.',
  account_leaving: 'This account is being deleted. Please sign in again to start a new one.',
  no_token: 'No authentication token received. Please try again.',
  other: 'Authentication failed. Please try again.',
}

/** @param provider of the login that opens the account */
export const emailInUse = (provider: string): string => {
  const login = provider === 'passkey' ? 'a passkey' : provider
  return `This e-mail address opens an account with ${login}. Continue with ${login}; you can add this login in Settings afterwards.`
}
