import { cpus } from 'node:os'
import { fullChart } from '@numeria/numerology'
import { browserBytes } from './browser-bytes.ts'
import { missesOf } from './correctness.ts'
import { ours, peer, people, type Engine } from './engines.ts'
import { interleave, type Contestant } from './interleave.ts'

// The results of the loops are summed up and read at the end, so that no compiler may remove the loops.
let sum = 0

function fourNumbers(name: string, engine: Engine): Contestant {
  return {
    name,
    units: people.length * 10,
    run: () => {
      for (let time = 0; time < 10; time++)
        for (const person of people) {
          const [lifePath, expression, soulUrge, personality] = engine(person)
          sum += lifePath + expression + soulUrge + personality
        }
    },
  }
}

const wholeCharts: Contestant = {
  name: 'full chart of all traditions',
  units: people.length,
  run: () => {
    for (const person of people)
      sum += fullChart({ ...person, on: '2026-11-21', sex: 'female' }).pythagorean.personalDay.value
  },
}

console.log(`Node ${process.version}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores\n`)

// Whole charts come afterwards: what they teach the compiler of our code would be held against the four numbers alone.
const [own, other] = interleave(
  [fourNumbers('ours, with the working', ours), fourNumbers('npm numerology-core', peer)],
  5,
  31,
)
const [chart] = interleave([wholeCharts], 5, 31)
console.log('Four numbers of one person, processor time, median of 31 interleaved rounds:')
for (const timing of [own!, other!])
  console.log(`  ${timing.name.padEnd(24)} ${timing.microsecondsPerUnit.toFixed(2)} µs`)
console.log(
  `  ratio                    ${(other!.microsecondsPerUnit / own!.microsecondsPerUnit).toFixed(2)} (wanted ≥ 2)`,
)
console.log(`\nA ${chart!.name}: ${(chart!.microsecondsPerUnit / 1_000).toFixed(4)} ms (wanted ≤ 0.1)`)

console.log('\nPublished examples of the four numbers:')
for (const [name, engine] of [
  ['ours', ours],
  ['npm numerology-core', peer],
] as const) {
  const { tried, misses } = missesOf(engine)
  console.log(`  ${name.padEnd(24)} ${tried - misses.length} of ${tried}`)
  if (misses.length > 0) console.table(misses)
}

console.log('\nIn the browser, minified:')
const everything = '*'
for (const { what, minified, brotli } of [
  await browserBytes('lifePath alone', '{ lifePath, parsePlainDate }'),
  await browserBytes('four numbers, explained', '{ coreChart, explain, render, englishWords }'),
  await browserBytes('full chart, explained', '{ fullChart, explain, render, englishWords }'),
  await browserBytes('texts of the Life Path', '{ lifePathMeanings }', 'meanings/life-path.ts'),
  await browserBytes('everything, all texts', everything),
])
  console.log(`  ${what.padEnd(30)} ${minified} bytes, ${brotli} with brotli`)

if (!Number.isFinite(sum)) throw new Error('an engine gave something that is no number')
