import type { Page } from '@playwright/test'
import { lifePath, parsePlainDate, soulUrge } from '../../packages/numerology/src/index.ts'
import { violationsOn } from './accessibility.ts'
import { expect, test } from './journey.ts'
import { arriveWithProfile } from './person.ts'
import { looks } from './screens.ts'

const learn = (page: Page) => page.getByRole('region', { name: 'Learn by doing' })
const nameInput = (page: Page) => learn(page).getByLabel('Full name at birth')

/** Comes near the part that is fetched late; until it is there, it cannot be typed into. */
async function openWorkshop(page: Page, address = '/about-numerology'): Promise<void> {
  await page.goto(address)
  await learn(page).scrollIntoViewIfNeeded()
  await expect(nameInput(page)).toBeEnabled()
}

async function workOutDate(page: Page, day: string, month: string, year: string): Promise<void> {
  await learn(page).getByLabel('Day').fill(day)
  await learn(page).getByLabel('Month').fill(month)
  await learn(page).getByLabel('Year').fill(year)
  await learn(page).getByLabel('Year').press('Enter')
}

async function workOutName(page: Page, name: string): Promise<void> {
  await nameInput(page).fill(name)
  await nameInput(page).press('Enter')
}

const status = (page: Page) => learn(page).getByRole('status').first()

test('a visitor types a date and sees the Life Path that the engine computes, step by step and in words', async ({
  page,
}) => {
  await openWorkshop(page)
  await expect(learn(page).getByRole('heading', { name: 'Example: 14 July 1990' })).toBeVisible()
  await workOutDate(page, '4', 'August', '1961')
  const { value } = lifePath(parsePlainDate('1961-08-04'))
  await expect(learn(page).getByRole('heading', { name: `4 August 1961, Life Path ${value}` })).toBeVisible()
  await expect(status(page)).toHaveText(`Life Path ${value}.`)
  await expect(learn(page)).toContainText('1961 → 1 + 9 + 6 + 1 = 17 → 1 + 7 = 8')
  await expect(learn(page)).toContainText('Other calculators may show 11')
  await expect(learn(page)).toContainText('The Partner')
})

test('a date that cannot be is refused beside its field, in words', async ({ page }) => {
  await openWorkshop(page)
  await workOutDate(page, '30', '2', '1990')
  await expect(learn(page).getByText('There is no 30 February in the calendar.')).toBeVisible()
  await expect(learn(page).getByLabel('Day')).toBeFocused()
  await expect(learn(page).getByLabel('Day')).toHaveAccessibleDescription(/There is no 30 February/)
  await workOutDate(page, '1', '1', '9999')
  await expect(learn(page).getByText('This date is in the future')).toBeVisible()
  await workOutDate(page, '1', '1', '0')
  await expect(learn(page).getByText('There is no year 0')).toBeVisible()
  await workOutDate(page, '1', '1', '1')
  await expect(learn(page).getByRole('heading', { name: '1 January 1, Life Path 3' })).toBeVisible()
  await expect(learn(page).getByText('There is no year 0')).toBeHidden()
})

test('a person decides how a Y is heard, and the Soul Urge follows', async ({ page }) => {
  await openWorkshop(page)
  await workOutName(page, 'Maryann Lindqvist')
  const heard = soulUrge('Maryann Lindqvist').value
  const decided = soulUrge('Maryann Lindqvist', { ys: { 0: 'vowel' } }).value
  expect(decided).not.toBe(heard)
  await expect(learn(page).getByRole('heading', { name: `Soul Urge ${heard}` })).toBeVisible()
  await learn(page).getByRole('group', { name: 'Y in Maryann' }).getByLabel('Vowel').check()
  await expect(learn(page).getByRole('heading', { name: `Soul Urge ${decided}` })).toBeVisible()
  await expect(status(page)).toContainText(`Soul Urge ${decided}`)
})

test('a particle counts with the name after it, and both results are shown', async ({ page }) => {
  await openWorkshop(page)
  await workOutName(page, 'Rui dos Reis')
  await expect(learn(page).getByRole('group', { name: 'How to count dos Reis' })).toBeVisible()
  await expect(learn(page).getByRole('radio', { name: /^As one name: Expression 11/ })).toBeChecked()
  await learn(page)
    .getByRole('radio', {
      name: 'With the particle as a name of its own: Expression 2, Soul Urge 14/5, Personality 6, Balance 4.',
    })
    .check()
  await expect(status(page)).toContainText('Expression 2')
  await expect(learn(page)).not.toContainText('dos: D 4 + O 6 + S 1 = 11, a master number')
})

test('a name in another script is spelled, and the spelling can be put right', async ({ page }) => {
  await openWorkshop(page)
  await workOutName(page, 'Юлия')
  const spelling = learn(page).getByLabel('Spelling that is counted')
  await expect(spelling).toHaveValue('Yuliya')
  await spelling.fill('Julia')
  await spelling.press('Enter')
  await expect(learn(page).getByText('Counted as JULIA')).toBeVisible()
  await spelling.fill('Юлия')
  await spelling.press('Enter')
  await expect(spelling).toHaveAccessibleDescription(/in Latin letters/)
})

test('what is no name is refused in words', async ({ page }) => {
  await openWorkshop(page)
  for (const [typed, sentence] of [
    ['', 'Please write a name.'],
    ['Ada 🌙', '🌙 is a picture and has no value. Please leave it out.'],
    ['a'.repeat(300), 'This name is 300 characters long; up to 100 can be counted.'],
    ['Ada\u202eadA', 'There is an invisible or broken character in this name. Please type it again by hand.'],
  ] as const) {
    await workOutName(page, typed)
    await expect(nameInput(page)).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
    await expect(nameInput(page)).toBeFocused()
  }
})

test('a link carries the example to another browser, and no server ever sees the name', async ({
  page,
  context,
  otherBrowser,
  product,
}) => {
  const name = 'Zoraya Quenby-Ðorđe'
  const asked: string[] = []
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openWorkshop(page)
  await workOutDate(page, '22', '11', '1939')
  await workOutName(page, name)
  await learn(page)
    .getByRole('group', { name: /Y in Quenby/ })
    .getByLabel('Consonant')
    .check()
  const soul = await learn(page)
    .getByRole('heading', { name: /^Soul Urge/ })
    .textContent()
  await learn(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(learn(page).getByText('Copied.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('/about-numerology#date=1939-11-22&name=Zoraya')

  const other = await otherBrowser()
  other.on('request', (request) =>
    asked.push(request.url(), request.postData() ?? '', JSON.stringify(request.headers())),
  )
  const there = await other.newPage()
  await there.goto(link)
  await expect(learn(there).getByRole('heading', { name: '22 November 1939' })).toBeVisible()
  await expect(nameInput(there)).toHaveValue(name)
  await expect(learn(there).getByRole('heading', { name: /^Soul Urge/ })).toHaveText(soul!)
  await expect(learn(there).getByRole('heading', { name: '22 November 1939' })).toBeInViewport()

  await there.getByRole('link', { name: 'Login' }).first().click()
  await there.waitForURL('/login')
  await expect(there.getByRole('heading', { level: 1, name: 'Welcome to Numeria' })).toBeVisible()
  expect(asked.length).toBeGreaterThan(5)
  expect([...asked, product.log()].filter((text) => /zoraya|quenby/i.test(text))).toEqual([])
})

test('the traditions are tabs that the arrow keys go through', async ({ page }) => {
  await page.goto('/about-numerology')
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Pythagorean').click()
  await page.keyboard.press('ArrowRight')
  await expect(tab('Chaldean')).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Chaldean' })).toBeVisible()
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await page.keyboard.press('End')
  await expect(page.getByRole('tabpanel', { name: 'Chinese Lo Shu' })).toContainText('modern practice')
  await page.keyboard.press('ArrowRight')
  await expect(tab('Pythagorean')).toHaveAttribute('aria-selected', 'true')
})

test('a jump to a chapter that is not fetched yet takes nothing off the page', async ({ page }) => {
  await page.goto('/about-numerology')
  await page.getByRole('navigation', { name: 'Sidebar' }).getByRole('link', { name: 'Sources' }).click()
  await expect(page.getByRole('heading', { name: 'Sources' })).toBeInViewport()
  await expect(page.getByRole('region', { name: 'Sources' }).getByText('Hans Decoz, World Numerology')).toBeInViewport()
  for (const chapter of ['Where it comes from', 'Four core numbers', 'How the AI engine works', 'Learn by doing'])
    await expect(page.getByRole('region', { name: chapter })).toContainText(/\w{5}.*\w{5}/s)
  await expect(page.getByText('1990 → 1 + 9 + 9 + 0 = 19')).toBeVisible()
})

test('without JavaScript everything can be read: all five traditions, and the example worked out', async ({
  otherBrowser,
}) => {
  const page = await (await otherBrowser({ javaScriptEnabled: false })).newPage()
  await page.goto('/about-numerology')
  for (const tradition of ['Pythagorean', 'Chaldean', 'Hebrew', 'Vedic', 'Chinese Lo Shu'])
    await expect(page.getByRole('heading', { level: 3, name: tradition, exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Example: 14 July 1990, Life Path 4' })).toBeVisible()
  await expect(page.getByText('1990 → 1 + 9 + 9 + 0 = 19')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.goto('/about-numerology#karmic-debt')
  await expect(page.getByText('A core number, or the Birthday, whose total before reducing')).toBeInViewport()
})

test('the prerendered page holds no style and no script of its own', async ({ request }) => {
  const html = await (await request.get('/about-numerology')).text()
  // Structured data for search engines is not executed.
  expect(html).not.toMatch(/\sstyle=|<style|<script(?![^>]*(\ssrc=|type="application\/ld\+json"))/)
  expect(html).toContain('<title>About numerology')
})

test('/about leads there for good', async ({ request }) => {
  const answer = await request.get('/about', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/about-numerology'])
})

test('its buttons lead a visitor to the login and a signed-in person to the chat', async ({ page }) => {
  await page.goto('/about-numerology')
  const demo = page.getByRole('link', { name: 'Start a Free Life-Path Demo' })
  const chat = page.getByRole('link', { name: 'Chat with Selene' })
  const sidebar = page.getByRole('navigation', { name: 'Sidebar' })
  await expect(demo).toHaveAttribute('href', '/login')
  await expect(chat).toHaveAttribute('href', '/login')
  await expect(sidebar.getByRole('link', { name: 'Log out' })).toHaveCount(0)

  await arriveWithProfile(page)
  await page.goto('/about-numerology')
  await expect(demo).toHaveAttribute('href', '/chat')
  await expect(chat).toHaveAttribute('href', '/chat')
  await page.setViewportSize({ width: 640, height: 800 })
  await expect(page.getByRole('button', { name: '5 credits' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(640)
  await page.setViewportSize({ width: 1280, height: 800 })
  await sidebar.getByRole('link', { name: 'Log out' }).click()
  await page.waitForURL('/logout')
})

const worked = '#date=1979-11-29&name=%D0%AE%D0%BB%D0%B8%D1%8F&spelling=Yuliya&y=0v'

// By night everything is as by day but the colours.
const onlyColours = { runOnly: ['color-contrast', 'link-in-text-block'] }

for (const [state, address] of [
  ['as it opens', '/about-numerology'],
  ['with an example worked out', `/about-numerology${worked}`],
] as const) {
  for (const { width, height, colorScheme } of looks) {
    test(`everybody can use: about numerology, ${state}, ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openWorkshop(page, address)
      if (address.includes('#')) await expect(learn(page)).toContainText('The Communicator')
      expect(await violationsOn(page, colorScheme === 'dark' ? onlyColours : {})).toEqual([])
    })
  }

  test(`about numerology, ${state}, fits into a window of 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await openWorkshop(page, address)
    if (address.includes('#')) await expect(learn(page)).toContainText('The Communicator')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
}
