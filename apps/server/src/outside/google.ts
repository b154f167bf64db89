import * as oidc from 'openid-client'
import { explainRefusal } from './explain-refusal.ts'
import { LoginRefused, ProviderUnavailable, type IdentityProvider, type LoginAttempt } from './identity-provider.ts'

export type GoogleOptions = { issuer: string; clientId: string; clientSecret: string }

const patienceSeconds = 8

/** OpenID Connect: authorization code with PKCE, state and nonce; issuer, audience, signature and age of the ID token are checked by the library. */
export function googleProvider({ issuer, clientId, clientSecret }: GoogleOptions): IdentityProvider {
  let discovered: Promise<oidc.Configuration> | null = null

  const discover = (): Promise<oidc.Configuration> => {
    discovered ??= oidc
      .discovery(new URL(issuer), clientId, undefined, oidc.ClientSecretPost(clientSecret), {
        timeout: patienceSeconds,
        // Only an issuer that was configured with http may be spoken to without TLS.
        execute: [oidc.enableNonRepudiationChecks, ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : [])],
      })
      .catch((error: unknown) => {
        // The next person tries again.
        discovered = null
        throw new ProviderUnavailable('the identity provider cannot be reached', { cause: error })
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
      const tokens = await redeemCode(await discover(), attempt, callbackUrl)
      const claims = tokens.claims()
      if (!claims) throw new LoginRefused('invalid_token')
      return { subject: claims.sub, email: claims['email_verified'] === true && typeof claims['email'] === 'string' ? claims['email'] : null }
    },
  }
}

async function redeemCode(config: oidc.Configuration, { state, nonce, verifier }: LoginAttempt, callbackUrl: URL) {
  try {
    return await oidc.authorizationCodeGrant(config, callbackUrl, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    })
  } catch (error) {
    throw explainRefusal(error)
  }
}
