import { routes } from '@numeria/contract'
import {
  EmailLoginConfirm,
  EmailLoginRequest,
  LinkLoginRequest,
  LoginList,
  RedirectReply,
} from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { AppError } from '../platform/errors.ts'
import { limited } from './limited.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { redeemEmailLogin } from './email-logins.ts'
import { rememberMailbox } from './known-mailboxes.ts'
import { startLogin } from './login-attempt.ts'
import { addressOf, mailOf, sendLoginEmail } from './login-emails.ts'
import { callbackAddress, changeOf, providerCalled } from './login.routes.ts'
import { linkLogin, listLogins, removeLogin } from './logins.ts'
import { sessionName } from './secrets.ts'
import { currentSession, requireFreshSignIn, type Session } from './sign-in.ts'

const OneLogin = z.object({ loginId: z.string().max(100) })

/** The signed-in zone's logins. Linking and removing one asks for a recent sign-in. */
export function linkedLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, clock } = deps
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.get(routes.logins.path, { schema: { response: { 200: LoginList } } }, async (request) => ({
    logins: await listLogins(db, currentSession(request).userId),
  }))

  const link = { schema: { body: LinkLoginRequest, response: { 200: RedirectReply } } }
  zone.post(routes.linkLogin.path, { ...limited(deps, 'loginStart'), ...link }, async (request, reply) => {
    const session = currentSession(request)
    requireFreshSignIn(deps, session)
    const provider = providerCalled(deps, request.body.provider)
    const linkTo = sessionName(session.tokenHash)
    const login = startLogin(deps.settings, reply, clock.now(), provider.id, {}, linkTo)
    try {
      return { url: (await provider.authorizationUrl(login, callbackAddress(deps, provider))).href }
    } catch (error) {
      request.log.warn({ provider: provider.id, err: error }, 'the identity provider cannot be reached')
      throw new AppError('sign_in.provider_unavailable')
    }
  })

  zone.post(
    routes.addEmailLogin.path,
    { ...limited(deps, 'emailLogin'), schema: { body: EmailLoginRequest } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      mailOf(deps)
      const address = addressOf(request.body.email)
      await sendLoginEmail(deps, request, { address, addTo: session.userId }, requesterOf(session, request))
      return reply.status(202).send()
    },
  )

  zone.post(
    routes.confirmAddedEmail.path,
    { ...limited(deps, 'emailCode'), schema: { body: EmailLoginConfirm } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      const address = addressOf(request.body.email)
      await redeemEmailLogin(deps, { address, addTo: session.userId }, request.body.code, requesterOf(session, request))
      rememberMailbox(deps.settings, request, reply, mailboxOf(address))
      const login = { provider: 'email', subject: address } as const
      if (!(await linkLogin(deps, changeOf(deps, session, request), login, { email: address })))
        throw new AppError('sign_in.login_taken')
      return reply.status(204).send()
    },
  )

  zone.delete(
    routes.removeLogin.path,
    { ...limited(deps, 'loginRemoval'), schema: { params: OneLogin } },
    async (request, reply) => {
      const session = currentSession(request)
      requireFreshSignIn(deps, session)
      await removeLogin(deps, changeOf(deps, session, request), request.params.loginId)
      return reply.status(204).send()
    },
  )
}

/** The session stands for its browser: a code is for the session that asked for it. */
const requesterOf = ({ tokenHash }: Session, { ip }: FastifyRequest) => ({
  browser: tokenHash,
  known: null,
  address: ip,
})
