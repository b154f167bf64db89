import type { AdminPayouts } from '@numeria/contract'
import { openDesk, sampleAdmin, waitForReward } from './admin-people.ts'
import { expect, test } from './journey.ts'
import { expectToast } from './person.ts'
import { card } from './referral-people.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const newTelegramId = () => String(Math.floor(Math.random() * 1e9) + 1e9)

test('whoever is no administrator is sent to sign in', async ({ page }) => {
  await page.goto('/admin')
  await page.waitForURL('/admin-login')
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test.describe('signing in', () => {
  test.use({ expectedNoise: /^401: \/api\/admin\/login$/ })

  test('asks for both, refuses what is wrong, welcomes what is right, and ends with the logout', async ({ page }) => {
    await page.goto('/admin-login')
    const signIn = page.getByRole('button', { name: 'Sign In' })
    await signIn.click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Please enter both email and password')
    await expect(page.getByLabel('E-mail')).toBeFocused()

    await page.getByLabel('E-mail').fill(sampleAdmin.email)
    await page.getByLabel('Password').fill('moonlight')
    await signIn.click()
    await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Login failed')

    await page.getByLabel('Password').fill(sampleAdmin.password)
    await page.keyboard.press('Enter')
    await expectToast(page, 'Login Successful', 'Welcome to the admin dashboard')
    await expect(page).toHaveURL('/admin')
    await expect(page.getByText(sampleAdmin.email)).toBeVisible()

    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page.getByText('Logged Out', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/admin-login')
    await page.goto('/admin')
    await page.waitForURL('/admin-login')
  })
})

test('a token is made, copied whole while it is shown, and revoked', async ({ page }) => {
  const telegramId = newTelegramId()
  await openDesk(page)
  const form = card(page, 'Generate Telegram Bot Token')
  await form.getByRole('button', { name: 'Generate Token' }).click()
  await expect(form.getByText('Please enter your Telegram User ID')).toBeVisible()
  await form.getByLabel('Telegram User ID').fill(telegramId)
  await form.getByLabel('Telegram username (optional)').fill('@selene_operator')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Token Generated', { exact: true })).toBeVisible()
  await expect(form.getByText('Send this to our Telegram bot')).toBeVisible()
  const token = await form.getByRole('code').textContent()
  await form.getByRole('button', { name: 'Copy token' }).click()
  await expectToast(page, 'Copied', 'Token copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token)

  const row = card(page, 'Active tokens').getByRole('listitem').filter({ hasText: telegramId })
  await expect(row).toContainText('@selene_operator')
  await row.getByRole('button', { name: 'Copy preview' }).click()
  await expectToast(page, 'Copied', 'Token preview copied to clipboard')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${token!.split('.')[0]}…`)
  await row.getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('Token Revoked', { exact: true })).toBeVisible()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(form).toBeVisible()
  await expect(page.getByText(token!)).toHaveCount(0)
})

test('a reward that waits is approved, and its credits are there', async ({ page, otherBrowser }) => {
  const person = await (await otherBrowser()).newPage()
  const email = await waitForReward(person)
  await openDesk(page)
  const pending = card(page, 'Pending credit transactions')
  await expect(pending).toContainText('Account less than a day old, without a purchase')
  await pending.getByRole('button', { name: `Approve +2 credits for ${email}` }).click()
  await expectToast(page, 'Approved', `+2 credits for ${email}`)
  await expect(pending.getByText(email)).toHaveCount(0)
  const profile = await person.request.get('/api/auth/profile')
  expect(await profile.json()).toMatchObject({ user: { credits: 7 } })
})

test.describe('a person', () => {
  test.use({ expectedNoise: /^404: \/api\/admin\/people/ })

  test('is found by e-mail and given credits with a reason, which stands in the audit', async ({
    page,
    otherBrowser,
  }) => {
    const email = await waitForReward(await (await otherBrowser()).newPage())
    await openDesk(page, 'people')
    const search = page.getByLabel('E-mail address')
    await search.fill('nobody@example.com')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No user has this e-mail address.')).toBeVisible()

    await search.fill(email)
    await page.keyboard.press('Enter')
    await expect(card(page, email).getByRole('definition')).toHaveText('5')
    await expect(card(page, 'Statement').getByRole('row')).toHaveCount(2)

    await page.getByRole('button', { name: 'Give or take credits' }).click()
    const dialog = page.getByRole('dialog', { name: 'Give or take credits' })
    await dialog.getByLabel('Credits', { exact: true }).fill('12')
    await dialog.getByLabel('Reason').fill('A reading that disappointed')
    await page.keyboard.press('Enter')
    await expect(dialog.getByText(`Give 12 credits to ${email}?`)).toBeFocused()
    await dialog.getByRole('button', { name: 'Give 12 credits' }).click()
    await expectToast(page, 'Credits given', '+12 credits')
    await expect(card(page, email).getByRole('definition')).toHaveText('17')
    await expect(card(page, 'Statement').getByRole('row')).toHaveCount(3)

    await page.getByRole('tab', { name: 'Audit log' }).click()
    await expect(page.getByRole('row', { name: /Gave credits .*A reading that disappointed/ })).toBeVisible()
  })
})

test.describe('a session that ends elsewhere', () => {
  test.use({ expectedNoise: /^401: \/api\// })

  test('is noticed with the next press, and leads to the login', async ({ page, context }) => {
    await openDesk(page)
    await context.clearCookies({ name: 'numeria-admin' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.waitForURL('/admin-login')
    await expect(page.getByText('Your session has ended. Please sign in again.', { exact: true })).toBeVisible()
  })
})

test('an authenticator asks for a right code before it is on', async ({ page }) => {
  await openDesk(page, 'security')
  await expect(page.getByText('It is off: your password alone opens the admin area.')).toBeVisible()
  await expect(card(page, 'Your sessions').getByText('This browser')).toBeVisible()
  await page.getByLabel('Your password').first().fill(sampleAdmin.password)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(page.getByLabel('Current code from the app')).toHaveValue('')
})

test('an administrator ends the other sessions with the password', async ({ page, otherBrowser }) => {
  const other = await (await otherBrowser()).newPage()
  await openDesk(other, 'security')
  await openDesk(page, 'security')
  const mine = card(page, 'Your sessions')
  await mine.getByRole('button', { name: 'End all others' }).click()
  const dialog = page.getByRole('dialog', { name: 'End all others' })
  await dialog.getByLabel('Your password').fill(sampleAdmin.password)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Signed out everywhere else', { exact: true })).toBeVisible()
  await expect(mine.getByRole('listitem')).toHaveCount(1)
})

test('a payout that came back from the bank is marked as returned, with the reason', async ({ page }) => {
  const payouts: AdminPayouts = [
    {
      payoutId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c01',
      userId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c00',
      isAccountShared: false,
      month: '2026-11-01',
      amountCents: 2_550,
      withheldCents: 587,
      netCents: 1_963,
      pounds: null,
      account: { type: 'eu', end: '•••• 0154' },
      waitsFor: null,
      waitsUntil: null,
      batchId: 'NUM-EU-20261101-0A1B2C3D',
      exportedAt: '2026-11-02T09:30:00.000Z',
      endedAt: '2026-11-04T09:30:00.000Z',
      failure: null,
    },
  ]
  // A month has to pass before the bank can have paid one.
  await page.route('**/api/admin/payouts?state=paid', (route) => route.fulfill({ json: payouts }))
  const ended = { payoutIds: [payouts[0]!.payoutId], cents: 2_550, refused: [] }
  await page.route('**/api/admin/payouts/returned', (route) => route.fulfill({ json: ended }))
  await openDesk(page, 'payouts&state=paid')
  await page.getByLabel('Select all').check()
  await page.getByRole('button', { name: 'Mark as returned' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark as returned by the bank?' })
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  await expect(dialog.getByText('Please enter a reason of at least 3 characters.')).toBeVisible()
  await dialog.getByLabel('Reason').fill('The account is closed.')
  const request = page.waitForRequest('**/api/admin/payouts/returned')
  await dialog.getByRole('button', { name: 'Mark as returned' }).click()
  expect((await request).postDataJSON()).toEqual({ ids: ended.payoutIds, reason: 'The account is closed.' })
  await expect(page.getByText('Marked as returned').first()).toBeVisible()
})
