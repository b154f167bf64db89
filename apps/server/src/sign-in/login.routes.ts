import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { navigations } from '@numeria/contract'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import type { ProviderId } from '../accounts/logins.ts'
import { LoginRefused, type IdentityProvider, type ProvenIdentity } from '../integrations/identity-provider.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { logId } from '../platform/logger.ts'
import { countRequest } from '../platform/request-limits.ts'
import type { Arrival } from '../referrals/conversions.ts'
import { noteWhereabouts } from '../referrals/fingerprints.ts'
import { clearRefCookie, readRefCookie } from '../referrals/ref-cookie.ts'
import { visitorOf } from '../referrals/visitor.ts'
import { accountOf, EmailInUse } from './first-login.ts'
import { LoginGoal, startLogin, takeStartedLogin, type StartedLogin } from './login-attempt.ts'
import { linkLogin, type Change } from './logins.ts'
import { originOfNavigation } from './own-navigation.ts'
import { keepName, takeName } from './proposed-name.ts'
import { sessionName } from './secrets.ts'
import { setSessionCookie } from './session-cookie.ts'
import { browserOwner, browserSession, endSession, isFreshSignIn, openSession, type Session } from './sign-in.ts'

const Params = z.object({ provider: z.string() })

/** The two redirects of a login: to the provider, and back from it. */
export function loginRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const ownOrigin = new URL(deps.settings.publicUrl).origin

  const start = { schema: { params: Params, querystring: LoginGoal }, exposeHeadRoute: false }
  zone.get(navigations.login(':provider'), start, async (request, reply) => {
    const { params, query } = request
    // Pages offer Google before they know whether it is configured.
    const isPresumed = params.provider === 'google' && !deps.identityProviders.some(({ id }) => id === 'google')
    if (isPresumed) return toLoginPage(reply, query, {})
    const provider = providerCalled(deps, params.provider)
    // A provider may approve by itself. So another site could sign this browser in by a link, and only a press on our own page starts a login.
    if (!startsLogin(request, ownOrigin)) return toLoginPage(reply, query, {})
    await countRequest(deps, 'loginStart', { address: request.ip })
    try {
      const login = startLogin(deps.settings, reply, deps.clock.now(), provider.id, query)
      const address = await provider.authorizationUrl(login, callbackAddress(deps, provider))
      return await reply.header('referrer-policy', 'no-referrer').redirect(address.href)
    } catch (error) {
      deps.log.warn({ provider: provider.id, err: error }, 'the identity provider cannot be reached')
      return toLoginPage(reply, query, { auth: 'error', reason: 'api_error' })
    }
  })

  const callback = { schema: { params: Params }, exposeHeadRoute: false }
  zone.get('/api/auth/callback/:provider', callback, async (request, reply) => {
    const provider = providerCalled(deps, request.params.provider)
    const login = takeStartedLogin(deps.settings, request, reply, deps.clock.now())
    if (login?.linkTo !== undefined) {
      const outcome = await finishLink(deps, request, provider, login, login.linkTo)
      logFailure(request, provider, outcome, 'login link failed')
      return redirectTo(reply, '/settings', outcome)
    }
    const outcome = await finishLogin(deps, request, reply, provider, login)
    logFailure(request, provider, outcome, 'user login failed')
    return toLoginPage(reply, login?.goal ?? {}, outcome)
  })
}

/** A client that is no browser says nothing of where it comes from. A browser that says nothing asks for a page. */
function startsLogin(request: FastifyRequest, ownOrigin: string): boolean {
  const origin = originOfNavigation(request, ownOrigin)
  return origin === 'own' || (origin === 'unknown' && !request.headers.accept?.includes('text/html'))
}

/** @throws {AppError} `request.not_found` for a provider that is not configured */
export function providerCalled({ identityProviders }: Deps, name: string): IdentityProvider {
  const provider = identityProviders.find(({ id }) => id === name)
  if (!provider) throw new AppError('request.not_found')
  return provider
}

export function callbackAddress({ settings }: Deps, { id }: IdentityProvider): string {
  return `${settings.publicUrl}/api/auth/callback/${id}`
}

/** Query parameters for `/login` or `/settings`. */
type Outcome = Record<string, string>

async function finishLogin(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: IdentityProvider,
  login: StartedLogin | null,
): Promise<Outcome> {
  if (!login) return { auth: 'error', reason: 'token_expired' }
  if (login.provider !== provider.id) return { auth: 'error', reason: 'invalid_token' }
  // Apple gives the name beside its answer, not in it.
  const postedName = takeName(deps.settings, request, reply, login.state)
  await countRequest(deps, 'loginCallback', { address: request.ip })
  try {
    const identity = await redeem(deps, request, provider, login)
    const userId = await accountOfVisitor(deps, request, reply, provider.id, identity)
    const opened = { provider: provider.id, subject: identity.subject }
    const { token, cookie } = await openSession(deps, userId, request.headers['user-agent'], opened)
    // The person who used this browser before does not stay signed in behind the new one.
    await endSession(deps, request)
    setSessionCookie(deps.settings, reply, cookie)
    keepName(deps.settings, reply, identity.name ?? postedName, token)
    request.log.info({ provider: provider.id, user: logId(userId) }, 'the identity provider confirmed a user')
    return { auth: 'success', token }
  } catch (error) {
    const reason = failureOf(request, provider, error)
    const opensWith = error instanceof EmailInUse ? error.provider : null
    return { auth: 'error', reason, ...(opensWith !== null && { with: opensWith }) }
  }
}

/** The account of a proven identity, with how the visitor came. @throws {LoginRefused} */
export async function accountOfVisitor(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: ProviderId,
  identity: ProvenIdentity,
): Promise<string> {
  const arrival = await arrivalOf(deps, request)
  const userId = await accountOf(deps.db, deps.clock.now(), provider, identity, {
    arrival,
    encryption: deps.settings.encryption,
    language: languageOf(request),
  })
  if (arrival) clearRefCookie(deps.settings, reply)
  await noteWhereabouts(deps, request, userId)
  return userId
}

/** Links the login that came back to the account that asked for it, if that session still lives in this browser and its sign-in is recent. */
async function finishLink(
  deps: Deps,
  request: FastifyRequest,
  provider: IdentityProvider,
  login: StartedLogin,
  linkTo: string,
): Promise<Outcome> {
  const session = await browserSession(deps, request)
  if (login.provider !== provider.id || !session || sessionName(session.tokenHash) !== linkTo)
    return { login: 'failed', reason: 'invalid_token' }
  if (!isFreshSignIn(deps, session)) return { login: 'failed', reason: 'token_expired' }
  await countRequest(deps, 'loginCallback', { userId: session.userId, address: request.ip })
  try {
    const identity = await redeem(deps, request, provider, login)
    const isLinked = await linkLogin(
      deps,
      changeOf(deps, session, request),
      { provider: provider.id, subject: identity.subject },
      identity,
    )
    return isLinked ? { login: 'linked', with: provider.id } : { login: 'failed', reason: 'taken', with: provider.id }
  } catch (error) {
    // The session was ended, or its sign-in is no longer recent.
    if (error instanceof AppError) return { login: 'failed', reason: 'token_expired' }
    return { login: 'failed', reason: failureOf(request, provider, error) }
  }
}

/** A change of the logins of a session's account, in the language of its page. */
export function changeOf({ identityProviders }: Deps, session: Session, request: FastifyRequest): Change {
  const language = languageOf(request)
  const labelOf = (provider: string) =>
    pageTexts[language].ownLogins[provider] ?? identityProviders.find(({ id }) => id === provider)?.label ?? provider
  return { session, language, labelOf }
}

function logFailure(request: FastifyRequest, { id }: IdentityProvider, { reason }: Outcome, message: string): void {
  if (reason !== undefined) request.log.warn({ provider: id, reason }, message)
}

function redeem(deps: Deps, request: FastifyRequest, provider: IdentityProvider, login: StartedLogin) {
  const callback = new URL(callbackAddress(deps, provider))
  callback.search = new URL(request.url, callback).search
  return provider.redeem(login, callback)
}

function failureOf(request: FastifyRequest, provider: IdentityProvider, error: unknown): string {
  const isLeaving = error instanceof AppError && error.code === 'sign_in.account_leaving'
  const reason = error instanceof LoginRefused ? error.reason : isLeaving ? 'account_leaving' : 'api_error'
  request.log.warn({ provider: provider.id, err: error }, 'the identity provider’s answer was refused')
  return reason
}

async function arrivalOf(deps: Deps, request: FastifyRequest): Promise<Arrival | null> {
  const ref = readRefCookie(deps.settings, request)
  return ref && { ref, visitor: visitorOf(request), browserOf: await browserOwner(deps, request) }
}

function toLoginPage(reply: FastifyReply, { redirect, purchase }: LoginGoal, outcome: Outcome): FastifyReply {
  return redirectTo(reply, '/login', {
    ...outcome,
    ...(redirect === 'pricing' && { redirect }),
    ...(purchase !== undefined && { purchase }),
  })
}

function redirectTo(reply: FastifyReply, path: '/login' | '/settings', told: Outcome): FastifyReply {
  const query = new URLSearchParams(told).toString()
  return reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(query === '' ? path : `${path}?${query}`)
}
