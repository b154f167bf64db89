import {
  bankPage,
  buyCredits,
  creditsOf,
  fillTestCard,
  openPrices,
  paymentForm,
  paymentNoise,
  payments,
  purchaseDialog,
} from './buy-credits.ts'
import { expect, test } from './journey.ts'
import {
  arriveWithProfile,
  ask,
  consent,
  creditMenu,
  expectCredits,
  expectToast,
  logIn,
  messageInput,
  newEmail,
} from './person.ts'

test.use({ expectedNoise: paymentNoise, viewport: { width: 1280, height: 800 } })

const payButton = { name: 'Order and pay €5.49' }

test('a pack that somebody presses before the page knows that it is them is opened for them, not for a stranger', async ({
  page,
}) => {
  await logIn(page, newEmail())
  const { promise: known, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/api/auth/profile', async (route) => {
    await known
    await route.continue()
  })
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  tell()
  await expect(purchaseDialog(page)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/pricing')
})

test.describe('with a tax number', () => {
  test.use({ expectedNoise: /\/_stripe\/|^400: \/api\/billing\/checkout-session$/ })

  test('a pack chosen while signed out survives the login, is paid in the form and leads on to the chat', async ({
    page,
  }) => {
    await page.goto('/pricing')
    await expect(page.getByText('Running on the sandbox')).toBeVisible()
    await page.getByText('EUR', { exact: true }).click()
    await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
    await page.waitForURL('/login?redirect=pricing&purchase=destiny7')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await consent(page, newEmail())

    await expect(purchaseDialog(page)).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
    expect(await page.evaluate(() => [sessionStorage.length, localStorage.getItem('pendingPurchase')])).toEqual([
      1,
      null,
    ])
    await expect(page.getByRole('button', { name: 'Processing...', includeHidden: true })).toBeAttached()
    await expect(purchaseDialog(page).getByRole('checkbox')).not.toBeChecked()
    await fillTestCard(page, 'Succeeds')
    await purchaseDialog(page).getByText('Add tax number (NIF)').click()
    const taxNumber = purchaseDialog(page).getByRole('textbox', { name: 'Tax number (NIF)' })
    await taxNumber.fill('501964844')
    await purchaseDialog(page).getByRole('button', payButton).click()
    await expect(taxNumber).toHaveAccessibleDescription(/This NIF is not valid/)
    await taxNumber.fill('501 964 843')
    await expect(purchaseDialog(page).getByRole('button', payButton)).toBeInViewport({ ratio: 1 })
    await purchaseDialog(page).getByRole('button', payButton).click()

    await page.waitForURL(/\/success\?session_id=cs_/)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByText('140 credits added to your account: Destiny 7, €5.49.')).toBeVisible()
    await expectCredits(page, 145)
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible()
    await page.waitForURL('/chat')
    await expect(messageInput(page)).toBeVisible()

    await creditMenu(page).click()
    await page.getByRole('menuitem', { name: 'Credits and orders' }).click()
    await expect(page.getByRole('row', { name: /Destiny 7 .*\+140 145$/ })).toBeVisible()
    await expect(page.getByText(/Your invoice is being issued|Invoice \d+\/SANDBOX \(PDF\)/)).toBeVisible()
  })
})

test('on the landing page a pack is bought in dollars on the provider’s own page', async ({ page, product }) => {
  await logIn(page, newEmail())
  await page.goto('/welcome')
  await expect(creditMenu(page)).toBeVisible()
  const packs = page.getByRole('region', { name: 'Sacred Credit Packs' })
  await packs.scrollIntoViewIfNeeded()
  await packs.getByText('USD', { exact: true }).click()
  await packs
    .getByRole('listitem')
    .filter({ hasText: 'Seed 3' })
    .getByRole('button', { name: 'Purchase Now' })
    .first()
    .click()
  await page.waitForURL(`${product.sandboxUrl}/**`)
  await page.getByRole('button', { name: 'Succeeds' }).press('Enter')
  await page.getByRole('button', { name: 'Pay $1.99' }).click()
  await page.waitForURL(/\/success\?session_id=cs_/)
  await expect(page.getByText('30 credits added to your account: Seed 3, $1.99.')).toBeVisible()
  await expectCredits(page, 35)
})

test.describe('with a tax number on the landing page', () => {
  test.use({ expectedNoise: /\/_stripe\/|^400: \/api\/purchase$/ })

  test('the tax number is asked for before the provider’s own page, checked, and printed on the invoice', async ({
    page,
    product,
  }) => {
    await page.goto('/welcome')
    const packs = page.getByRole('region', { name: 'Sacred Credit Packs' })
    await expect(packs.getByText('Add tax number (NIF)')).toHaveCount(0)
    await logIn(page, newEmail())
    await page.goto('/welcome')
    await packs.getByText('Add tax number (NIF)').click()
    const taxNumber = packs.getByRole('textbox', { name: 'Tax number (NIF)' })
    await taxNumber.fill('501964844')
    await packs.getByText('Add tax number (NIF)').click()
    const purchase = packs.getByRole('listitem').filter({ hasText: 'Seed 3' }).getByRole('button').first()
    await purchase.click()
    await expect(taxNumber).toBeVisible()
    await expect(taxNumber).toHaveAccessibleDescription(/This NIF is not valid/)
    await taxNumber.fill('DE 136.695.976')
    await purchase.click()
    await page.waitForURL(`${product.sandboxUrl}/**`)
    await page.getByRole('button', { name: 'Succeeds' }).press('Enter')
    await page.getByRole('button', { name: /^Pay / }).click()
    await page.waitForURL(/\/success\?session_id=cs_/)
    await expect
      .poll(async () => (await fetch(`${product.sandboxUrl}/_control/invoices`)).text(), { timeout: 30_000 })
      .toContain('"taxNumber":"136695976"')
  })
})

test('a declined card charges nothing and says why; another one pays', async ({ page }) => {
  await logIn(page, newEmail())
  await openPrices(page)
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await fillTestCard(page, 'Declined')
  await purchaseDialog(page).getByRole('button', payButton).click()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await expect(purchaseDialog(page).getByRole('button', payButton)).toHaveAccessibleDescription(
    'Your card was declined.',
  )
  expect(await creditsOf(page)).toBe(5)
  await page.setViewportSize({ width: 390, height: 844 })
  // Another press reaches the button, not the toast.
  await purchaseDialog(page).getByRole('button', payButton).click({ trial: true, timeout: 2_000 })
  await page.setViewportSize({ width: 1280, height: 800 })

  await fillTestCard(page, 'Succeeds')
  await purchaseDialog(page).getByRole('checkbox').check()
  await purchaseDialog(page).getByRole('button', payButton).click()
  await page.waitForURL(/\/success/)
  await expectCredits(page, 145)
  await page.getByRole('link', { name: 'Order confirmation' }).click()
  await expect(page.getByText(/you agreed: “Please credit me at once/)).toBeVisible()
})

test('a bank that is refused charges nothing; approved, the payment goes on', async ({ page }) => {
  await logIn(page, newEmail())
  await openPrices(page)
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await fillTestCard(page, '3-D Secure')
  await purchaseDialog(page).getByRole('button', payButton).click()
  await bankPage(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  expect(await creditsOf(page)).toBe(5)

  await fillTestCard(page, '3-D Secure')
  await purchaseDialog(page).getByRole('button', payButton).click()
  await bankPage(page).getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL(/\/success/)
  await expectCredits(page, 145)
})

test('the payment form is left with Escape, from inside its frame too, and gives the focus back', async ({ page }) => {
  await logIn(page, newEmail())
  await openPrices(page)
  const buy = page.getByRole('button', { name: 'Buy Destiny 7' })
  await buy.click()
  await expect(purchaseDialog(page).getByRole('heading')).toBeFocused()
  await expect(page.locator('#root')).toHaveAttribute('inert', '')
  await page.keyboard.press('Escape')
  await expect(purchaseDialog(page)).toHaveCount(0)
  await expect(buy).toBeFocused()

  await buy.press('Enter')
  await paymentForm(page).getByRole('textbox', { name: 'Card number' }).press('Escape')
  await expect(purchaseDialog(page)).toHaveCount(0)
  await expect(buy).toBeFocused()
})

test('a form that is not complete says so at its fields, and nothing is paid', async ({ page }) => {
  await logIn(page, newEmail())
  await openPrices(page)
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await expect(paymentForm(page).getByRole('textbox', { name: 'Card number' })).toBeVisible()
  await purchaseDialog(page).getByRole('button', payButton).click()
  await expect(paymentForm(page).getByRole('textbox', { name: 'Card number' })).toHaveAttribute('aria-invalid', 'true')
  await expect(purchaseDialog(page).getByRole('button', payButton)).toHaveAccessibleDescription(/card number/)
  await expect(page.getByText('Payment failed')).toHaveCount(0)
})

test('where the provider’s events get lost, the page that one comes back to asks the provider', async ({
  page,
  product,
}) => {
  await payments(product, 'PUT', '', { webhooks: 'lost' })
  await logIn(page, newEmail())
  await openPrices(page)
  await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
  await fillTestCard(page, 'Succeeds')
  await purchaseDialog(page).getByRole('button', payButton).click()
  await expect(page.getByText('140 credits added to your account: Destiny 7, €5.49.')).toBeVisible()
  await payments(product, 'POST', 'redeliver', { which: 'undelivered' })
  expect(await creditsOf(page)).toBe(145)
})

test('what one had typed waits in the chat until the credits for it are bought', async ({ page, product }) => {
  await arriveWithProfile(page)
  await ask(page, 'What does my Life Path say?')
  await page.getByRole('button', { name: 'Buy Credits' }).first().click()
  await page.waitForURL('/pricing')
  const sessionId = await buyCredits(page, product)
  await page.goto(`/success?session_id=${sessionId}`)
  await page.getByRole('link', { name: 'Start Your Reading' }).click()
  await expect(messageInput(page)).toHaveValue('What does my Life Path say?')
  await expectCredits(page, 35)
})

test.describe('for somebody who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the page of a payment leads nowhere by itself', async ({ page, product }) => {
    await logIn(page, newEmail())
    await page.goto('/pricing')
    await page.goto(`/success?session_id=${await buyCredits(page, product)}`)
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Stay on this page' })).toHaveCount(0)
  })
})

test('a key pressed on the page of a payment keeps it open', async ({ page, product }) => {
  await logIn(page, newEmail())
  await page.goto('/pricing')
  await page.goto(`/success?session_id=${await buyCredits(page, product)}`)
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Stay on this page' })).toHaveCount(0)
})

test.describe('while the provider is away', () => {
  test.use({ expectedNoise: /^503: \/api\// })

  test('no checkout opens, and the button can be pressed again', async ({ page, product }) => {
    await logIn(page, newEmail())
    await openPrices(page)
    await payments(product, 'PUT', '', { api: '500' })
    await page.getByRole('button', { name: 'Buy Destiny 7' }).click()
    await expect(page.getByText('Checkout failed', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Buy Destiny 7' })).toBeEnabled()

    await page.goto('/welcome')
    await page.getByRole('region', { name: 'Sacred Credit Packs' }).scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: 'Purchase Now' }).first().click()
    await expectToast(page, 'Purchase failed', 'Unable to process payment. Please try again.')
  })
})

test('on a Portuguese page the form that pays is in Portuguese', async ({ page }) => {
  await logIn(page, newEmail())
  await page.goto('/pt/pricing')
  await page.getByRole('button', { name: 'Comprar Destiny 7' }).click()
  await expect(paymentForm(page).getByRole('textbox', { name: 'Número do cartão' })).toBeVisible()
})
