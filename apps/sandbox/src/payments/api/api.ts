import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { readForm, sendJson, type Exchange, type Handler } from '../../http/exchange.ts'
import { apiVersion } from '../api-version.ts'
import type { Misbehaviour } from '../misbehaviour.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { newId, type State } from '../state.ts'
import { expandAnswer } from './expand.ts'
import { decodeForm, type NestedFields } from './form.ts'
import type { Answer, Idempotency } from './idempotency.ts'
import { findRoute, type Route } from './routes.ts'
import { StripeError } from './stripe-error.ts'

export type ApiParts = {
  secretKey: string
  state(): State
  idempotency(): Idempotency
  misbehaviour(): Misbehaviour
}

type Asked = { route: Route; fields: NestedFields; key: string | null; requestId: string }

function errorBody({ message, details }: StripeError, requestId: string) {
  const docs = details.code
    ? { doc_url: `https://stripe.com/docs/error-codes/${details.code.replaceAll('_', '-')}` }
    : {}
  return { error: { ...details, ...docs, message, request_log_url: `https://sandbox.invalid/${requestId}` } }
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}

function readKey({ headers }: IncomingMessage): string {
  const [scheme = '', credentials = ''] = (headers.authorization ?? '').split(' ')
  if (scheme.toLowerCase() === 'bearer') return credentials
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString('utf8').split(':')[0]!
  return ''
}

function checkCaller(request: IncomingMessage, secretKey: string) {
  const key = readKey(request)
  if (key === '')
    throw new StripeError(
      401,
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  if (!isSame(key, secretKey)) throw new StripeError(401, `Invalid API Key provided: ${key.slice(0, 8)}***`)
  const version = request.headers['stripe-version']
  if (version !== apiVersion)
    throw new StripeError(400, `The sandbox plays version ${apiVersion} of the API, not ${String(version)}.`, {
      code: 'invalid_stripe_version',
    })
  for (const header of ['stripe-account', 'stripe-context'])
    if (request.headers[header]) throw new StripeError(400, `The sandbox does not play the header ${header}.`)
}

async function readFields({ request, url }: Exchange): Promise<NestedFields> {
  if (request.method === 'GET') return decodeForm(url.searchParams)
  const form = await readForm(request)
  const type = request.headers['content-type']?.split(';')[0]
  if (form.size > 0 && type !== 'application/x-www-form-urlencoded')
    throw new StripeError(400, 'Invalid request: the body must be application/x-www-form-urlencoded.')
  return decodeForm(form)
}

function send(response: ServerResponse, answer: Answer, headers: Record<string, string> = {}) {
  sendJson(response, answer.status, answer.body, {
    'request-id': answer.requestId,
    'stripe-version': apiVersion,
    ...headers,
  })
}

/** Runs a call whose parameters are right. What it throws while it runs is an answer too. */
function execute(state: State, { route, key, requestId }: Asked, params: Record<string, unknown>): Answer {
  state.request = route.call.route.startsWith('GET') ? null : { id: requestId, idempotency_key: key }
  try {
    const { expand, ...rest } = params as { expand?: string[] }
    const answer = route.call.run(state, { id: route.id, params: rest })
    return { status: 200, body: expandAnswer(state, answer, expand ?? []), requestId }
  } catch (error) {
    if (!(error instanceof StripeError)) throw error
    return { status: error.status, body: errorBody(error, requestId), requestId }
  } finally {
    state.request = null
  }
}

function runOnce(state: State, asked: Asked, params: Record<string, unknown>, idempotency: Idempotency): Answer {
  try {
    return execute(state, asked, params)
  } catch (error) {
    if (asked.key !== null) idempotency.forget(asked.key)
    throw error
  }
}

function brokenAnswer(requestId: string): Answer {
  const error = new StripeError(500, 'An unknown error occurred while processing the request.', { type: 'api_error' })
  return { status: 500, body: errorBody(error, requestId), requestId }
}

function keyHeaders(answer: Answer, key: string): Record<string, string> {
  // Asking again would only repeat a stored failure.
  return { 'idempotency-key': key, ...(answer.status === 500 ? { 'stripe-should-retry': 'false' } : {}) }
}

function replayHeaders(stored: Answer, key: string) {
  return { ...keyHeaders(stored, key), 'idempotent-replayed': 'true', 'original-request': stored.requestId }
}

/** Stripe's API, as far as it is played, under `/v1`. */
export function apiRoutes(parts: ApiParts): Handler {
  async function answer(
    exchange: Exchange,
    requestId: string,
    { isBroken, lateMs }: { isBroken: boolean; lateMs: number | null },
  ) {
    const { request, response, url } = exchange
    const state = parts.state()
    checkCaller(request, parts.secretKey)
    const route = findRoute(request.method ?? '', url.pathname)
    if (!route)
      throw new StripeError(
        404,
        `Unrecognized request URL (${request.method}: ${url.pathname}). The sandbox may not play it.`,
      )
    const fields = await readFields(exchange)
    const params = readParameters(route.shape, fields)
    const header = request.headers['idempotency-key']
    const key = request.method === 'POST' && typeof header === 'string' && header ? header : null
    const asked: Asked = { route, fields, key, requestId }
    state.agenda.catchUp()
    const called = `${request.method} ${url.pathname}`
    const idempotency = parts.idempotency()
    const stored = key === null ? null : idempotency.begin(key, called, JSON.stringify([called, fields]))
    if (stored) return { keep() {}, send: () => send(response, stored, replayHeaders(stored, key!)) }
    if (lateMs !== null) {
      request.socket.destroy()
      await pause(lateMs)
    }
    const result = isBroken ? brokenAnswer(requestId) : runOnce(state, asked, params, idempotency)
    return {
      keep() {
        if (key !== null) idempotency.remember(key, result)
      },
      send: () => send(response, result, key === null ? {} : keyHeaders(result, key)),
    }
  }

  return async (exchange) => {
    const { request, response } = exchange
    const { api, delayMs } = parts.misbehaviour().beginCall()
    const requestId = newId('req', 14)
    if (api === 'refuse') return void request.socket.destroy()
    if (api === 'timeout') return
    try {
      if (api === '429')
        throw new StripeError(
          429,
          'Request rate limit exceeded. Too many requests hit the API too quickly. We recommend an exponential backoff of your requests.',
          { code: 'rate_limit' },
        )
      const ready = await answer(exchange, requestId, {
        isBroken: api === '500',
        lateMs: api === 'late' ? delayMs : null,
      })
      if (api === 'slow') await pause(delayMs)
      ready.keep()
      // The work is done and its answer stored, but the caller never receives it.
      if (api === 'lost_answer' || api === 'late') request.socket.destroy()
      else ready.send()
    } catch (error) {
      if (!(error instanceof StripeError)) throw error
      send(response, { status: error.status, body: errorBody(error, requestId), requestId })
    }
  }
}
