// The e-mails that prove an address: to sign in, and to add the address to an account.
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Mail } from '../integrations/mail.ts'
import { pageTexts } from '../page-texts/page-texts.ts'
import { toAddress } from '../platform/email-address.ts'
import { AppError, refusedField } from '../platform/errors.ts'
import { languageOf } from '../platform/language.ts'
import { beginEmailLogin, emailLoginMinutes, type Requester, type Proof } from './email-logins.ts'

/**
 * Sends the code. The caller's reply does not wait for the mail server: the response time could reveal whether the address is known.
 * @throws {AppError} `request.not_found` where the server sends no mail, `sign_in.too_many_emails` past the limit of the network
 */
export async function sendLoginEmail(
  deps: Deps,
  request: FastifyRequest,
  proof: Proof,
  requester: Requester & { browser: string },
): Promise<void> {
  const mail = mailOf(deps)
  const { address: to, addTo } = proof
  const login = await beginEmailLogin(deps, proof, requester)
  deps.metrics.loginEmails.inc({ outcome: 'limit' in login ? login.limit : 'sent' })
  if ('limit' in login) {
    const { limit, retryAfterSeconds } = login
    request.log.warn({ limit }, 'a login e-mail was not sent')
    if (retryAfterSeconds !== undefined) throw new AppError('sign_in.too_many_emails', { retryAfterSeconds })
    return
  }
  const texts = pageTexts[languageOf(request)].loginCodes
  const words =
    addTo === null
      ? texts.signIn(grouped(login.code), linkOf(deps.settings.publicUrl, to, login.link), emailLoginMinutes)
      : texts.add(grouped(login.code), emailLoginMinutes)
  mail.send({ to, ...words }).catch((error: unknown) => {
    // A mail server's message repeats the address it refuses.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    request.log.warn({ code }, 'a login e-mail was not taken')
  })
}

export function mailOf({ mail }: Deps): Mail {
  if (!mail) throw new AppError('request.not_found')
  return mail
}

/** @throws {AppError} `request.invalid` at the field `email` */
export function addressOf(email: string): string {
  const address = toAddress(email)
  if (address === null) throw refusedField('email', 'field.email')
  return address
}

/** The secret stands in the fragment, which browsers send to no server. */
const linkOf = (publicUrl: string, email: string, code: string) =>
  `${publicUrl}/login#${new URLSearchParams({ email, code }).toString()}`

const grouped = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`
