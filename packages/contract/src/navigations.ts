/** Where the payment provider sends its signed events. */
export const webhookPath = '/api/billing/webhook'

/** Where Facebook sends the data deletion requests of people. */
export const facebookDeletionPath = '/api/platforms/facebook/deletion'
/** Where Apple sends its server-to-server notifications. */
export const appleWebhookPath = '/api/platforms/apple/notifications'

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
