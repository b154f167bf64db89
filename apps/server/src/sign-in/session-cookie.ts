import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { hashSecret } from './secrets.ts'

export const sessionDays = 30

/** What the browser carries besides the token: which session, and the secret that only this browser was given. */
export type SessionCookie = { tokenHash: string; secret: string }

type Public = Pick<Settings, 'publicUrl'>

function isSecure({ publicUrl }: Public): boolean {
  return publicUrl.startsWith('https:')
}

/** `__Host-` makes the browser refuse the name to any other host and to plain http; on http it would refuse it to us as well. */
export function cookieName(settings: Public, name: string): string {
  return isSecure(settings) ? `__Host-${name}` : name
}

export function cookieOptions(settings: Public) {
  return { httpOnly: true, sameSite: 'lax', path: '/', secure: isSecure(settings) } as const
}

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
