// Cost of a chat turn beside the model: the same reading through the server (session, hold, compute, write, check every sentence, store and capture, durably),
// through a bare proxy, and from the model itself, in alternation in one run. The model answers at once in 120 chunks.
//   node bench/turn/turn.bench.ts             the figures
//   node bench/turn/turn.bench.ts --profile   only the CPU profile of 16 callers' turns
import { routes } from '@numeria/contract'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { planReading } from '../../apps/server/src/readings/writing/reading-plan.ts'
import { bareTransactions } from './bare-transaction.ts'
import { ask, callAtOnce, percentile, summarize, type Question, type Sample, type Series } from './load.ts'
import { startProduct } from './product.ts'
import { tellWhereTimeGoes } from './profile.ts'
import { writeSlowly } from './slow-streams.ts'
import { usageOf } from './usage.ts'

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 6)
const singleTurns = 200
const slowStreams = Number(process.env['BENCH_STREAMS'] ?? 1_000)
/** One credit. */
const message = 'A quick tip: what should I know about myself?'

const { values } = parseArgs({ options: { profile: { type: 'boolean', default: false } } })
const inspectorPort = values.profile ? await freePort() : null
const product = await startProduct(inspectorPort ? { NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort}` } : {})
const cookies = await product.people(Math.max(64, slowStreams))

const askServer = (cookie: string): Question => ({
  url: product.serverUrl + routes.chat.path,
  headers: { cookie, accept: 'text/event-stream' },
  body: JSON.stringify({ message }),
  firstText: 'event: delta',
  end: 'event: done',
})

/** The server's own prompt, straight to the model or through the proxy. */
function askModel(base: string): Question {
  const { messages, maxTokens } = planReading({
    kind: 'chat',
    price: 3,
    tone: 'mystic',
    language: 'en',
    tradition: 'pythagorean',
    person: { birthDate: '1990-05-17', fullName: 'Ana Maria Silva' },
    other: null,
    question: message,
    at: new Date(),
    memory: { turns: [], summary: '' },
  })
  const body = JSON.stringify({
    model: 'plain',
    messages,
    stream: true,
    stream_options: { include_usage: true },
    max_tokens: maxTokens,
  })
  return { url: `${base}/chat/completions`, headers: {}, body, firstText: '"content":"A', end: '[DONE]' }
}

const times = <Item>(count: number, item: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, i) => item(i))
const direct = askModel(product.modelUrl)
const proxied = askModel(product.proxyUrl)
const crowd = (callers: number) => times(callers, (index) => askServer(cookies[index]!))

// Warm up until the code is compiled and everybody remembers as many turns as they ever will.
await callAtOnce(crowd(64), 20)
await callAtOnce(
  times(64, () => proxied),
  10,
)
await callAtOnce(
  times(64, () => direct),
  10,
)

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)} before.`,
)
console.log(
  'Caller, server, model, proxy and embedded PostgreSQL 18 (fsync on), each in a process of its own on this machine.',
)

if (inspectorPort) {
  await tellWhereTimeGoes(product, inspectorPort, () => callAtOnce(crowd(16), 100))
  await product.stop()
  process.exit()
}

const alone: Record<'model' | 'proxy' | 'server', Sample[]> = { model: [], proxy: [], server: [] }
for (let turn = 0; turn < singleTurns; turn += 1) {
  alone.model.push(await ask(direct))
  alone.proxy.push(await ask(proxied))
  alone.server.push(await ask(askServer(cookies[turn % 16]!)))
}
const afterSingles = usageOf(product.serverPid)

const table: Record<string, Record<string, number | string>> = {}
for (const [name, samples] of Object.entries(alone)) {
  const seconds = samples.reduce((sum, { wholeMs }) => sum + wholeMs, 0) / 1_000
  table[`${name}, 1 caller`] = summarize([{ samples, seconds }])
}

let cpuSeconds = 0
let crowdTurns = 0
for (const callers of [16, 64]) {
  const series: Record<'model' | 'proxy' | 'server', Series[]> = { model: [], proxy: [], server: [] }
  for (let round = 0; round < rounds; round += 1) {
    series.model.push(
      await callAtOnce(
        times(callers, () => direct),
        Math.ceil(640 / callers),
      ),
    )
    series.proxy.push(
      await callAtOnce(
        times(callers, () => proxied),
        Math.ceil(640 / callers),
      ),
    )
    const before = usageOf(product.serverPid)
    const served = await callAtOnce(crowd(callers), Math.ceil(640 / callers))
    cpuSeconds += (usageOf(product.serverPid)?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)
    crowdTurns += served.samples.length
    series.server.push(served)
  }
  for (const [name, all] of Object.entries(series)) table[`${name}, ${callers} callers`] = summarize(all)
}
const afterCrowds = usageOf(product.serverPid)
const transactions = await bareTransactions(product.pool, product.connection, 16, 5)

console.log('Milliseconds:\n')
console.table(table)
const median = (samples: readonly Sample[], of: 'firstTextMs' | 'wholeMs') =>
  percentile(
    samples.map((sample) => sample[of]),
    0.5,
  )
const overhead = (of: 'firstTextMs' | 'wholeMs') => (median(alone.server, of) - median(alone.model, of)).toFixed(1)
console.log(
  `The server adds ${overhead('firstTextMs')} ms to the first text (wanted ≤ 5) and ${overhead('wholeMs')} ms to the whole turn, p50, 1 caller.`,
)
if (transactions !== null)
  console.log(`pgbench alone gets through ${transactions.toFixed(0)} bare turns a second (begin and end, 16 clients).`)
if (afterSingles && afterCrowds) {
  const per100 = ((cpuSeconds / crowdTurns) * 100).toFixed(2)
  console.log(`The server took ${per100} CPU-seconds per 100 turns (wanted ≤ 0.4).`)
  console.log(
    `It held ${afterSingles.megabytes.toFixed(0)} MB after ${singleTurns} single turns, ${afterCrowds.megabytes.toFixed(0)} MB after the crowds, ` +
      `at most ${afterCrowds.peakMegabytes.toFixed(0)} MB until then (wanted ≤ 200).`,
  )
}

if (slowStreams > 0) console.log(await writeSlowly(product, cookies.slice(0, slowStreams).map(askServer)))
await product.stop()
