import { routes } from '@numeria/contract'
import { CalendarMonth, CalendarQuery, CalendarReply, TodayQuery } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { preferredLanguage } from '../platform/language.ts'
import { limited } from '../sign-in/limited.ts'
import { currentSession } from '../sign-in/sign-in.ts'
import { CalendarCache } from './calendar-cache.ts'
import { createCalendar, deleteCalendar, findCalendar, readMonth } from './calendar.ts'

/** The signed-in zone's calendar: its months, and its secret address. */
export function calendarRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(
    routes.calendar.path,
    { ...limited(deps, 'calendar'), schema: { querystring: CalendarQuery, response: { 200: CalendarMonth } } },
    async (request) => {
      const { userId } = currentSession(request)
      return readMonth(deps, userId, request.query, preferredLanguage(request.headers['accept-language']))
    },
  )

  zone.post(
    routes.createCalendar.path,
    { ...limited(deps, 'calendar'), schema: { querystring: TodayQuery, response: { 200: CalendarReply } } },
    async (request) => {
      const { userId } = currentSession(request)
      const language = preferredLanguage(request.headers['accept-language'])
      return { url: await createCalendar(deps, userId, request.query.tone ?? 'mystic', language) }
    },
  )

  zone.delete(routes.deleteCalendar.path, limited(deps, 'calendar'), async (request, reply) => {
    const { userId } = currentSession(request)
    await deleteCalendar(deps, userId)
    return reply.status(204).send()
  })
}

const File = z.object({ file: z.string() })

/** The feed that calendar programs fetch, without a sign-in. */
export function calendarFeedRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const cache = new CalendarCache(deps)
  zone.get(
    '/calendars/:file',
    { ...limited(deps, 'calendarFeed'), schema: { params: File } },
    async (request, reply) => {
      const { text, etag } = cache.take(await findCalendar(deps, request.params.file.replace(/\.ics$/, '')))
      reply.header('cache-control', 'private, max-age=3600').header('x-robots-tag', 'noindex').header('etag', etag)
      if (request.headers['if-none-match'] === etag) return reply.status(304).send()
      return reply.type('text/calendar; charset=utf-8').send(text)
    },
  )
}
