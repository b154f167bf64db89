import type { Page } from '@playwright/test'
import { fillConversations, openPanel } from './conversation-people.ts'
import { expect } from './journey.ts'
import { ada, logIn, newEmail } from './person.ts'
import { portugueseBackScreens } from './portuguese-back-screens.ts'
import type { Screen } from './screen.ts'

// The states in which longer words stand in narrow places. The rest of the screens is made of the same pieces.

const visited = (name: string, path: string, heading: string): Screen => ({
  name,
  async open(page) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  },
})

const messageInput = (page: Page) => page.getByRole('textbox', { name: 'Mensagem para a Selene' })

/** A new user with a complete profile, in the chat. */
async function arrive(page: Page): Promise<void> {
  await logIn(page, newEmail())
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.goto('/chat')
  await expect(page.getByRole('list', { name: 'Sugestões' })).toBeVisible()
}

/** As `arrive`, with a finished reading. */
async function arriveWithReading(page: Page): Promise<void> {
  await arrive(page)
  await messageInput(page).fill('O que devo saber sobre mim?')
  await messageInput(page).press('Enter')
  await expect(page.getByText('Leitura completa', { exact: true })).toBeVisible()
}

async function openShares(page: Page): Promise<void> {
  await arriveWithReading(page)
  await page.getByRole('button', { name: 'Partilhar', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('img', { name: /^A Selene/ })).toHaveAttribute('aria-busy', 'false')
}

/** The main states of the product in Portuguese. */
export const portugueseScreens: readonly Screen[] = [
  visited('landing', '/pt', 'Desvenda o teu destino cósmico'),
  visited('landing in English, with the offer of the Portuguese one', '/', 'Unlock Your Cosmic Destiny'),
  visited('login', '/login', 'Olá, esta é a Numeria'),
  {
    name: 'login by e-mail',
    async open(page) {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Continuar com e-mail' }).click()
      await page.getByRole('button', { name: 'Enviar-me um código' }).click()
      await expect(page.getByText('Indica um endereço de e-mail, como nome@exemplo.pt.')).toBeVisible()
    },
  },
  {
    name: 'login by e-mail, waiting for the code',
    async open(page) {
      await page.goto('/login')
      await page.getByRole('button', { name: 'Continuar com e-mail' }).click()
      await page.getByLabel('Endereço de e-mail').fill(newEmail())
      await page.getByRole('button', { name: 'Enviar-me um código' }).click()
      await expect(page.getByLabel('Código do e-mail')).toBeFocused()
    },
  },
  visited('signed out', '/logout', 'Terminaste a sessão'),
  visited('prices', '/pt/pricing', 'Pacotes de créditos'),
  visited('about numerology', '/pt/about-numerology', 'Sobre a numerologia'),
  visited('not found', '/pt/nada', '404 – Página não encontrada'),
  visited('lucky numbers', '/pt/lucky', 'Números da sorte'),
  visited('terms', '/pt/terms-of-service', 'Termos do serviço'),
  {
    name: 'chat, profile missing',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/chat')
      await expect(page.getByRole('heading', { name: 'Falta um passo' })).toBeVisible()
    },
  },
  {
    name: 'my chart',
    async open(page) {
      await arrive(page)
      await page.goto('/chart')
      await expect(page.getByRole('article', { name: 'Caminho de Vida' }).getByText('Sombra')).toBeVisible()
    },
  },
  {
    name: 'today',
    async open(page) {
      await arrive(page)
      await page.goto('/today')
      await expect(page.getByRole('article', { name: 'Dia Pessoal' })).toBeVisible()
    },
  },
  {
    name: 'calendar',
    async open(page) {
      await arrive(page)
      await page.goto('/calendar')
      await expect(page.getByRole('button', { name: 'Criar o endereço' })).toBeVisible()
    },
  },
  {
    name: 'chat, the menu of a conversation',
    async open(page) {
      await arrive(page)
      await fillConversations(page)
      await openPanel(page)
      await page.getByRole('button', { name: 'Arquivadas (1)' }).click()
      await page.getByRole('button', { name: 'Opções de «Love and family»' }).click()
      await expect(page.getByRole('menuitem', { name: 'Desafixar' })).toBeVisible()
    },
  },
  {
    name: 'chat, a question with its price',
    async open(page) {
      await arrive(page)
      await messageInput(page).fill('O que diz o meu Caminho de Vida sobre a minha carreira?')
      await expect(page.getByRole('checkbox', { name: 'Resposta rápida · 1 crédito' })).toBeVisible()
    },
  },
  {
    name: 'profile modal',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/chat')
      await page.getByRole('button', { name: 'Completa o teu perfil' }).click()
      await expect(page.getByRole('dialog', { name: 'Completa o teu perfil cósmico' })).toBeVisible()
    },
  },
  {
    name: 'chat, how the numbers of a reading were found',
    async open(page) {
      await arriveWithReading(page)
      await page.getByRole('button', { name: 'Contas passo a passo' }).click()
      await page.getByText('Ver cada passo').first().click()
      await expect(page.getByText('Mês 7').first()).toBeVisible()
    },
  },
  { name: 'chat, the ways to share a reading', open: openShares },
  {
    name: 'a reading made public',
    async open(page) {
      await openShares(page)
      await page.getByRole('button', { name: 'Criar ligação pública' }).click()
      await page.goto(await page.getByLabel('Ligação pública').inputValue())
      await expect(page.getByRole('list', { name: 'Os números de que parte' })).toContainText('Caminho de Vida')
    },
  },
  {
    name: 'credit menu',
    async open(page) {
      await arrive(page)
      await page
        .getByRole('banner')
        .getByRole('button', { name: /crédito/ })
        .click()
      await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible()
    },
  },
  {
    name: 'purchase',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/pt/pricing')
      await expect(page.getByRole('banner').getByRole('button', { name: /crédito/ })).toBeVisible()
      await page.getByRole('button', { name: 'Comprar Destiny 7' }).click()
      await expect(page.getByRole('dialog').frameLocator('iframe').getByRole('textbox').first()).toBeVisible()
    },
  },
  {
    name: 'credits and orders',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/credits')
      await expect(page.getByRole('heading', { level: 1, name: 'Créditos e encomendas' })).toBeVisible()
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    },
  },
  {
    name: 'referrals',
    async open(page) {
      await logIn(page, newEmail())
      await page.goto('/referrals')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Ainda não tens nenhum código.')).toBeVisible()
    },
  },
  {
    name: 'welcome, signed in',
    async open(page) {
      await arrive(page)
      await page.goto('/welcome')
      await expect(page.getByRole('link', { name: 'Ir para a conversa' })).toBeVisible()
    },
  },
  ...portugueseBackScreens,
]
