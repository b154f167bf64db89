import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Returns what axe finds on the page as it is now, one line per rule. Frames, which are the payment provider's alone, are left out. */
export async function violationsOn(page: Page, options: axe.RunOptions = {}): Promise<string[]> {
  // Loaded once per page: @axe-core/playwright loads it anew for each analysis, which took half of the suite's time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (runOptions) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { exclude: [['iframe']] },
        { resultTypes: ['violations'], iframes: false, ...runOptions },
      ),
    options,
  )
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
