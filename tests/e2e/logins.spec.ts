import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { expectCredits, logIn, messageInput, newEmail, received, signIn } from './person.ts'

/** Fills in Facebook's form, whose address may stay empty. */
async function consentAtFacebook(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

test('an address that opens an account with Google is not opened by Facebook, and the page says with what it opens', async ({
  page,
  otherBrowser,
}) => {
  const email = newEmail()
  await logIn(await (await otherBrowser()).newPage(), email)
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await consentAtFacebook(page, email)
  const sentence =
    'This e-mail address opens an account with Google. Continue with Google; you can add this login in Settings afterwards.'
  await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible()
  await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
  expect(new URL(page.url()).search).toBe('')
})

test('a person signs in with Apple and hides the address; the name that Apple gives is proposed for the profile', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in with Apple' }).first().click()
  await page.getByLabel('E-mail', { exact: true }).fill(newEmail())
  await page.getByLabel('Name').fill('Ana Sofia Silva')
  await page.getByLabel('Hide my e-mail').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('/chat')
  await expectCredits(page, 5)
  await page.getByRole('button', { name: 'Complete your profile' }).click()
  await expect(page.getByRole('dialog').getByLabel('Full name at birth')).toHaveValue('Ana Sofia Silva')
})

test('a login is added in Settings, opens the same account, and is removed again', async ({ page }) => {
  const email = newEmail()
  await logIn(page, email)
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Your logins', exact: true })
  await expect(card.getByRole('listitem')).toHaveCount(1)
  await expect(card.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  await card.getByRole('button', { name: 'Add a Facebook login' }).click()
  await consentAtFacebook(page, newEmail())
  await page.waitForURL('/settings')
  await expect(page.getByText('Your Facebook login is added', { exact: true })).toBeVisible()
  await expect(card.getByRole('listitem')).toHaveCount(2)

  await card.getByRole('button', { name: `Remove: Google · ${email}` }).click()
  await expect(page.getByText('Login removed', { exact: true })).toBeVisible()
  await expect(card.getByRole('list')).toBeFocused()
  await expect(card.getByText('This is your only login.')).toBeVisible()
})

test('an e-mail login is added in Settings with the code of the e-mail', async ({ page, product }) => {
  await logIn(page, newEmail())
  await page.goto('/settings')
  const card = page.getByRole('region', { name: 'Your logins', exact: true })
  const email = newEmail()
  await card.getByRole('button', { name: 'Add an e-mail login' }).click()
  await expect(card.getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(card.getByLabel('Code from the e-mail')).toBeFocused()
  await page.keyboard.type((await received(product, email)).code)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your e-mail login is added', { exact: true })).toBeVisible()
  await expect(card.getByRole('list')).toBeFocused()
  await expect(card.getByRole('button', { name: `Remove: E-mail · ${email}` })).toBeVisible()
})

test.describe('in a browser whose session ended and was not logged out', () => {
  test.use({ expectedNoise: /^401: / })

  test('what one person left in a browser is not shown to the next one', async ({ page, context }) => {
    await signIn(page)
    await messageInput(page).fill('A secret of the first person')
    await page.evaluate(() => window.localStorage.setItem('pendingPurchase', 'seed3'))
    // The session ended without a logout.
    await context.clearCookies()
    await page.goto('/chat')
    await page.waitForURL('/login')

    await signIn(page)
    await expect(messageInput(page)).toHaveValue('')
    await page.goto('/pricing')
    await expect(page.getByRole('banner').getByRole('button', { name: /credit/ })).toBeVisible()
    const kept = await page.evaluate(() => Object.entries(window.localStorage))
    expect(JSON.stringify(kept)).not.toMatch(/A secret of the first person|pendingPurchase/)
  })

  test('the draft of a person whose session ended is there when the same person is back', async ({ page, context }) => {
    const email = await signIn(page)
    await messageInput(page).fill('Half a question')
    await context.clearCookies()
    await page.goto('/chat')
    await page.waitForURL('/login')
    await signIn(page, email)
    await expect(messageInput(page)).toHaveValue('Half a question')
  })
})
