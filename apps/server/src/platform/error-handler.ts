import { chargedAfter, fieldErrorOf, generalFieldCode, type ErrorReply, type PageLanguage } from '@numeria/contract'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isDatabaseAway, isUnkeepable } from './database/connect.ts'
import { sentenceIn } from './error-sentences.ts'
import { AppError } from './errors.ts'
import { languageOf } from './language.ts'

/** Renders the page for a failure; null where the web application is not built. */
type FailurePage = (name: 'failed' | 'too-fast', request: FastifyRequest) => string | null

/**
 * Turns every failure into `{ error, code, charged }` with its status. Messages of unknown errors are never sent. Browsers that asked for a page get an HTML page for
 * server errors and for rate limits.
 */
export function installErrorHandler(app: FastifyInstance, failurePage: FailurePage): void {
  z.config({ customError: generalFieldCode })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // The client closed the connection before its body had arrived. The stream's ECONNRESET is not the database's.
    const isAborted = request.raw.destroyed && !request.raw.complete
    if (isAborted) request.log.info('request aborted by the client')
    const failure = isAborted ? new AppError('request.invalid', { cause: error }) : toAppError(error)
    const name = failure.status >= 500 ? 'failed' : failure.status === 429 ? 'too-fast' : null
    const page = name !== null && wantsPage(request) ? failurePage(name, request) : null
    if (page === null) return sendError(reply, request, failure)
    return tell(reply, request, failure).type('text/html; charset=utf-8').send(page)
  })
}

export function sendError(reply: FastifyReply, request: FastifyRequest, failure: AppError): FastifyReply {
  return tell(reply, request, failure).send(errorReply(failure, request.id, languageOf(request)))
}

function tell(reply: FastifyReply, request: FastifyRequest, failure: AppError): FastifyReply {
  if (failure.status >= 500) request.log.error({ err: failure }, failure.code)
  // Every 429 and 503 carries `Retry-After`.
  const seconds = failure.retryAfterSeconds ?? (failure.status === 503 ? 2 : null)
  if (seconds !== null) reply.header('retry-after', seconds)
  return reply.status(failure.status).header('cache-control', 'no-store')
}

/** Whether a person waits for a page in their browser: no call of a script, and no file. */
function wantsPage({ url, headers }: FastifyRequest): boolean {
  if (!headers.accept?.includes('text/html')) return false
  const mode = headers['sec-fetch-mode']
  return mode === undefined ? !url.startsWith('/api/') : mode === 'navigate'
}

export function errorReply(failure: AppError, requestId: string, language: PageLanguage): ErrorReply {
  return {
    error: sentenceIn(language, failure),
    code: failure.code,
    ...(failure.params !== undefined && { params: failure.params }),
    charged: chargedAfter(failure.code),
    ...(failure.field !== undefined && { field: failure.field }),
    ...(failure.fieldError !== undefined && { fieldError: failure.fieldError }),
    ...(failure.turnId !== undefined && { turnId: failure.turnId }),
    requestId,
  }
}

/** Maps any error to the error of the wire. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseAway(error)) return new AppError('server.busy', { retryAfterSeconds: 2, cause: error })
  if (isUnkeepable(error)) return new AppError('request.unkeepable_text', { cause: error })
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation
    const { keyword: code, message = '', instancePath, params } = first!
    const path = instancePath.split('/').slice(1)
    const refused = fieldErrorOf({ ...params, code, message, path })
    return new AppError('request.invalid', { fieldError: { ...refused, field: refused.field.slice(0, 60) } })
  }
  if (isResponseSerializationError(error)) return new AppError('server.failed', { cause: error })
  const { statusCode, code } = error as FastifyError
  if (statusCode === 413) return new AppError('request.too_large')
  if (statusCode === 415) return new AppError('request.media_type')
  if (statusCode === 503 || code === 'FST_ERR_REOPENED_CLOSE_SERVER')
    return new AppError('server.draining', { retryAfterSeconds: 5 })
  if (statusCode !== undefined && statusCode < 500) return new AppError('request.invalid', { cause: error })
  return new AppError('server.failed', { cause: error })
}
