import { describe, expect, test } from 'vitest'
import { playwrightTally, vitestTally } from './reports.ts'

describe('the report of a test run', () => {
  test('names every test of vitest that failed, and every file that could not be run', () => {
    const report = {
      numPassedTests: 2,
      testResults: [
        {
          name: '/repo/apps/a.test.ts',
          status: 'failed',
          startTime: 1_000,
          endTime: 3_500,
          assertionResults: [
            { status: 'passed', fullName: 'adds' },
            { status: 'failed', fullName: 'takes away' },
          ],
        },
        {
          name: '/repo/apps/b.test.ts',
          status: 'passed',
          startTime: 1_000,
          endTime: 1_500,
          assertionResults: [{ status: 'passed', fullName: 'counts' }],
        },
        { name: '/repo/apps/c.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
      ],
    }
    expect(vitestTally(report, '/repo')).toEqual({
      passed: 2,
      failed: ['apps/a.test.ts: takes away', 'apps/c.test.ts: could not be run'],
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
      tests: [{ status, results: [{ duration: 1_500 }] }],
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
      failed: ['chat.spec.ts:7: pays', 'chat.spec.ts:7: comes back', 'the browser is gone'],
      times: [{ file: 'chat.spec.ts', seconds: 4.5 }],
    })
  })
})
