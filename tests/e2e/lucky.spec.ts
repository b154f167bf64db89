import type { Page } from '@playwright/test'
import { luckyNumbers } from '../../packages/numerology/src/index.ts'
import { expect, test } from './journey.ts'
import { arriveWithProfile, consent, expectToast, newEmail } from './person.ts'

const numbersShown = (page: Page) =>
  page
    .getByRole('list', { name: 'Your lucky numbers' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => Number(item.querySelector('p')!.textContent)))

const today = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  })

const drawnFor = (userId: string, date: string, draw = 0) =>
  luckyNumbers({ userId, date, draw }).map(({ number }) => number)

/** A browser with the Web Share API. Returns the shared data; a share called 'refused' is cancelled. */
async function letShare(page: Page, outcome: 'shared' | 'cancelled' = 'shared'): Promise<ShareData[]> {
  const shared: ShareData[] = []
  await page.exposeFunction('tellShared', (data: ShareData) => void shared.push(data))
  await page.addInitScript((how) => {
    const tell = (window as unknown as { tellShared: (data?: ShareData) => Promise<void> }).tellShared
    Object.defineProperty(navigator, 'share', {
      value: async (data?: ShareData) => {
        if (how === 'cancelled') throw new DOMException('The share was cancelled.', 'AbortError')
        await tell(data)
      },
    })
  }, outcome)
  return shared
}

test('a visitor sees three numbers of the day, the same again after a reload, and others when asking for them', async ({
  page,
}) => {
  await page.goto('/lucky')
  await expect(page.getByText('Today’s numbers')).toBeVisible()
  const date = await today(page)
  expect(await numbersShown(page)).toEqual(drawnFor('guest', date))
  await page.reload()
  await expect(page.getByText('Today’s numbers')).toBeVisible()
  expect(await numbersShown(page)).toEqual(drawnFor('guest', date))

  await page.getByRole('button', { name: 'Generate New Numbers' }).click()
  await expect(page.getByText('Draw 2 of today')).toBeVisible()
  const next = drawnFor('guest', date, 1)
  expect(await numbersShown(page)).toEqual(next)
  await expect(page.getByRole('status').filter({ hasText: 'New numbers' })).toHaveText(
    `New numbers: ${next[0]}, ${next[1]} and ${next[2]}.`,
  )
  await page.getByRole('button', { name: 'Back to today’s first three' }).click()
  expect(await numbersShown(page)).toEqual(drawnFor('guest', date))
})

test('somebody who is signed in has numbers of their own', async ({ page }) => {
  await arriveWithProfile(page)
  const { user } = (await (await page.request.get('/api/auth/profile')).json()) as { user: { id: string } }
  await page.goto('/lucky')
  await expect(page.getByText('Today’s numbers')).toBeVisible()
  expect(await numbersShown(page)).toEqual(drawnFor(user.id, await today(page)))
})

test('the roadmap is ready in the chat, for a visitor after the login', async ({ page }) => {
  await page.goto('/lucky')
  await page.getByRole('link', { name: 'Weekly Roadmap (5 cr)' }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, newEmail())
  await page.waitForURL('/chat?reading=weekly_roadmap')
  await expect(page.getByRole('heading', { name: 'Weekly roadmap: 5 credits' })).toBeVisible()
})

test('no share is offered where the browser cannot share', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto('/lucky')
  await expect(page.getByText('Today’s numbers')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
})

test('a visitor shares without a reward, and who cancels is told nothing', async ({ page }) => {
  await letShare(page, 'cancelled')
  await page.goto('/lucky')
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Error|Credits/ })).toHaveCount(0)
})

test('a share is asked to be rewarded once a day, and the button goes', async ({ page }) => {
  const shared = await letShare(page)
  const asked: unknown[] = []
  await page.route('/api/credits/share', async (route) => {
    asked.push(route.request().postDataJSON())
    await route.fulfill({ json: { credited: 1, reason: 'sharing your lucky numbers' } })
  })
  await arriveWithProfile(page)
  const { user } = (await (await page.request.get('/api/auth/profile')).json()) as { user: { id: string } }
  await page.goto('/lucky')
  await page.getByRole('button', { name: 'Share (+1 credit)' }).click()
  await expectToast(page, 'Credits Earned!', '+1 credits for sharing your lucky numbers')
  await expect(page.getByRole('button', { name: 'Share (+1 credit)' })).toHaveCount(0)
  expect(asked).toEqual([{ delta: 1, reason: 'lucky' }])
  expect(new URL(shared[0]!.url!).search).toBe(`?ref=${user.id}`)
  expect(await page.evaluate(() => localStorage.getItem('lucky-numbers-shared'))).toBe(await today(page))
  await page.reload()
  await expect(page.getByText('Today’s numbers')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Share/ })).toHaveCount(0)
})
