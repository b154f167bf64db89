import { runChecks } from './checks.ts'
import { runBrowserTests, runFaultTests, runUnitTests } from './suites.ts'

// Everything that has to hold, in the order in which it fails fastest. The last line is the sum.

const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => stop.abort())

const total = { passed: 0, failed: 0 }
const suites = {
  'Static checks': runChecks,
  'Unit tests': runUnitTests,
  'Browser tests': runBrowserTests,
  'Fault tests': runFaultTests,
}
for (const [name, run] of Object.entries(suites)) {
  if (stop.signal.aborted) break
  console.log(`\n${name}`)
  const { passed, failed } = await run(stop.signal)
  total.passed += passed
  total.failed += failed
}
if (stop.signal.aborted) console.log('\nInterrupted: the rest was not run.')
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 || total.passed === 0 || stop.signal.aborted ? 1 : 0)
