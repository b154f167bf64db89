import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { readCompletion } from './completion-stream.ts'
import { ModelFailure, type Model, type ModelRequest } from './model.ts'
import { Patience, type TimeBudgets } from './patience.ts'

export type Endpoint = { baseUrl: string; apiKey: string; name: string }

/** What a second try soon after may cure. */
const passing = new Set([408, 429, 500, 502, 503, 504, 529])
/** It would refuse these messages again, and says nothing about how it is. */
const refusals = new Set([400, 413, 422])
const tokenParameters = ['max_tokens', 'max_completion_tokens'] as const
/** How long after its last word a reply may take to end, for its connection to be used again. */
const endMs = 1_000

/**
 * One endpoint that speaks OpenAI's streaming chat completions. Connections are kept and used again. It asks once; whether to ask again, or somebody else,
 * is for `chatCompletionsModel` to say.
 */
export function completionEndpoint(endpoint: Endpoint, budgets: TimeBudgets, tellTrace?: () => string | null): Model {
  const url = new URL(`${endpoint.baseUrl}/chat/completions`)
  const { request, Agent } = url.protocol === 'https:' ? https : http
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 256 })
  const writer = `${url.host}/${endpoint.name}`
  let tokenParameter: (typeof tokenParameters)[number] = 'max_tokens'

  const post = (asked: ModelRequest, patience: Patience, mayBeStale = true): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const body = JSON.stringify({
        model: endpoint.name,
        messages: asked.messages,
        stream: true,
        stream_options: { include_usage: true },
        [tokenParameter]: asked.maxTokens,
      })
      const traceparent = tellTrace?.()
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
        authorization: `Bearer ${endpoint.apiKey}`,
        ...(traceparent && { traceparent }),
      }
      const outgoing = request(url, { method: 'POST', agent, headers, signal: patience.signal })
      outgoing.once('response', resolve)
      outgoing.once('error', (error) => {
        // The other side closed the connection in the moment in which it was used again: it has not read the request.
        const isStale = mayBeStale && outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET'
        if (isStale) resolve(post(asked, patience, false))
        else reject(error)
      })
      outgoing.once('socket', (socket) => patience.waitForConnection(socket))
      outgoing.end(body)
    })

  /** Newer models call the longest length by another name, and refuse the old one. Whoever refuses one is asked by the other from then on. */
  const isOtherParameterWanted = async (answer: IncomingMessage): Promise<boolean> => {
    if (answer.statusCode !== 400) return false
    const refused = tokenParameter
    if (!(await textOf(answer)).includes(refused)) return false
    tokenParameter = tokenParameters.find((name) => name !== refused)!
    return true
  }

  return {
    async *write(asked) {
      const patience = new Patience(asked.signal, budgets)
      let answer: IncomingMessage | null = null
      let isWhole = false
      try {
        answer = await post(asked, patience)
        if (await isOtherParameterWanted(answer)) answer = await post(asked, patience)
        if (answer.statusCode !== 200) throw refusal(answer)
        yield { writer }
        for await (const chunk of readCompletion(arrivals(answer))) {
          if ('text' in chunk) patience.renew()
          yield chunk
        }
        isWhole = true
      } catch (error) {
        throw patience.explain(error, answer === null)
      } finally {
        patience.end()
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
  // What it asked for, at most 2 s, else a moment with jitter, so that a crowd does not return as one.
  const seconds = Number(headers['retry-after'] ?? 0)
  const retryMs = seconds > 0 ? Math.min(seconds, 2) * 1_000 : 100 + Math.random() * 300
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
