import type { Page } from '@playwright/test'
import { violationsOn } from './accessibility.ts'
import { failingScreens } from './failing-screens.ts'
import { expect, test } from './journey.ts'
import { keyboardProblems } from './keyboard-walk.ts'
import { portugueseScreens } from './portuguese-screens.ts'
import { looks, screens } from './screens.ts'

test.use({
  expectedNoise: /^404: \/nothing$|^404: \/api\/chat\/history|\/_stripe\/|^403: \/api\/user\/data/,
  viewport: { width: 390, height: 844 },
})

// By night everything is as by day but the colours.
const onlyColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Touch targets are 24 px large, or have space around them. */
const andTargets = { rules: { 'target-size': { enabled: true } } }

/** States of a screen (after a comma) have its stops, but the tabs of these two are screens. A menu is walked with the arrows. */
const isWalked = (name: string) => /^(admin|referrals), [a-z ]+$|^[^,]+$/i.test(name) && !name.endsWith('menu')

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const { name, open } of screens) {
  test(`everybody can use: ${name}`, async ({ page, model }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, model)
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      // The colours of the last look fade: a violation counts when it stays.
      await expect
        .poll(() => violationsOn(page, colorScheme === 'dark' ? onlyColours : {}), `${width} px, ${colorScheme}`)
        .toEqual([])
    }
    if (isWalked(name)) expect(await keyboardProblems(page), 'by keyboard').toEqual([])

    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflowOf(page), 'pixels beyond a window of 320').toBe(0)
  })
}

// In one look only: the other looks are proved on the screens above, which are made of the same parts.
test.describe('when something fails', () => {
  test.use({ expectedNoise: /^(500|404|401): |\/_stripe\// })

  for (const { name, open } of failingScreens) {
    test(`everybody can use: ${name}`, async ({ page, model }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, model)
      await expect.poll(() => violationsOn(page, andTargets)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      await expect.poll(() => overflowOf(page), 'pixels beyond a window of 320').toBe(0)
    })
  }
})

test.describe('in Portuguese, on a phone by night', () => {
  test.use({ locale: 'pt-PT', colorScheme: 'dark', expectedNoise: /^404: \/pt\/nada$|\/_stripe\// })

  for (const { name, open } of portugueseScreens) {
    test(`everybody can use: ${name}`, async ({ page, model }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await open(page, model)
      await expect.poll(() => violationsOn(page, andTargets)).toEqual([])
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => overflowOf(page), `pixels beyond a window of ${width}`).toBe(0)
      }
    })
  }
})
