import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Tally } from './checks.ts'

export type VitestReport = {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

type PlaywrightTest = { status: string; results: { duration: number; errors: { message?: string }[] }[] }
type PlaywrightSuite = {
  title: string
  specs: { title: string; file: string; line: number; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}
export type PlaywrightReport = {
  stats: { expected: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

/** How long the tests of one file took. */
export type FileTime = { file: string; seconds: number }

/** The outcome of a suite, and the time of each of its files. */
export type SuiteReport = Tally & { times: FileTime[] }

/** The outcome of a vitest run. */
export function vitestTally({ numPassedTests, testResults }: VitestReport, root: string): SuiteReport {
  const failed = testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that cannot be loaded has no tests, and fails.
    if (status === 'failed' && tests.length === 0) return [`${file}: could not be run`]
    return tests.map(({ fullName, failureMessages }) => `${file}: ${fullName}${beginningOf(failureMessages)}`)
  })
  const times = testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1_000,
  }))
  return { passed: numPassedTests, failed, times }
}

/** The outcome of a Playwright run. A test that passes only when tried again has failed. */
export function playwrightTally({ stats, errors, suites }: PlaywrightReport): SuiteReport {
  const broken = errors.map(({ message = 'an error without a message' }) => message.split('\n', 1)[0]!)
  const seconds = new Map<string, number>()
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const milliseconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    seconds.set(file, (seconds.get(file) ?? 0) + milliseconds / 1_000)
  }
  return {
    passed: stats.expected,
    failed: [...suites.flatMap(unexpectedOf), ...broken],
    times: [...seconds].map(([file, total]) => ({ file, seconds: total })),
  }
}

function specsOf({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}

function unexpectedOf({ specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
  const lines = failed.map(({ file, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors)
    return `${file}:${line}: ${title}${beginningOf(errors.map(({ message = '' }) => message))}`
  })
  return [...lines, ...suites.flatMap(unexpectedOf)]
}

/** The first lines of each error of a test, indented. A log whose beginning is cut off still says why a test failed. */
function beginningOf(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => stripVTControlCharacters(message).split('\n').slice(0, 20))
  return lines.map((line) => `\n      ${line}`).join('')
}
