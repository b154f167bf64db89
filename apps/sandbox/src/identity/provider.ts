import type { JsonWebKey } from 'node:crypto'
import Provider, { type JWK, type KoaContextWithOIDC } from 'oidc-provider'
import { pageHeaders, pageText } from '../pages/page.ts'
import { brokenSignInPage } from '../pages/sign-in-page.ts'
import { createMemoryAdapter } from './memory-adapter.ts'
import type { Person } from './person.ts'

export type ProviderOptions = {
  issuer: string
  clientId: string
  clientSecret: string
  appUrl: string
  signingKey: JsonWebKey
  findPerson(subject: string): Person | undefined
}

function claimsOf({ subject, email, emailVerified, name }: Person) {
  const [givenName, ...otherNames] = name.split(/\s+/)
  return {
    sub: subject,
    ...(email === null ? {} : { email, email_verified: emailVerified }),
    name,
    given_name: givenName,
    ...(otherNames.length > 0 ? { family_name: otherNames.join(' ') } : {}),
  }
}

/** Signing in is agreeing: whatever was asked for is granted, so that no consent page follows the form. */
async function grantAll({ oidc }: KoaContextWithOIDC) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client!.clientId, accountId: oidc.session!.accountId! })
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
  await grant.save()
  return grant
}

/** OpenID Connect in Google's shape: authorization code with PKCE, RS256, and e-mail and name in the id_token. */
export function createProvider(options: ProviderOptions): Provider {
  return new Provider(options.issuer, {
    adapter: createMemoryAdapter(),
    clients: [
      {
        client_id: options.clientId,
        client_secret: options.clientSecret,
        redirect_uris: [`${options.appUrl}/api/auth/callback/google`],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [options.signingKey as JWK] },
    pkce: { required: () => true },
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    conformIdTokenClaims: false,
    findAccount: (_, subject) => {
      const person = options.findPerson(subject)
      return person && { accountId: subject, claims: () => claimsOf(person) }
    },
    loadExistingGrant: grantAll,
    // A code outlives the session it came from, because sessions end with the sign-in.
    expiresWithSession: () => false,
    clientBasedCORS: () => false,
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
    },
    interactions: { url: (_, interaction) => `${new URL(options.issuer).pathname}/sign-in/${interaction.uid}` },
    ttl: {
      AccessToken: 3_600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 3_600,
      Interaction: 3_600,
      Session: 3_600,
    },
    renderError: (ctx, { error, error_description: description }) => {
      ctx.set(pageHeaders)
      ctx.body = pageText('Sign-in failed', brokenSignInPage(description ?? error, options.appUrl))
    },
  })
}
