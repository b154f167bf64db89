import type { FastifyInstance } from 'fastify'

/** One line for each request, when it has been answered. */
export function logRequests(app: FastifyInstance, believesProxies: boolean): void {
  let isWarned = believesProxies
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return
    isWarned = true
    request.log.warn(
      'a proxy says who asks (X-Forwarded-For) and is not believed: with a proxy of your own set TRUST_PROXY=on, or all visitors share its address and its limits',
    )
  })
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }, 'request completed')
  })
}
