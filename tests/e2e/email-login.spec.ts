import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { newEmail, received } from './person.ts'

async function ask(page: Page, email: string) {
  await page.getByRole('button', { name: 'Continue with e-mail' }).click()
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.getByLabel('E-mail address').fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`We sent an e-mail to ${email}.`)).toBeVisible()
  await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
}

test.describe('signing in by e-mail', () => {
  test.use({ expectedNoise: /^(400|409): \/api\/auth\/email\/confirm$/ })

  test('goes by keyboard, tells a wrong code, and leads to where the person was going', async ({ page, product }) => {
    const email = newEmail()
    await page.goto('/login?redirect=pricing')
    await page.getByRole('button', { name: 'Continue with e-mail' }).click()
    await expect(page.getByLabel('E-mail address')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('Please enter an e-mail address')
    await page.goto('/login?redirect=pricing')
    await ask(page, email)
    const { code } = await received(product, email)
    await page.keyboard.type(code === '0000 0000' ? '1111 1111' : '0000 0000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('This code is not correct or has expired.')
    await page.getByLabel('Code from the e-mail').fill(code)
    await page.keyboard.press('Enter')
    await page.waitForURL('/pricing')
    await expect(page.getByRole('button', { name: /5 credits/ })).toBeVisible()
  })

  test('works by its link in the browser that asked; another one asks for the code', async ({
    page,
    product,
    otherBrowser,
  }) => {
    const email = newEmail()
    await page.goto('/login')
    await ask(page, email)
    const { code, link } = await received(product, email)

    const elsewhere = await (await otherBrowser()).newPage()
    await elsewhere.goto(link)
    await expect(elsewhere.getByText('This link works only in the browser where you asked for it.')).toBeVisible()
    expect(elsewhere.url()).toBe(`${product.url}/login`)

    const tab = await page.context().newPage()
    await tab.goto(link)
    await tab.waitForURL('/chat')
    await elsewhere.getByLabel('Code from the e-mail').fill(code)
    await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(elsewhere.getByRole('alert')).toContainText('This code is not correct or has expired.')
  })
})

test.describe('in the browser of another app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 400.0.0.0 (iPhone16,1)',
  })

  test('Google and Apple are replaced by a sentence, and e-mail is offered', async ({ page }) => {
    await page.goto('/login')
    await expect(page.getByText('Sign-in with Google or Apple is not available inside this app.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Sign in with Apple' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Continue with e-mail' })).toBeVisible()
  })
})
