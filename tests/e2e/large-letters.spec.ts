import type { Page } from '@playwright/test'
import { findOrInstallChromium } from '../../scripts/chromium.ts'
import { expect, test } from './journey.ts'

// Pages for everybody, for those whose browser writes twice as large as others.

test.use({
  expectedNoise: /^404: /,
  launchOptions: { executablePath: findOrInstallChromium(), args: ['--blink-settings=defaultFontSize=32'] },
})

const addresses = [
  '/',
  '/pricing',
  '/about-numerology',
  '/lucky',
  '/privacy-policy',
  '/terms-of-service',
  '/accessibility',
  '/ai-notice',
  '/offline',
  '/nothing',
]
const pages = [
  ...addresses.flatMap((path) => [path, path === '/' ? '/pt' : `/pt${path}`]),
  '/login',
  '/logout',
  '/api/logout/confirm',
]

/** By how much the page is wider than its window, and what sticks out. */
const sticksOut = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= room) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > room + 1)
      .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`)
  })

test('with letters twice as large no page of ours scrolls sideways, on a large window or on half of one', async ({
  page,
}) => {
  for (const path of pages) {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    expect(await sticksOut(page), `${path} at 1280 px`).toEqual([])
    await page.setViewportSize({ width: 640, height: 800 })
    expect(await sticksOut(page), `${path} at 640 px`).toEqual([])
  }
})
