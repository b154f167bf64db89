import { billingScreens } from './billing-screens.ts'
import { expect } from './journey.ts'
import { arriveWithProfile, ask, conversation } from './person.ts'
import type { Screen } from './screen.ts'

/** Printed pages. */
export const paperScreens: readonly Screen[] = [
  {
    name: 'a reading as a letter',
    async open(page) {
      await page.addInitScript(() => {
        window.print = () => undefined
      })
      await arriveWithProfile(page)
      await ask(page)
      await conversation(page).getByRole('button', { name: 'More' }).click()
      await page.getByRole('menuitem', { name: 'Save as PDF' }).click()
      await expect(page).toHaveTitle(/^Numeria – Reading/)
    },
  },
  {
    name: 'chat with a reading',
    async open(page) {
      await arriveWithProfile(page)
      await ask(page)
      await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'my chart',
    async open(page) {
      await page.addInitScript(() => {
        window.print = () => void (document.title = 'printed')
      })
      await arriveWithProfile(page)
      await page.goto('/chart')
      await page.getByRole('button', { name: 'Print' }).click()
      await expect(page).toHaveTitle('printed')
    },
  },
  {
    name: 'pricing',
    async open(page) {
      await page.goto('/pricing')
      await expect(page.getByText('Running on the sandbox')).toBeVisible()
    },
  },
  {
    name: 'terms of service',
    open: async (page) => void (await page.goto('/terms-of-service')),
  },
  ...billingScreens.filter(({ name }) => name === 'credits'),
]
