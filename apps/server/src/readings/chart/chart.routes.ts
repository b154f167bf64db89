import { routes } from '@numeria/contract'
import { Chart } from '@numeria/contract/schemas'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { limited } from '../../sign-in/limited.ts'
import { currentSession } from '../../sign-in/sign-in.ts'
import { readChart } from './own-chart.ts'

/** The signed-in zone's chart: all numbers of the person, free and without the model. */
export function chartRoutes(app: FastifyInstance, deps: Deps): void {
  const zone = app.withTypeProvider<ZodTypeProvider>()
  zone.get(routes.chart.path, { ...limited(deps, 'chart'), schema: { response: { 200: Chart } } }, async (request) =>
    readChart(deps, currentSession(request).userId),
  )
}
