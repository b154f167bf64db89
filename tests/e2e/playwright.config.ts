import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { buildWebWhenStale } from '../../scripts/web-build.ts'

// Before the workers start their products: two builds at once would write the same files.
buildWebWhenStale(join(import.meta.dirname, '../..'))

export default defineConfig({
  outputDir: '../../test-results/e2e',
  // Each worker has a product of its own, so that a model told to misbehave for one test does so for no other.
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
