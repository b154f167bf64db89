/**
 * Mutation testing of this package: `npm run mutation` at the root. What it finds lies in `test-results/mutation`, and a second
 * run looks only at what has changed.
 */
export default {
  mutate: [
    'packages/numerology/src/**/*.ts',
    '!packages/numerology/src/**/*.{test,test-data}.ts',
    // Re-exports: there is nothing in it to mutate.
    '!packages/numerology/src/index.ts',
    // Prose: any other wording would be as right to a test. That it is there, for each place and value, is tested.
    '!packages/numerology/src/meanings/{,pt/}*.ts',
    'packages/numerology/src/meanings/{meanings,chaldean-compounds}.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/numerology/vitest.config.ts', related: false },
  ignorePatterns: [
    '**',
    '!packages',
    '!packages/numerology',
    '!packages/numerology/**',
    '!package.json',
    '!tsconfig*.json',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'test-results/mutation/incremental.json',
  tempDirName: 'test-results/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
