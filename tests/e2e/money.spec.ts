import { readingPrices, signupCredits } from '@numeria/contract'
import type { Locator, Page } from '@playwright/test'
import { buyCredits, paymentNoise } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { ada, logIn, newEmail } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: paymentNoise })

const languages = {
  'en-GB': {
    about: /\(about €/,
    input: 'Message to Selene',
    stop: 'Stop',
    more: 'More',
    again: /Ask again/,
    readings: 'Quick readings',
  },
  'pt-PT': {
    about: /\(cerca de .*€/,
    input: 'Mensagem para a Selene',
    stop: 'Parar',
    more: 'Mais',
    again: /Perguntar outra vez/,
    readings: 'Leituras à escolha',
  },
} as const
type Words = (typeof languages)[keyof typeof languages]

/** Asks a question, and looks at the money beside each price on the way. */
async function expectMoney(page: Page, { about, input, stop, more, again }: Words, isShown: boolean): Promise<void> {
  const expectBeside = (price: Locator) => expect(price).toContainText(isShown ? about : /cr[eé]dito?s?$/)
  await page.goto('/chat')
  const message = page.getByRole('textbox', { name: input })
  await message.fill(isShown ? 'Why is today slow?' : 'Why is today quick?')
  const price = page
    .locator('form', { has: message })
    .locator('p')
    .filter({ hasText: /cr[eé]dit/ })
  await expectBeside(price)
  await message.press('Enter')
  const stopButton = page.getByRole('button', { name: stop, exact: true })
  await expect(stopButton).toBeVisible()
  // The first words cost a credit.
  await expectBeside(price)
  const counter = await page.locator('form').getByText('/150').boundingBox()
  expect((await price.boundingBox())!.x - counter!.x - counter!.width).toBeGreaterThanOrEqual(8)
  await expect(stopButton).toBeHidden()
  await page.getByRole('button', { name: more, exact: true }).last().click()
  await expectBeside(page.getByRole('menuitem', { name: again }))
}

for (const [locale, words] of Object.entries(languages))
  test.describe(locale, () => {
    test.use({ locale })

    test('money stands beside the price of sending, of stopping and of asking again, until it is turned off', async ({
      page,
      product,
      model,
    }) => {
      await logIn(page, newEmail())
      expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
      await page.goto('/chat')
      await buyCredits(page, product)
      await page.request.post('/api/chat', { data: { message: 'A quick tip' } })
      await page.request.post('/api/chat', { data: { message: 'Why is today long?' } })
      await model.set({ mode: 'ok', firstTokenMs: 200, tokenMs: 15 })
      await expectMoney(page, words, true)
      expect((await page.request.put('/api/wellbeing', { data: { showMoney: false } })).ok()).toBe(true)
      await expectMoney(page, words, false)
    })

    test('each reading in the drawer of a phone shows its whole price, without money where the gift pays for all of it', async ({
      page,
      product,
    }) => {
      await logIn(page, newEmail())
      expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
      await page.goto('/chat')
      await buyCredits(page, product)
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const readings = page.getByRole('region', { name: words.readings }).getByRole('button')
      const paid = Object.values(readingPrices).filter((price) => price > signupCredits)
      await expect(readings.filter({ hasText: words.about })).toHaveCount(paid.length)
      expect(await readings.count()).toBeGreaterThan(paid.length)
      const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth
      for (const reading of await readings.all()) expect(await reading.evaluate(isCut)).toBe(false)
    })
  })
