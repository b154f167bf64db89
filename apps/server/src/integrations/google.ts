import * as oidc from 'openid-client'
import type { Settings } from '../platform/settings.ts'
import { timeoutSeconds, redeemCode, unavailable } from './authorization-code.ts'
import { LoginRefused, type IdentityProvider } from './identity-provider.ts'

/** OpenID Connect: code with PKCE, state and nonce. The library checks issuer, audience, signature and age of the ID token. */
export function googleProvider({ issuer, clientId, clientSecret }: NonNullable<Settings['google']>): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | null = null

  const discover = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: timeoutSeconds,
        // Only an issuer that was configured with http may be spoken to without TLS.
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        // The next person tries again.
        discovered = null
        throw unavailable(error)
      })
    return discovered
  }

  return {
    id: 'google',
    label: 'Google',
    async authorizationUrl({ state, nonce, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(await discover(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async redeem(attempt, callbackUrl) {
      const checks = { expectedNonce: attempt.nonce, pkceCodeVerifier: attempt.verifier, idTokenExpected: true }
      const tokens = await redeemCode(await discover(), attempt, callbackUrl, checks)
      const claims = tokens.claims()
      if (!claims) throw new LoginRefused('invalid_token')
      const { sub: subject, email, email_verified: isVerified, name } = claims
      return {
        subject,
        email: isVerified === true && typeof email === 'string' ? email : null,
        name: typeof name === 'string' ? name : null,
      }
    },
  }
}
