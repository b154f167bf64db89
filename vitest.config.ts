import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// These limits end what hangs; they say nothing about speed, on a machine that may be busy.
const limits = { testTimeout: 60_000, hookTimeout: 60_000 }
const databaseTests = { ...limits, globalSetup: ['tests/support/global-setup.ts'] }

/** Tests of a single PostgreSQL: its plans, and a trigger that ends the session whose settings it reads. */
const notOnCluster = ['tests/plans/**', 'apps/server/src/credits/interruptions.test.ts']

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: Math.max(2, availableParallelism()),
    // The files of a worker share their modules: importing the server anew for each file took longer than its tests. No module may keep state between files.
    isolate: false,
    unstubEnvs: true,
    restoreMocks: true,
    projects: [
      { test: { name: 'numerology', include: ['packages/numerology/**/*.test.ts'], ...limits } },
      { test: { name: 'contract', include: ['packages/contract/**/*.test.ts'], ...limits } },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts', 'tests/{support,plans,spread}/**/*.test.ts'],
          setupFiles: ['tests/support/judge-statements.ts'],
          exclude: process.env['CITUS_DATABASE_URL'] ? notOnCluster : [],
          ...databaseTests,
        },
      },
      { test: { name: 'sandbox', include: ['apps/sandbox/**/*.test.ts'], ...limits } },
      { test: { name: 'web', include: ['apps/web/**/*.test.{ts,tsx}'], ...limits } },
      { test: { name: 'tools', include: ['scripts/**/*.test.ts', 'bench/readings/*.test.ts'], testTimeout: 60_000 } },
      {
        test: { name: 'attack', include: ['tests/attack/**/*.test.ts'], ...databaseTests },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...databaseTests,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // These tests mostly wait, for a killed server or for a timeout.
          maxWorkers: Math.min(4, Math.max(2, availableParallelism() - 1)),
        },
      },
    ],
  },
})
