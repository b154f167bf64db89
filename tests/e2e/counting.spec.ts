import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { card } from './referral-people.ts'

test.use({ isAsked: true })

type Told = { events: { event: string; metadata: Record<string, unknown> }[] }

/** Records every analytics call. */
function hearCounting(page: Page): Told[] {
  const told: Told[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/analytics') told.push(request.postDataJSON() as Told)
  })
  return told
}

const namesOf = (told: Told[]) => told.flatMap(({ events }) => events.map(({ event }) => event))
const question = (page: Page) => card(page, 'Can we measure visits anonymously?')
const minutes = (page: Page, count: number) => page.clock.runFor(count * 60_000)
const kept = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('analytics')),
  )

/** Goes to the landing page, which asks nothing, and on to a page that does, inside the app. */
async function lookAround(page: Page): Promise<void> {
  await page.clock.install()
  await page.goto('/')
  await page.clock.runFor(3_000)
  await expect(async () => {
    await goToPrices(page)
    await goTo(page, 'About', /^About numerology/)
    await expect(question(page)).toBeVisible({ timeout: 500 })
  }).toPass()
}

const goToPrices = (page: Page) => goTo(page, 'Pricing', 'Credit packs')

async function goTo(page: Page, link: string, heading: string | RegExp): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link }).click()
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

test('nobody is counted, and nothing is kept, before they say yes', async ({ page }) => {
  const told = hearCounting(page)
  await lookAround(page)
  await goToPrices(page)
  await minutes(page, 5)
  expect(told).toEqual([])
  expect(await kept(page)).toEqual([])
})

test('the question is one line above the page of a phone and covers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await lookAround(page)
  const banner = (await question(page).boundingBox())!
  const header = (await page.getByRole('banner').boundingBox())!
  expect(banner.height).toBeLessThan(60)
  expect(banner.y + banner.height).toBeLessThanOrEqual(header.y)
  await page.goto('/login')
  await page.clock.runFor(3_000)
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(question(page)).toBeHidden()
})

test('no is as easy as yes, is remembered, and nothing is counted after it', async ({ page }) => {
  const told = hearCounting(page)
  await lookAround(page)
  const [no, yes] = await Promise.all(
    ['No', 'Yes'].map((name) => question(page).getByRole('button', { name, exact: true }).boundingBox()),
  )
  expect([no!.width, no!.height, no!.y]).toEqual([yes!.width, yes!.height, yes!.y])
  await question(page).getByRole('button', { name: 'No' }).click()
  await expect(question(page)).toBeHidden()
  await goToPrices(page)
  await minutes(page, 5)
  await page.reload()
  await page.clock.runFor(3_000)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await minutes(page, 5)
  await expect(question(page)).toBeHidden()
  expect(told).toEqual([])
  expect(await kept(page)).toEqual(['numeria.analytics-consent'])
})

test('after a yes the steps are told every half minute, under the number of the day, until the person changes their mind', async ({
  page,
}) => {
  const told = hearCounting(page)
  await lookAround(page)
  await question(page).getByRole('button', { name: 'Yes' }).click()
  await goToPrices(page)
  expect(told).toEqual([])
  await minutes(page, 0.5)
  await expect.poll(() => namesOf(told)).toEqual(['visit', 'packs_viewed'])
  const numbers = told.flatMap(({ events }) => events.map(({ metadata }) => metadata['session']))
  expect(new Set(numbers).size).toBe(1)

  await page.getByRole('button', { name: 'Privacy choices' }).click()
  const choices = page.getByRole('dialog', { name: 'Privacy choices' })
  await choices.getByLabel('No').check()
  await choices.getByRole('button', { name: 'Done' }).click()
  expect(await kept(page)).toEqual(['numeria.analytics-consent'])
  await minutes(page, 5)
  expect(told).toHaveLength(1)
})

test('a page that is hidden tells at once what waits', async ({ page }) => {
  const told = hearCounting(page)
  await lookAround(page)
  await question(page).getByRole('button', { name: 'Yes' }).click()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect.poll(() => namesOf(told)).toEqual(['visit'])
})

test.describe('a browser that says no for its person', () => {
  test.use({ isAsked: false })

  test('is not asked, not counted, and told so in the privacy choices', async ({ page }) => {
    const told = hearCounting(page)
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(3_000)
    await page.getByRole('button', { name: 'Privacy choices' }).click()
    await expect(page.getByText('Your browser asks sites not to track you')).toBeVisible()
    await expect(question(page)).toBeHidden()
    await minutes(page, 5)
    expect(told).toEqual([])
  })
})
