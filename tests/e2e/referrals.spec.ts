import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { consent, expectCredits, expectToast, logIn, newEmail } from './person.ts'
import { at, card, click, makeCode, openReferrals } from './referral-people.ts'

// People who sit elsewhere: who joins from the referrer's own address is looked at by a person first.
test.use({
  settings: { TRUST_PROXY: '1' },
  permissions: ['clipboard-read', 'clipboard-write'],
  ...at('198.51.100.7'),
})

test('one person shares a link, another joins by it, both are rewarded, and the first sees it in every tab', async ({
  page,
  otherBrowser,
}) => {
  await openReferrals(page)
  await expect(page.getByText('No rewards earned yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Generate Protected Code' }).click()
  await expectToast(page, 'Referral code created!', 'Link copied to clipboard')
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const code = new URL(link).searchParams.get('ref')!
  await expect(card(page, 'Your codes').getByText('Pending', { exact: true })).toBeVisible()

  const friend = await (await otherBrowser({ ...at('203.0.113.20'), locale: 'en-GB' })).newPage()
  await friend.goto(link)
  await friend.getByRole('link', { name: 'Continue with Google' }).first().click()
  await consent(friend, newEmail())
  await friend.waitForURL('/chat')
  await expectCredits(friend, 8)

  await page.goto('/referrals')
  const sideBar = page.getByRole('complementary', { name: 'Sidebar' })
  await expect(sideBar.getByText('10 credits')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your level' })).toContainText('1 conversion')
  await expect(page.getByText('2 more referrals to reach the next level')).toBeVisible()
  const codes = card(page, 'Your codes')
  await expect(codes.getByText('Active', { exact: true })).toBeVisible()
  await expect(codes.getByText('1 click · 1 conversion')).toBeVisible()
  await expect(card(page, 'Rewards').getByText('$0.50', { exact: true })).toBeVisible()
  await expect(card(page, 'Who joined').getByRole('listitem')).toHaveText(/^Rewarded5 credits/)

  await page.getByRole('tab', { name: 'Performance' }).click()
  await expect(page).toHaveURL(/tab=performance/)
  await expect(page.getByRole('img', { name: /: 1 click and 1 signup\./ })).toBeVisible()
  await page.getByRole('radio', { name: 'Year' }).check()
  await expect(page).toHaveURL(/period=year/)
  await page.getByText('Show the figures as a table').click()
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(14)

  await page.getByRole('tab', { name: 'Payouts' }).click()
  await expect(card(page, 'Payout structure')).toContainText('€25.00')

  await page.getByRole('tab', { name: 'Analytics' }).click()
  const row = page.getByRole('row', { name: new RegExp(`^${code}`) })
  await expect(row).toHaveText(`${code}11100.0%$0.50`)
  await expect(page.getByRole('img', { name: 'Place 1' })).toBeVisible()
})

test('a link counts for somebody who was here before, whose pages the service worker asks for', async ({
  page,
  otherBrowser,
}) => {
  await openReferrals(page)
  const code = await makeCode(page)
  const context = await otherBrowser({ ...at('203.0.113.21'), locale: 'en-GB' })
  const friend = await context.newPage()
  await friend.goto('/')
  await friend.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await friend.goto(`/?ref=${code}`)
  expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'numeria-ref', value: code }))
  await page.reload()
  await expect(card(page, 'Your codes').getByText('1 click · 0 conversions')).toBeVisible()
})

test('a press on a code copies its link, and its QR code opens the same link', async ({ page }) => {
  await openReferrals(page)
  const code = await makeCode(page)
  await page.reload()
  await card(page, 'Your codes').getByRole('listitem').click()
  await expectToast(page, 'Copied!', 'Referral link copied to clipboard')
  const link = `${new URL(page.url()).origin}/?ref=${code}`
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.getByRole('button', { name: `QR code of ${code}` }).click()
  await expect(page.getByRole('img', { name: `QR code that opens ${link}` })).toBeVisible()
})

test('a code needs no mouse', async ({ page }) => {
  await openReferrals(page)
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses += 1) {
      await page.keyboard.press('Tab')
      const target = page.getByRole('button', { name })
      if ((await target.count()) === 1 && (await target.evaluate((element) => element === document.activeElement)))
        return
    }
    throw new Error(`Tab does not lead to ${name}.`)
  }
  await tabTo('Generate Protected Code')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Referral code created!', 'Link copied to clipboard')
  await tabTo('Copy the link of ')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Copied!', 'Referral link copied to clipboard')

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Performance' })).toHaveAttribute('aria-selected', 'true')
})

test('the table of links is a file for spreadsheets too', async ({ page }) => {
  await openReferrals(page, 'analytics')
  const code = await makeCode(page)
  await click(page, code, 2)
  await page.reload()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toMatch(/^numeria-referrals-\d{4}-\d\d-\d\d\.csv$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(new RegExp(`^${code},\\d\\d/\\d\\d/\\d{4},2,0,0,0$`))
})

test('signed out, the program asks to log in, and leads back after it', async ({ page }) => {
  await page.goto('/referrals')
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  await expect(page.getByText('Please log in to access the referral program.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/referrals')
  await expect(page.getByRole('heading', { name: 'Referral Program' })).toBeVisible()
})

/** The toast, where a field says the same. */
async function expectNews(page: Page, title: string, description: string): Promise<void> {
  await expect(page.getByRole('region', { name: /^Notifications/ })).toContainText(`${title}${description}`)
}

test.describe('bank details', () => {
  // The server refuses an account that cannot be one.
  test.use({ expectedNoise: /^400: \/api\/referral\/mode$/ })

  test('are asked for field by field, checked, shown masked, and deleted on the way back to credits', async ({
    page,
  }) => {
    await openReferrals(page, 'payouts')
    const save = page.getByRole('button', { name: 'Save Settings' })
    await page.getByLabel('Bank Transfer').check()
    await save.click()
    await expectNews(page, 'Full name required', "Please enter the account holder's full name")
    await expect(page.getByLabel('Full name of the account holder')).toBeFocused()
    await page.getByLabel('Full name of the account holder').fill('Ada Lindqvist')
    await save.click()
    await expectNews(page, 'EU bank details incomplete', 'Please provide IBAN and SWIFT/BIC code')
    await page.getByLabel('UK Bank').check()
    await save.click()
    await expectNews(page, 'UK bank details incomplete', 'Please provide sort code and account number')

    await page.getByLabel('EU Bank').check()
    const iban = page.getByLabel('IBAN', { exact: true })
    await iban.fill('PT50 0002 0123 1234 5678 9015 5')
    await page.getByLabel('SWIFT/BIC', { exact: true }).fill('BCOMPTPL')
    await save.click()
    await expect(iban).toHaveAttribute('aria-invalid', 'true')
    await expect(iban).toBeFocused()

    await iban.fill('PT50 0002 0123 1234 5678 9015 4')
    await save.click()
    await expectNews(page, 'Settings updated!', 'Payout mode has been changed')
    await expect(page.getByText('0154')).toBeVisible()
    await expect(page.getByText('PT50')).toBeHidden()

    await page.getByLabel('Credits', { exact: false }).first().check()
    await save.click()
    await expectNews(page, 'Settings updated!', 'Payout mode has been changed')
    await page.reload()
    await page.getByLabel('Bank Transfer').check()
    await expect(page.getByLabel('IBAN', { exact: true })).toHaveValue('')
  })
})

test('a tab that cannot be loaded says so and can be tried again', async ({ page }) => {
  await logIn(page, newEmail())
  await page.route('**/api/referral/stats?*', (route) => route.abort('aborted'))
  await page.goto('/referrals?tab=performance')
  await expect(page.getByText('These figures did not load.')).toBeVisible()
  await page.unroute('**/api/referral/stats?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No data available for the selected period.')).toBeVisible()
})
