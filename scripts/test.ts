import { runChecks } from './checks.ts'
import { runBrowserTests, runFaultTests, runUnitTests } from './suites.ts'

// Everything that has to hold, in the order in which it fails fastest. The last line is the sum.

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

let passed = 0
const failed: string[] = []
const suites = {
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
  failed.push(...tally.failed.map((what) => `${name}: ${what}`))
}
if (stop.signal.aborted) console.log('\nInterrupted: the rest was not run.')
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((what) => `  ${what}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exit(failed.length > 0 || passed === 0 || stop.signal.aborted ? 1 : 0)
