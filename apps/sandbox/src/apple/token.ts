import { randomBytes, type JsonWebKey } from 'node:crypto'
import { importJWK, jwtVerify, SignJWT } from 'jose'
import { readForm, sendJson, type Exchange } from '../http/exchange.ts'
import type { Vouchers } from '../identity/vouchers.ts'
import type { App, Authorization } from './authorization.ts'
import { clientPublicKey } from './client-key.ts'

/** Six months, Apple's limit for a client secret. */
const maxSecretSeconds = 15_777_000
const tokenSeconds = 3_600
const idTokenSeconds = 86_400

/** Whether a client secret is the JWT that Apple asks for: ES256 by the key of the team, for this client, not older than six months. */
async function isClientSecret(app: App, secret: string): Promise<boolean> {
  try {
    const { payload, protectedHeader } = await jwtVerify(secret, clientPublicKey, {
      algorithms: ['ES256'],
      issuer: app.teamId,
      subject: app.clientId,
      audience: app.issuer,
      requiredClaims: ['iat', 'exp'],
    })
    return protectedHeader.kid === app.keyId && payload.exp! - payload.iat! <= maxSecretSeconds
  } catch {
    return false
  }
}

export function createTokenEndpoint(app: App, codes: Vouchers<Authorization>, signingKey: JsonWebKey) {
  async function idTokenOf({ person, isPrivateEmail, scopes, nonce }: Authorization): Promise<string> {
    const claims = {
      ...(scopes.includes('email') && {
        email: person.email,
        // Apple sends these two as booleans or as strings.
        email_verified: isPrivateEmail ? 'true' : true,
        is_private_email: isPrivateEmail ? 'true' : false,
      }),
      ...(nonce !== null && { nonce, nonce_supported: true }),
      auth_time: Math.floor(Date.now() / 1_000),
    }
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: String(signingKey.kid) })
      .setIssuer(app.issuer)
      .setSubject(person.subject)
      .setAudience(app.clientId)
      .setIssuedAt()
      .setExpirationTime(`${idTokenSeconds}s`)
      .sign(await importJWK(signingKey, 'RS256'))
  }

  return async ({ request, response }: Exchange) => {
    const given = await readForm(request)
    const refuse = (error: string) => sendJson(response, 400, { error })
    if (given.get('client_id') !== app.clientId) return refuse('invalid_client')
    if (!(await isClientSecret(app, given.get('client_secret') ?? ''))) return refuse('invalid_client')
    if (given.get('grant_type') !== 'authorization_code') return refuse('unsupported_grant_type')
    const authorization = codes.redeem(given.get('code') ?? '')
    if (!authorization || given.get('redirect_uri') !== app.redirectUri) return refuse('invalid_grant')
    sendJson(response, 200, {
      access_token: randomBytes(32).toString('base64url'),
      token_type: 'Bearer',
      expires_in: tokenSeconds,
      refresh_token: randomBytes(32).toString('base64url'),
      id_token: await idTokenOf(authorization),
    })
  }
}
