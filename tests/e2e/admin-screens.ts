import { duePayouts, openDesk, sampleAdmin, waitForReward } from './admin-people.ts'
import { expect } from './journey.ts'
import { card } from './referral-people.ts'
import type { Screen } from './screen.ts'

/** The screens of the admin area. */
export const adminScreens: readonly Screen[] = [
  {
    name: 'admin login',
    async open(page) {
      await page.goto('/admin-login')
      await page.getByRole('button', { name: 'I use an authenticator' }).click()
      await expect(page.getByLabel('Authenticator code')).toBeFocused()
      await expect(page.getByText('This is the sandbox')).toBeVisible()
    },
  },
  {
    name: 'admin login, something missing',
    async open(page) {
      await page.goto('/admin-login')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expect(page.getByText('Login Failed', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'admin, today, with a new token',
    async open(page) {
      await waitForReward(page)
      await openDesk(page)
      await page.getByLabel('Telegram User ID').fill('123456789')
      await page.getByRole('button', { name: 'Generate Token' }).click()
      await expect(card(page, 'Active tokens').getByText('ID 123456789').first()).toBeVisible()
    },
  },
  {
    name: 'admin, a person',
    async open(page) {
      const email = await waitForReward(page)
      await openDesk(page, 'people')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Find' }).click()
      await expect(card(page, 'Statement').getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'admin, giving credits',
    async open(page) {
      const email = await waitForReward(page)
      await openDesk(page, 'people')
      await page.getByLabel('E-mail address').fill(email)
      await page.getByRole('button', { name: 'Find' }).click()
      await page.getByRole('button', { name: 'Give or take credits' }).click()
      await page.getByRole('button', { name: 'Review' }).click()
      await expect(page.getByText('Please enter a whole number from 1 to 10000.')).toBeVisible()
    },
  },
  {
    name: 'admin, payouts',
    async open(page) {
      await openDesk(page, 'payouts')
      await expect(page.getByText('No payouts are due.')).toBeVisible()
    },
  },
  {
    name: 'admin, payouts due',
    async open(page) {
      await duePayouts(page)
      await openDesk(page, 'payouts')
      await page.getByLabel('Select all').check()
      await expect(page.getByText('Selected: 3 payouts')).toBeVisible()
    },
  },
  {
    name: 'admin, funnel',
    async open(page) {
      await openDesk(page, 'funnel')
      await expect(page.getByRole('cell', { name: 'Sign-up', exact: true })).toBeVisible()
    },
  },
  {
    name: 'admin, audit',
    async open(page) {
      await openDesk(page, 'audit')
      await expect(page.getByRole('cell', { name: sampleAdmin.email }).first()).toBeVisible()
    },
  },
  {
    name: 'admin, an authenticator being set up',
    async open(page) {
      await openDesk(page, 'security')
      await page.getByLabel('Your password').first().fill(sampleAdmin.password)
      await page.getByRole('button', { name: 'Set up' }).click()
      await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
    },
  },
]
