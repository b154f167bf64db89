import { routes } from '@numeria/contract'
import { analyticsLimits, AnalyticsReply, AnalyticsRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { countRequest } from '../platform/request-limits.ts'
import { recordEvents } from './events.ts'

/** For everybody, signed in or not: who it is, is never looked at. */
export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()

  zone.post(
    routes.analytics.path,
    {
      bodyLimit: analyticsLimits.bodyBytes,
      schema: { body: AnalyticsRequest, response: { 200: AnalyticsReply } },
      onRequest: (request) => countRequest(deps, 'analytics', { address: request.ip }),
    },
    async ({ headers, body }) => {
      // The browser's opt-out overrides the consent of the banner.
      if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return { accepted: 0 }
      return { accepted: await recordEvents(deps.db, deps.clock.now(), body.events) }
    },
  )
}
