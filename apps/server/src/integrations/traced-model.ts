import type { Tracing } from '../platform/tracing/tracing.ts'
import { ModelFailure, type Model, type ModelChunk } from './model.ts'

/** A span for each reply: who wrote it, when its first text came and how much it read and wrote. Not a word of what. */
export function tracedModel(model: Model, tracing: Tracing): Model {
  return {
    async *write(request) {
      const span = tracing.begin('model write', 'client')
      const began = performance.now()
      let hasText = false
      let problem: string | null = 'left'
      const note = (chunk: ModelChunk): void => {
        if ('writer' in chunk) span.note('numeria.model.writer', chunk.writer)
        if ('usage' in chunk) {
          span.note('gen_ai.usage.input_tokens', chunk.usage.promptTokens)
          span.note('gen_ai.usage.output_tokens', chunk.usage.completionTokens)
        }
        if (hasText || !('text' in chunk)) return
        hasText = true
        span.note('numeria.model.first_text_ms', Math.round(performance.now() - began))
      }
      const chunks = model.write(request)[Symbol.asyncIterator]()
      try {
        for (;;) {
          // A generator runs within whatever asks for its next piece.
          const next = await tracing.within(span, () => chunks.next())
          if (next.done) break
          note(next.value)
          yield next.value
        }
        problem = null
      } catch (error) {
        problem = error instanceof ModelFailure ? error.kind : 'stopped'
        throw error
      } finally {
        span.end(problem)
        await chunks.return?.()
      }
    },
  }
}
