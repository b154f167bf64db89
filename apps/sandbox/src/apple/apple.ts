import type { JsonWebKey } from 'node:crypto'
import type { SandboxEnvironment } from '../environment.ts'
import { createVouchers } from '../identity/vouchers.ts'
import { sendJson, type Handler } from '../http/exchange.ts'
import { createAuthorize } from './authorize.ts'
import type { App, Authorization } from './authorization.ts'
import { createTokenEndpoint } from './token.ts'

const codeSeconds = 300

/** Sign in with Apple under `/apple`: its page, its token endpoint and its public keys. */
export function appleRoutes(appUrl: string, environment: SandboxEnvironment, signingKey: JsonWebKey): Handler {
  const app: App = {
    issuer: environment.APPLE_ISSUER,
    clientId: environment.APPLE_CLIENT_ID,
    teamId: environment.APPLE_TEAM_ID,
    keyId: environment.APPLE_KEY_ID,
    redirectUri: `${appUrl}/api/auth/callback/apple`,
    url: appUrl,
  }
  const codes = createVouchers<Authorization>(codeSeconds)
  const authorize = createAuthorize(app, codes)
  const token = createTokenEndpoint(app, codes, signingKey)
  const { kty, kid, use, alg, n, e } = signingKey

  return (exchange) => {
    const path = exchange.url.pathname.slice(new URL(app.issuer).pathname.length)
    if (path === '/auth/authorize') return authorize(exchange)
    if (path === '/auth/token' && exchange.request.method === 'POST') return token(exchange)
    if (path === '/auth/keys') return sendJson(exchange.response, 200, { keys: [{ kty, kid, use, alg, n, e }] })
    sendJson(exchange.response, 404, { error: 'Apple has nothing at this address.' })
  }
}
