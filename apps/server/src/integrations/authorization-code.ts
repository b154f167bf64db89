import * as oidc from 'openid-client'
import { LoginRefused, ProviderUnavailable, type LoginAttempt } from './identity-provider.ts'

export const timeoutSeconds = 5

/** The provider answered, and what it said does not fit this login. Everything else that goes wrong is the provider's trouble. */
const misfits = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_INVALID_REQUEST',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_UNSUPPORTED_OPERATION',
])

/**
 * Redeems the code that a callback brought.
 * @throws {LoginRefused | ProviderUnavailable}
 */
export async function redeemCode(
  config: oidc.Configuration,
  { state }: LoginAttempt,
  callbackUrl: URL,
  checks: Omit<oidc.AuthorizationCodeGrantChecks, 'expectedState'>,
) {
  const { searchParams: answer } = callbackUrl
  // A foreign answer is called foreign whatever else it says, so what is missing is only asked of our own.
  if (answer.get('state') === state && !answer.get('code') && !answer.has('error')) throw new LoginRefused('no_token')
  try {
    return await oidc.authorizationCodeGrant(config, callbackUrl, { ...checks, expectedState: state })
  } catch (error) {
    throw explainRefusal(error)
  }
}

function explainRefusal(error: unknown): LoginRefused | ProviderUnavailable {
  if (error instanceof oidc.AuthorizationResponseError) {
    const isTrouble = ['server_error', 'temporarily_unavailable'].includes(error.error)
    return isTrouble ? unavailable(error) : new LoginRefused('other', { cause: error })
  }
  const isRefusedCode = error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant'
  const isMisfit = error instanceof oidc.ClientError && misfits.has(error.code ?? '')
  return isRefusedCode || isMisfit ? new LoginRefused('invalid_token', { cause: error }) : unavailable(error)
}

export function unavailable(cause: unknown): ProviderUnavailable {
  return new ProviderUnavailable('the identity provider cannot be reached or does not answer as it should', { cause })
}
