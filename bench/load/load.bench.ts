// How many people one machine serves: a second process plays them (pages, history, readings that a model writes at a real pace, sign-ins, links, purchases
// with their webhooks), more and more, until the API's or a first sentence's 95th percentile is above 50 ms.
//   node bench/load/load.bench.ts                        finds the most users, in at most 8 minutes
//   node bench/load/load.bench.ts --users 300 --minutes 30   that many for that long, a line a minute
//   … --processes 2                                      two server processes on one PostgreSQL
import { cpus, loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { routes } from '@numeria/contract'
import { freePort } from '../../tests/faults/harness/free-port.ts'
import { ask, percentile } from '../turn/load.ts'
import { pieceAfterFirstSentence } from '../turn/plain-reading.ts'
import { startProduct } from '../turn/product.ts'
import { CallBook } from './call-book.ts'
import { call } from './call.ts'
import { live } from './person.ts'
import { loopDelay, usageOfParties } from './watch.ts'

const wantedMs = 50
const pieceMs = 40
const settleSeconds = 20
const levelSeconds = 20
const levels = [100, 150, 225, 340, 500, 750, 1_100, 1_600, 2_400, 3_600]

const { values } = parseArgs({
  options: { users: { type: 'string' }, minutes: { type: 'string' }, processes: { type: 'string', default: '1' } },
})
const processes = Number(values.processes)
const metricsPort = await freePort()
const product = await startProduct(
  { WEB_CONCURRENCY: String(processes), METRICS_PORT: String(metricsPort), TRUST_PROXY: 'on', HOST: 'localhost' },
  true,
)
const most = Number(values.users ?? levels.at(-1))
const cookies = await product.people(most)
product.pace(pieceMs)

const made = await call(product.serverUrl + routes.createReferral.path, {
  method: 'POST',
  headers: { cookie: cookies[0]!, 'content-type': 'application/json' },
  body: '{}',
})
const { code } = JSON.parse(made.text) as { code: string }
const book = new CallBook()
const leaving = new AbortController()
const place = { serverUrl: product.serverUrl, sandboxUrl: product.sandboxUrl, code, book, signal: leaving.signal }
const lives: Promise<void>[] = []
const grow = (users: number): void => {
  while (lives.length < users) lives.push(live(place, cookies[lives.length]!, lives.length).catch(() => {}))
}

/** One client calls the model directly for the whole run; the server's added time is measured against it. */
const alone: number[] = []
const question = {
  url: `${product.modelUrl}/chat/completions`,
  headers: {},
  body: JSON.stringify({ model: 'plain', messages: [], stream: true }),
  firstText: JSON.stringify({ content: pieceAfterFirstSentence }).slice(1, -1),
  end: '[DONE]',
}
const listen = async (): Promise<void> => {
  while (!leaving.signal.aborted) alone.push((await ask(question)).firstTextMs)
}
const listening = Promise.all(Array.from({ length: 4 }, listen))

const ownLoop = monitorEventLoopDelay({ resolution: 10 })
ownLoop.enable()

/** Looks at so many seconds of what is going on. */
async function look(seconds: number) {
  book.take()
  alone.length = 0
  ownLoop.reset()
  const metricsUrl = `http://localhost:${metricsPort}/metrics`
  await loopDelay(metricsUrl)
  const before = usageOfParties(product)
  const began = performance.now()
  await pause(seconds * 1_000)
  const passed = (performance.now() - began) / 1_000
  const taken = book.take()
  const after = usageOfParties(product)
  const share = (party: keyof typeof before): number =>
    Math.round(((after[party].cpuSeconds - before[party].cpuSeconds) / passed) * 100)
  const added = (part: number): number => taken.at('first sentence', part) - percentile(alone, 0.5)
  const gives = [
    taken.errors.size > 0 && 'errors',
    !(taken.at('api', 0.95) <= wantedMs) && 'the API',
    !(added(0.95) <= wantedMs) && 'the first sentence',
  ].filter((what) => what !== false)
  const round = (ms: number): number => Number(ms.toFixed(1))
  const row = {
    users: lives.length,
    'answers/s': Math.round(taken.all / passed),
    'readings/s': round(taken.count('reading') / passed),
    'API p50': round(taken.at('api', 0.5)),
    'API p95': round(taken.at('api', 0.95)),
    'page p95': round(taken.at('page', 0.95)),
    'sentence +p50': round(added(0.5)),
    'sentence +p95': round(added(0.95)),
    'sign-in p95': round(taken.at('sign-in', 0.95)),
    'purchase p95': round(taken.at('purchase', 0.95)),
    errors: [...taken.errors.values()].reduce((sum, count) => sum + count, 0),
    'server CPU %': share('server'),
    'database CPU %': share('database'),
    'bench CPU %': share('bench'),
    'server MB': Math.round(after.server.megabytes),
    'loop p99 ms': round(await loopDelay(metricsUrl)),
    'bench loop p99 ms': round(ownLoop.percentile(99) / 1e6),
  }
  return { gives, errors: taken.errors, row }
}

const rows: object[] = []
/** @returns what is worse than wanted */
async function tell(seconds: number): Promise<string[]> {
  const { gives, row, errors } = await look(seconds)
  rows.push(row)
  console.log(JSON.stringify(row))
  for (const [what, times] of errors) console.log(`  ${times} × ${what}`)
  return gives
}

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)} before; ${processes} server ` +
    `process(es), embedded PostgreSQL 18 (fsync on); the people, the model and the external services on the same machine.`,
)
if (values.users === undefined) {
  let enough = 0
  for (const users of levels) {
    grow(users)
    await pause(settleSeconds * 1_000)
    const gives = await tell(levelSeconds)
    if (gives.length > 0) console.log(`At ${users} users gives first: ${gives.join(', ')}.`)
    if (gives.length > 0) break
    enough = users
  }
  console.log(`${enough} users are served well: API and first sentence p95 at most ${wantedMs} ms, without an error.`)
} else {
  grow(most)
  await pause(settleSeconds * 1_000)
  for (let minute = 0; minute < Number(values.minutes ?? 1); minute += 1) await tell(60)
}
leaving.abort()
await Promise.all([...lives, listening])
console.table(rows)
await product.stop()
