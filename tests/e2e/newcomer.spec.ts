import type { BrowserContext, Locator } from '@playwright/test'
import { expect, test } from './journey.ts'
import { conversation, creditMenu, messageInput, newEmail } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, isAsked: true })

/** Seconds of the keystroke-level model (Card, Moran and Newell): a key, pointing and pressing, and thinking before a press. */
const klm = { key: 0.12, press: 1.1, thought: 1.35 }
/** A page of ours or of the provider on a phone network. */
const secondsOfPage = 2
/** The Life Path with its two sentences, the four numbers, and the choice of a question, read at 240 words a minute. */
const secondsOfReading = 15

/** Counts what hands do, on every page of a browser. */
async function countHands(context: BrowserContext) {
  const count = { taps: 0, keys: 0, pages: 0 }
  await context.exposeFunction('countHand', (what: 'taps' | 'keys' | 'pages') => void (count[what] += 1))
  await context.addInitScript(() => {
    const { countHand } = window as unknown as { countHand: (what: string) => void }
    countHand('pages')
    window.addEventListener('pointerdown', () => countHand('taps'), true)
    window.addEventListener('keydown', () => countHand('keys'), true)
  })
  return count
}

test('a newcomer on a phone comes from the landing page to a first reading in six taps and a minute', async ({
  page,
  context,
}) => {
  const count = await countHands(context)
  const tap = (target: Locator) => target.tap()
  await page.goto('/')

  await tap(page.getByLabel('Day', { exact: true }).first())
  await page.keyboard.type('14')
  // The keyboard's own key for the next field, and then its Go.
  await page.keyboard.press('Tab')
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')
  await page.keyboard.type('1990')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Life Path 4' })).toBeVisible()

  await tap(page.getByRole('link', { name: 'Continue with Google' }).first())
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.keyboard.type('ada.lind')
  await page.keyboard.type(`.${newEmail().replaceAll(/[-\d]/g, '').slice(0, 6)}@example.com`)
  await tap(page.getByRole('button', { name: 'Continue' }))
  await page.waitForURL('/chat')

  const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
  await expect(dialog.getByLabel('Year')).toHaveValue('1990')
  await expect(dialog.getByLabel('Full name at birth')).toHaveValue(/^Ada Lind/)
  await tap(dialog.getByRole('button', { name: 'Save profile' }))
  await expect(page.getByRole('region', { name: 'Your four core numbers, free' })).toBeVisible()

  await tap(page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name: '1 credit' }).first())
  await expect(messageInput(page)).not.toHaveValue('')
  await tap(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(conversation(page)).toContainText('Ada, ')
  await expect(creditMenu(page)).toContainText('4 credits', { timeout: 20_000 })

  const seconds =
    count.keys * klm.key + count.taps * (klm.thought + klm.press) + count.pages * secondsOfPage + secondsOfReading
  console.log(`Landing page to first reading: ${JSON.stringify(count)}, ${seconds.toFixed(0)} s`)
  expect(count.taps).toBeLessThanOrEqual(6)
  expect(seconds).toBeLessThanOrEqual(60)
})
