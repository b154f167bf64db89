import type { ServerResponse } from 'node:http'
import type { ModelCall, ModelControl } from '../control/model-control.ts'
import { BadRequest, readJson, sendJson, type Exchange, type Handler } from '../http/exchange.ts'
import { deliver } from './delivery.ts'
import { CompletionRequest } from './request.ts'
import { streamed } from './wire.ts'
import { writeReply } from './writer.ts'

export type ModelOptions = { apiKey: string; modelName: string; control: ModelControl }

type Refusal = { message: string; type: string; param?: string; code?: string }

function refuse(response: ServerResponse, status: number, refusal: Refusal, headers?: Record<string, string>) {
  sendJson(response, status, { error: { param: null, code: null, ...refusal } }, headers)
}

/** The model in OpenAI's shape, under `/v1`. */
export function modelRoutes({ apiKey, modelName, control }: ModelOptions): Handler {
  return async (exchange) => {
    const { request, response, url } = exchange
    if (request.headers.authorization !== `Bearer ${apiKey}`) {
      const message = 'Incorrect API key provided.'
      return refuse(response, 401, { message, type: 'invalid_request_error', code: 'invalid_api_key' })
    }
    const called = `${request.method} ${url.pathname}`
    if (called === 'POST /v1/chat/completions') return complete(exchange, modelName, control.beginCall())
    if (called === 'GET /v1/models') {
      const model = { id: modelName, object: 'model', created: 1_767_225_600, owned_by: 'sandbox' }
      return sendJson(response, 200, { object: 'list', data: [model] })
    }
    refuse(response, 404, { message: `Invalid URL (${called})`, type: 'invalid_request_error' })
  }
}

async function complete(exchange: Exchange, modelName: string, call: ModelCall) {
  const { request, response } = exchange
  if (call.mode === 'refuse') return void request.socket.destroy()
  const gone = watchLeaving(response, call)
  const asked = await readCompletion(exchange)
  if (typeof asked === 'string') return refuse(response, 400, { message: asked, type: 'invalid_request_error' })
  if (asked.model !== modelName) {
    const message = `The model \`${asked.model}\` does not exist or you do not have access to it.`
    return refuse(response, 404, { message, type: 'invalid_request_error', code: 'model_not_found' })
  }
  if (call.mode === 'silent') return
  if (call.mode === '429') {
    const refusal = { message: 'Rate limit reached for requests.', type: 'requests', code: 'rate_limit_exceeded' }
    return refuse(response, 429, refusal, { 'retry-after': '1' })
  }
  if (call.mode === '500') {
    const message = 'The server had an error while processing your request.'
    return refuse(response, 500, { message, type: 'server_error' })
  }
  const text = writeReply(asked.messages, call.mode)
  const wire = streamed(asked, text)
  try {
    await deliver(response, wire, call, gone.signal)
  } catch (error) {
    if (!gone.signal.aborted) throw error
  }
  if (call.mode === 'cut') {
    gone.abort()
    response.destroy()
  }
}

/** Aborts when the connection ends, and counts a client that left before the end. Abort it first to hang up ourselves. */
function watchLeaving(response: ServerResponse, call: ModelCall): AbortController {
  const gone = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished && !gone.signal.aborted) call.countAborted()
    gone.abort()
  })
  return gone
}

async function readCompletion({ request }: Exchange): Promise<CompletionRequest | string> {
  try {
    const parsed = CompletionRequest.safeParse(await readJson(request))
    if (parsed.success) return parsed.data
    const issue = parsed.error.issues[0]!
    return `Invalid '${issue.path.join('.')}': ${issue.message}`
  } catch (error) {
    if (error instanceof BadRequest) return error.message
    throw error
  }
}
