import type { FastifyReply, FastifyRequest } from 'fastify'
import { FullName } from '@numeria/contract/schemas'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'

const minutes = 10

const cookieOf = (settings: Settings): string => cookieName(settings, 'numeria-name')

/**
 * Keeps the name that a provider gave, for the profile form to propose. It stays in the browser: here it is stored only if the person saves it. A text that
 * the form would refuse is no name.
 * @param login the state of the login, or later its token: the name is read with the same one only
 */
export function keepName(settings: Settings, reply: FastifyReply, name: string | null, login: string): void {
  const { data } = FullName.safeParse(name?.normalize('NFC').replaceAll(/\s+/gu, ' '))
  if (data === undefined) return
  const value = cipherOf(settings.encryption).encrypt(data, ['login-name', login])
  reply.setCookie(cookieOf(settings), value, { ...cookieOptions(settings), maxAge: minutes * 60 })
}

/** The name that was kept for this login, once. */
export function takeName(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  login: string,
): string | null {
  const value = request.cookies[cookieOf(settings)]
  if (value === undefined) return null
  reply.clearCookie(cookieOf(settings), cookieOptions(settings))
  try {
    return cipherOf(settings.encryption).decrypt(value, ['login-name', login])
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}
