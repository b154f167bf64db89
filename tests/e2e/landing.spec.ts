import type { Page } from '@playwright/test'
import { lifePath, parsePlainDate } from '../../packages/numerology/src/index.ts'
import { expect, test } from './journey.ts'
import { buyCredits } from './buy-credits.ts'
import { arriveWithProfile, consent, creditMenu, expectToast, messageInput, newEmail, storedHistory } from './person.ts'

const freeReading = (page: Page) => page.getByRole('region', { name: 'Try Your Free Reading' })
const demo = (page: Page) => page.getByRole('region', { name: 'Your Life Path, worked out here' })

async function choosePractical(page: Page): Promise<void> {
  await expect(freeReading(page).getByRole('radio', { name: 'Practical' })).toBeEnabled()
  await freeReading(page).getByText('Practical', { exact: true }).click()
}

/** Comes near a part whose code is fetched then. */
async function comeNear(page: Page, part: ReturnType<typeof demo>): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  await page.mouse.move(100, 100)
}

test.describe('the free reading, to a visitor', () => {
  test('is typed out, then offers the gift', async ({ page }) => {
    await page.goto('/')
    await comeNear(page, freeReading(page))
    await expect(freeReading(page)).toContainText('Credits remaining: 5')
    const gift = freeReading(page).getByRole('link', { name: 'Get 5 Free Credits' })
    await expect(freeReading(page).getByRole('button', { name: 'Skip animation' })).toBeVisible()
    await expect(gift).toBeHidden()
    await expect(gift).toBeVisible()
    await gift.click()
    await page.waitForURL('/login')
  })

  test('can be seen whole at once, by a press or by a wish for less motion', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await comeNear(page, freeReading(page))
    await freeReading(page).getByRole('button', { name: 'Skip animation' }).click()
    await expect(freeReading(page).getByRole('link', { name: 'Get 5 Free Credits' })).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.reload()
    await comeNear(page, freeReading(page))
    await expect(freeReading(page).getByRole('link', { name: 'Get 5 Free Credits' })).toBeVisible()
  })

  test('answers in the tone that is chosen, but writes nothing before a login', async ({ page }) => {
    await page.goto('/')
    await comeNear(page, freeReading(page))
    await expect(freeReading(page).getByText('the stone circle')).toBeVisible()
    await choosePractical(page)
    await expect(freeReading(page).getByText('7, the day 5 and the year 1')).toBeVisible()
    await expect(freeReading(page).getByText('the stone circle')).toBeHidden()
    await expect(messageInput(page)).toBeDisabled()
    // The button is shown as disabled, and a press explains why.
    await freeReading(page).getByRole('button', { name: 'Send', disabled: true }).click({ force: true })
    await expectToast(page, 'Login required', 'Please log in with a social account to start your cosmic journey.')
  })
})

test.describe('the free reading, to a signed-in person', () => {
  test.use({ expectedNoise: /^402: \/api\/chat$/ })

  test('is a real one: sent in the chosen tone, answered there, paid, and kept in the chat', async ({ page }) => {
    await arriveWithProfile(page)
    const sent: unknown[] = []
    page.on('request', (request) => request.url().endsWith('/api/chat') && sent.push(request.postDataJSON()))
    await page.goto('/welcome')
    await comeNear(page, freeReading(page))
    await choosePractical(page)
    await expect(messageInput(page)).toBeEnabled()
    await messageInput(page).fill('What should I know about myself?')
    await expect(freeReading(page)).toContainText('Estimated cost: 3 credits')
    await messageInput(page).press('Enter')
    await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
    await expect(freeReading(page)).toContainText('Credits remaining: 2')
    await expect(creditMenu(page)).toHaveText('2 credits')
    await expect(messageInput(page)).toHaveValue('')
    expect(sent).toEqual([
      { message: 'What should I know about myself?', tone: 'practical', lang: 'en', tradition: 'pythagorean' },
    ])
    const [told] = await storedHistory(page)
    await expect(freeReading(page)).toContainText(told!.response.slice(0, 30))
    await freeReading(page).getByRole('link', { name: 'Go on in the chat' }).click()
    await page.waitForURL('/chat')
    await expect(page.getByRole('region', { name: 'Conversation' })).toContainText('What should I know about myself?')
  })

  test('asks for confirmation above 5 credits, and offers a quick answer for one', async ({ page, product }) => {
    await arriveWithProfile(page)
    await page.goto('/welcome')
    await comeNear(page, freeReading(page))
    await expect(messageInput(page)).toBeEnabled()
    await messageInput(page).fill('What does my Life Path say?')
    const quick = freeReading(page).getByRole('checkbox', { name: 'Quick answer · 1 credit' })
    await expect(quick).toHaveAccessibleDescription('Your credits cover a quick answer.')
    await quick.check()
    await expect(freeReading(page)).toContainText('Estimated cost: 1 credit')
    await buyCredits(page, product)
    await page.goto('/welcome')
    await comeNear(page, freeReading(page))
    await expect(messageInput(page)).toHaveValue('What does my Life Path say?')
    await messageInput(page).press('Enter')
    const confirmation = freeReading(page).getByRole('region', { name: 'Your message costs 10 credits' })
    await expect(confirmation).toContainText('Leaves 25 of your 35 credits.')
    await confirmation.getByRole('button', { name: 'Send for 10 credits' }).click()
    await expectToast(page, 'Reading complete', '10 credits used, 25 remaining.')
  })

  test('stands below the fold with their own credits at once, as do the packs', async ({ page }) => {
    await arriveWithProfile(page)
    expect((await page.request.post('/api/chat', { data: { message: 'A quick tip' } })).ok()).toBe(true)
    await page.goto('/welcome')
    await expect(freeReading(page)).toContainText('Credits remaining: 4')
    await expect(page.getByRole('button', { name: 'Purchase Now' })).toHaveCount(3)
    await expect(page.getByRole('button', { name: 'Login to Purchase' })).toHaveCount(0)
  })

  test('refuses more than 150 words, in colour and in words', async ({ page }) => {
    await arriveWithProfile(page)
    await page.goto('/welcome')
    await comeNear(page, freeReading(page))
    await expect(messageInput(page)).toBeEnabled()
    await messageInput(page).fill('word '.repeat(151))
    await expect(freeReading(page)).toContainText('151/150 – too long')
    await freeReading(page).getByRole('button', { name: 'Send' }).click()
    await expectToast(page, 'Message too long', 'Please keep your message under 150 words.')
    await expect(messageInput(page)).not.toHaveValue('')
  })

  test('says so when the credits do not suffice, and keeps the message', async ({ page }) => {
    await arriveWithProfile(page)
    await page.goto('/welcome')
    await comeNear(page, freeReading(page))
    await expect(messageInput(page)).toBeEnabled()
    await messageInput(page).fill('What does my Life Path say?')
    await freeReading(page).getByRole('button', { name: 'Send' }).click()
    await expectToast(
      page,
      'Insufficient credits',
      'You need more credits to continue. Purchase more to keep exploring.',
    )
    await expect(messageInput(page)).toHaveValue('What does my Life Path say?')
    expect(await storedHistory(page)).toEqual([])
  })
})

test('the header has the privacy policy and the terms at every width, and the sidebar the referrals for visitors', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 })
  const links = page.getByRole('navigation', { name: 'Main' })
  for (const path of ['/pricing', '/referrals']) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Go to' }).click()
    const referrals = page.getByRole('dialog').getByRole('link', { name: 'Referrals' })
    if (path === '/pricing') await expect(referrals).toHaveAttribute('href', '/referrals')
    else await expect(referrals).toHaveAttribute('aria-disabled', 'true')
  }
  await arriveWithProfile(page)
  await page.goto('/pricing')
  await expect(creditMenu(page)).toBeVisible()
  for (const name of ['Privacy policy', 'Terms of service'])
    await expect(links.getByRole('link', { name })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
})

test('a visitor works out a Life Path there, step by step and in words, and no server hears of the date', async ({
  page,
}) => {
  await page.goto('/')
  await expect(demo(page)).toContainText('1990 → 1 + 9 + 9 + 0 = 19')
  await comeNear(page, demo(page))
  await expect(demo(page).getByLabel('Day')).toBeEnabled()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url() + (request.postData() ?? '')))
  await demo(page).getByLabel('Day').fill('4')
  await demo(page).getByLabel('Month').fill('August')
  await demo(page).getByLabel('Year').fill('1961')
  await demo(page).getByLabel('Year').press('Enter')
  const { value } = lifePath(parsePlainDate('1961-08-04'))
  await expect(demo(page).getByRole('heading', { name: `Life Path ${value}` })).toBeVisible()
  await expect(demo(page).getByRole('status')).toHaveText(`Life Path ${value}.`)
  await expect(demo(page)).toContainText('1961 → 1 + 9 + 6 + 1 = 17 → 1 + 7 = 8')
  await expect(demo(page)).toContainText('The Partner')
  await expect(demo(page).getByRole('link', { name: 'Get 5 Free Credits' })).toBeVisible()
  await test.step('the name adds three numbers, and both wait in the profile after the login', async () => {
    await demo(page).getByLabel('Full name at birth').fill('Ada Maria Lindqvist')
    await demo(page).getByLabel('Full name at birth').press('Enter')
    await expect(demo(page).getByRole('definition')).toHaveText([/^3/, /^22/, /^8/])
    expect(asked.filter((address) => /1961|Lindqvist/.test(address))).toEqual([])
    await page.getByRole('link', { name: 'Continue with Google' }).first().click()
    await consent(page, newEmail())
    await page.waitForURL('/chat')
    const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
    await expect(dialog.getByLabel('Year')).toHaveValue('1961')
    await expect(dialog.getByLabel('Day')).toHaveValue('4')
    await expect(dialog.getByLabel('Full name')).toHaveValue('Ada Maria Lindqvist')
    await dialog.getByRole('button', { name: 'Save profile' }).click()
    await expect(page.getByRole('region', { name: 'Your four core numbers, free' })).toContainText('The Partner')
  })
})

test('on a phone the date of birth and the way to sign in are on the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  for (const part of [demo(page).getByLabel('Day'), page.getByRole('link', { name: 'Continue with Google' }).first()])
    await expect(part).toBeInViewport({ ratio: 1 })
})

test('the page holds still while its parts arrive', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  for (const part of [freeReading(page), demo(page), page.getByRole('region', { name: 'Sacred Credit Packs' })])
    await comeNear(page, part)
  await expect(page.getByRole('button', { name: 'Login to Purchase' }).first()).toBeVisible()
  const total = await page.evaluate(() =>
    (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
  )
  expect(total).toBeLessThan(0.01)
})

test('without JavaScript the whole page can be read', async ({ otherBrowser }) => {
  const page = await (await otherBrowser({ javaScriptEnabled: false })).newPage()
  await page.goto('/')
  await expect(page.getByText('Good to see you. I am Selene.').last()).toBeVisible()
  await expect(page.getByText('the stone circle')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Life Path 4' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'The numbers are computed' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Destiny 7' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
})
