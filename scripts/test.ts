import { runChecks, type Tally } from './checks.ts'
import type { FileTime } from './reports.ts'
import { runBrowserTests, runFaultTests, runUnitTests } from './suites.ts'

// Runs every check and test suite, the fastest to fail first. Prints the ten slowest files; the last line is the sum.

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

let passed = 0
const times: FileTime[] = []
const failed: string[] = []
const suites: Record<string, (stop: AbortSignal) => Promise<Tally & { times?: FileTime[] }>> = {
  'Static checks': runChecks,
  'Unit tests': runUnitTests,
  'Browser tests': runBrowserTests,
  'Fault tests': runFaultTests,
}
for (const [name, run] of Object.entries(suites)) {
  if (stop.signal.aborted) break
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
