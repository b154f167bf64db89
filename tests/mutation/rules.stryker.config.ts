/**
 * Mutation testing of the rules by which money and credits move, as far as they are TypeScript: `npm run mutation:rules`. Those of the ledger are SQL and have
 * a command of their own, `npm run mutation:ledger`.
 */
export default {
  mutate: [
    'packages/contract/src/{default-currency,message-price,turn-price,withdrawal,referrals}.ts',
    'apps/server/src/{billing,credits,referrals}/*.rules.ts',
    'apps/server/src/payouts/payouts.rules.ts',
  ],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/rules.vitest.config.ts', related: false },
  ignorePatterns: [
    '**',
    '!packages',
    '!packages/contract',
    '!packages/contract/**',
    '!apps',
    '!apps/server',
    '!apps/server/**',
    '!tests',
    '!tests/mutation',
    '!tests/mutation/**',
    '!package.json',
    '!tsconfig*.json',
  ],
  concurrency: 2,
  timeoutMS: 20_000,
  incremental: true,
  incrementalFile: 'test-results/mutation/rules-incremental.json',
  tempDirName: 'test-results/mutation/sandbox',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: 'test-results/mutation/rules-report.json' },
  clearTextReporter: { allowColor: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
}
