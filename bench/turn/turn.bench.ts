// What a chat turn costs beside the model: the same reading asked of the server (hold, compute, have it written, check every sentence, store and
// capture, durably) and of the model itself, by turns in one run. The model is the sandbox's, without any delay.
import { cpus, loadavg } from 'node:os'
import { computeFacts } from '../../apps/server/src/readings/facts.ts'
import { chatPrompt } from '../../apps/server/src/readings/prompts/chat.ts'
import type { Person } from '../../tests/faults/harness/person.ts'
import { startProduct } from './product.ts'
import { percentile, summarize, timeStream, type Sample, type Series } from './samples.ts'
import { usageOf } from './usage.ts'

const callers = 16
const warmUpTurns = 100
const singleTurns = 200
const rounds = 8
const turnsPerRound = 10
/** One credit. */
const message = 'A quick tip: what should I know about myself?'

const product = await startProduct()
const people = await Promise.all(
  Array.from({ length: callers }, (_, index) => product.signInWithCredits(`reader-${index}@example.com`, 100_000)),
)

async function askServer(person: Person): Promise<Sample> {
  const began = performance.now()
  return timeStream(await person.post({ message }, 'text/event-stream'), began, /event: delta/, 'event: done')
}

/** The server's own prompt, with as many earlier turns as it sends, straight to the model. */
async function directBody(person: Person): Promise<string> {
  const birth = { birthDate: '1990-05-17', fullName: 'Ana Maria Silva' }
  const year = new Date().getUTCFullYear()
  const messages = chatPrompt({
    tone: 'mystic',
    language: 'en',
    person: { name: birth.fullName, birthDate: birth.birthDate },
    year,
    facts: computeFacts(birth, year),
    question: message,
    earlier: (await person.history()).slice(-6),
  })
  const model = product.outside.MODEL_NAME
  return JSON.stringify({ model, messages, stream: true, stream_options: { include_usage: true }, max_tokens: 1_500 })
}

async function askModel(body: string): Promise<Sample> {
  const began = performance.now()
  const { MODEL_BASE_URL, MODEL_API_KEY } = product.outside
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${MODEL_API_KEY}` }
  const response = await fetch(`${MODEL_BASE_URL}/chat/completions`, { method: 'POST', headers, body })
  return timeStream(response, began, /"content":"[^"]/, '[DONE]')
}

async function timed(series: Series, run: () => Promise<Sample[]>): Promise<void> {
  const began = performance.now()
  series.samples.push(...(await run()))
  series.seconds += (performance.now() - began) / 1_000
}

const emptySeries = (): Series => ({ samples: [], seconds: 0 })

async function inSequence(times: number, ask: () => Promise<Sample>): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let time = 0; time < times; time += 1) samples.push(await ask())
  return samples
}

const [first] = people
for (let turn = 0; turn < warmUpTurns / callers; turn += 1) await Promise.all(people.map(askServer))
const body = await directBody(first!)
await Promise.all(people.map(() => inSequence(warmUpTurns / callers, () => askModel(body))))

const loadBefore = loadavg()[0]!
const [serverAlone, modelAlone] = [emptySeries(), emptySeries()]
for (let turn = 0; turn < singleTurns; turn += 1) {
  await timed(modelAlone, async () => [await askModel(body)])
  await timed(serverAlone, async () => [await askServer(first!)])
}

const [serverCrowd, modelCrowd] = [emptySeries(), emptySeries()]
let cpuSeconds = 0
const atOnce = async (ask: (person: Person) => Promise<Sample>): Promise<Sample[]> =>
  (await Promise.all(people.map((person) => inSequence(turnsPerRound, () => ask(person))))).flat()
for (let round = 0; round < rounds; round += 1) {
  await timed(modelCrowd, () => atOnce(() => askModel(body)))
  const before = usageOf(product.serverPid)
  await timed(serverCrowd, () => atOnce(askServer))
  cpuSeconds += (usageOf(product.serverPid)?.cpuSeconds ?? 0) - (before?.cpuSeconds ?? 0)
}
const usage = usageOf(product.serverPid)
await product.stop()

const median = (series: Series, of: 'firstTextMs' | 'wholeMs' | 'bytes') =>
  percentile(
    series.samples.map((sample) => sample[of]),
    0.5,
  )
const overhead = (of: 'firstTextMs' | 'wholeMs') => (median(serverAlone, of) - median(modelAlone, of)).toFixed(1)

console.log(
  `Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, load ${loadBefore.toFixed(1)} before.`,
)
console.log('Client, server, sandbox and embedded PostgreSQL 18 (fsync on) in four processes on this machine.')
console.log(
  `A reading is ${median(modelAlone, 'bytes')} bytes of the model’s stream and ${median(serverAlone, 'bytes')} of ours. Milliseconds:\n`,
)
console.table({
  'model, 1 caller': summarize(modelAlone),
  'server, 1 caller': summarize(serverAlone),
  [`model, ${callers} callers`]: summarize(modelCrowd),
  [`server, ${callers} callers`]: summarize(serverCrowd),
})
console.log(
  `The server adds ${overhead('firstTextMs')} ms to the first text (wanted ≤ 5) and ${overhead('wholeMs')} ms to the whole turn, p50, 1 caller.`,
)
if (usage) {
  const per100 = (cpuSeconds / serverCrowd.samples.length) * 100
  console.log(
    `The server took ${per100.toFixed(2)} CPU-seconds per 100 turns (wanted ≤ 0.4) and at most ${usage.peakMegabytes.toFixed(0)} MB (wanted ≤ 200).`,
  )
}
