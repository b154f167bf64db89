import { LogController, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'

/** One line for each answered request. The status shows requests for unknown addresses. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}
  override routeNotFound(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, responseTime: Math.round(reply.elapsedTime) }
    if (error) reply.log.error({ ...line, err: error }, 'request errored')
    else reply.log.info(line, 'request completed')
  }
}

/** Says once that a proxy names visitors and is not believed. */
export function warnOfProxies(app: FastifyInstance, believesProxies: boolean): void {
  let isWarned = believesProxies
  app.addHook('onRequest', async (request) => {
    if (isWarned || request.headers['x-forwarded-for'] === undefined) return
    isWarned = true
    request.log.warn(
      'a proxy says who asks (X-Forwarded-For) and is not believed: with a proxy of your own set TRUST_PROXY=on, or all visitors share its address and its limits',
    )
  })
}
