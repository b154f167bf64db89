import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions, type Public } from '../platform/cookies.ts'
import { hashSecret } from './secrets.ts'

export const sessionDays = 30

/** The cookie beside the token: the session and the secret that only this browser has. */
export type SessionCookie = { tokenHash: string; secret: string }

export function readSessionCookie(settings: Public, request: FastifyRequest): SessionCookie | null {
  const match = /^([\w-]{43})\.([\w-]{43})$/.exec(request.cookies[cookieName(settings, 'numeria')] ?? '')
  return match ? { tokenHash: match[1]!, secret: match[2]! } : null
}

export function setSessionCookie(settings: Public, reply: FastifyReply, { tokenHash, secret }: SessionCookie): void {
  reply.setCookie(cookieName(settings, 'numeria'), `${tokenHash}.${secret}`, {
    ...cookieOptions(settings),
    maxAge: sessionDays * 86_400,
  })
}

export function clearSessionCookie(settings: Public, reply: FastifyReply): void {
  reply.clearCookie(cookieName(settings, 'numeria'), cookieOptions(settings))
}

/** Whether the redirect that brought `token` set this very cookie. */
export function belongTogether(token: string, cookie: SessionCookie | null): boolean {
  return cookie !== null && cookie.tokenHash === hashSecret(token)
}
