import type { JsonWebKey } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { SandboxEnvironment } from '../environment.ts'
import { readForm, redirect, type Exchange, type Handler } from '../http/exchange.ts'
import { sendPage } from '../pages/page.ts'
import { brokenSignInPage, signInPage } from '../pages/sign-in-page.ts'
import { personFromForm, type Person } from './person.ts'
import { createProvider } from './provider.ts'

export type IdentityOptions = { appUrl: string; environment: SandboxEnvironment; signingKey: JsonWebKey }

/** The identity provider under `/google`: oidc-provider's own endpoints, and the sign-in form at `/google/sign-in/:uid`. */
export function identityRoutes({ appUrl, environment, signingKey }: IdentityOptions): Handler {
  const people = new Map<string, Person>()
  const issuer = environment.GOOGLE_ISSUER
  const provider = createProvider({
    issuer,
    clientId: environment.GOOGLE_CLIENT_ID,
    clientSecret: environment.GOOGLE_CLIENT_SECRET,
    appUrl,
    signingKey,
    findPerson: (subject) => people.get(subject),
  })
  const answerProtocol = provider.callback()
  const mountPath = new URL(issuer).pathname

  return async ({ request, response, url }) => {
    // oidc-provider learns where it is mounted from the difference between the two addresses, as Express sets them.
    Object.assign(request, { originalUrl: request.url, url: request.url!.slice(mountPath.length) })
    if (!url.pathname.startsWith(`${mountPath}/sign-in/`)) return answerProtocol(request, response)
    if (!(await isUnderWay(provider, request, response))) {
      const sentence = 'It has expired or was already used. Please start again from the product.'
      return sendPage(response, 400, 'Sign-in expired', brokenSignInPage(sentence, appUrl))
    }
    if (request.method === 'POST') return signIn({ request, response, url }, provider, people)
    sendPage(response, 200, 'Sign in', signInPage({ provider: 'Google', emailRequired: true }))
  }
}

async function isUnderWay(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  try {
    await provider.interactionDetails(request, response)
    return true
  } catch {
    return false
  }
}

async function signIn({ request, response }: Exchange, provider: Provider, people: Map<string, Person>) {
  const form = await readForm(request)
  if (form.has('cancel')) {
    const denied = { error: 'access_denied', error_description: 'The person cancelled.' }
    return redirect(response, await provider.interactionResult(request, response, denied))
  }
  const person = personFromForm(form, 'google')
  if (typeof person === 'string') {
    const page = signInPage({ provider: 'Google', emailRequired: true, typed: form, complaint: person })
    return sendPage(response, 400, 'Sign in', page)
  }
  people.set(person.subject, person)
  redirect(response, await provider.interactionResult(request, response, { login: { accountId: person.subject } }))
}
