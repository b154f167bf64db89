import { readForm, redirect, type Exchange, type Handler } from '../http/exchange.ts'
import { personFromForm } from '../identity/person.ts'
import { sendPage } from '../pages/page.ts'
import { brokenSignInPage, signInPage } from '../pages/sign-in-page.ts'
import type { App, Consent } from './consent.ts'
import type { Vouchers } from '../identity/vouchers.ts'

function whatIsWrong(app: App, url: URL): string | undefined {
  if (!/^\/facebook\/v\d+\.\d+\/dialog\/oauth$/.test(url.pathname)) return 'There is nothing at this address.'
  if (url.searchParams.get('client_id') !== app.id) return 'The client_id is not that of the sandbox.'
  if (url.searchParams.get('redirect_uri') !== app.redirectUri) return `The redirect_uri is not ${app.redirectUri}.`
  if ((url.searchParams.get('response_type') ?? 'code') !== 'code') return 'Only response_type=code is served.'
  const method = url.searchParams.get('code_challenge_method') ?? 'S256'
  if (url.searchParams.has('code_challenge') && method !== 'S256') return 'Only code_challenge_method=S256 is served.'
  return undefined
}

/** The way back to the product. Facebook ends every such address with `#_=_`. */
function returnTo(app: App, url: URL, answer: Record<string, string>): string {
  const back = new URL(app.redirectUri)
  back.search = new URLSearchParams(answer).toString()
  const state = url.searchParams.get('state')
  if (state !== null) back.searchParams.set('state', state)
  return `${back.href}#_=_`
}

export function createDialog(app: App, codes: Vouchers<Consent>): Handler {
  async function decide({ request, response, url }: Exchange) {
    const form = await readForm(request)
    if (form.has('cancel')) {
      const denied = {
        error: 'access_denied',
        error_code: '200',
        error_description: 'Permissions error',
        error_reason: 'user_denied',
      }
      return redirect(response, returnTo(app, url, denied))
    }
    const person = personFromForm(form, 'facebook')
    if (typeof person === 'string') {
      const page = signInPage({ provider: 'Facebook', emailRequired: false, typed: form, complaint: person })
      return sendPage(response, 400, 'Sign in', page)
    }
    const scopes = (url.searchParams.get('scope') ?? 'public_profile').split(/[\s,]+/)
    const code = codes.issue({ person, scopes, codeChallenge: url.searchParams.get('code_challenge') })
    redirect(response, returnTo(app, url, { code }))
  }

  return (exchange) => {
    const wrong = whatIsWrong(app, exchange.url)
    if (wrong !== undefined) return sendPage(exchange.response, 400, 'Sign-in failed', brokenSignInPage(wrong, app.url))
    if (exchange.request.method === 'POST') return decide(exchange)
    sendPage(exchange.response, 200, 'Sign in', signInPage({ provider: 'Facebook', emailRequired: false }))
  }
}
