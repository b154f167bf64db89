import { defineConfig } from 'vitest/config'

/** The quick tests of this package: what Stryker runs for each mutant, from the root of a copy of the repository. */
export default defineConfig({
  test: {
    include: ['{src,vectors}/**/*.test.ts', 'packages/numerology/{src,vectors}/**/*.test.ts'],
    // Sweeps go through 46,386 days and hundreds of odd texts, and would do so again for each of a thousand mutants; the
    // command is tested in processes of its own, where no mutant is awake.
    exclude: ['**/*.{sweep,main}.test.ts'],
    testTimeout: 60_000,
  },
})
