import { routes } from '@numeria/contract'
import { analyticsLimits, AnalyticsReply, AnalyticsRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { countRequest } from '../platform/request-limits.ts'
import { limitedIfRefused } from '../sign-in/limited.ts'
import { recordEvents } from './events.ts'

/** Public. Ignores the session. */
export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const count = (address: string | undefined) => countRequest(deps, 'analytics', { address })

  zone.post(
    routes.analytics.path,
    {
      bodyLimit: analyticsLimits.bodyBytes,
      schema: { body: AnalyticsRequest, response: { 200: AnalyticsReply } },
      ...limitedIfRefused(({ address }) => count(address)),
    },
    async ({ headers, body, ip }) => {
      // Each event is counted, because each writes a row.
      for (let counted = 0; counted < Math.max(1, body.events.length); counted += 1) await count(ip)
      // The browser's opt-out overrides the consent of the banner.
      if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return { accepted: 0 }
      return { accepted: await recordEvents(deps.db, deps.clock.now(), body.events) }
    },
  )
}
