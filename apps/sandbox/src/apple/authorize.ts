import { readForm, type Exchange, type Handler } from '../http/exchange.ts'
import type { Vouchers } from '../identity/vouchers.ts'
import { personFromForm, type Person } from '../identity/person.ts'
import { html, Html } from '../pages/html.ts'
import { sendPage } from '../pages/page.ts'
import { brokenSignInPage, signInPage } from '../pages/sign-in-page.ts'
import type { App, Authorization } from './authorization.ts'

const parameters = ['client_id', 'redirect_uri', 'response_type', 'response_mode', 'scope', 'state', 'nonce']

/** As far as it is played: a code by form_post. Apple demands form_post where a scope is asked for. */
function faultOf(app: App, { searchParams }: URL): string | undefined {
  const unknown = [...searchParams.keys()].find((name) => !parameters.includes(name))
  if (unknown !== undefined) return `Apple does not document the parameter ${unknown}.`
  if (searchParams.get('client_id') !== app.clientId) return 'invalid_client: the client_id is not that of the sandbox.'
  if (searchParams.get('redirect_uri') !== app.redirectUri) return `The redirect_uri is not ${app.redirectUri}.`
  if (searchParams.get('response_type') !== 'code') return 'Only response_type=code is played.'
  if (searchParams.get('response_mode') !== 'form_post') return 'Only response_mode=form_post is played.'
  const scopes = searchParams.get('scope')?.split(' ') ?? []
  if (!scopes.every((scope) => ['openid', 'name', 'email'].includes(scope))) return 'invalid_scope'
  return undefined
}

/** A form that posts itself to the product, or by its button without scripts. */
function postBack(app: App, answer: Record<string, string>): Html {
  const fields = Object.entries(answer).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<h1>Back to the product</h1>
    <form method="post" action="${app.redirectUri}">
      ${new Html(fields.map(({ text }) => text).join(''))}<button class="primary">Go back</button>
    </form>`
}

/** The name and the address, as Apple sends them beside a person's first code. */
function userOf({ name, email }: Person, scopes: readonly string[]): Record<string, string> {
  if (!scopes.includes('name')) return {}
  const [firstName, ...others] = name.split(' ')
  return { user: JSON.stringify({ name: { firstName, lastName: others.join(' ') }, email }) }
}

export function createAuthorize(app: App, codes: Vouchers<Authorization>): Handler {
  const known = new Set<string>()

  async function decide({ request, response, url }: Exchange) {
    const form = await readForm(request)
    const state = url.searchParams.get('state')
    const send = (answer: Record<string, string>) =>
      sendPage(
        response,
        200,
        'Back to the product',
        postBack(app, { ...answer, ...(state !== null && { state }) }),
        'document.forms[0].submit()',
      )
    if (form.has('cancel')) return send({ error: 'user_cancelled_authorize' })
    const person = personFromForm(form, 'apple')
    if (typeof person === 'string') {
      const page = signInPage({ provider: 'Apple', emailRequired: true, typed: form, complaint: person })
      return sendPage(response, 400, 'Sign in', page)
    }
    const isPrivateEmail = form.has('relay')
    if (isPrivateEmail) person.email = `${person.subject}@privaterelay.appleid.com`
    const scopes = url.searchParams.get('scope')?.split(' ') ?? []
    const code = codes.issue({ person, isPrivateEmail, scopes, nonce: url.searchParams.get('nonce') })
    const user = known.has(person.subject) ? {} : userOf(person, scopes)
    known.add(person.subject)
    send({ code, ...user })
  }

  return (exchange) => {
    const fault = faultOf(app, exchange.url)
    if (fault !== undefined) return sendPage(exchange.response, 400, 'Sign-in failed', brokenSignInPage(fault, app.url))
    if (exchange.request.method === 'POST') return decide(exchange)
    sendPage(exchange.response, 200, 'Sign in', signInPage({ provider: 'Apple', emailRequired: true }))
  }
}
