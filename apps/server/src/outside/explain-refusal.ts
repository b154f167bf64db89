import * as oidc from 'openid-client'
import { LoginRefused, ProviderUnavailable } from './identity-provider.ts'

/** The provider answered, and what it said does not fit this login. Everything else that goes wrong is the provider's trouble. */
const misfits = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_INVALID_REQUEST',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/** What a failure of the login library means for the person at the browser. */
export function explainRefusal(error: unknown): LoginRefused | ProviderUnavailable {
  if (error instanceof oidc.AuthorizationResponseError) return new LoginRefused('other', { cause: error })
  if (error instanceof oidc.ResponseBodyError && error.status < 500) return new LoginRefused('invalid_token', { cause: error })
  if (error instanceof oidc.ClientError && misfits.has(error.code ?? '')) return new LoginRefused('invalid_token', { cause: error })
  return new ProviderUnavailable('the identity provider failed', { cause: error })
}
