import { describe, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './reports.ts'

describe('the report of a test run', () => {
  test('names every test of vitest that failed with its error, and every file that could not be run', () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: '/repo/apps/a.test.ts',
          status: 'failed',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'takes away', failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'] },
          ],
        },
        {
          name: '/repo/apps/b.test.ts',
          status: 'passed',
          startTime: 1_000,
          endTime: 1_500,
          assertionResults: [{ status: 'passed', fullName: 'counts', failureMessages: [] }],
        },
        { name: '/repo/apps/c.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
      ],
    }
    expect(vitestTally(report, '/repo')).toEqual({
      passed: 2,
      failed: ['apps/a.test.ts: takes away\n      expected 1\n      to be 2', 'apps/c.test.ts: could not be run'],
      times: [
        { file: 'apps/a.test.ts', seconds: 2.5 },
        { file: 'apps/b.test.ts', seconds: 0.5 },
        { file: 'apps/c.test.ts', seconds: 0 },
      ],
    })
  })

  test('names every test of Playwright that failed or passed only when tried again, however deep it stands', () => {
    const spec = (title: string, status: string) => ({
      title,
      file: 'chat.spec.ts',
      line: 7,
      tests: [
        { status, results: [{ duration: 1_500, errors: status === 'unexpected' ? [{ message: 'no button' }] : [] }] },
      ],
    })
    const report = {
      stats: { expected: 1 },
      errors: [{ message: 'the browser is gone\n  at somewhere' }],
      suites: [
        {
          title: 'chat.spec.ts',
          specs: [spec('asks', 'expected'), spec('pays', 'unexpected')],
          suites: [{ title: 'later', specs: [spec('comes back', 'flaky')] }],
        },
      ],
    }
    expect(playwrightTally(report)).toEqual({
      passed: 1,
      failed: ['chat.spec.ts:7: pays\n      no button', 'chat.spec.ts:7: comes back', 'the browser is gone'],
      times: [{ file: 'chat.spec.ts', seconds: 4.5 }],
    })
  })
})
