import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { arriveWithProfile, signIn } from './person.ts'
import type { Screen } from './screen.ts'

async function openChart(page: Page) {
  await arriveWithProfile(page)
  await page.goto('/chart')
  await expect(page.getByRole('article', { name: 'Life Path' }).getByText('Gift')).toBeVisible()
  await expect(page.getByText('Running on the sandbox')).toBeVisible()
}

/** The states of the page of all numbers. */
export const chartScreens: readonly Screen[] = [
  {
    name: 'my chart, profile missing',
    async open(page) {
      await signIn(page)
      await page.goto('/chart')
      await expect(page.getByRole('button', { name: 'Complete your profile' })).toBeVisible()
      await expect(page.getByText('Running on the sandbox')).toBeVisible()
    },
  },
  { name: 'my chart', open: openChart },
  {
    name: 'my chart, how a number was counted',
    async open(page) {
      await openChart(page)
      const lifePath = page.getByRole('article', { name: 'Life Path' })
      await lifePath.getByText('Show each step').click()
      await expect(lifePath.getByText('Month 7')).toBeVisible()
      await page.getByText('Personal Year 2', { exact: false }).click()
      await expect(page.getByText('Loading the text…')).toHaveCount(0)
    },
  },
  {
    name: 'my chart, the ways to share it',
    async open(page) {
      await openChart(page)
      await page.getByRole('button', { name: 'Share', exact: true }).click()
      const picture = page.getByRole('dialog', { name: 'Share your chart' }).getByRole('img')
      await expect(picture).toHaveAttribute('aria-busy', 'false')
    },
  },
]
