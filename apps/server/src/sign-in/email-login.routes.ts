import { routes } from '@numeria/contract'
import { ActivateReply, EmailLoginConfirm, EmailLoginRequest } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { LoginRefused } from '../integrations/identity-provider.ts'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { AppError } from '../platform/errors.ts'
import { logId } from '../platform/logger.ts'
import { countRequest } from '../platform/request-limits.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { emailLoginMinutes, redeemEmailLogin } from './email-logins.ts'
import { EmailInUse } from './first-login.ts'
import { browserKnownTo, rememberMailbox } from './known-mailboxes.ts'
import { addressOf, mailOf, sendLoginEmail } from './login-emails.ts'
import { accountOfVisitor } from './login.routes.ts'
import { limitedIfRefused } from './limited.ts'
import { newSecret } from './secrets.ts'
import { setSessionCookie } from './session-cookie.ts'
import { endSession, openActiveSession } from './sign-in.ts'

/** Signing in with a link or a code that is e-mailed. Only where the server sends mail. */
export function emailLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const { settings } = deps
  const cookie = cookieName(settings, 'numeria-email-login')
  // A known browser is counted by its mailbox, which is in the body.
  const refused = (name: 'emailLogin' | 'emailCode') => limitedIfRefused((caller) => countRequest(deps, name, caller))

  zone.post(
    routes.emailLogin.path,
    { ...refused('emailLogin'), schema: { body: EmailLoginRequest } },
    async (request, reply) => {
      mailOf(deps)
      const address = addressOf(request.body.email)
      const known = browserKnownTo(settings, request, mailboxOf(address))
      await countRequest(deps, 'emailLogin', counted(request, known))
      const browser = request.cookies[cookie] ?? newSecret()
      await sendLoginEmail(deps, request, { address, addTo: null }, { browser, known, address: request.ip })
      reply.setCookie(cookie, browser, { ...cookieOptions(settings), maxAge: emailLoginMinutes * 60 })
      return reply.status(202).send()
    },
  )

  zone.post(
    routes.confirmEmailLogin.path,
    { ...refused('emailCode'), schema: { body: EmailLoginConfirm, response: { 200: ActivateReply } } },
    async (request, reply) => {
      const address = addressOf(request.body.email)
      const known = browserKnownTo(settings, request, mailboxOf(address))
      await countRequest(deps, 'emailCode', counted(request, known))
      try {
        const caller = { browser: request.cookies[cookie], known, address: request.ip }
        await redeemEmailLogin(deps, { address, addTo: null }, request.body.code, caller)
        rememberMailbox(settings, request, reply, mailboxOf(address))
        const token = await enter(deps, request, reply, address)
        reply.clearCookie(cookie, cookieOptions(settings))
        return { token }
      } catch (error) {
        const refusal = refusalOf(error)
        if (refusal instanceof AppError)
          request.log.warn({ provider: 'email', reason: refusal.code }, 'user login failed')
        throw refusal
      }
    },
  )
}

/** Signs in the owner of a proven address. @returns the bearer token */
async function enter(deps: Deps, request: FastifyRequest, reply: FastifyReply, address: string): Promise<string> {
  const userId = await accountOfVisitor(deps, request, reply, 'email', { subject: address, email: address })
  const login = { provider: 'email', subject: address } as const
  const { bearer, cookie } = await openActiveSession(deps, userId, request.headers['user-agent'], login)
  // The person who used this browser before does not stay signed in behind the new one.
  await endSession(deps, request)
  setSessionCookie(deps.settings, reply, cookie)
  request.log.info({ provider: 'email', user: logId(userId) }, 'user login succeeded')
  return bearer
}

const openers = ['google', 'apple', 'facebook', 'passkey'] as const

/** A known browser is counted as a person: strangers at its address use up nothing of its limits. */
const counted = ({ ip }: FastifyRequest, known: string | null) => (known === null ? { address: ip } : { userId: known })

function refusalOf(error: unknown): unknown {
  if (!(error instanceof LoginRefused)) return error
  if (!(error instanceof EmailInUse)) return new AppError('token_expired')
  const opener = openers.find((provider) => provider === error.provider) ?? 'google'
  return new AppError(`sign_in.opens_with_${opener}`)
}
