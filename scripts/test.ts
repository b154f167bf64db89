import { runChecks, type Tally } from './checks.ts'
import type { FileTime } from './reports.ts'
import { runAttackTests, runBrowserTests, runFaultTests, runUnitTests } from './suites.ts'

// Runs every check and test suite, the fastest to fail first, or only the suites that are named. Prints the ten slowest files; the last line is the sum.
//   node scripts/test.mjs [check] [unit] [attack] [e2e] [faults]

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

let passed = 0
const times: FileTime[] = []
const failed: string[] = []
type Suite = { name: string; run: (stop: AbortSignal) => Promise<Tally & { times?: FileTime[] }> }
const suites: Record<string, Suite> = {
  check: { name: 'Static checks', run: runChecks },
  unit: { name: 'Unit tests', run: runUnitTests },
  attack: { name: 'Attack tests', run: runAttackTests },
  e2e: { name: 'Browser tests', run: runBrowserTests },
  faults: { name: 'Fault tests', run: runFaultTests },
}
const asked = process.argv.slice(2)
for (const key of asked) {
  if (key in suites) continue
  console.error(`There is no suite "${key}": ${Object.keys(suites).join(', ')}.`)
  process.exit(1)
}
for (const [key, { name, run }] of Object.entries(suites)) {
  if (stop.signal.aborted) break
  if (asked.length > 0 && !asked.includes(key)) continue
  console.log(`\n${name}`)
  const tally = await run(stop.signal)
  passed += tally.passed
  times.push(...(tally.times ?? []))
  failed.push(...tally.failed.map((what) => `${name}: ${what}`))
}
if (stop.signal.aborted) console.log('\nInterrupted: the rest was not run.')
const slowest = times.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
console.log(
  `\nThe slowest files:\n${slowest.map(({ file, seconds }) => `  ${seconds.toFixed(1)} s  ${file}`).join('\n')}`,
)
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((what) => `  ${what}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 || stop.signal.aborted ? 1 : 0)
