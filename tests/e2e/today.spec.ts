import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { arriveWithProfile, messageInput } from './person.ts'

test.use({
  viewport: { width: 390, height: 844 },
  timezoneId: 'Pacific/Auckland',
  expectedNoise: /^(500|404): \/api\/today/,
})

const numbers = (page: Page) => page.getByRole('article').evaluateAll((all) => all.map((one) => one.ariaLabel))

test('a visitor sees the numbers of a birth date that stays in the browser, and the next ones at midnight', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')))
  await page.clock.install({ time: '2027-03-08T10:59:30Z' })
  await page.goto('/today')
  const form = page.getByRole('group', { name: 'Date of birth' })
  await form.getByLabel('Day').fill('14')
  await form.getByLabel('Month').fill('7')
  await form.getByLabel('Year').fill('1990')
  await page.keyboard.press('Enter')
  // July 7 and 14, which is 5, with 2027, which is 2: Personal Year 5. March: Personal Month 8; the 8th: Personal Day 7.
  await expect(page.getByRole('article')).toHaveCount(3)
  expect(await numbers(page)).toEqual(['Personal Day 7', 'Personal Month 8', 'Personal Year 5'])
  await expect(page.getByText('8 March 2027')).toBeVisible()
  await page.clock.runFor('01:00')
  await expect(page.getByText('9 March 2027')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Personal Day 8' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('article', { name: 'Personal Day 8' })).toBeVisible()
  expect(sent.filter((request) => /1990|07-14/.test(request))).toEqual([])
  await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/login?redirect=today',
  )
})

test('the numbers of the day stand above the chat, whole on a phone, until they are hidden by keyboard', async ({
  page,
}) => {
  await arriveWithProfile(page)
  const line = page.getByRole('region', { name: 'Your numbers today' })
  await expect(line.getByRole('link')).toContainText(/Personal Day [1-9]/)
  const told = await line.getByRole('paragraph').textContent()
  await line.getByRole('button', { name: /Month [1-9] · Year [1-9]/ }).press('Enter')
  await expect(line.getByRole('term')).toContainText([/Personal Month [1-9]/, /Personal Year [1-9]/])
  await page.setViewportSize({ width: 320, height: 700 })
  for (const text of await line.locator('p, dd, a, button').all())
    expect(await text.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeLessThanOrEqual(0)
  await line.getByRole('link').press('Enter')
  await expect(page).toHaveURL('/today')
  await expect(page.getByRole('article', { name: 'Personal Day' })).toContainText(told!)
  // The day of New Zealand, although the server's own is another one for half of each day.
  const today = await page.request.get('/api/today')
  expect(await today.json()).toMatchObject({
    timeZone: 'Pacific/Auckland',
    on: new Date().toLocaleDateString('en-CA', { timeZone: 'Pacific/Auckland' }),
  })

  await page.goto('/chat')
  await line.getByRole('button', { name: 'Hide until tomorrow' }).press('Enter')
  await expect(line).toHaveCount(0)
  await expect(messageInput(page)).toBeFocused()
  await page.reload()
  await expect(messageInput(page)).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('numbers that fail to load are loaded again by a press', async ({ page }) => {
  await arriveWithProfile(page)
  await page.route('**/api/today*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Something went wrong on our side.', code: 'server.failed' } }),
  )
  await page.goto('/today')
  await expect(page.getByText('Your numbers did not load.')).toBeVisible()
  await page.unroute('**/api/today*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a person asks for daily e-mails, chooses the hour and ends them, by keyboard', async ({ page }) => {
  await arriveWithProfile(page)
  await page.goto('/today')
  const byEmail = page.getByRole('checkbox', { name: 'By e-mail' })
  await expect(byEmail).not.toBeChecked()
  await byEmail.press('Space')
  const hour = page.getByRole('combobox', { name: 'At' })
  await expect(hour).toHaveValue('8')
  await hour.press('ArrowDown')
  await expect(page.getByText('Between 09:00 and 10:00, by your clock.')).toBeVisible()
  await page.reload()
  await expect(byEmail).toBeChecked()
  await expect(hour).toHaveValue('9')
  await byEmail.press('Space')
  await expect(page.getByText('Stopped. You won’t get any more.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(byEmail).not.toBeChecked()
})

test('the link of an e-mail asks, and one press ends the e-mails without a sign-in', async ({ page }) => {
  await page.goto('/today?end=not-ours')
  const card = page.getByRole('region', { name: 'Stop the daily e-mails?' })
  await card.getByRole('button', { name: 'Stop them' }).press('Enter')
  await expect(card.getByText('This link is not from one of our e-mails.')).toBeVisible()
  await page.route('**/api/today/reminders/end/*', (route) => route.fulfill({ status: 204 }))
  await card.getByRole('button', { name: 'Stop them' }).press('Enter')
  await expect(card.getByText('Stopped. You won’t get any more of these e-mails.')).toBeVisible()
})
