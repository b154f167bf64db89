import * as oidc from 'openid-client'
import { z } from 'zod'
import { explainRefusal } from './explain-refusal.ts'
import { ProviderUnavailable, type IdentityProvider } from './identity-provider.ts'

export type FacebookOptions = { webUrl: string; graphUrl: string; clientId: string; clientSecret: string }

const version = 'v23.0'
const patienceSeconds = 8

/** Facebook shows an e-mail address only when the person shares it and has confirmed it. */
const Me = z.object({ id: z.string().min(1), email: z.email().optional() })

/**
 * OAuth 2 with state and PKCE, then Graph's `/me`: Facebook's OpenID Connect for the web is not what its documentation asks websites to use.
 */
export function facebookProvider({ webUrl, graphUrl, clientId, clientSecret }: FacebookOptions): IdentityProvider {
  const config = new oidc.Configuration(
    {
      issuer: webUrl,
      authorization_endpoint: `${webUrl}/${version}/dialog/oauth`,
      token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
    },
    clientId,
    undefined,
    oidc.ClientSecretPost(clientSecret),
  )
  config.timeout = patienceSeconds
  if (graphUrl.startsWith('http:')) oidc.allowInsecureRequests(config)

  const readMe = async (accessToken: string) => {
    const address = new URL(`${graphUrl}/${version}/me?fields=id,name,email`)
    const answer = await oidc.fetchProtectedResource(config, accessToken, address, 'GET')
    if (!answer.ok) throw new ProviderUnavailable(`Graph answered ${answer.status}`)
    return Me.parse(await answer.json())
  }

  return {
    id: 'facebook',
    label: 'Facebook',
    async authorizationUrl({ state, verifier }, redirectUri) {
      return oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'email,public_profile',
        state,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
    },
    async redeem({ state, verifier }, callbackUrl) {
      try {
        const tokens = await oidc.authorizationCodeGrant(config, callbackUrl, { expectedState: state, pkceCodeVerifier: verifier })
        const { id, email } = await readMe(tokens.access_token)
        return { subject: id, email: email ?? null }
      } catch (error) {
        throw error instanceof ProviderUnavailable ? error : explainRefusal(error)
      }
    },
  }
}
