import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { portugueseScreens } from './portuguese-screens.ts'
import { looks, screens } from './screens.ts'

test.use({
  expectedNoise: /^404: \/nothing$|\/_stripe\/|^403: \/api\/user\/data/,
  viewport: { width: 390, height: 844 },
})

// By night everything is as by day but the colours.
const onlyColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** What is pressed by a finger is 24 px large, or has room around it. */
const andTargets = { rules: { 'target-size': { enabled: true } } }

/** What stands in somebody's way on the page as it is now. */
async function faultsOf(page: Page, options: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], ...options })
    // The only frames are the payment provider's; support for ours would cost a page of its own each time.
    .setLegacyMode()
    .exclude('iframe')
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { name, open } of screens) {
  test(`everybody can use: ${name}`, async ({ page, model }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, model)
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      // Colours are judged once they are painted, not while the last look gives way to this one.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      const found = await faultsOf(page, colorScheme === 'dark' ? onlyColours : {})
      expect(found, `${width} px, ${colorScheme}`).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowOf(page), 'pixels beyond a window of 320').toBe(0)
  })
}

test.describe('in Portuguese, on a phone by night', () => {
  test.use({ locale: 'pt-PT', colorScheme: 'dark', expectedNoise: /^404: \/pt\/nada$|\/_stripe\// })

  for (const { name, open } of portugueseScreens) {
    test(`everybody can use: ${name}`, async ({ page, model }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, model)
      expect(await faultsOf(page, andTargets)).toEqual([])
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => overflowOf(page), `pixels beyond a window of ${width}`).toBe(0)
      }
    })
  }
})
