import { routes } from '@numeria/contract'
import { analyticsLimits, AnalyticsReply, AnalyticsRequest } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../deps.ts'
import { AddressLimit } from '../platform/address-limit.ts'
import { recordEvents } from './events.ts'

/** A browser sends twice a minute; an office full of them has one address. */
const callsAMinute = 120

/** For everybody, signed in or not: who it is, is never looked at. */
export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  const addresses = new AddressLimit(deps.clock, callsAMinute)

  zone.post(
    routes.analytics.path,
    {
      bodyLimit: analyticsLimits.bodyBytes,
      schema: { body: AnalyticsRequest, response: { 200: AnalyticsReply } },
      onRequest: async (request) => addresses.count(request.ip),
    },
    async ({ headers, body }) => {
      // A browser that says no for its owner is believed, whatever a banner was told.
      if (headers['dnt'] === '1' || headers['sec-gpc'] === '1') return { accepted: 0 }
      return { accepted: await recordEvents(deps.db, deps.clock.now(), body.events) }
    },
  )
}
