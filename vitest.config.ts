import { defineConfig } from 'vitest/config'

const databaseTests = { globalSetup: ['tests/support/global-setup.ts'], testTimeout: 20_000, hookTimeout: 30_000 }

export default defineConfig({
  test: {
    pool: 'forks',
    // One worker beside the main process suits the smallest machine that we support, which has two cores.
    maxWorkers: 2,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      { test: { name: 'numerology', include: ['packages/numerology/**/*.test.ts'] } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'] } },
      {
        test: { name: 'server', include: ['apps/server/**/*.test.ts', 'tests/support/**/*.test.ts'], ...databaseTests },
      },
      { test: { name: 'sandbox', include: ['apps/sandbox/**/*.test.ts'] } },
      { test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'] } },
      { test: { name: 'tools', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...databaseTests,
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
