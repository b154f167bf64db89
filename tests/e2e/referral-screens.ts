import { expect } from './journey.ts'
import { card, click, makeCode, openReferrals, paidInPounds } from './referral-people.ts'
import type { Screen } from './screen.ts'
import { allowAsking } from './uncounted.ts'

/** The screens of the referral program, and of what is asked about counting. */
export const referralScreens: readonly Screen[] = [
  {
    name: 'referrals, signed out',
    async open(page) {
      await page.goto('/referrals')
      await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
    },
  },
  {
    name: 'referrals, nothing yet',
    async open(page) {
      await openReferrals(page)
      await expect(page.getByText('You don’t have a code yet.')).toBeVisible()
    },
  },
  {
    name: 'referrals, overview',
    async open(page) {
      await openReferrals(page)
      await click(page, await makeCode(page), 3)
      await page.reload()
      await expect(card(page, 'Your codes').getByText('3 clicks')).toBeVisible()
    },
  },
  {
    name: 'referrals, the QR code of a link',
    async open(page) {
      await openReferrals(page)
      const code = await makeCode(page)
      await page.reload()
      await page.getByRole('button', { name: `QR code of ${code}` }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'referrals, performance, nothing yet',
    async open(page) {
      await openReferrals(page, 'performance')
      await expect(page.getByText('No data available for the selected period.')).toBeVisible()
    },
  },
  {
    name: 'referrals, performance',
    async open(page) {
      await openReferrals(page, 'performance')
      await click(page, await makeCode(page), 4)
      await page.reload()
      await page.getByText('Show the figures as a table').click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'referrals, payouts, something missing',
    async open(page) {
      await openReferrals(page, 'payouts')
      await page.getByLabel('Bank Transfer').check()
      await page.getByRole('button', { name: 'Save Settings' }).click()
      await expect(page.getByText('Full name required', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'referrals, payouts to a bank',
    async open(page) {
      await openReferrals(page, 'payouts')
      const bankDetails = {
        accountType: 'eu',
        fullName: 'Ada Lindqvist',
        iban: 'PT50000201231234567890154',
        swift: 'BCOMPTPL',
      }
      expect((await page.request.patch('/api/referral/mode', { data: { mode: 'cash', bankDetails } })).ok()).toBe(true)
      await paidInPounds(page)
      await page.reload()
      await expect(card(page, 'Yearly statements').getByText('£16.51')).toBeVisible()
    },
  },
  {
    name: 'referrals, analytics',
    async open(page) {
      await openReferrals(page, 'analytics')
      await click(page, await makeCode(page), 2)
      await page.reload()
      await expect(card(page, 'Trends').getByRole('img')).toBeVisible()
    },
  },
  {
    name: 'the question about counting',
    async open(page) {
      await allowAsking(page)
      await page.goto('/accessibility')
      await expect(async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Lucky numbers' }).click()
        await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click()
        await expect(card(page, 'Can we measure visits anonymously?')).toBeVisible({ timeout: 500 })
      }).toPass()
    },
  },
  {
    name: 'privacy choices',
    async open(page) {
      await allowAsking(page)
      await page.goto('/accessibility')
      await page.getByRole('button', { name: 'Privacy choices' }).click()
      await expect(page.getByRole('dialog', { name: 'Privacy choices' })).toBeVisible()
    },
  },
]
