import type { FastifyServerOptions } from 'fastify'

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>

/**
 * JSON lines on stdout, UTC. A request is logged by its path alone: queries carry login tokens, bodies carry people's lives, and neither
 * belongs in a log.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url?.split('?', 1)[0], remoteAddress: request.ip }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  }
}
