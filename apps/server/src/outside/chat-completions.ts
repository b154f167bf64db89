import { setTimeout as setTimer } from 'node:timers/promises'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod'
import { ModelFailure, type Model, type ModelChunk, type ModelMessage } from './model.ts'

export type ChatCompletionsOptions = {
  baseUrl: string
  apiKey: string
  name: string
  firstTokenMs: number
  idleMs: number
}

const maxTokens = 1_500
const maxCharacters = 20_000
/** One more try, and only while nothing was said yet. */
const retryable = new Set([408, 429, 500, 502, 503, 504, 529])

const Chunk = z.object({
  choices: z
    .array(
      z.object({ delta: z.object({ content: z.string().nullish() }).optional(), finish_reason: z.string().nullish() }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

/**
 * Any endpoint that speaks OpenAI's streaming chat completions. Time is bounded from the request to the first token, and between tokens; a stream that
 * ends without saying that it finished was cut off.
 */
export function chatCompletionsModel(options: ChatCompletionsOptions): Model {
  return {
    async *write(messages, signal) {
      const watch = new Watch(signal, options.firstTokenMs)
      try {
        const body = await openStream(options, messages, watch)
        yield* readStream(body, watch, options.idleMs)
      } catch (error) {
        throw watch.explain(error)
      } finally {
        watch.end()
      }
    },
  }
}

/** Joins the caller's signal with our own patience. */
class Watch {
  readonly #controller = new AbortController()
  readonly #caller: AbortSignal
  readonly signal: AbortSignal
  #timer: NodeJS.Timeout

  constructor(caller: AbortSignal, firstTokenMs: number) {
    this.#caller = caller
    this.signal = AbortSignal.any([caller, this.#controller.signal])
    this.#timer = setTimeout(() => this.#controller.abort(), firstTokenMs)
  }

  /** A token came: the next one may take as long as `idleMs`. */
  patience(idleMs: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#controller.abort(), idleMs)
  }

  end(): void {
    clearTimeout(this.#timer)
    // Whatever the reason for leaving, the model must stop writing.
    this.#controller.abort()
  }

  explain(error: unknown): unknown {
    if (this.#caller.aborted || error instanceof ModelFailure) return error
    if (this.#controller.signal.aborted) return new ModelFailure('timeout', 'the model took too long', { cause: error })
    return new ModelFailure('cut_off', 'the stream broke off', { cause: error })
  }
}

async function openStream(
  options: ChatCompletionsOptions,
  messages: readonly ModelMessage[],
  watch: Watch,
): Promise<ReadableStream<Uint8Array>> {
  const request = () =>
    fetch(`${options.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${options.apiKey}`,
      },
      body: JSON.stringify({
        model: options.name,
        messages,
        stream: true,
        stream_options: { include_usage: true },
        max_tokens: maxTokens,
      }),
      signal: watch.signal,
    }).catch((error: unknown) => {
      if (watch.signal.aborted) throw error
      return new ModelFailure('unavailable', 'the model cannot be reached', { cause: error })
    })

  let answer = await request()
  if (answer instanceof ModelFailure || retryable.has(answer.status)) {
    await pause(answer instanceof ModelFailure ? 0 : Number(answer.headers.get('retry-after') ?? 0), watch.signal)
    if (!(answer instanceof ModelFailure)) await answer.body?.cancel()
    answer = await request()
  }
  if (answer instanceof ModelFailure) throw answer
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel()
    throw new ModelFailure('unavailable', `the model answered ${answer.status}`)
  }
  return answer.body
}

/** Between the two tries: what the model asked for, at most 2 s, else a moment with jitter so that a crowd does not return as one. */
async function pause(retryAfterSeconds: number, signal: AbortSignal): Promise<void> {
  const ms = retryAfterSeconds > 0 ? Math.min(retryAfterSeconds, 2) * 1_000 : 100 + Math.random() * 300
  await setTimer(ms, undefined, { signal })
}

async function* readStream(body: ReadableStream<Uint8Array>, watch: Watch, idleMs: number): AsyncGenerator<ModelChunk> {
  const arrived: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (event) => arrived.push(event), maxBufferSize: 64 * 1024 })
  const decoder = new TextDecoder()
  let finish: string | null = null
  let length = 0
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    for (const { data } of arrived.splice(0)) {
      if (data === '[DONE]') {
        if (length === 0) throw new ModelFailure('unusable', 'the model said nothing')
        if (finish === 'length') yield { cutShort: true }
        else if (finish !== 'stop') throw new ModelFailure('cut_off', `the model stopped because of "${finish}"`)
        return
      }
      const chunk = parseChunk(data)
      if (chunk.usage)
        yield { usage: { promptTokens: chunk.usage.prompt_tokens, completionTokens: chunk.usage.completion_tokens } }
      const choice = chunk.choices[0]
      finish = choice?.finish_reason ?? finish
      const text = choice?.delta?.content ?? ''
      if (text === '') continue
      watch.patience(idleMs)
      length += text.length
      if (length > maxCharacters) throw new ModelFailure('unusable', 'the model does not stop')
      yield { text }
    }
  }
  throw new ModelFailure('cut_off', 'the stream ended without an end')
}

function parseChunk(data: string): z.infer<typeof Chunk> {
  try {
    return Chunk.parse(JSON.parse(data))
  } catch (error) {
    throw new ModelFailure('unusable', 'the model sent something that is no chunk of a reply', { cause: error })
  }
}
