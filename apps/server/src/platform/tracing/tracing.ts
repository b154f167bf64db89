// Spans of a request or a job for an OpenTelemetry collector: names, times and outcome. No span identifies a user: names are ours, and no value of a
// statement, message or address is recorded.
import type { Settings } from '../settings.ts'

export type SpanKind = 'server' | 'client' | 'internal'

/** A timed operation. Spans that are never ended are never sent. */
export type Span = {
  note(name: string, value: string | number): void
  /** @param problem the kind of error, as a name or a code */
  end(problem?: string | null): void
}

export type Tracing = {
  /**
   * Begins a child of the current span, or the first span of a trace.
   * @param caller a W3C `traceparent` from a trusted caller
   */
  begin(name: string, kind: SpanKind, caller?: string): Span
  /** Spans that begin within `work`, now or later, are children of this span. */
  within<Result>(span: Span, work: () => Result): Result
  isUnderWay(): boolean
  /** The current span as a W3C `traceparent`. */
  traceparent(): string | null
  /** For each line of the log. */
  logFields(): { traceId: string } | object
  /** Sends pending spans and waits briefly for the answer. */
  stop(): Promise<void>
}

/** Null where no collector is configured: nothing is loaded and nothing measured. @param complain is called when traces cannot be delivered */
export async function startTracing(
  settings: Settings['traces'],
  complain: (reason: string) => void,
): Promise<Tracing | null> {
  if (settings === null) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(settings, complain)
}

/** As a span of its own, failed where `work` fails. */
export async function traced<Result>(
  tracing: Tracing,
  name: string,
  kind: SpanKind,
  work: () => Promise<Result>,
): Promise<Result> {
  const span = tracing.begin(name, kind)
  try {
    const result = await tracing.within(span, work)
    span.end()
    return result
  } catch (error) {
    span.end(problemOf(error))
    throw error
  }
}

/** The name of an error; never its message. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
