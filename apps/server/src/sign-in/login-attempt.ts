import type { FastifyReply, FastifyRequest } from 'fastify'
import { packs } from '@numeria/contract'
import { z } from 'zod'
import { cookieName, cookieOptions } from '../platform/cookies.ts'
import { cipherOf, DecryptionError } from '../platform/encryption.ts'
import type { Settings } from '../platform/settings.ts'
import { newSecret } from './secrets.ts'

const minutes = 10
/** Context that the encryption of the cookie is bound to. */
export const attemptPlace = ['login', 'attempt'] as const

/** Where a login leads: lists of our own, since these words come back in an address. What is not on them is forgotten. */
export const LoginGoal = z.object({
  redirect: z.enum(['pricing', 'chat']).optional().catch(undefined),
  purchase: z
    .enum(packs.map(({ id }) => id))
    .optional()
    .catch(undefined),
})
export type LoginGoal = z.infer<typeof LoginGoal>

const StartedLogin = z.object({
  provider: z.string(),
  state: z.string().min(43),
  nonce: z.string().min(43),
  verifier: z.string().min(43),
  startedAt: z.number(),
  goal: LoginGoal,
  /** The session whose account the login is to be linked to; its name, which opens nothing. */
  linkTo: z.string().optional(),
})
/**
 * A login between its two redirects, kept in a cookie of the browser that began it. The cookie is encrypted: a script that writes cookies can neither choose the
 * account that a login is linked to nor the time of the start.
 */
export type StartedLogin = z.infer<typeof StartedLogin>

const cookieOf = (settings: Settings): string => cookieName(settings, 'numeria-login')

export function startLogin(
  settings: Settings,
  reply: FastifyReply,
  now: Date,
  provider: string,
  goal: LoginGoal,
  linkTo?: string,
): StartedLogin {
  const login = {
    provider,
    state: newSecret(),
    nonce: newSecret(),
    verifier: newSecret(),
    startedAt: now.getTime(),
    goal,
    ...(linkTo !== undefined && { linkTo }),
  }
  const value = cipherOf(settings.encryption).encrypt(JSON.stringify(login), attemptPlace)
  reply.setCookie(cookieOf(settings), value, { ...cookieOptions(settings), maxAge: minutes * 60 })
  return login
}

/** The login that this browser began, once, within ten minutes. */
export function takeStartedLogin(
  settings: Settings,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
): StartedLogin | null {
  const value = request.cookies[cookieOf(settings)]
  if (value === undefined) return null
  reply.clearCookie(cookieOf(settings), cookieOptions(settings))
  const login = readLogin(settings, value)
  return login && now.getTime() - login.startedAt <= minutes * 60_000 ? login : null
}

function readLogin(settings: Settings, value: string): StartedLogin | null {
  try {
    return StartedLogin.parse(JSON.parse(cipherOf(settings.encryption).decrypt(value, attemptPlace)))
  } catch (error) {
    if (error instanceof DecryptionError) return null
    throw error
  }
}
