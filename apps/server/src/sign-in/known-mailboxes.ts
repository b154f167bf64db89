// The mailboxes that a browser has signed in to by e-mail, in an encrypted cookie (OWASP calls it a device cookie). Limits on such a browser are its own, so that
// strangers who ask for e-mails or guess codes keep nobody from signing in. The cookie opens nothing.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'
import { hashSecret, newSecret } from './secrets.ts'

/** Renewed by each login. */
const keptDays = 180
const maxMailboxes = 5
const place = ['browser', 'mailboxes'] as const

/** The browser’s name for its limits, and hashes of the mailboxes, the latest first. */
const Known = z.object({ browser: z.string(), mailboxes: z.array(z.string()) })
type Known = z.infer<typeof Known>

const cookieOf = (settings: Settings): string => cookieName(settings, 'numeria-mailboxes')
const markOf = ({ browser }: Pick<Known, 'browser'>, mailbox: string): string => hashSecret(`${browser}\n${mailbox}`)

/** @returns what the browser's limits are counted by; null where it has not signed in to this mailbox */
export function browserKnownTo(settings: Settings, request: FastifyRequest, mailbox: string): string | null {
  const known = read(settings, request)
  return known?.mailboxes.includes(markOf(known, mailbox)) ? known.browser : null
}

export function rememberMailbox(settings: Settings, request: FastifyRequest, reply: FastifyReply, mailbox: string) {
  const { browser, mailboxes } = read(settings, request) ?? { browser: newSecret(), mailboxes: [] }
  const mark = markOf({ browser }, mailbox)
  const others = mailboxes.filter((other) => other !== mark)
  const known: Known = { browser, mailboxes: [mark, ...others].slice(0, maxMailboxes) }
  const value = cipherOf(settings.encryption).encrypt(JSON.stringify(known), place)
  reply.setCookie(cookieOf(settings), value, { ...cookieOptions(settings), maxAge: keptDays * 86_400 })
}

function read(settings: Settings, request: FastifyRequest): Known | null {
  const value = request.cookies[cookieOf(settings)]
  if (value === undefined) return null
  try {
    return Known.parse(JSON.parse(cipherOf(settings.encryption).decrypt(value, place)))
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}
