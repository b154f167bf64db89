import { routes } from '@numeria/contract'
import { LinkLoginRequest, LoginList, RedirectReply } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { countRequest } from '../platform/request-limits.ts'
import { startLogin } from './login-attempt.ts'
import { callbackAddress, labelOf, providerCalled } from './login.routes.ts'
import { listLogins, removeLogin } from './logins.ts'
import { sessionName } from './secrets.ts'
import { currentSession, requireFreshSignIn } from './sign-in.ts'

const OneLogin = z.object({ loginId: z.string().max(100) })

/** The signed-in zone's logins. Linking and removing one asks for a recent sign-in. */
export function linkedLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.logins.path, { schema: { response: { 200: LoginList } } }, async (request) => ({
    logins: await listLogins(db, currentSession(request).userId),
  }))

  const link = { schema: { body: LinkLoginRequest, response: { 200: RedirectReply } } }
  zone.post(routes.linkLogin.path, link, async (request, reply) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    const provider = providerCalled(deps, request.body.provider)
    await countRequest(deps, 'loginStart', { userId: session.userId, address: request.ip })
    const linkTo = sessionName(session.tokenHash)
    const login = startLogin(deps.settings, reply, clock.now(), provider.id, {}, linkTo)
    try {
      return { url: (await provider.authorizationUrl(login, callbackAddress(deps, provider))).href }
    } catch (error) {
      request.log.warn({ provider: provider.id, err: error }, 'the identity provider cannot be reached')
      throw new AppError('sign_in.provider_unavailable')
    }
  })

  zone.delete(routes.removeLogin.path, { schema: { params: OneLogin } }, async (request, reply) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    await countRequest(deps, 'loginRemoval', { userId: session.userId, address: request.ip })
    const change = { session, language: languageOf(request), labelOf: (id: string) => labelOf(deps, id) }
    await removeLogin(deps, change, request.params.loginId)
    return reply.status(204).send()
  })
}
