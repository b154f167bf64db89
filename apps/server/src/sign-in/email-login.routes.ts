import { brand, routes } from '@numeria/contract'
import { ActivateReply, EmailLoginConfirm, EmailLoginRequest } from '@numeria/contract/schemas'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { LoginRefused } from '../outside/identity-provider.ts'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { toAddress } from '../platform/email-address.ts'
import { AppError } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { logId } from '../platform/logger.ts'
import { countRequest } from '../platform/request-limits.ts'
import { mailboxOf } from '../referrals/fraud.rules.ts'
import { beginEmailLogin, emailLoginMinutes, takeEmailLogin } from './email-logins.ts'
import { EmailInUse } from './first-login.ts'
import { browserKnownTo, rememberMailbox } from './known-mailboxes.ts'
import { accountOfVisitor } from './login.routes.ts'
import { newSecret } from './secrets.ts'
import { setSessionCookie } from './session-cookie.ts'
import { endSession, openActiveSession } from './sign-in.ts'

/** Signing in with a link or a code that is e-mailed. Only where the server sends mail. */
export function emailLoginRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const { settings } = deps
  const cookie = cookieName(settings, 'numeria-email-login')

  zone.post(routes.emailLogin.path, { schema: { body: EmailLoginRequest } }, async (request, reply) => {
    const { mail } = deps
    if (!mail) throw new AppError('request.not_found')
    const address = addressOf(request.body.email)
    const known = browserKnownTo(settings, request, mailboxOf(address))
    if (known === null) await countRequest(deps, 'emailLogin', { address: request.ip })
    const browser = request.cookies[cookie] ?? newSecret()
    const login = await beginEmailLogin(deps, address, { browser, known, address: request.ip })
    reply.setCookie(cookie, browser, { ...cookieOptions(settings), maxAge: emailLoginMinutes * 60 })
    // The reply does not wait for the mail server: the response time could reveal whether the address is known.
    deps.metrics.loginEmails.inc({ outcome: 'limit' in login ? login.limit : 'sent' })
    if ('limit' in login) request.log.warn({ limit: login.limit }, 'a login e-mail was not sent')
    else {
      const letter = emails[languageOf(request)](login.code, linkOf(settings.publicUrl, address, login.link))
      mail.send({ to: address, ...letter }).catch((error: unknown) => {
        // A mail server's message repeats the address it refuses.
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        request.log.warn({ code }, 'a login e-mail was not taken')
      })
    }
    return reply.status(202).send()
  })

  zone.post(
    routes.confirmEmailLogin.path,
    { schema: { body: EmailLoginConfirm, response: { 200: ActivateReply } } },
    async (request, reply) => {
      const address = addressOf(request.body.email)
      const known = browserKnownTo(settings, request, mailboxOf(address))
      if (known === null) await countRequest(deps, 'emailCode', { address: request.ip })
      try {
        const asker = { browser: request.cookies[cookie], known, address: request.ip }
        await takeEmailLogin(deps, address, request.body.code, asker)
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

function refusalOf(error: unknown): unknown {
  if (!(error instanceof LoginRefused)) return error
  if (!(error instanceof EmailInUse)) return new AppError('token_expired')
  return new AppError(error.provider === 'facebook' ? 'sign_in.opens_with_facebook' : 'sign_in.opens_with_google')
}

function addressOf(email: string): string {
  const address = toAddress(email)
  if (address === null) throw new AppError('request.invalid', { field: 'email' })
  return address
}

/** The secret stands in the fragment, which browsers send to no server. */
const linkOf = (publicUrl: string, email: string, code: string) =>
  `${publicUrl}/login#${new URLSearchParams({ email, code }).toString()}`

const grouped = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`

const emails = {
  en: (code: string, link: string) => ({
    subject: `Your ${brand.name} sign-in code: ${grouped(code)}`,
    text: `Your code is ${grouped(code)}\n\nType it where you asked for it, or open this link in the same browser:\n${link}\n\nThe code and the link work once, for ${emailLoginMinutes} minutes. Don’t share the code: we never ask for it by phone or e-mail.\n\nIf you didn’t ask for this e-mail, ignore it. No one can sign in without the code.`,
  }),
  pt: (code: string, link: string) => ({
    subject: `O teu código para entrar na ${brand.name}: ${grouped(code)}`,
    text: `O teu código é ${grouped(code)}\n\nEscreve-o onde o pediste, ou abre esta ligação no mesmo navegador:\n${link}\n\nO código e a ligação funcionam uma vez, durante ${emailLoginMinutes} minutos. Não dês o código a ninguém: nunca o pedimos por telefone nem por e-mail.\n\nSe não pediste este e-mail, não precisas de fazer nada. Sem o código, ninguém entra.`,
  }),
}
