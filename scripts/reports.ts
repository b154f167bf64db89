import { relative } from 'node:path'
import type { Tally } from './checks.ts'

export type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[]
}

type PlaywrightSuite = {
  title: string
  specs: { title: string; file: string; line: number; tests: { status: string }[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** What a run of vitest found. */
export function vitestTally({ numPassedTests, testResults }: VitestReport, root: string): Tally {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no tests, and fails.
    if (status === 'failed' && tests.length === 0) return [`${file}: could not be run`]
    return tests.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: numPassedTests, failed }
}

/** What a run of Playwright found. A test that passes only when tried again has failed. */
export function playwrightTally({ stats, errors, suites }: PlaywrightReport): Tally {
  const broken = errors.map(({ message = 'an error without a message' }) => message.split('\n', 1)[0]!)
  return { passed: stats.expected, failed: [...suites.flatMap(unexpectedOf), ...broken] }
}

function unexpectedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  return [...failed.map(({ file, line, title }) => `${file}:${line}: ${title}`), ...suites.flatMap(unexpectedOf)]
}
