import { randomBytes } from 'node:crypto'
import type { CompletionRequest } from './request.ts'

/** A reply as it goes over the wire: `opening` comes with the first token, `tokens` one at a time, then `closing`. */
export type Wire = { contentType: string; opening: string; tokens: string[]; closing: string }

type FinishReason = 'stop' | 'length'

const token = /\s*\S{1,6}|\s+$/gu

/** Pieces of a few characters to a word, as models write, up to the request's limit. Joined they are the text, or its beginning. */
function write(request: CompletionRequest, text: string): { tokens: string[]; finishReason: FinishReason } {
  const tokens = text.match(token) ?? []
  const most = request.max_completion_tokens ?? request.max_tokens ?? Infinity
  return { tokens: tokens.slice(0, most), finishReason: tokens.length > most ? 'length' : 'stop' }
}

const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

const charactersToAToken = 4

function usageOf(request: CompletionRequest, completion: number) {
  const characters = request.messages.reduce((sum, { content }) => sum + content.length, 0)
  const prompt = Math.ceil(characters / charactersToAToken)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}

/** Server-sent events: the role, the text in pieces, the reason it ended, the usage if it was asked for, `[DONE]`. */
export function streamed(request: CompletionRequest, text: string): Wire {
  const { tokens, finishReason } = write(request, text)
  const wantsUsage = request.stream_options?.include_usage ?? false
  const id = `chatcmpl-${randomBytes(12).toString('hex')}`
  const created = Math.floor(Date.now() / 1_000)
  const shared = { id, created, model: request.model, object: 'chat.completion.chunk' }
  const chunk = (delta: object, reason: FinishReason | null) =>
    event({
      ...shared,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: reason }],
      ...(wantsUsage ? { usage: null } : {}),
    })
  // All chunks are alike but for their text, so the frame is written once.
  const [before, after] = chunk({ content: '' }, null).split('"content":""')
  return {
    contentType: 'text/event-stream; charset=utf-8',
    opening: chunk({ role: 'assistant', content: '' }, null),
    tokens: tokens.map((piece) => `${before}"content":${JSON.stringify(piece)}${after}`),
    closing:
      chunk({}, finishReason) +
      (wantsUsage ? event({ ...shared, choices: [], usage: usageOf(request, tokens.length) }) : '') +
      'data: [DONE]\n\n',
  }
}
