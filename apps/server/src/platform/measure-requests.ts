import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Measures every answer by its route. Unknown addresses count as one route, so that clients cannot invent label values. */
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
