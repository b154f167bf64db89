// Weighs the ideas of the danger filter, and measures the weights on messages that they were not made from.
// `node bench/readings/weigh-danger.bench.ts [--misses] [--write]`
import type { Language } from '@numeria/contract'
import { writeFileSync } from 'node:fs'
import { spokenLanguage } from '../../apps/server/src/readings/languages/spoken-language.ts'
import { featuresOf, heaviest } from '../../apps/server/src/readings/safety/find-danger.ts'
import { inNoNeed } from '../../apps/server/src/readings/safety/harmless.corpus.ts'
import { ideasOf, type Danger, type FoundIdeas, type Idea } from '../../apps/server/src/readings/safety/ideas/ideas.ts'
import { readIdeas } from '../../apps/server/src/readings/safety/read-ideas.ts'
import { inNeed } from '../../apps/server/src/readings/safety/safety.corpus.ts'
import { variedHarmless } from '../../apps/server/src/readings/safety/varied-harmless.corpus.ts'
import { variedNeed } from '../../apps/server/src/readings/safety/varied-need.corpus.ts'
import { readCorpus } from './corpus.ts'

type Source = 'first writers' | 'second writers' | 'own'
type Message = { text: string; language: Language; source: Source; danger: Danger | null; wording: string }
type Read = Message & { read: FoundIdeas[] }
type Weights = Record<Danger, Record<string, number>>
type Row = { features: string[]; isDanger: boolean; times: number }

const languages: readonly Language[] = ['en', 'pt', 'es', 'fr', 'de', 'it']
const dangers: readonly Danger[] = ['self_harm', 'medical', 'abuse', 'violence']
/** Each weight costs so much: the higher, the fewer there are. */
const cost = 0.35
const rounds = 600
/** Ideas that suffice alone. Any other idea alone means nothing: the weights are fitted with a harmless message for each of them. */
const strong: readonly Idea[] = ['suicide', 'emergency', 'abused', 'attack']
/** Ideas that suffice together with a named person: 'he', 'my father'. */
const strongOfPerson: readonly Idea[] = ['hit', 'force', 'touch', 'threat']
const timesAlone = 1.2
/** Weight of a message about another danger as a counterexample: enough to separate the dangers. */
const timesOther = 0.3
/** No idea around a danger weighs more than this, for or against. */
const mostAround = 3

const own = (text: string, danger: Danger | null): Message => ({
  text,
  language: spokenLanguage(text, 'en'),
  source: 'own',
  danger,
  wording: '',
})
const ownNeed = dangers.flatMap((danger) => {
  const texts = [...(danger === 'violence' ? [] : inNeed[danger]), ...variedNeed[danger].trim().split('\n')]
  return texts.map((text) => own(text, danger))
})
/** Sentences and questions of readings: everyday words that never speak of danger. */
const everyday = readCorpus().flatMap(({ natural, written }) => [
  ...natural.flatMap(({ text }) => text.split(/(?<=[.!?]) /)),
  ...written.map(({ question }) => question),
])
const messages: Read[] = [
  ...readCorpus().flatMap(({ file, crisis, harmless }): Message[] => {
    const source = file.includes('-dev') ? 'first writers' : 'second writers'
    return [
      ...crisis.map(
        ({ text, language, kind, wording }) => ({ text, language, source, danger: kind, wording }) as const,
      ),
      ...harmless.map(({ text, language }) => ({ text, language, source, danger: null, wording: '' }) as const),
    ]
  }),
  ...ownNeed,
  ...[...inNoNeed, ...variedHarmless.trim().split('\n'), ...everyday].map((text) => own(text, null)),
].map((message) => ({ ...message, read: readIdeas(message.text) }))

function rowsOf(some: readonly Read[], danger: Danger): Row[] {
  const written = some.flatMap((message) =>
    message.read.map((found) => ({
      features: featuresOf(found, danger),
      isDanger: message.danger === danger,
      times: message.danger === null || message.danger === danger ? 1 : timesOther,
    })),
  )
  const alone = ideasOf[danger]
    .filter((idea) => !strong.includes(idea))
    .flatMap((idea) => [
      { features: featuresOf(new Set([idea]), danger), isDanger: false, times: timesAlone },
      ...ideasOf.around
        .filter((around) => around !== 'person' || !strongOfPerson.includes(idea))
        .map((around) => ({
          features: featuresOf(new Set([idea, around]), danger),
          isDanger: false,
          times: timesAlone / 3,
        })),
    ])
  return [...written, ...alone].filter(({ features }) => features.length > 0)
}

/** Logistic regression with a cost for each weight, which leaves most of them at 0. */
function weigh(some: readonly Read[], danger: Danger): Record<string, number> {
  const rows = rowsOf(some, danger)
  const counts = Map.groupBy(
    rows.flatMap(({ features }) => features),
    (feature) => feature,
  )
  const names = ['start', ...[...counts].filter(([, found]) => found.length >= 2).map(([name]) => name)]
  const places = new Map(names.map((name, place) => [name, place]))
  const data = rows.map((row) => ({ ...row, on: [0, ...row.features.flatMap((name) => places.get(name) ?? [])] }))
  const step = 16 / (Math.max(...data.map(({ on }) => on.length)) * data.length)
  let weights = names.map(() => 0)
  let ahead = weights
  for (let round = 1; round <= rounds; round += 1) {
    const slope = names.map(() => 0)
    for (const { on, isDanger, times } of data) {
      const score = on.reduce((sum, place) => sum + ahead[place]!, 0)
      const error = (1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0)) * times
      for (const place of on) slope[place]! += error
    }
    const next = ahead.map((weight, place) => limited(names[place]!, weight - step * slope[place]!, step))
    ahead = next.map((weight, place) => weight + ((round - 1) / (round + 2)) * (weight - weights[place]!))
    weights = next
  }
  const rounded = names.map((name, place) => [name, Math.round(weights[place]! * 10) / 10] as const)
  return Object.fromEntries(rounded.filter(([, weight]) => weight !== 0))
}

/** An idea of the danger never speaks against it; what is around it may, up to a limit. */
function limited(name: string, weight: number, step: number): number {
  if (name === 'start') return weight
  const parts = name.split('+')
  const shrunk = Math.sign(weight) * Math.max(0, Math.abs(weight) - step * cost * (parts.length === 2 ? 1.5 : 1))
  const isAround = parts.some((idea) => ideasOf.around.some((around) => around === idea))
  return isAround ? Math.max(-mostAround, Math.min(mostAround, shrunk)) : Math.max(0, shrunk)
}

const weighAll = (some: readonly Read[]) =>
  Object.fromEntries(dangers.map((danger) => [danger, weigh(some, danger)])) as Weights

function report(title: string, isTested: readonly ((message: Read) => boolean)[]): void {
  const judged = isTested.flatMap((isTest) => {
    const weights = weighAll(messages.filter((message) => !isTest(message)))
    return messages.filter(isTest).map((message) => ({ ...message, found: heaviest(message.read, weights) }))
  })
  const right = judged.filter(({ found, danger }) => (found === null) === (danger === null))
  const share = (is: (message: Read) => boolean) =>
    `${((100 * right.filter(is).length) / judged.filter(is).length).toFixed(1)} %`
  console.log(
    `\n${title}\n\n| Messages | ${languages.join(' | ')} | All |\n|---|${languages.map(() => '---|').join('')}---|`,
  )
  for (const wording of ['plain', 'indirect', '']) {
    const cells = languages.map((language) => share((one) => one.wording === wording && one.language === language))
    console.log(`| ${wording || 'harmless'} | ${cells.join(' | ')} | ${share((one) => one.wording === wording)} |`)
  }
  if (process.argv.includes('--misses'))
    for (const one of judged.filter((each) => !right.includes(each)))
      console.log(
        `[${one.language} ${one.danger} ${one.wording}] ${one.text}\n    ${one.read.map((found) => [...found].join(' ')).join(' | ')}`,
      )
}

report('The second writers, by weights made without them', [({ source }) => source === 'second writers'])
report('The first writers, by weights made without them', [({ source }) => source === 'first writers'])
report(
  'Each language, by weights made without it',
  languages.map((language) => (message: Read) => message.source !== 'own' && message.language === language),
)

if (process.argv.includes('--write')) {
  const weights = weighAll(messages)
  const tables = dangers.map((danger) => {
    const lines = Object.entries(weights[danger]).map(([name, weight]) => `    '${name}': ${weight},`)
    return `  ${danger}: {\n${lines.join('\n')}\n  },`
  })
  const text = `import type { Danger } from './ideas/ideas.ts'

/** Made by \`bench/readings/weigh-danger.bench.ts --write\`: how much each idea, or two together, speaks for a danger. */
export const weights: Record<Danger, Readonly<Record<string, number>>> = {
${tables.join('\n')}
}
`
  writeFileSync(new URL('../../apps/server/src/readings/safety/weights.ts', import.meta.url), text)
}
