import type { Page } from '@playwright/test'
import { duePayouts, sampleAdmin, waitForReward } from './admin-people.ts'
import { arriveWithPaidReading, chooseFromMenu, publish, waitForDecisions } from './feedback-people.ts'
import { expect } from './journey.ts'
import { logIn, newEmail } from './person.ts'
import { card, click, makeCode } from './referral-people.ts'
import type { Screen } from './screen.ts'

/** A new user on the settings page. */
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

/** Settings, referrals and the admin area, in Portuguese. */
export const portugueseBackScreens: readonly Screen[] = [
  { name: 'settings', open: openSettings },
  {
    name: 'settings, adding an e-mail login',
    async open(page) {
      await openSettings(page)
      await page.getByRole('button', { name: 'Adicionar e-mail' }).click()
      await page.getByLabel('Endereço de e-mail', { exact: true }).fill(newEmail())
      await page.getByRole('button', { name: 'Enviar-me um código' }).click()
      await expect(page.getByLabel('Código do e-mail')).toBeFocused()
    },
  },
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
  {
    name: 'chat, a reading about to be written again',
    async open(page) {
      await arriveWithPaidReading(page, 'A minha semana')
      await chooseFromMenu(page, 'Mais', /Isto não fala de mim/)
      await expect(page.getByRole('button', { name: 'Reescrever grátis' })).toBeVisible()
    },
  },
  {
    name: 'a public reading about to be reported',
    async open(page) {
      await page.goto(await publish(page, await arriveWithPaidReading(page, 'A minha semana')))
      await page.getByRole('button', { name: 'Denunciar esta leitura' }).click()
      await page.getByRole('button', { name: 'Enviar denúncia' }).click()
      await expect(page.getByText('Falta confirmares isto.')).toBeVisible()
    },
  },
  {
    name: 'admin, readings',
    async open(page) {
      await waitForDecisions(page)
      await openDesk(page, 'readings')
      await expect(card(page, 'Denúncias em aberto').getByRole('button', { name: 'Decidir' }).first()).toBeVisible()
    },
  },
  desk('admin, funnel', 'funnel'),
  desk('admin, audit', 'audit'),
  desk('admin, security', 'security'),
]
