import { routes } from '@numeria/contract'
import { ActivateReply, NewPasskey, PasskeyCreation, PasskeyProof, PasskeyRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { LoginRefused } from '../integrations/identity-provider.ts'
import { AppError } from '../platform/errors.ts'
import { logId } from '../platform/logger.ts'
import { limited } from './limited.ts'
import { noteWhereabouts } from '../referrals/fingerprints.ts'
import { browserOf } from './browser-words.ts'
import { changeOf } from './login.routes.ts'
import { keepChallenge, takeChallenge } from './passkey-challenge.ts'
import { addPasskey, passkeyCreation, passkeyRequest, provePasskey } from './passkeys.ts'
import { sessionName } from './secrets.ts'
import { setSessionCookie } from './session-cookie.ts'
import { currentSession, endSession, openActiveSession, requireFreshSignIn } from './sign-in.ts'

/** Signing in with a passkey. */
export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.passkeyOptions.path,
    { ...limited(deps, 'passkeySignIn'), schema: { response: { 200: PasskeyRequest } } },
    async (request, reply) => {
      const options = await passkeyRequest(deps)
      keepChallenge(deps, reply, 'sign in', options.challenge)
      return options
    },
  )

  const signIn = { schema: { body: PasskeyProof, response: { 200: ActivateReply } } }
  zone.post(routes.passkeySignIn.path, { ...limited(deps, 'passkeySignIn'), ...signIn }, async (request, reply) => {
    try {
      const challenge = await takeChallenge(deps, request, reply, 'sign in')
      const { userId, credentialId } = await provePasskey(deps, request.body, challenge)
      const login = { provider: 'passkey', subject: credentialId } as const
      const { bearer, cookie } = await openActiveSession(deps, userId, request.headers['user-agent'], login)
      await noteWhereabouts(deps, request, userId)
      // The person who used this browser before does not stay signed in behind the new one.
      await endSession(deps, request)
      setSessionCookie(deps.settings, reply, cookie)
      request.log.info({ provider: 'passkey', user: logId(userId) }, 'user login succeeded')
      return { token: bearer }
    } catch (error) {
      // The passkey was removed after it was checked.
      const refusal = error instanceof LoginRefused ? new AppError('token_expired', { cause: error }) : error
      if (refusal instanceof AppError)
        request.log.warn({ provider: 'passkey', reason: refusal.code }, 'user login failed')
      throw refusal
    }
  })
}

/** The signed-in zone's way to add a passkey. It asks for a recent sign-in. */
export function addedPasskeyRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  const start = { schema: { response: { 200: PasskeyCreation } } }
  zone.post(routes.addPasskeyOptions.path, { ...limited(deps, 'passkeyAdd'), ...start }, async (request, reply) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    const options = await passkeyCreation(deps, session.userId)
    keepChallenge(deps, reply, { addIn: sessionName(session.tokenHash) }, options.challenge)
    return options
  })

  zone.post(
    routes.addPasskey.path,
    { ...limited(deps, 'passkeyAdd'), schema: { body: NewPasskey } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      const challenge = await takeChallenge(deps, request, reply, { addIn: sessionName(session.tokenHash) })
      const device = browserOf(request.headers['user-agent'] ?? '')
      await addPasskey(deps, changeOf(deps, session, request), request.body, challenge, device)
      return reply.status(204).send()
    },
  )
}
