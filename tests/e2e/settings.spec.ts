import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { arriveWithProfile, ask, consent, creditMenu, expectCredits, logIn, newEmail, signIn } from './person.ts'
import { beStale, openSettings } from './settings-screens.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('the settings are found from the credits, and everything that is kept comes as a page and as a file', async ({
  page,
}) => {
  await arriveWithProfile(page)
  await ask(page, 'What of my sister Wilhelmina?')
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await creditMenu(page).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()

  const files: string[] = []
  for (const [button, ending] of [
    ['Download to read', 'html'],
    ['Download as JSON', 'json'],
  ] as const) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(new RegExp(`^numeria-\\d{4}-\\d\\d-\\d\\d\\.${ending}$`))
    files.push(await readFile(await file.path(), 'utf8'))
  }
  for (const text of files) expect(text).toContain('What of my sister Wilhelmina?')
  expect(JSON.parse(files[1]!)).toMatchObject({ account: [{ fullName: 'Ada Maria Lindqvist' }] })
})

test('a sign-in elsewhere is seen and ended from here', async ({ page, otherBrowser }) => {
  const email = newEmail()
  const other = await (await otherBrowser()).newPage()
  await logIn(other, email)
  await logIn(page, email)
  await page.goto('/settings')
  const lines = card(page, 'Where you’re signed in').getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.filter({ hasText: 'This browser' })).toContainText('Chrome on')
  await lines.getByRole('button', { name: /^End: Chrome on/ }).click()
  await expect(page.getByText('Signed out there', { exact: true })).toBeVisible()
  await expect(lines).toHaveCount(1)
  await expect(card(page, 'Where you’re signed in').getByRole('list')).toBeFocused()
  expect(await (await other.request.get('/api/auth/profile')).json()).toMatchObject({ isAuthenticated: false })
})

test('a currency that was chosen is the one of the prices, and the language is that of the page', async ({ page }) => {
  await openSettings(page)
  await card(page, 'Language and currency').getByText('EUR').click()
  await expect(page.getByText('Currency saved', { exact: true })).toBeVisible()
  await page.goto('/pricing')
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked()
  await page.goto('/settings')
  await card(page, 'Language and currency').getByRole('link', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Definições' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'EUR' })).toBeChecked()
})

test.describe('a sign-in of a while ago', () => {
  test.use({ expectedNoise: /^403: \/api\/user\/data/ })

  test('who is asked to sign in once more comes back to the settings', async ({ page }) => {
    await beStale(page, '**/api/user/data/leaving')
    const email = await openSettings(page)
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('Please sign in again', { exact: true })).toBeVisible()
    await page.unroute('**/api/user/data/leaving')
    await dialog.getByRole('link', { name: 'Continue with Google' }).click()
    await consent(page, email)
    await page.waitForURL('/settings')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog.getByText('You still have 5 credits.')).toBeVisible()
  })
})

test.describe('with a sign-in of a while ago', () => {
  test.use({ expectedNoise: /^403: \/api\/user\/(sessions|logins)/ })

  test('ending sessions and adding a login offer to sign in once more', async ({ page, otherBrowser }) => {
    const email = await openSettings(page)
    await logIn(await (await otherBrowser()).newPage(), email)
    await page.reload()
    await beStale(page, '**/api/user/sessions/*')
    const sessions = card(page, 'Where you’re signed in')
    await sessions.getByRole('button', { name: /^End: / }).click()
    await expect(sessions.getByText('Please sign in again', { exact: true })).toBeVisible()
    await expect(sessions.getByRole('link', { name: 'Continue with Google' })).toBeVisible()

    const logins = card(page, 'Your logins')
    await expect(logins.getByRole('listitem')).toHaveCount(1)
    await beStale(page, '**/api/user/logins')
    await logins.getByRole('button', { name: 'Add a Google login' }).click()
    await expect(logins.getByText('Please sign in again', { exact: true })).toBeVisible()
  })
})

test('an account is deleted without a mouse, and who comes back is somebody new without a gift', async ({ page }) => {
  const email = await openSettings(page)
  await page.getByRole('button', { name: 'Delete my account' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog.getByRole('heading')).toBeFocused()
  await expect(dialog.getByText('You still have 5 credits.')).toBeVisible()
  const address = dialog.getByLabel('Type your e-mail address to confirm')
  await address.focus()
  await page.keyboard.type('somebody@example.com')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('This is not the address of this account.')).toBeVisible()
  await expect(address).toBeFocused()
  await address.fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeFocused()
  await expect(creditMenu(page)).toHaveCount(0)
  expect(await (await page.request.get('/api/auth/profile')).json()).toMatchObject({ isAuthenticated: false })

  await signIn(page, email)
  await expectCredits(page, 0)
})
