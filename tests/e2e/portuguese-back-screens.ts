import type { Page } from '@playwright/test'
import { duePayouts, sampleAdmin, waitForReward } from './admin-people.ts'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'
import { card, click, makeCode } from './referral-people.ts'
import type { Screen } from './screen.ts'

/** Somebody new on the settings page. */
async function openSettings(page: Page): Promise<void> {
  await logIn(page, newEmail())
  await page.goto('/settings')
  await expect(card(page, 'Onde tens sessão iniciada').getByRole('listitem').first()).toBeVisible()
}

async function openReferrals(page: Page, tab: string): Promise<void> {
  await logIn(page, newEmail())
  await click(page, await makeCode(page), 3)
  await page.goto(`/referrals?tab=${tab}`)
  await expect(page.getByText('O teu nível')).toBeVisible()
  await expect(page.getByText('A carregar…')).toHaveCount(0)
}

async function openDesk(page: Page, section: string): Promise<void> {
  expect((await page.request.post('/api/admin/login', { data: sampleAdmin })).ok()).toBe(true)
  await page.goto(`/admin?section=${section}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Administração' })).toBeVisible()
  await expect(page.getByText('A carregar…')).toHaveCount(0)
}

const desk = (name: string, section: string): Screen => ({ name, open: (page) => openDesk(page, section) })
const referrals = (tab: string): Screen => ({
  name: `referrals, ${tab}`,
  open: (page) => openReferrals(page, tab),
})

/** What people decide about the product, the referral program, and the administrators' rooms, in Portuguese. */
export const portugueseBackScreens: readonly Screen[] = [
  { name: 'settings', open: openSettings },
  {
    name: 'settings, before an account is deleted',
    async open(page) {
      await openSettings(page)
      await page.getByRole('button', { name: 'Apagar a minha conta' }).click()
      const dialog = page.getByRole('dialog', { name: 'Apagar a tua conta?' })
      await expect(dialog.getByText('Ainda tens 5 créditos.')).toBeVisible()
    },
  },
  referrals('overview'),
  referrals('performance'),
  referrals('payouts'),
  referrals('analytics'),
  {
    name: 'admin, today',
    async open(page) {
      await waitForReward(page)
      await openDesk(page, 'today')
    },
  },
  {
    name: 'admin, a person',
    async open(page) {
      const email = await waitForReward(page)
      await openDesk(page, 'people')
      await page.getByLabel('Endereço de e-mail').fill(email)
      await page.getByRole('button', { name: 'Procurar' }).click()
      await expect(card(page, 'Extrato').getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'admin, payouts due',
    async open(page) {
      await duePayouts(page)
      await openDesk(page, 'payouts')
      await expect(page.getByRole('row').nth(3)).toBeVisible()
    },
  },
  desk('admin, funnel', 'funnel'),
  desk('admin, audit', 'audit'),
  desk('admin, security', 'security'),
]
