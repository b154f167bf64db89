import type { Page } from '@playwright/test'
import type { Conversation } from '../../packages/contract/src/index.ts'
import { expect } from './journey.ts'

/** Begins a conversation without the screen. */
export async function beginConversation(page: Page, title?: string): Promise<string> {
  const answer = await page.request.post('/api/conversations', { data: { ...(title !== undefined && { title }) } })
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as Conversation).id
}

/** Asks a quick question without the screen. */
export async function askIn(page: Page, conversationId: string | undefined, message: string): Promise<void> {
  const answer = await page.request.post('/api/chat', { data: { message, depth: 'quick', conversationId } })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Pinned, current and archived conversations, without the screen. */
export async function fillConversations(page: Page): Promise<void> {
  await askIn(page, undefined, 'Which of my numbers help me to choose between two offers of work in spring?')
  const love = await beginConversation(page, 'Love and family')
  await page.request.patch(`/api/conversations/${love}`, { data: { pinned: true } })
  const old = await beginConversation(page, 'Last year')
  await page.request.patch(`/api/conversations/${old}`, { data: { archived: true } })
  const today = await beginConversation(page)
  await askIn(page, today, 'What does today ask of me?')
  await page.goto('/chat')
  await expect(page.locator('li[id^="turn-"]')).toContainText('What does today ask of me?')
}

/** The list of conversations is in the panel, which a phone has in a drawer. */
export async function openPanel(page: Page): Promise<void> {
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
}
