// The e-mails that prove an address: to sign in, and to add the address to an account.
import { brand } from '@numeria/contract'
import type { FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import type { Mail } from '../integrations/mail.ts'
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
  const texts = emails[languageOf(request)]
  const words =
    addTo === null ? texts.signIn(login.code, linkOf(deps.settings.publicUrl, to, login.link)) : texts.add(login.code)
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

const emails = {
  en: {
    signIn: (code: string, link: string) => ({
      subject: `Your ${brand.name} sign-in code: ${grouped(code)}`,
      text: `Your code is ${grouped(code)}\n\nType it where you asked for it, or open this link in the same browser:\n${link}\n\nThe code and the link work once, for ${emailLoginMinutes} minutes. Don’t share the code: we never ask for it by phone or e-mail.\n\nIf you didn’t ask for this e-mail, ignore it. No one can sign in without it.`,
    }),
    add: (code: string) => ({
      subject: `Your code to add this address to ${brand.name}: ${grouped(code)}`,
      text: `Your code is ${grouped(code)}\n\nType it in your ${brand.name} settings, where you asked for it. From then on, you can sign in to that account with this address.\n\nThe code works once, for ${emailLoginMinutes} minutes. Don’t share it: whoever has it can add your address to their account.\n\nIf you didn’t ask for this e-mail, ignore it. Nothing is added without the code.`,
    }),
  },
  pt: {
    signIn: (code: string, link: string) => ({
      subject: `O teu código para iniciar sessão na ${brand.name}: ${grouped(code)}`,
      text: `O teu código é ${grouped(code)}\n\nEscreve-o onde o pediste, ou abre esta ligação no mesmo navegador:\n${link}\n\nO código e a ligação funcionam uma vez, durante ${emailLoginMinutes} minutos. Não dês o código a ninguém: nunca o pedimos por telefone nem por e-mail.\n\nSe não pediste este e-mail, não precisas de fazer nada. Sem ele, ninguém entra na tua conta.`,
    }),
    add: (code: string) => ({
      subject: `Código para adicionar este endereço à ${brand.name}: ${grouped(code)}`,
      text: `O teu código é ${grouped(code)}\n\nEscreve-o nas definições da ${brand.name}, onde o pediste. A partir daí, podes iniciar sessão nessa conta com este endereço.\n\nO código funciona uma vez, durante ${emailLoginMinutes} minutos. Não o dês a ninguém: quem o tiver pode adicionar o teu endereço à sua conta.\n\nSe não pediste este e-mail, não precisas de fazer nada. Sem o código, nada é adicionado.`,
    }),
  },
}
