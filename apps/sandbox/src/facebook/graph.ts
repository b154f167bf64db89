import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readForm, sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import type { App, Consent } from './consent.ts'
import { createVouchers, type Vouchers } from '../identity/vouchers.ts'

const tokenSeconds = 60 * 24 * 3_600

function refuse(response: ServerResponse, code: number, message: string) {
  sendJson(response, 400, { error: { message, type: 'OAuthException', code, fbtrace_id: 'sandbox' } })
}

function profileFields({ person, scopes }: Consent, fields: readonly string[]) {
  const profile: Record<string, string> = { id: person.subject }
  if (fields.includes('name')) profile.name = person.name
  if (fields.includes('email') && person.email !== null && scopes.includes('email')) profile.email = person.email
  return profile
}

export function createGraph(app: App, codes: Vouchers<Consent>): Handler {
  const tokens = createVouchers<Consent>(tokenSeconds)

  async function exchangeCode({ request, response, url }: Exchange) {
    const given = request.method === 'POST' ? await readForm(request) : url.searchParams
    if (given.get('client_id') !== app.id)
      return refuse(response, 101, 'Error validating application. Cannot get application info.')
    if (given.get('client_secret') !== app.secret) return refuse(response, 1, 'Error validating client secret.')
    if (given.get('redirect_uri') !== app.redirectUri) {
      return refuse(
        response,
        100,
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used.',
      )
    }
    const consent = codes.redeem(given.get('code') ?? '')
    if (!consent) return refuse(response, 100, 'This authorization code has been used, has expired or is unknown.')
    const challenge = createHash('sha256')
      .update(given.get('code_verifier') ?? '')
      .digest('base64url')
    if (consent.codeChallenge !== null && consent.codeChallenge !== challenge) {
      return refuse(response, 100, 'Error validating code_verifier.')
    }
    sendJson(response, 200, { access_token: tokens.issue(consent), token_type: 'bearer', expires_in: tokenSeconds })
  }

  function tellWho({ request, response, url }: Exchange) {
    const bearer = /^(?:Bearer|OAuth) (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const consent = tokens.find(bearer ?? url.searchParams.get('access_token') ?? '')
    if (!consent) return refuse(response, 190, 'Invalid OAuth access token - Cannot parse access token')
    sendJson(response, 200, profileFields(consent, (url.searchParams.get('fields') ?? 'name').split(',')))
  }

  return (exchange) => {
    const call = /^\/facebook-graph\/v\d+\.\d+\/(oauth\/access_token|me)$/.exec(exchange.url.pathname)?.[1]
    if (call === 'oauth/access_token') return exchangeCode(exchange)
    if (call === 'me') return tellWho(exchange)
    refuse(exchange.response, 2500, `Unknown path components: ${exchange.url.pathname}`)
  }
}
