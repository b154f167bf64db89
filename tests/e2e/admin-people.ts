import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'

/** Whom the launcher makes on the sandbox. */
export const sampleAdmin = { email: 'admin@numeria.example', password: 'moonlight-on-paper' }

/** An administrator at their desk, signed in without the form. */
export async function openDesk(page: Page, section = 'today'): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: sampleAdmin })).ok()).toBe(true)
  await page.goto(`/admin?section=${section}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

/** Somebody new whose reward waits to be looked at: they share with an account younger than a day. Gives back their e-mail. */
export async function waitForReward(page: Page): Promise<string> {
  const email = newEmail()
  await logIn(page, email)
  const shared = await page.request.post('/api/credits/share', {
    data: { delta: 2, reason: 'facebook' },
  })
  expect(shared.ok()).toBe(true)
  return email
}
