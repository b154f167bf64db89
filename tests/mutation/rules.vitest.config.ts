import { defineConfig } from 'vitest/config'

/** Tests of pure rules: what Stryker runs for each mutant, from the root of a copy of the repository. */
export default defineConfig({
  test: { include: ['packages/contract/src/**/*.test.ts', 'apps/server/src/**/*.rules.test.ts'] },
})
