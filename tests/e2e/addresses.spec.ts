import { expect, test } from './journey.ts'
import { consent, newEmail, signIn } from './person.ts'

test.describe('an address that does not exist', () => {
  test.use({ expectedNoise: /^404: \/(nothing|deep\/inside\/nothing|api\/nothing)$/ })

  for (const path of ['/nothing', '/deep/inside/nothing']) {
    test(`${path} is a real 404 that says so`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
      await page.getByRole('link', { name: 'Go home' }).click()
      await expect(page.getByRole('heading', { name: 'Unlock Your Cosmic Destiny' })).toBeVisible()
    })
  }

  test('of the API answers in JSON, to a browser as well', async ({ page }) => {
    const response = await page.goto('/api/nothing')
    expect(response?.status()).toBe(404)
    expect(await response?.json()).toMatchObject({
      error: 'There is nothing at this address.',
      code: 'request.not_found',
    })
  })
})

test('the landing page is for visitors: the server itself leads who is signed in to the chat', async ({ page }) => {
  expect((await page.request.get('/', { maxRedirects: 0 })).status()).toBe(200)
  await signIn(page)
  const answer = await page.request.get('/', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/chat')
  await page.goto('/')
  await page.waitForURL('/chat')
})

test('the chat is for who is signed in: a visitor is led to the login, and from there back', async ({ page }) => {
  await page.goto('/chat')
  await page.waitForURL('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/chat')
})

for (const address of ['/settings', '/credits'])
  test(`who opens ${address} signed out finds it after the login`, async ({ page }) => {
    await page.goto(address)
    await page.waitForURL('/login?redirect=*')
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await consent(page, newEmail())
    await page.waitForURL(address)
  })

test.describe('a payment', () => {
  // Belongs to no user.
  test.use({ expectedNoise: /^404: \/api\/billing\// })

  test('is found after the login by who comes back from it signed out', async ({ page }) => {
    await page.goto('/success?session_id=cs_test_nobody')
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
    await page.getByRole('link', { name: 'Continue with Google' }).click()
    await consent(page, newEmail())
    await page.waitForURL('/success?session_id=cs_test_nobody')
  })
})

test('every page can be reached by its links, and says in its title what it is', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Numeria – Unlock Your Cosmic Destiny')
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle('Credit packs – Numeria')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credit packs')
  await navigation.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Login – Numeria')
  await navigation.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unlock Your Cosmic Destiny')
})
