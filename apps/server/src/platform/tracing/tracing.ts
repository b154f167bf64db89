// What happened within a request or a job, for a collector of OpenTelemetry's: names, times and how it ended. Nothing in it says who: names are ours, and no
// value of a statement, a message, an address or a person is told.
import type { Settings } from '../settings.ts'

export type SpanKind = 'server' | 'client' | 'internal'

/** Something that takes time. One that is never ended is never told. */
export type Span = {
  note(name: string, value: string | number): void
  /** @param problem the kind of error, as a name or a code */
  end(problem?: string | null): void
}

export type Tracing = {
  /**
   * Begins something that belongs to what is under way, or is the first of a trace.
   * @param caller `traceparent` as W3C has it, of somebody who is to be believed
   */
  begin(name: string, kind: SpanKind, caller?: string): Span
  /** What begins within `work`, now or later, belongs to the span. */
  within<Result>(span: Span, work: () => Result): Result
  isUnderWay(): boolean
  /** What is under way, as W3C's `traceparent`. */
  traceparent(): string | null
  /** For each line of the log. */
  logFields(): { traceId: string } | object
  /** Tells what has not been told, and waits a moment for it. */
  stop(): Promise<void>
}

/** Null where no collector is configured: then nothing is loaded and nothing measured. @param complain hears that traces cannot be delivered */
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

/** What an error is called; never what it says. */
export function problemOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
