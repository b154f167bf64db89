import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import { createHash } from 'node:crypto'
import { pino, type Logger } from 'pino'

type LoggerOptions = Extract<FastifyServerOptions['logger'], object>

/** Buffer for a full disk. Lines beyond it are lost. */
const maxWaitingBytes = 1_000_000

/** The log on stdout. Where it cannot be written, lines are lost, and never the requests that they are about. @param more what every line has besides */
export function openLog(level: string, more?: () => object): Logger {
  const stdout = pino.destination({ fd: 1, sync: true, maxLength: maxWaitingBytes })
  // Without a listener the first line that cannot be written would end the process.
  stdout.on('error', () => {})
  return pino(loggerOptions(level, more), stdout)
}

/**
 * JSON lines on stdout, UTC. A request is logged by its path alone: queries carry login tokens, bodies carry people's lives, and neither
 * belongs in a log.
 * @param more what every line has besides
 */
export function loggerOptions(level: string, more?: () => object): LoggerOptions {
  return {
    level,
    ...(more && { mixin: more }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({
        method: request.method,
        path: withoutSecrets(request.url ?? ''),
        remoteAddress: request.ip,
      }),
      res: (reply) => ({ statusCode: reply.statusCode }),
      err: (error: unknown) => describeError(error),
    },
  }
}

/** A short hash by which the lines about one user or administrator can be found: `printf %s "$id" | sha256sum | cut -c1-16`. */
export function logId(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16)
}

/** Adds who is calling to the lines of a request from here on: `user` or `admin`, as `logId`. */
export function logCaller(request: FastifyRequest, reply: FastifyReply, caller: { user: string } | { admin: string }) {
  const [[kind, id]] = Object.entries(caller) as [[string, string]]
  request.log = reply.log = request.log.child({ [kind]: logId(id) })
}

/**
 * Returns the path alone. What opens or ends something for its bearer is masked: shared readings, calendars, links that end e-mails. The router reads
 * `%63alendars` as `calendars`, and a doubled slash is a typing error that brings the secret as well.
 */
function withoutSecrets(url: string): string {
  const path = url
    .split('?', 1)[0]!
    .replace(/%([2-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return path.replace(/\b(shared|calendars|end)[^\w.-]+[^/]+/gi, '$1/…')
}

// Messages of these errors quote their input: a message, a reading, a body.
const quoting = new Set(['SyntaxError', 'ZodError'])

type ErrorLine = { [key: string]: unknown; type: string; message: string; stack: string }

/** An error and its causes, without the further properties that libraries hang on them: a database's `detail` quotes rows. */
function describeError(error: unknown, depth = 0): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const quotes = quoting.has(error.name)
  const frames = error.stack?.slice(error.stack.indexOf('\n    at ') + 1)
  return {
    type: error.name,
    message: quotes ? '' : error.message,
    ...('code' in error && { code: String(error.code) }),
    stack: frames ?? '',
    ...(error.cause !== undefined && depth < 4 && { cause: describeError(error.cause, depth + 1) }),
  }
}
