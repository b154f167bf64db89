import { arriveWithPaidReading, chooseFromMenu, publish, waitForDecisions } from './feedback-people.ts'
import { openDesk } from './admin-people.ts'
import { expect } from './journey.ts'
import { card } from './referral-people.ts'
import type { Screen } from './screen.ts'

/** Screens of rewrites and reports, for readers, visitors and operators. */
export const feedbackScreens: readonly Screen[] = [
  {
    name: 'chat, a reading about to be written again',
    async open(page) {
      await arriveWithPaidReading(page)
      await chooseFromMenu(page, 'More', /This isn’t about me/)
      await page.getByRole('button', { name: 'Rewrite free' }).click()
      await expect(page.getByText('Please choose a reason or describe it.')).toBeVisible()
    },
  },
  {
    name: 'chat, a reading about to be reported',
    async open(page) {
      await arriveWithPaidReading(page)
      await chooseFromMenu(page, 'More', 'Report')
      await expect(page.getByRole('dialog', { name: 'Report this reading' })).toBeVisible()
    },
  },
  {
    name: 'a public reading about to be reported',
    async open(page) {
      await page.goto(await publish(page, await arriveWithPaidReading(page)))
      await page.getByRole('button', { name: 'Report this reading' }).click()
      await page.getByRole('button', { name: 'Send report' }).click()
      await expect(page.getByText('Please confirm this.')).toBeVisible()
    },
  },
  {
    name: 'admin, readings',
    async open(page) {
      await waitForDecisions(page)
      await openDesk(page, 'readings')
      await card(page, 'Open reports').getByRole('button', { name: 'Show reading' }).first().click()
      await expect(page.getByRole('button', { name: 'Hide reading' })).toBeVisible()
    },
  },
  {
    name: 'admin, deciding a report',
    async open(page) {
      await waitForDecisions(page)
      await openDesk(page, 'readings')
      await card(page, 'Open reports').getByRole('button', { name: 'Decide' }).last().click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Send decision' }).click()
      await expect(page.getByText('Please choose a decision.')).toBeVisible()
      await dialog.getByRole('radio', { name: /Unpublish/ }).check()
      await expect(dialog.getByRole('textbox', { name: /Law that it breaks/ })).toBeVisible()
    },
  },
]
