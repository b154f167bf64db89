import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every answer by the route that gave it. What is no route counts as one, so that nobody can make up names. */
export function measureRequests(app: FastifyInstance, { requestSeconds }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
}
