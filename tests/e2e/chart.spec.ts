import { expect, test } from './journey.ts'
import { tabTo } from './keyboard-walk.ts'
import { ada, arriveWithProfile, logIn, newEmail, signIn } from './person.ts'

test.use({ viewport: { width: 390, height: 844 }, expectedNoise: /^500: \/api\/chart$/ })

test('a person without a mouse finds every number of five traditions with its text, from the chat, and pays nothing', async ({
  page,
}) => {
  await arriveWithProfile(page)
  await tabTo(page, page.getByRole('link', { name: 'See your whole chart' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/chart')
  await expect(page.getByRole('heading', { level: 1, name: 'My chart' })).toBeVisible()
  await expect(page.getByText(`Counted from your birth name: ${ada.fullName}.`)).toBeVisible()
  const lifePath = page.getByRole('article', { name: 'Life Path' })
  await expect(lifePath.getByText('Gift')).toBeVisible()
  await expect(lifePath.getByRole('link', { name: 'How it is counted' })).toHaveAttribute(
    'href',
    '/about-numerology#life-path',
  )

  // No text of any number is missing.
  await tabTo(page, page.getByRole('radio', { name: 'Mystic' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Pragmatic' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Open all texts' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Loading the text…')).toHaveCount(0)
  await expect(page.getByText('This text could not be loaded.')).toHaveCount(0)
  expect(await page.getByText('Try this').count()).toBeGreaterThan(50)
  await tabTo(page, lifePath.locator('summary', { hasText: 'Show each step' }))
  await page.keyboard.press('Enter')
  await expect(lifePath.getByText('Month 7')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: /5 credit/ })).toBeVisible()
})

test('a person without a profile completes it there, and adds the name in use', async ({ page }) => {
  await signIn(page)
  await page.goto('/chart')
  await page.getByRole('button', { name: 'Complete your profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
  await dialog.getByLabel('Year').selectOption('1990')
  await dialog.getByLabel('Month').selectOption({ label: 'July' })
  await dialog.getByLabel('Day').selectOption('14')
  await dialog.getByLabel('Full name at birth').fill(ada.fullName)
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText(`Counted from your birth name: ${ada.fullName}.`)).toBeVisible()

  await page.getByRole('button', { name: 'Add the name you use' }).click()
  await dialog.getByLabel('Name you go by now').fill('Ada Lind')
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('the minor numbers count the name you use: Ada Lind.')).toBeVisible()
  await expect(page.getByText('Minor Expression')).toBeVisible()
})

test('the printed chart has every text open', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => void (document.title = 'printed')
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  await arriveWithProfile(page)
  await page.goto('/chart')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page).toHaveTitle('printed')
  await expect(page.locator('main li > details:not([open])')).toHaveCount(0)
  expect(await page.locator('main li > details[open]').count()).toBeGreaterThan(50)
})

test('a chart that fails to load is loaded again by a press', async ({ page }) => {
  await logIn(page, newEmail())
  await page.request.patch('/api/user/profile', { data: ada })
  await page.route('**/api/chart', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'server.failed' } }),
  )
  await page.goto('/chart')
  await expect(page.getByText('Your chart could not be loaded.')).toBeVisible()
  await page.unroute('**/api/chart')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Life Path' })).toBeVisible()
})

test('a visitor is asked to log in and comes back to the chart', async ({ page }) => {
  await page.goto('/chart')
  await expect(page).toHaveURL('/login?redirect=chart')
})
