import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './journey.ts'
import { looks, screens } from './screens.ts'

test.use({ expectedNoise: /^404: \/nothing$|\/_stripe\//, viewport: { width: 390, height: 844 } })

// By night everything is as by day but the colours.
const onlyColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

for (const { name, open } of screens) {
  test(`everybody can use: ${name}`, async ({ page, model }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, model)
    for (const { width, height, colorScheme } of looks) {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme })
      // Colours are judged once they are painted, not while the last look gives way to this one.
      await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'], ...(colorScheme === 'dark' && onlyColours) })
        // The only frames are the payment provider's; support for ours would cost a page of its own each time.
        .setLegacyMode()
        .exclude('iframe')
        .analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `${width} px, ${colorScheme}`).toEqual([])
    }

    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, 'pixels beyond a window of 320').toBe(0)
  })
}
