import { setTimeout as pause } from 'node:timers/promises'
import { CircuitBreaker } from './circuit-breaker.ts'
import { completionEndpoint, type Endpoint, type EndpointOptions } from './completion-endpoint.ts'
import { ModelFailure, type Model } from './model.ts'
import type { TimeBudgets } from './timeouts.ts'

export type ChatCompletionsOptions = Endpoint & EndpointOptions & TimeBudgets & { fallback?: Endpoint | null }

/** Called when an endpoint is skipped for a while, and when it works again. */
export type RestListener = (endpoint: 'main' | 'fallback', isResting: boolean) => void

/** Failures that show an unhealthy endpoint. Refusals depend on the question. */
const illness = new Set(['unavailable', 'timeout', 'cut_off'])

/**
 * A model behind any endpoint that speaks OpenAI's chat completions. As long as it has said nothing, a failure is made good: by the fallback endpoint, or
 * without one by asking again, as long as the first text is waited for. An endpoint that keeps failing is left alone for a while.
 * @param tellTrace the `traceparent` that goes with a question, so that a gateway of one's own goes on with the trace
 */
export function chatCompletionsModel(
  { fallback, ...main }: ChatCompletionsOptions,
  tellResting?: RestListener,
  tellTrace?: () => string | null,
): Model {
  const endpoints = [main, ...(fallback ? [{ ...main, ...fallback }] : [])].map((endpoint, index) => ({
    model: completionEndpoint(endpoint, endpoint, tellTrace),
    breaker: new CircuitBreaker((isResting) => tellResting?.(index === 0 ? 'main' : 'fallback', isResting)),
  }))
  // Without a fallback endpoint a retry may help.
  const models = fallback
    ? endpoints
    : [{ ...endpoints[0]!, model: askedAgain(endpoints[0]!.model, main.firstTokenMs) }]
  return {
    async *write(request) {
      let failure: unknown = null
      for (const { model, breaker } of models) {
        if (!breaker.letsPass()) continue
        let hasText = false
        try {
          for await (const chunk of model.write(request)) {
            if ('text' in chunk) hasText = true
            yield chunk
          }
          breaker.succeeded()
          return
        } catch (error) {
          if (request.signal.aborted) throw error
          if (error instanceof ModelFailure && illness.has(error.kind)) breaker.failed()
          if (hasText) throw error
          failure = error
        }
      }
      throw failure ?? new ModelFailure('unavailable', 'the model has failed several times and rests')
    },
  }
}

const maxTries = 4

/** Each try waits twice as long as the one before, and none begins that could not be answered in time. */
function askedAgain(model: Model, timeoutMs: number): Model {
  return {
    async *write(request) {
      const end = performance.now() + timeoutMs
      for (let tries = 1; ; tries += 1) {
        let hasText = false
        try {
          for await (const chunk of model.write(request)) {
            if ('text' in chunk) hasText = true
            yield chunk
          }
          return
        } catch (error) {
          if (hasText || !(error instanceof ModelFailure) || error.retryMs === null) throw error
          const waitMs = error.retryMs * 2 ** (tries - 1)
          if (tries === maxTries || performance.now() + waitMs > end) throw error
          await pause(waitMs, undefined, { signal: request.signal })
        }
      }
    },
  }
}
