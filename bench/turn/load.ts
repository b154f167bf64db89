import { Agent, request } from 'node:http'

/** A request, and how to detect the first words and the end of its answer. */
export type Question = { url: string; headers: Record<string, string>; body: string; firstText: string; end: string }

/** Milliseconds from asking to the first words and to the end, and the bytes of the whole answer. */
export type Sample = { firstTextMs: number; wholeMs: number; bytes: number }

const agent = new Agent({ keepAlive: true, maxFreeSockets: 2_048 })

/** Asks once, and reads the stream to its end. @throws when it does not end well */
export function ask({ url, headers, body, firstText, end }: Question): Promise<Sample> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), ...headers },
    })
    outgoing.once('error', reject)
    outgoing.once('response', (answer) => {
      let [firstTextMs, bytes, beginning, last] = [0, 0, '', '']
      answer.setEncoding('utf8')
      answer.on('data', (text: string) => {
        bytes += text.length
        last = (last + text).slice(-4_096)
        if (firstTextMs > 0) return
        beginning += text
        if (beginning.includes(firstText)) firstTextMs = performance.now() - began
      })
      answer.once('error', reject)
      answer.once('end', () => {
        const isWell = answer.statusCode === 200 && firstTextMs > 0 && last.includes(end)
        if (isWell) resolve({ firstTextMs, wholeMs: performance.now() - began, bytes })
        else reject(new Error(`An answer with status ${answer.statusCode} did not end well: …${last.slice(-400)}`))
      })
    })
    outgoing.end(body)
  })
}

export type Series = { samples: Sample[]; seconds: number }

/** So many callers, each asking again as soon as it was answered. */
export async function callAtOnce(questions: readonly Question[], turnsEach: number): Promise<Series> {
  const began = performance.now()
  const samples: Sample[] = []
  await Promise.all(
    questions.map(async (question) => {
      for (let turn = 0; turn < turnsEach; turn += 1) samples.push(await ask(question))
    }),
  )
  return { samples, seconds: (performance.now() - began) / 1_000 }
}

/** The value that this part of all values does not exceed. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)]!
}

/** One row of the table. Times in milliseconds. */
export function summarize(all: readonly Series[]): Record<string, number> {
  const samples = all.flatMap((series) => series.samples)
  const seconds = all.reduce((sum, series) => sum + series.seconds, 0)
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
