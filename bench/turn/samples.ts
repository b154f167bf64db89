export type Sample = { firstTextMs: number; wholeMs: number; bytes: number }

export type Series = { samples: Sample[]; seconds: number }

/**
 * Reads a stream to its end.
 * @param began `performance.now()` when it was asked for
 * @param firstText what the bytes look like once a person could read something
 * @param end what must have come last
 */
export async function timeStream(response: Response, began: number, firstText: RegExp, end: string): Promise<Sample> {
  const decoder = new TextDecoder()
  let text = ''
  let firstTextMs: number | null = null
  for await (const bytes of response.body!) {
    text += decoder.decode(bytes, { stream: true })
    if (firstTextMs === null && firstText.test(text)) firstTextMs = performance.now() - began
  }
  if (response.status !== 200 || firstTextMs === null || !text.includes(end)) {
    throw new Error(`A stream with status ${response.status} did not end well: …${text.slice(-400)}`)
  }
  return { firstTextMs, wholeMs: performance.now() - began, bytes: text.length }
}

/** The value that this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!
}

/** One row of the table. Times in milliseconds. */
export function summarize({ samples, seconds }: Series): Record<string, number> {
  const column = (name: 'firstTextMs' | 'wholeMs', part: number) =>
    Number(
      percentile(
        samples.map((sample) => sample[name]),
        part,
      ).toFixed(1),
    )
  return {
    turns: samples.length,
    'first text p50': column('firstTextMs', 0.5),
    'first text p95': column('firstTextMs', 0.95),
    'whole p50': column('wholeMs', 0.5),
    'whole p95': column('wholeMs', 0.95),
    'turns/s': Math.round(samples.length / seconds),
  }
}
