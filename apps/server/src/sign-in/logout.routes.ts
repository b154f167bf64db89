import { brand, navigations } from '@numeria/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Deps } from '../deps.ts'
import { errorPage } from '../pages/error-pages.ts'
import { vary, type BuiltPages } from '../pages/built-pages.ts'
import { originOfNavigation } from './own-navigation.ts'
import { clearSessionCookie } from './session-cookie.ts'
import { endSession } from './sign-in.ts'

const confirmPath = `${navigations.logout}/confirm`

/** `GET /api/logout` ends the session for a navigation from one of our own pages. Any other request is redirected to a page that asks and posts. */
export function logoutRoutes(app: FastifyInstance, deps: Deps, pages: BuiltPages | null): void {
  const ownOrigin = new URL(deps.settings.publicUrl).origin
  const end = async (request: FastifyRequest, reply: FastifyReply, status: 302 | 303): Promise<FastifyReply> => {
    await endSession(deps, request)
    clearSessionCookie(deps.settings, reply)
    // Not the cookies: language, theme and an administrator's own session are none of this session's.
    return reply.header('clear-site-data', '"cache"').redirect('/logout', status)
  }

  app.get(navigations.logout, { exposeHeadRoute: false }, (request, reply) =>
    originOfNavigation(request, ownOrigin) === 'own' ? end(request, reply, 302) : reply.redirect(confirmPath, 303),
  )
  app.get(confirmPath, (request, reply) => {
    vary(reply, 'Accept-Language', 'Cookie')
    return reply.type('text/html; charset=utf-8').send(errorPage(pages, 'logout-question', request) ?? plainQuestion)
  })
  void app.register(async (form) => {
    // A form has a content type of its own, and this one has nothing to say.
    form.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined)
    form.post(navigations.logout, (request, reply) => end(request, reply, 303))
  })
}

/** The question where the web application is not built. */
const plainQuestion = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Log out of ${brand.name}?</title></head><body><h1>Log out of ${brand.name}?</h1><form method="post" action="${navigations.logout}"><button>Log out</button></form></body></html>`
