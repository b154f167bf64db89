import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { buildWebWhenStale } from '../../scripts/web-build.ts'

// Before the workers start their products: two builds at once would write the same files.
buildWebWhenStale(join(import.meta.dirname, '../..'))

export default defineConfig({
  outputDir: '../../test-results/e2e',
  // Each worker has its own product, so that a model that misbehaves for one test does not affect another.
  workers: Math.max(2, availableParallelism()),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough for a machine that is four times slower than a laptop and does everything at once.
  timeout: 180_000,
  expect: { timeout: 40_000 },
  use: {
    launchOptions: { executablePath: findOrInstallChromium() },
    locale: 'en-GB',
    actionTimeout: 40_000,
    screenshot: 'only-on-failure',
  },
})
