import type { AdminPayouts } from '@numeria/contract'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'

/** The administrator that the launcher makes on the sandbox. */
export const sampleAdmin = { email: 'admin@numeria.example', password: 'moonlight-on-paper' }

/** An administrator at their desk, signed in without the form. */
export async function openDesk(page: Page, section = 'today'): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: sampleAdmin })).ok()).toBe(true)
  await page.goto(`/admin?section=${section}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin' })).toBeVisible()
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

/** A new user with a pending reward: shares with an account younger than a day. Returns the e-mail address. */
export async function waitForReward(page: Page): Promise<string> {
  const email = newEmail()
  await logIn(page, email)
  const shared = await page.request.post('/api/credits/share', {
    data: { delta: 2, reason: 'facebook' },
  })
  expect(shared.ok()).toBe(true)
  return email
}

/** The server's answer where payouts are due, since a month has to pass before one is. */
export async function duePayouts(page: Page): Promise<void> {
  const payout = {
    month: '2026-11-01',
    userId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c00',
    isAccountShared: false,
    withheldCents: null,
    netCents: null,
    pounds: null,
    waitsUntil: null,
    batchId: null,
    exportedAt: null,
    endedAt: null,
    failure: null,
  }
  const payouts: AdminPayouts = [
    {
      ...payout,
      payoutId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c01',
      amountCents: 2750,
      account: { type: 'eu', end: '0154' },
      waitsFor: null,
    },
    {
      ...payout,
      payoutId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c02',
      amountCents: 123_400,
      account: { type: 'uk', end: '2345' },
      waitsFor: 'hold',
      waitsUntil: '2026-11-24T09:30:00.000Z',
    },
    {
      ...payout,
      payoutId: 'b8a1e9a0-6f0e-4c56-8d2b-1f2f5d0a7c03',
      amountCents: 4100,
      account: null,
      waitsFor: 'bank_details',
    },
  ]
  await page.route('**/api/admin/payouts?*', (route) => route.fulfill({ json: payouts }))
}
