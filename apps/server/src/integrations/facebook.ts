import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Settings } from '../platform/settings.ts'
import { timeoutSeconds, redeemCode, unavailable } from './authorization-code.ts'
import { readSignedRequest } from './facebook-webhooks.ts'
import { LoginRefused, ProviderUnavailable, type IdentityProvider, type NamedIdentity } from './identity-provider.ts'

const version = 'v23.0'

/** Facebook sends an e-mail address only when the user shares it and has confirmed it. */
const Me = z.object({ id: z.string().min(1), email: z.string().optional(), name: z.string().optional() })

/** Graph has error codes of its own: 100 is a parameter that it refuses, here the code. Any other is about our app or its own health. */
const RefusedCode = z.object({ error: z.object({ code: z.literal(100) }) })

/**
 * OAuth 2 bound to the browser by its state, then Graph's `/me`. Without PKCE: the login dialog drops the challenge, and the token endpoint then refuses
 * the verifier (https://github.com/better-auth/better-auth/issues/186).
 */
export function facebookProvider({
  webUrl,
  graphUrl,
  clientId,
  clientSecret,
}: NonNullable<Settings['facebook']>): IdentityProvider {
  const endpoints = {
    issuer: webUrl,
    authorization_endpoint: `${webUrl}/${version}/dialog/oauth`,
    token_endpoint: `${graphUrl}/${version}/oauth/access_token`,
  }
  const config = new oidc.Configuration(endpoints, clientId, undefined, oidc.ClientSecretPost(clientSecret))
  config.timeout = timeoutSeconds
  if (graphUrl.startsWith('http:')) oidc.allowInsecureRequests(config)

  const readMe = async (accessToken: string): Promise<NamedIdentity> => {
    const address = new URL(`${graphUrl}/${version}/me?fields=id,name,email`)
    try {
      const answer = await oidc.fetchProtectedResource(config, accessToken, address, 'GET')
      const { id, email, name } = Me.parse(await answer.json())
      return { subject: id, email: email ?? null, name: name ?? null }
    } catch (error) {
      throw unavailable(error)
    }
  }

  return {
    id: 'facebook',
    label: 'Facebook',
    async authorizationUrl({ state }, redirectUri) {
      return oidc.buildAuthorizationUrl(config, { redirect_uri: redirectUri, scope: 'email,public_profile', state })
    },
    async redeem(attempt, callbackUrl) {
      // Some refusals come with names of Facebook's own.
      if (callbackUrl.searchParams.has('error_code') && !callbackUrl.searchParams.has('error'))
        throw new LoginRefused('other')
      const tokens = await redeemCode(config, attempt, callbackUrl, {}).catch(async (error: unknown) => {
        throw (await isRefusedCode(error)) ? new LoginRefused('invalid_token', { cause: error }) : error
      })
      return readMe(tokens.access_token)
    },
    readEvent: async (message) => readSignedRequest(message, clientSecret),
  }
}

async function isRefusedCode(error: unknown): Promise<boolean> {
  const failure = error instanceof ProviderUnavailable ? error.cause : null
  if (!(failure instanceof oidc.ClientError) || !(failure.cause instanceof Response) || failure.cause.bodyUsed)
    return false
  return RefusedCode.safeParse(await failure.cause.json().catch(() => null)).success
}
