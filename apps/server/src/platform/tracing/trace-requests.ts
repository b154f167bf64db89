import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Span, Tracing } from './tracing.ts'

/**
 * Creates a span for each request, named by its route, without address, query or visitor. A caller's `traceparent` is trusted behind our own proxy only; from
 * the open internet a client could join its requests to foreign traces.
 */
export function traceRequests(app: FastifyInstance, tracing: Tracing, hasProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()

  app.addHook('onRequest', (request, reply, done) => {
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none')
    const caller = hasProxy ? request.headers['traceparent'] : undefined
    const span = tracing.begin(`${request.method} ${route}`, 'server', typeof caller === 'string' ? caller : undefined)
    span.note('http.request.method', request.method)
    span.note('http.route', route)
    spans.set(request, span)
    // However it ends, also when the browser leaves; a stream with its last byte.
    reply.raw.once('close', () => {
      span.note('http.response.status_code', reply.statusCode)
      span.end(reply.statusCode >= 500 ? String(reply.statusCode) : null)
    })
    tracing.within(span, done)
  })
  // A body arrives when its connection says so, and not within what came before.
  app.addHook('preValidation', (request, _reply, done) => tracing.within(spans.get(request)!, done))
}
