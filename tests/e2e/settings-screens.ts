import { errorTable } from '@numeria/contract'
import type { Page, Route } from '@playwright/test'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'
import type { Screen } from './screen.ts'

/** A user signed in at two browsers, on the settings page. Returns the e-mail address. */
export async function openSettings(page: Page): Promise<string> {
  const email = newEmail()
  await logIn(page, email)
  await page.goto('/settings')
  await expect(page.getByRole('region', { name: 'Where you’re signed in' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByText('Running on the sandbox')).toBeVisible()
  return email
}

/** The server's answer to a sign-in that is too old, without waiting a quarter of an hour for it. */
export async function beStale(page: Page, path: string): Promise<void> {
  await page.route(path, stale)
}

export function stale(route: Route): Promise<void> {
  const code = 'auth.fresh_sign_in_required'
  return route.fulfill({ status: 403, json: { error: errorTable[code].text, code } })
}

const rui = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14', relation: 'brother' }

/** The screens of what a person decides about the product and about their data. */
export const settingsScreens: readonly Screen[] = [
  {
    name: 'settings',
    open: async (page) => void (await openSettings(page)),
  },
  {
    name: 'settings, adding a person',
    async open(page) {
      await openSettings(page)
      expect((await page.request.post('/api/people', { data: rui })).ok()).toBe(true)
      await page.reload()
      await expect(page.getByRole('region', { name: 'Your people' }).getByText(rui.fullName)).toBeVisible()
      await page.getByRole('button', { name: 'Add a person' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
      await expect(page.getByText('Please choose what this person is to you.')).toBeVisible()
    },
  },
  {
    name: 'settings, a pause that would be longer',
    async open(page) {
      await openSettings(page)
      const data = { monthlyCredits: 20, pauseDays: 7 }
      expect((await page.request.put('/api/wellbeing', { data })).ok()).toBe(true)
      expect((await page.request.put('/api/wellbeing', { data: { monthlyCredits: null } })).ok()).toBe(true)
      await page.reload()
      await page.getByRole('button', { name: 'Make it 30 days from now' }).click()
      await expect(page.getByRole('dialog').getByText('A subscription is not paused')).toBeVisible()
    },
  },
  {
    name: 'settings, changing what is remembered',
    async open(page) {
      await openSettings(page)
      const long =
        'sister Ana marries in May and looks for a house by the sea with a garden, near the school of her daughter'
      expect((await page.request.post('/api/memory', { data: { text: long } })).ok()).toBe(true)
      expect((await page.request.patch('/api/memory', { data: { isOn: false } })).ok()).toBe(true)
      await page.reload()
      await page.getByRole('button', { name: `Edit: ${long}` }).click()
      await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue(long)
    },
  },
  {
    name: 'settings, adding an e-mail login',
    async open(page) {
      await openSettings(page)
      await page.getByRole('button', { name: 'Add an e-mail login' }).click()
      await page.getByLabel('E-mail address', { exact: true }).fill(newEmail())
      await page.getByRole('button', { name: 'Send me a code' }).click()
      await expect(page.getByLabel('Code from the e-mail')).toBeFocused()
    },
  },
  {
    name: 'settings, before an account is deleted',
    async open(page) {
      await openSettings(page)
      await page.getByRole('button', { name: 'Delete my account' }).click()
      const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
      await expect(dialog.getByText('You still have 5 credits.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Delete for good' }).click()
      await expect(dialog.getByText('This is not the address of this account.')).toBeVisible()
    },
  },
  {
    name: 'settings, asked to sign in once more',
    async open(page) {
      await beStale(page, '**/api/user/data?*')
      await openSettings(page)
      await page.getByRole('button', { name: 'Download as JSON' }).click()
      await expect(page.getByText('Please sign in again', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
    },
  },
]
