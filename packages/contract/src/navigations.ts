/** Where the payment provider sends its signed events. */
export const webhookPath = '/api/billing/webhook'

/** Browser navigations that the server answers itself. */
export const navigations = {
  logout: '/api/logout',
  login: (provider: string) => `/api/auth/login/${provider}`,
} as const

/** `?reason=` of a failed login (specification, section 8). */
export const loginFailureReasons = [
  'token_expired',
  'invalid_token',
  'no_email',
  'api_error',
  'no_token',
  'email_in_use',
  'account_leaving',
  'other',
] as const
export type LoginFailureReason = (typeof loginFailureReasons)[number]
