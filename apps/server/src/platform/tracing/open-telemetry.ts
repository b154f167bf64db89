import { context, diag, DiagLogLevel, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api'
import type { Context, Span as OtelSpan } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import type { Settings } from '../settings.ts'
import type { Span, Tracing } from './tracing.ts'

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
/** A stopping server waits at most this long for an unreachable collector. */
const lastWordsMs = 1_500
const complaintsEveryMs = 60_000

/** Sends traces by OTLP over HTTP. Headers, timeout, compression and resource attributes come from OpenTelemetry's own variables. */
export function openTelemetry(settings: NonNullable<Settings['traces']>, complain: (reason: string) => void): Tracing {
  let complainedAt = -Infinity
  const hear = (reason: string): void => {
    if (performance.now() - complainedAt < complaintsEveryMs) return
    complainedAt = performance.now()
    complain(reason.slice(0, 300))
  }
  diag.setLogger({ error: hear, warn() {}, info() {}, debug() {}, verbose() {} }, DiagLogLevel.ERROR)
  const sampler = new TraceIdRatioBasedSampler(settings.sampled)
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'numeria' }))
      .merge(detectResources({ detectors: [envDetector] })),
    // We decide on the share of sampled traces, even for traces that a caller began.
    sampler: new ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: settings.url }) })],
  })
  const tracer = provider.getTracer('numeria')
  const underWay = new AsyncLocalStorage<Context>()
  const spans = new WeakMap<Span, OtelSpan>()
  const current = () => {
    const store = underWay.getStore()
    return store && trace.getSpanContext(store)
  }

  return {
    begin(name, kind, caller) {
      const parent = (caller !== undefined && contextOf(caller)) || (underWay.getStore() ?? context.active())
      const own = tracer.startSpan(name, { kind: kinds[kind] }, parent)
      const span: Span = {
        note: (key, value) => void own.setAttribute(key, value),
        end(problem = null) {
          if (problem !== null) own.setAttribute('error.type', problem).setStatus({ code: SpanStatusCode.ERROR })
          own.end()
        },
      }
      spans.set(span, own)
      return span
    },
    within: (span, work) =>
      underWay.run(trace.setSpan(underWay.getStore() ?? context.active(), spans.get(span)!), work),
    isUnderWay: () => underWay.getStore() !== undefined,
    traceparent() {
      const span = current()
      return span ? `00-${span.traceId}-${span.spanId}-0${span.traceFlags & TraceFlags.SAMPLED}` : null
    },
    logFields() {
      const span = current()
      return span ? { traceId: span.traceId } : {}
    },
    async stop() {
      const timer = new AbortController()
      await Promise.race([
        provider.shutdown().catch(() => {}),
        pause(lastWordsMs, undefined, { signal: timer.signal }).catch(() => {}),
      ])
      timer.abort()
    },
  }
}

function contextOf(traceparent: string): Context | null {
  const [, traceId = '', spanId = '', flags = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/.exec(traceparent.trim()) ?? []
  const caller = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? trace.setSpanContext(context.active(), caller) : null
}
