import type { FastifyInstance } from 'fastify'
import type { Settings } from '../platform/settings.ts'
import { belongTogether, readSessionCookie } from './session-cookie.ts'

/**
 * Opens `/login?auth=success&token=…` only in the browser that the token was made for. An active token works without its cookie, so that without this
 * a link sent to somebody else would sign them in to the sender's account, where they would leave their name and their birth date.
 */
export function refuseForeignArrivals(app: FastifyInstance, settings: Settings): void {
  app.addHook('onRequest', async (request, reply) => {
    const { pathname, searchParams } = new URL(request.url, settings.publicUrl)
    const token = searchParams.get('token')
    if (pathname.replace(/\/+$/, '') !== '/login' || token === null || belongTogether(token, readSessionCookie(settings, request))) return
    return reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store').redirect('/login?auth=error&reason=invalid_token')
  })
}
