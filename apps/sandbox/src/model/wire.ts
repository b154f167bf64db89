import { randomBytes } from 'node:crypto'
import type { CompletionRequest } from './request.ts'

/** A reply as it goes over the wire: `opening` comes with the first token, `tokens` one at a time, then `closing`. */
export type Wire = { contentType: string; opening: string; tokens: string[]; closing: string }

/** Pieces of a few characters to a word, as models write. Joined they are the text again. */
export function tokensOf(text: string): string[] {
  return text.match(/\s*\S{1,6}|\s+$/gu) ?? []
}

export const event = (data: unknown) => `data: ${JSON.stringify(data)}\n\n`

function usageOf(request: CompletionRequest, tokens: readonly string[]) {
  const prompt = request.messages.flatMap(({ content }) => tokensOf(content)).length
  return { prompt_tokens: prompt, completion_tokens: tokens.length, total_tokens: prompt + tokens.length }
}

const identityOf = (request: CompletionRequest) => ({
  id: `chatcmpl-${randomBytes(12).toString('hex')}`,
  created: Math.floor(Date.now() / 1_000),
  model: request.model,
})

/** Server-sent events: the role, the text in pieces, the reason it ended, the usage if it was asked for, `[DONE]`. */
export function streamed(request: CompletionRequest, text: string): Wire {
  const tokens = tokensOf(text)
  const wantsUsage = request.stream_options?.include_usage ?? false
  const shared = { ...identityOf(request), object: 'chat.completion.chunk' }
  const chunk = (delta: object, finishReason: 'stop' | null) =>
    event({
      ...shared,
      choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
      ...(wantsUsage ? { usage: null } : {}),
    })
  return {
    contentType: 'text/event-stream; charset=utf-8',
    opening: chunk({ role: 'assistant', content: '' }, null),
    tokens: tokens.map((token) => chunk({ content: token }, null)),
    closing:
      chunk({}, 'stop') +
      (wantsUsage ? event({ ...shared, choices: [], usage: usageOf(request, tokens) }) : '') +
      'data: [DONE]\n\n',
  }
}

/** One JSON document, given in as many pieces as the text has tokens, so that it takes as long to write. */
export function whole(request: CompletionRequest, text: string): Wire {
  const tokens = tokensOf(text)
  const json = JSON.stringify({
    ...identityOf(request),
    object: 'chat.completion',
    choices: [
      { index: 0, message: { role: 'assistant', content: text, refusal: null }, logprobs: null, finish_reason: 'stop' },
    ],
    usage: usageOf(request, tokens),
  })
  const characters = [...json]
  const size = Math.ceil(characters.length / Math.max(tokens.length, 1))
  const count = Math.ceil(characters.length / size)
  const pieces = Array.from({ length: count }, (_, index) =>
    characters.slice(index * size, (index + 1) * size).join(''),
  )
  return { contentType: 'application/json', opening: '', tokens: pieces, closing: '' }
}
