import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every answer by the route that gave it. What is no route counts as one, so that nobody can make up names. */
export function measureRequests(app: FastifyInstance, { requestSeconds, requestsOpen }: Metrics): void {
  app.addHook('onRequest', async (_request, reply) => {
    requestsOpen.inc()
    // However it ends, also when the browser leaves.
    reply.raw.once('close', () => requestsOpen.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    requestSeconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000)
  })
}
