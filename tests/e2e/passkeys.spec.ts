import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { logIn, newEmail } from './person.ts'

/** As a browser without a sign-in. The page's calls are answered first: one that is under way would be refused. */
async function forget(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies()
  await page.evaluate(() => window.localStorage.clear())
}

/** A device of the browser's own that keeps passkeys and says each time that its owner was there. */
async function plugIn(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  await browser.send('WebAuthn.addVirtualAuthenticator', { options })
}

test.describe('a passkey', () => {
  test.use({ expectedNoise: /^404: \/api\/auth\/passkey$/ })

  test('is added in Settings, signs in with one press, and opens nothing once it is removed', async ({ page }) => {
    await plugIn(page)
    const email = newEmail()
    await logIn(page, email)
    await page.goto('/settings')
    const card = page.getByRole('region', { name: 'Your logins', exact: true })
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Your passkey is added', { exact: true })).toBeVisible()
    await expect(card.getByText('Passkey · Chrome on Linux')).toBeVisible()
    await card.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(page.getByText('Nothing to add', { exact: true })).toBeVisible()

    await forget(page)
    await page.goto('/login?redirect=pricing')
    await page.getByRole('button', { name: 'Continue with a passkey' }).click()
    await page.waitForURL('/pricing')

    await forget(page)
    await page.goto('/login?redirect=pricing')
    await page.getByRole('button', { name: 'Continue with e-mail' }).click()
    // This device chooses a suggested passkey by itself.
    await page.waitForURL('/pricing')
    await page.goto('/settings')
    await card.getByRole('button', { name: 'Remove: Passkey · Chrome on Linux' }).click()
    await expect(page.getByText('Login removed', { exact: true })).toBeVisible()

    await forget(page)
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with a passkey' }).click()
    await expect(page.getByText('This passkey does not belong to any account here.')).toBeVisible()
  })
})
