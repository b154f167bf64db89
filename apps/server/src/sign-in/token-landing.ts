import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { belongTogether, readSessionCookie } from './session-cookie.ts'

/**
 * Opens a page with a token in its address only in the browser that the token was made for, so that a link that was sent to another person says at once
 * that it has expired.
 */
export function refuseForeignTokens(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) return
    // By the address as the browser will read it, whatever the path: the web's router knows more spellings of `/login` than ours.
    const tokens = new URLSearchParams(request.url.split('?').slice(1).join('?')).getAll('token')
    if (tokens.length === 0) return
    const cookie = readSessionCookie(settings, request)
    if (tokens.every((token) => belongTogether(token, cookie))) return
    return reply
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .redirect('/login?auth=error&reason=invalid_token')
  })
}
