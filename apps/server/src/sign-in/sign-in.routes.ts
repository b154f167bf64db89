import { routes, type LoginFailureReason, type PublicConfig } from '@numeria/contract'
import { ActivateReply, ActivateRequest, PublicConfig as PublicConfigSchema } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { LoginRefused, type IdentityProvider } from '../outside/identity-provider.ts'
import type { BuiltPages } from '../pages/built-pages.ts'
import { AppError } from '../platform/errors.ts'
import { logId } from '../platform/logger.ts'
import { countRequest } from '../platform/request-limits.ts'
import type { Arrival } from '../referrals/conversions.ts'
import { noteWhereabouts } from '../referrals/prints.ts'
import { clearRefCookie, readRefCookie } from '../referrals/ref-cookie.ts'
import { visitorOf } from '../referrals/visitor.ts'
import { refuseForeignArrivals } from './arrival.ts'
import { accountOf } from './first-login.ts'
import { LoginGoal, startLogin, takeStartedLogin, type StartedLogin } from './login-attempt.ts'
import { logoutRoutes } from './logout.routes.ts'
import { whoIsRoutes } from './profile.routes.ts'
import { setSessionCookie } from './session-cookie.ts'
import { activate, browserOwner, endSession, openSession } from './sign-in.ts'

const Params = z.object({ provider: z.string() })

/** Everybody's way in and out: `/api/config`, the two redirects of a login and its activation, who is calling, and logging out. */
export function signInRoutes(app: FastifyInstance, deps: Deps, pages: BuiltPages | null): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  refuseForeignArrivals(app, deps.settings)

  zone.get(routes.config.path, { schema: { response: { 200: PublicConfigSchema } } }, () => publicConfig(deps))

  const start = { schema: { params: Params, querystring: LoginGoal }, exposeHeadRoute: false }
  zone.get('/api/auth/login/:provider', start, async ({ params, query, ip }, reply) => {
    const provider = providerCalled(deps, params.provider)
    await countRequest(deps, 'loginStart', { address: ip })
    try {
      const login = startLogin(deps.settings, reply, deps.clock.now(), provider.id, query)
      const address = await provider.authorizationUrl(login, callbackAddress(deps, provider))
      return await reply.header('referrer-policy', 'no-referrer').redirect(address.href)
    } catch (error) {
      deps.log.warn({ provider: provider.id, err: error }, 'the identity provider cannot be reached')
      return toLoginPage(reply, query, { auth: 'error', reason: 'api_error' })
    }
  })

  zone.get(
    '/api/auth/callback/:provider',
    { schema: { params: Params }, exposeHeadRoute: false },
    async (request, reply) => {
      const provider = providerCalled(deps, request.params.provider)
      const login = takeStartedLogin(deps.settings, request, reply, deps.clock.now())
      const outcome = await finishLogin(deps, request, reply, provider, login)
      if ('reason' in outcome) request.log.warn({ provider: provider.id, ...outcome }, 'user login failed')
      return toLoginPage(
        reply,
        login?.goal ?? {},
        'token' in outcome ? { auth: 'success', ...outcome } : { auth: 'error', ...outcome },
      )
    },
  )

  const activation = { schema: { body: ActivateRequest, response: { 200: ActivateReply } } }
  zone.post(routes.activate.path, activation, async (request) => ({
    token: await activate(deps, request, request.body.token),
  }))

  whoIsRoutes(app, deps)
  logoutRoutes(app, deps, pages)
}

function publicConfig({ settings, identityProviders }: Deps): PublicConfig {
  return {
    providers: identityProviders.map(({ id, label }) => ({ id, label })),
    currency: 'eur',
    company: settings.company,
    payments: { publishableKey: settings.payments.publishableKey, scriptUrl: settings.payments.scriptUrl },
    sandbox: settings.sandbox,
  }
}

function providerCalled({ identityProviders }: Deps, name: string): IdentityProvider {
  const provider = identityProviders.find(({ id }) => id === name)
  if (!provider) throw new AppError('request.not_found')
  return provider
}

function callbackAddress({ settings }: Deps, { id }: IdentityProvider): string {
  return `${settings.publicUrl}/api/auth/callback/${id}`
}

type Outcome = { token: string } | { reason: LoginFailureReason }

async function finishLogin(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  provider: IdentityProvider,
  login: StartedLogin | null,
): Promise<Outcome> {
  if (!login) return { reason: 'token_expired' }
  if (login.provider !== provider.id) return { reason: 'invalid_token' }
  await countRequest(deps, 'loginCallback', { address: request.ip })
  try {
    const callback = new URL(callbackAddress(deps, provider))
    callback.search = new URL(request.url, callback).search
    const identity = await provider.redeem(login, callback)
    const arrival = await arrivalOf(deps, request)
    const userId = await accountOf(deps.db, deps.clock.now(), provider.id, identity, arrival, deps.settings.encryption)
    if (userId === null) return { reason: 'no_email' }
    if (arrival) clearRefCookie(deps.settings, reply)
    await noteWhereabouts(deps, request, userId)
    const { token, cookie } = await openSession(deps, userId, request.headers['user-agent'])
    // Whoever sat at this browser before does not stay signed in behind the new person.
    await endSession(deps, request)
    setSessionCookie(deps.settings, reply, cookie)
    request.log.info({ provider: provider.id, user: logId(userId) }, 'the identity provider confirmed a user')
    return { token }
  } catch (error) {
    const reason = error instanceof LoginRefused ? error.reason : 'api_error'
    request.log.warn({ provider: provider.id, err: error }, 'the identity provider’s answer was refused')
    return { reason }
  }
}

async function arrivalOf(deps: Deps, request: FastifyRequest): Promise<Arrival | null> {
  const ref = readRefCookie(deps.settings, request)
  return ref && { ref, visitor: visitorOf(request), browserOf: await browserOwner(deps, request) }
}

function toLoginPage(
  reply: FastifyReply,
  { redirect, purchase }: LoginGoal,
  outcome: Record<string, string>,
): FastifyReply {
  const query = new URLSearchParams(outcome)
  if (redirect === 'pricing') query.set('redirect', redirect)
  if (purchase !== undefined) query.set('purchase', purchase)
  return reply
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-store')
    .redirect(`/login?${query.toString()}`)
}
