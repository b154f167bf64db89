import type { FastifyReply, FastifyRequest } from 'fastify'
import { cookieName, cookieOptions, type Public } from '../platform/cookies.ts'
import { readRef, type Ref } from './codes.ts'

const days = 30
const nameOf = (settings: Public): string => cookieName(settings, 'numeria-ref')

/** Remembers for thirty days by whom this browser came. The last one wins. */
export function setRefCookie(settings: Public, reply: FastifyReply, ref: Ref): void {
  const value = 'code' in ref ? ref.code : ref.publicId
  reply.setCookie(nameOf(settings), value, { ...cookieOptions(settings), maxAge: days * 86_400 })
}

/** By whom this browser came; null for one that came by itself. */
export function readRefCookie(settings: Public, request: FastifyRequest): Ref | null {
  return readRef(request.cookies[nameOf(settings)] ?? '')
}

export function clearRefCookie(settings: Public, reply: FastifyReply): void {
  reply.clearCookie(nameOf(settings), cookieOptions(settings))
}
