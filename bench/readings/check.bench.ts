// Measures the wrong sentences that the check catches and the right ones that it loses, over the corpus. `node bench/readings/check.bench.ts [--categories] [--misses] [--only part-of-a-file-name]`
import { readingLanguages } from '@numeria/contract'
import { readCorpus } from './corpus.ts'
import { measure, type Outcome } from './measure.ts'

const only = process.argv[process.argv.indexOf('--only') + 1]
const files = readCorpus().filter(({ file }) => !process.argv.includes('--only') || file.includes(only ?? ''))
const { outcomes, millisecondsPerSentence, millisecondsOfFirst } = measure(files)

const titles: Record<Outcome['list'], string> = {
  planted_errors: 'Planted errors refused',
  right_but_tricky: 'Right but tricky texts kept',
  natural: 'Natural sentences kept',
  written: 'Sentences with slots kept',
  untouched: 'Whole replies with slots without any refusal',
  written_replies: 'Whole replies with slots passed by the gate',
  replies: 'Good replies passed by the gate',
  useless: 'Useless replies stopped by the gate',
  crisis: 'Crisis messages found',
  harmless: 'Harmless messages left alone',
}

function share(some: readonly Outcome[]): string {
  if (some.length === 0) return '–'
  const right = some.filter(({ isRight }) => isRight).length
  return `${right}/${some.length} (${((100 * right) / some.length).toFixed(1)} %)`
}

for (const [list, title] of Object.entries(titles)) {
  const all = outcomes.filter((outcome) => outcome.list === list)
  if (all.length === 0) continue
  console.log(`\n${title}\n`)
  console.log(`| Category | ${readingLanguages.join(' | ')} | All |`)
  console.log(`|---|${readingLanguages.map(() => '---').join('|')}|---|`)
  const categories = [...new Set(all.map(({ category }) => category))].toSorted()
  for (const category of [...(process.argv.includes('--categories') ? categories : []), 'all']) {
    const some = all.filter((outcome) => category === 'all' || outcome.category === category)
    const cells = readingLanguages.map((language) => share(some.filter((outcome) => outcome.language === language)))
    console.log(`| ${category} | ${cells.join(' | ')} | ${share(some)} |`)
  }
}

if (process.argv.includes('--misses'))
  for (const { list, language, category, text, why } of outcomes.filter(({ isRight }) => !isRight))
    console.log(`\n[${list}, ${language}, ${category}] ${text.trim()}\n    ${why}`)

function spread(milliseconds: readonly number[]): string {
  const sorted = milliseconds.toSorted((one, two) => one - two)
  const at = (part: number) => (sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(3)
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${at(1)} ms`
}

console.log(`\nOne sentence: ${spread(millisecondsPerSentence)}`)
console.log(`The first sentence of a reading: ${spread(millisecondsOfFirst)} (wanted: 2 ms at most)`)
