import { operatorRoutes } from '@numeria/contract'
import { Funnel, FunnelQuery, Retention } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { countFunnel, readFunnel } from '../analytics/funnel.ts'
import { readRetention } from '../analytics/retention.ts'
import type { Deps } from '../deps.ts'

/** The funnel in the administrators' zone: counted to this moment, as the command `npm run funnel` does. Retention is counted by its job. */
export function funnelRoutes(app: FastifyInstance, { db, clock }: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(
    operatorRoutes.adminFunnel.path,
    { schema: { querystring: FunnelQuery, response: { 200: Funnel } } },
    async ({ query }) => {
      const now = clock.now()
      await countFunnel(db, now)
      const { days, steps } = await readFunnel(db, now, query.days)
      return { days, steps: steps.map((step) => ({ ...step, days: [...step.days] })) }
    },
  )

  zone.get(operatorRoutes.adminRetention.path, { schema: { response: { 200: Retention } } }, () =>
    readRetention(db, clock.now()),
  )
}
