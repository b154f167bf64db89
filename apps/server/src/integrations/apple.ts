import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import * as oidc from 'openid-client'
import type { Settings } from '../platform/settings.ts'
import { appleWebhookReader } from './apple-webhooks.ts'
import { timeoutSeconds, redeemCode } from './authorization-code.ts'
import { LoginRefused, type IdentityProvider } from './identity-provider.ts'

/** Apple takes up to six months; one login needs a moment. */
const secretLifetime = '5m'

/**
 * Sign in with Apple: OpenID Connect, bound to the browser by state and nonce; Apple documents no PKCE. The addresses are the documented ones, not discovered:
 * Apple's discovery document has named another issuer than its tokens (https://github.com/supabase/auth/issues/2051). Apple answers by a form that its
 * page posts, which it demands where an address is asked for; the name comes in that form, the first time only.
 */
export function appleProvider({
  issuer,
  clientId,
  teamId,
  keyId,
  privateKey,
  appId,
}: NonNullable<Settings['apple']>): IdentityProvider {
  const endpoints = {
    issuer,
    authorization_endpoint: `${issuer}/auth/authorize`,
    token_endpoint: `${issuer}/auth/token`,
    jwks_uri: `${issuer}/auth/keys`,
  }
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
  /** The client secret is a JWT that the key of the team signs. */
  const authenticate: oidc.ClientAuth = async (_server, _client, body) => {
    const secret = new SignJWT()
      .setProtectedHeader({ alg: 'ES256', kid: keyId })
      .setIssuer(teamId)
      .setSubject(clientId)
      .setAudience(issuer)
      .setIssuedAt()
      .setExpirationTime(secretLifetime)
    body.set('client_id', clientId)
    body.set('client_secret', await secret.sign(key))
  }
  const config = new oidc.Configuration(endpoints, clientId, undefined, authenticate)
  config.timeout = timeoutSeconds
  oidc.enableNonRepudiationChecks(config)
  if (issuer.startsWith('http:')) oidc.allowInsecureRequests(config)

  return {
    id: 'apple',
    label: 'Apple',
    async authorizationUrl({ state, nonce }, redirectUri) {
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        response_mode: 'form_post',
        scope: 'name email',
        state,
        nonce,
      })
    },
    async redeem(attempt, callbackUrl) {
      const checks = { expectedNonce: attempt.nonce, idTokenExpected: true }
      const claims = (await redeemCode(config, attempt, callbackUrl, checks)).claims()
      if (!claims) throw new LoginRefused('invalid_token')
      const { sub: subject, email, email_verified: isVerified } = claims
      const isKnown = (isVerified === true || isVerified === 'true') && typeof email === 'string'
      return { subject, email: isKnown ? email : null, name: null }
    },
    readEvent: appleWebhookReader({ issuer, clientId, appId }),
  }
}
