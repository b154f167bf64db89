// How a real model does with our prompts. `npm run readings:live -- --model-base-url https://… --model-name … [--model-api-key …, or MODEL_API_KEY]
// [--rounds 1] [--at-once 3] [--only life_path] [--effort low] [--thinking-tokens 2000] [--extra-body '{"temperature":0.7}']
// [--price-in 0.5 --price-out 2, for a million tokens]`: 42 readings a round, of every kind and language, written, checked and judged as the server
// does it, and a table of what came of them. Nothing is stored.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { readingPrices, tones, traditions, type ReadingLanguage, type ReadingKind } from '@numeria/contract'
import { chatCompletionsModel } from '../../apps/server/src/integrations/chat-completions.ts'
import { createMetrics } from '../../apps/server/src/platform/metrics.ts'
import { Draft, nothingWritten, type Written } from '../../apps/server/src/readings/writing/draft.ts'
import { planReading } from '../../apps/server/src/readings/writing/reading-plan.ts'
import { RunningTurn } from '../../apps/server/src/readings/turn/running-turn.ts'

const questions: Record<ReadingLanguage, string> = {
  en: 'What do my numbers say about changing my job next year?',
  pt: 'O que dizem os meus números sobre mudar de trabalho no próximo ano?',
  es: '¿Qué dicen mis números de cambiar de trabajo el año que viene?',
  fr: 'Que disent mes nombres d’un changement de travail l’année prochaine ?',
  de: 'Was sagen meine Zahlen über einen neuen Beruf im nächsten Jahr?',
  it: 'Che cosa dicono i miei numeri su un cambio di lavoro l’anno prossimo?',
}
const kinds: readonly ReadingKind[] = [
  'chat',
  'quick',
  'life_path',
  'weekly_roadmap',
  'compatibility',
  'year_forecast',
  'blueprint',
]
const person = { fullName: 'Helena Margarida Duarte', birthDate: '1988-11-29' }
const other = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }

const { values: given } = parseArgs({
  options: {
    'model-base-url': { type: 'string' },
    'model-name': { type: 'string', default: 'model' },
    'model-api-key': { type: 'string', default: process.env['MODEL_API_KEY'] ?? 'none' },
    rounds: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '3' },
    only: { type: 'string' },
    effort: { type: 'string' },
    'thinking-tokens': { type: 'string', default: '0' },
    'extra-body': { type: 'string', default: '{}' },
    'price-in': { type: 'string', default: '0' },
    'price-out': { type: 'string', default: '0' },
  },
})
const baseUrl = given['model-base-url']?.replace(/\/+$/, '')
if (!baseUrl) throw new Error('where is the model? Give --model-base-url, such as https://api.example.com/v1')

const model = chatCompletionsModel({
  baseUrl,
  apiKey: given['model-api-key'],
  name: given['model-name'],
  connectMs: 10_000,
  firstTokenMs: 60_000,
  thinkingMs: 170_000,
  idleMs: 30_000,
  reasoningEffort: given.effort ?? null,
  reasoningTokens: Number(given['thinking-tokens']),
  extraBody: JSON.parse(given['extra-body']) as Record<string, unknown>,
})
const metrics = createMetrics()

type Result = {
  kind: ReadingKind
  language: ReadingLanguage
  written: Written
  failure: string | null
  firstSeconds: number | null
  seconds: number
}

async function read(kind: ReadingKind, language: ReadingLanguage, index: number): Promise<Result> {
  const price = kind === 'chat' ? 3 : readingPrices[kind]
  const plan = planReading({
    kind,
    price,
    tone: tones[index % tones.length]!,
    language,
    tradition: traditions[index % traditions.length]!,
    person,
    other: kind === 'compatibility' ? other : null,
    question: questions[language],
    at: new Date(),
    memory: { turns: [], summary: '' },
  })
  const turn = new RunningTurn(
    { userId: randomUUID(), turnId: randomUUID(), conversationId: randomUUID(), price, reading: kind },
    0,
  )
  const written = nothingWritten()
  const began = performance.now()
  let firstSeconds: number | null = null
  turn.events.listen(() => (firstSeconds ??= (performance.now() - began) / 1_000))
  const failure = await new Draft({ model, metrics }, turn, plan, written).write().then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  )
  const seconds = (performance.now() - began) / 1_000
  console.log(`${kind} ${language}: ${failure ?? written.signal?.signal ?? 'written'} in ${seconds.toFixed(1)} s`)
  for (const { rule, claimed, outcome } of written.refusals) console.log(`    ${outcome}: ${rule} (${claimed})`)
  return { kind, language, written, failure, firstSeconds, seconds }
}

const languages = Object.keys(questions) as ReadingLanguage[]
const jobs = Array.from({ length: Number(given.rounds) }, (_, round) =>
  kinds
    .filter((kind) => given.only === undefined || kind === given.only)
    .flatMap((kind, at) => languages.map((language, place) => ({ kind, language, index: round + at + place }))),
).flat()
const results: Result[] = []
const queue = jobs.values()
await Promise.all(
  Array.from({ length: Number(given['at-once']) }, async () => {
    for (const { kind, language, index } of queue) results.push(await read(kind, language, index))
  }),
)

function median(numbers: readonly (number | null)[]): string {
  const sorted = numbers.filter((number) => number !== null).toSorted((one, two) => one - two)
  return sorted.length === 0 ? '–' : sorted[Math.floor(sorted.length / 2)]!.toFixed(1)
}

function row(name: string, some: readonly Result[]): string {
  const count = (outcome: string) =>
    some.reduce((sum, { written }) => sum + written.refusals.filter((one) => one.outcome === outcome).length, 0)
  const tokens = (which: 'promptTokens' | 'completionTokens') =>
    some.reduce((sum, { written }) => sum + (written.usage?.[which] ?? 0), 0) / some.length
  const [read, wrote] = [tokens('promptTokens'), tokens('completionTokens')]
  const cost = (read * Number(given['price-in']) + wrote * Number(given['price-out'])) / 1_000_000
  const cells = [
    name,
    some.length,
    some.filter(({ failure, written }) => failure === null && !written.signal).length,
    count('rewritten'),
    count('left_out'),
    count('repaired') + count('failed'),
    some.filter(({ written }) => written.signal).length,
    median(some.map(({ firstSeconds }) => firstSeconds)),
    median(some.map(({ seconds }) => seconds)),
    Math.round(read),
    Math.round(wrote),
    cost.toFixed(4),
  ]
  return `| ${cells.join(' | ')} |`
}

console.log(
  `\n| | readings | delivered | caught | left out | gate faults | control lines | first s (p50) | all s (p50) | tokens read | written | cost |\n|---|${'---:|'.repeat(11)}`,
)
for (const kind of kinds.filter((one) => results.some((result) => result.kind === one)))
  console.log(
    row(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  )
for (const language of languages)
  console.log(
    row(
      language,
      results.filter((result) => result.language === language),
    ),
  )
console.log(row('all', results))
