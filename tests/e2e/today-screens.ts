import { expect } from './journey.ts'
import { arriveWithProfile } from './person.ts'
import type { Screen } from './screen.ts'

/** The states of the page of the day. */
export const todayScreens: readonly Screen[] = [
  {
    name: 'today, without a birth date',
    async open(page) {
      await page.goto('/today')
      await expect(page.getByRole('group', { name: 'Date of birth' })).toBeVisible()
    },
  },
  {
    name: 'today',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/today')
      await expect(page.getByRole('article')).toHaveCount(3)
      await expect(page.getByRole('checkbox', { name: 'By e-mail' })).toBeVisible()
    },
  },
  {
    name: 'calendar',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/calendar')
      await page.getByRole('button', { name: 'Create the address' }).click()
      await expect(page.getByRole('textbox', { name: 'Secret address' })).toBeVisible()
    },
  },
  {
    name: 'today, with daily e-mails, one of which is to end them',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/today?end=a-link')
      // The switch shows what the server has stored.
      const byEmail = page.getByRole('checkbox', { name: 'By e-mail' })
      await byEmail.click()
      await expect(byEmail).toBeChecked()
      await expect(page.getByRole('combobox', { name: 'At' })).toHaveValue('8')
      await expect(page.getByRole('button', { name: 'Stop them' })).toBeVisible()
    },
  },
]
