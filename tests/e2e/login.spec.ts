import { expect, test } from './journey.ts'
import { consent, creditMenu, expectToast, newEmail, signIn, storedToken } from './person.ts'

const expired = 'Your login link has expired. Please try logging in again.'
const failures = {
  'reason=token_expired': expired,
  'reason=invalid_token': expired,
  'reason=no_email':
    "Login with the second social provider requires e-mail sharing; use the other login or enable e-mail sharing in that provider's privacy settings.",
  'reason=api_error': 'Authentication service is temporarily unavailable. Please try again.',
  'reason=no_token': 'No authentication token received. Please try again.',
  'reason=something_else': 'Authentication failed. Please try again.',
}

for (const [query, sentence] of Object.entries(failures)) {
  test(`a login that failed with ${query} says so, and leaves a clean address`, async ({ page, baseURL }) => {
    await page.goto(`/login?auth=error&${query}`)
    await expectToast(page, 'Login Failed', sentence)
    expect(page.url()).toBe(`${baseURL}/login`)
  })
}

test('a success without a token is a failure', async ({ page }) => {
  await page.goto('/login?auth=success')
  await expectToast(page, 'Login Failed', 'No authentication token received. Please try again.')
})

test('who cancels at the provider comes back to the login page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Login Failed', 'Authentication failed. Please try again.')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
})

test('who cancels at the provider and then signs in after all is led where they were going', async ({ page }) => {
  await page.goto('/login?redirect=pricing')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectToast(page, 'Login Failed', 'Authentication failed. Please try again.')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/pricing')
})

test('an e-mail address that the provider did not verify signs nobody in', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await page.getByLabel('E-mail not verified').check()
  await consent(page, newEmail())
  await expectToast(page, 'Login Failed', failures['reason=no_email'])
})

test('somebody who is signed in already is led on from the login page', async ({ page }) => {
  await signIn(page)
  await page.goto('/login')
  await page.waitForURL('/chat')
  await page.goto('/login?redirect=pricing')
  await page.waitForURL('/pricing')
})

test('a login for the pricing page leads there', async ({ page }) => {
  await page.goto('/login?redirect=pricing')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/pricing')
  await expect(creditMenu(page)).toHaveText('5 credits')
})

test('a redirect to anywhere else is not followed', async ({ page }) => {
  await page.goto('/login?redirect=https://hostile.example/')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/chat')
})

test('without JavaScript the pages can be read, and a login works up to its last step', async ({ otherBrowser }) => {
  const page = await (await otherBrowser({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Unlock Your Cosmic Destiny' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Login' }).click()
  await expect(page.getByText('a Master Number, two pillars with a door between them')).not.toHaveCount(0)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in with the Google sandbox' })).toBeVisible()
})

test.describe('a login link', () => {
  test('that was carried to another browser signs nobody in there, and still works in its own', async ({
    page,
    context,
    otherBrowser,
  }) => {
    // Without scripts the address is not cleaned: so we get hold of what a log or a history would have kept.
    const began = await otherBrowser({ javaScriptEnabled: false })
    const login = await began.newPage()
    await login.goto('/login')
    await login.getByRole('link', { name: 'Continue with Google' }).click()
    await consent(login, newEmail())
    await login.waitForURL('/login?auth=success&token=*')

    await page.goto(login.url())
    await expectToast(page, 'Login Failed', expired)
    expect(await storedToken(page)).toBeNull()
    expect(page.url()).not.toContain('token')

    await context.addCookies(await began.cookies())
    await page.goto(login.url())
    await page.waitForURL('/chat')
    await expect(creditMenu(page)).toHaveText('5 credits')
  })

  test('shows its token to nobody: not in a Referer, not in another address, not in a log', async ({
    page,
    product,
  }) => {
    const requests: { url: string; referer: string }[] = []
    page.on('requestfinished', async (request) => {
      const { referer = '' } = await request.allHeaders()
      requests.push({ url: request.url(), referer })
    })
    await signIn(page)
    const bearer = await storedToken(page)
    await page.getByRole('link', { name: 'Pricing' }).click()
    await page.goto('/welcome')
    await page.waitForLoadState('networkidle')

    const arrivals = requests.filter(({ url }) => url.includes('token='))
    expect(arrivals).toEqual([
      { url: expect.stringContaining(`${product.url}/login?auth=success&token=`), referer: '' },
    ])
    const token = new URL(arrivals[0]!.url).searchParams.get('token')!
    expect(bearer).not.toBe(token)
    expect(requests.filter(({ url }) => url.includes(bearer!))).toEqual([])
    expect(product.log()).toContain('"/login"')
    for (const secret of [token, bearer]) {
      expect(requests.filter(({ referer }) => referer.includes(secret!))).toEqual([])
      expect(product.log()).not.toContain(secret)
    }
  })
})

test.describe('the teaser', () => {
  const callToAction = 'Sign in and Selene will count. Your first 5 credits are a gift.'

  test('is typed out, then calls to sign in', async ({ page }) => {
    await page.goto('/login')
    const call = page.getByText(callToAction, { exact: true })
    await expect(call).toHaveCSS('opacity', '0')
    await expect(call).toHaveCSS('opacity', '1')
  })

  test('stands there at once for a person who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await page.goto('/login')
    await expect(page.getByText(callToAction, { exact: true })).toHaveCSS('opacity', '1')
  })
})
