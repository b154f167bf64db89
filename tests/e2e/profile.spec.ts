import { expect, test } from './journey.ts'
import { logIn, newEmail } from './person.ts'

const languages = {
  'en-GB': { complete: 'Complete your profile', save: 'Save profile', missing: 'Missing Information' },
  'pt-PT': { complete: 'Completa o teu perfil', save: 'Guardar perfil', missing: 'Faltam dados' },
} as const

/** By how much a choice is narrower than its longest text. */
function cutOf(choice: HTMLElement): number {
  const { width } = choice.getBoundingClientRect()
  choice.style.width = 'max-content'
  const whole = choice.getBoundingClientRect().width
  choice.style.width = ''
  return Math.max(0, whole - width)
}

for (const [locale, words] of Object.entries(languages))
  test.describe(locale, () => {
    test.use({ locale })

    test('the profile form of a phone shows whole dates, and a toast leaves its title in sight', async ({ page }) => {
      await logIn(page, newEmail())
      await page.goto('/chat')
      await page.getByRole('button', { name: words.complete }).click()
      const dialog = page.getByRole('dialog')
      for (const width of [320, 360, 375, 384, 390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        for (const choice of await dialog.locator('select').all())
          expect(await choice.evaluate(cutOf), `of a choice at ${width} px`).toBe(0)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await dialog.getByRole('button', { name: words.save }).click()
      const toast = page.getByRole('listitem').filter({ hasText: words.missing })
      await expect(toast).toBeInViewport()
      const title = (await dialog.getByRole('heading').boundingBox())!
      expect((await toast.boundingBox())!.y).toBeGreaterThan(title.y + title.height)
    })
  })
