type Environment = Readonly<Record<string, string | undefined>>

/** Where traces go, and which part of them. */
export type TraceSettings = { url: string; sampled: number }

/** By OpenTelemetry's own names; what they cannot mean here is put into `problems`. Null: no trace is made. */
export function readTraceSettings(environment: Environment, problems: string[]): TraceSettings | null {
  const given = (name: string): string | undefined => environment[name]?.trim() || undefined
  const endpoint = given('OTEL_EXPORTER_OTLP_ENDPOINT')
  const url = given('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT') ?? (endpoint && `${endpoint.replace(/\/$/, '')}/v1/traces`)
  if (url === undefined) return null
  if (!/^https?:\/\/[^/]/.test(url) || !URL.canParse(url))
    problems.push(`OTEL_EXPORTER_OTLP_ENDPOINT must be an http(s) address, not "${endpoint ?? url}"`)
  const protocol = given('OTEL_EXPORTER_OTLP_PROTOCOL') ?? 'http/protobuf'
  if (protocol !== 'http/protobuf')
    problems.push(`OTEL_EXPORTER_OTLP_PROTOCOL is http/protobuf and nothing else here, not "${protocol}"`)
  const sampled = Number(given('OTEL_TRACES_SAMPLER_ARG') ?? 1)
  if (!(sampled >= 0 && sampled <= 1))
    problems.push(
      `OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${environment['OTEL_TRACES_SAMPLER_ARG']}"`,
    )
  return { url, sampled }
}
