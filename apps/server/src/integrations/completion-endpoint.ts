import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { readCompletion } from './completion-stream.ts'
import { ModelFailure, type Model, type ModelRequest } from './model.ts'
import { RequestTimeouts, type TimeBudgets } from './timeouts.ts'

export type Endpoint = { baseUrl: string; apiKey: string; name: string }

/** Options for reasoning models, and for providers with their own parameters. */
export type EndpointOptions = {
  /** How hard it is to think, in the words of the provider. */
  reasoningEffort: string | null
  /** Tokens for thinking, beside those for the reply. */
  reasoningTokens: number
  /** Extra fields of every request. */
  extraBody: Readonly<Record<string, unknown>>
}

/** Status codes worth a quick retry. */
const passing = new Set([408, 429, 500, 502, 503, 504, 529])
/** It would refuse these messages again, and says nothing about how it is. */
const refusals = new Set([400, 413, 422])
const tokenParameters = ['max_tokens', 'max_completion_tokens'] as const
/** Parameters that some endpoints do not know; they are asked without from then on. */
const optionalParameters = ['stream_options', 'reasoning_effort'] as const
const maxRefusals = 4
/** How long after its last word a reply may take to end, for its connection to be used again. */
const endMs = 1_000

/**
 * One endpoint with OpenAI's streaming chat completions over kept connections. It sends one request; `chatCompletionsModel` decides on retries and the
 * fallback.
 */
export function completionEndpoint(
  endpoint: Endpoint & EndpointOptions,
  budgets: TimeBudgets,
  tellTrace?: () => string | null,
): Model {
  const url = new URL(`${endpoint.baseUrl}/chat/completions`)
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 })
  const writer = `${url.host}/${endpoint.name}`
  let tokenParameter: (typeof tokenParameters)[number] = 'max_tokens'
  const refusedParameters = new Set<(typeof optionalParameters)[number]>()

  const post = (asked: ModelRequest, timeouts: RequestTimeouts, mayBeStale = true): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const effort = endpoint.reasoningEffort
      const isUnderstood = (name: (typeof optionalParameters)[number]) => !refusedParameters.has(name)
      const body = JSON.stringify({
        [tokenParameter]: asked.maxTokens + endpoint.reasoningTokens,
        ...(isUnderstood('stream_options') && { stream_options: { include_usage: true } }),
        ...(effort !== null && isUnderstood('reasoning_effort') && { reasoning_effort: effort }),
        ...endpoint.extraBody,
        model: endpoint.name,
        messages: asked.messages,
        stream: true,
      })
      const traceparent = tellTrace?.()
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
        authorization: `Bearer ${endpoint.apiKey}`,
        ...(traceparent && { traceparent }),
      }
      const outgoing = request(url, { method: 'POST', agent, headers, signal: timeouts.signal })
      outgoing.once('response', resolve)
      outgoing.once('error', (error) => {
        // The other side closed the connection in the moment in which it was used again: it has not read the request.
        const isStale = mayBeStale && outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale) resolve(post(asked, timeouts, false))
        else reject(error)
      })
      outgoing.once('socket', (socket) => timeouts.waitForConnection(socket))
      outgoing.end(body)
    })

  /** Newer models use another name for the maximum length, and some lack other parameters. After a refusal, later requests adapt. */
  const isOtherwiseWanted = async (answer: IncomingMessage): Promise<boolean> => {
    if (answer.statusCode !== 400 && answer.statusCode !== 422) return false
    const refused = tokenParameter
    const complaint = await textOf(answer)
    const unknown = optionalParameters.find((name) => complaint.includes(name) && !refusedParameters.has(name))
    if (unknown) refusedParameters.add(unknown)
    else if (complaint.includes(refused)) tokenParameter = tokenParameters.find((name) => name !== refused)!
    else return false
    return true
  }

  return {
    async *write(asked) {
      const timeouts = new RequestTimeouts(asked.signal, budgets)
      let answer: IncomingMessage | null = null
      let isWhole = false
      try {
        answer = await post(asked, timeouts)
        for (let refusals = 0; refusals < maxRefusals && (await isOtherwiseWanted(answer)); refusals += 1)
          answer = await post(asked, timeouts)
        if (answer.statusCode !== 200) throw refusal(answer)
        yield { writer }
        for await (const chunk of readCompletion(arrivals(answer))) {
          if ('text' in chunk) timeouts.renew()
          if ('thinking' in chunk) timeouts.renewByThought()
          yield chunk
        }
        isWhole = true
      } catch (error) {
        throw timeouts.explain(error, answer === null)
      } finally {
        timeouts.end()
        if (isWhole) leave(answer!)
        else answer?.destroy()
      }
    },
  }
}

function refusal({ statusCode = 0, headers }: IncomingMessage): ModelFailure {
  const message = `the model answered ${statusCode}`
  if (refusals.has(statusCode)) return new ModelFailure('unusable', message)
  if (!passing.has(statusCode)) return new ModelFailure('unavailable', message)
  // The requested delay, else a moment with jitter, so that a crowd does not return at once.
  const seconds = Number(headers['retry-after'] ?? 0)
  const retryMs = seconds > 0 ? seconds * 1_000 : 100 + Math.random() * 300
  return new ModelFailure('unavailable', message, { retryMs })
}

/** An answer's text as it arrives, everything of one moment in one piece: an iterator of the stream itself would wait once for each of a hundred chunks. */
async function* arrivals(answer: IncomingMessage): AsyncGenerator<string> {
  let arrived = ''
  let hasEnded = false
  let failure: Error | null = null
  let wake = () => {}
  const end = (error: Error | null): void => {
    failure ??= error
    hasEnded = true
    wake()
  }
  answer.setEncoding('utf8').on('data', (text: string) => {
    arrived += text
    wake()
  })
  answer.once('end', () => end(null)).on('error', end)
  answer.once('close', () => end(answer.complete ? null : new Error('the connection was closed')))
  while (arrived !== '' || !hasEnded) {
    if (arrived === '') await new Promise<void>((resolve) => (wake = resolve))
    const text = arrived
    arrived = ''
    if (text !== '') yield text
  }
  if (failure) throw failure
}

/** The beginning of an answer that is short, as refusals are. */
async function textOf(answer: IncomingMessage): Promise<string> {
  let text = ''
  for await (const piece of answer.setEncoding('utf8')) {
    text += piece as string
    if (text.length > 10_000) break
  }
  return text
}

/** The model has said its last word: with the end of the answer its connection is free for the next one. */
function leave(answer: IncomingMessage): void {
  if (answer.readableEnded || answer.destroyed) return
  const timer = setTimeout(() => answer.destroy(), endMs)
  answer.once('close', () => clearTimeout(timer))
  answer.resume()
}
