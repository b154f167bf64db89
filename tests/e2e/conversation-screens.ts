import { askIn, beginConversation, fillConversations, openPanel } from './conversation-people.ts'
import { expect } from './journey.ts'
import { arriveWithProfile } from './person.ts'
import type { Screen } from './screen.ts'

export const conversationScreens: readonly Screen[] = [
  {
    name: 'chat, several conversations',
    async open(page) {
      await arriveWithProfile(page)
      await fillConversations(page)
    },
  },
  {
    name: 'chat, the menu of a conversation',
    async open(page) {
      await arriveWithProfile(page)
      await fillConversations(page)
      await openPanel(page)
      await page.getByRole('button', { name: 'Archived (1)' }).click()
      await page.getByRole('button', { name: 'Options for “Love and family”' }).click()
      await expect(page.getByRole('menuitem', { name: 'Unpin' })).toBeVisible()
    },
  },
  {
    name: 'chat, a conversation renamed',
    async open(page) {
      await arriveWithProfile(page)
      await fillConversations(page)
      await openPanel(page)
      await page.getByRole('button', { name: 'Options for “Love and family”' }).click()
      await page.getByRole('menuitem', { name: 'Rename' }).click()
      await page.getByRole('dialog', { name: 'Rename conversation' }).getByLabel('Title').fill('')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Please write a title.')).toBeVisible()
    },
  },
  {
    name: 'chat, a question being edited',
    async open(page) {
      await arriveWithProfile(page)
      await askIn(page, undefined, 'A quick tip')
      const [entry] = (await (await page.request.get('/api/chat/history')).json()) as { turnId: string }[]
      const data = { message: 'A quick tip for work', depth: 'quick', editOf: entry!.turnId }
      expect((await page.request.post('/api/chat', { data })).ok()).toBe(true)
      await page.goto('/chat')
      await expect(page.getByText('Earlier version: 1 reading')).toBeVisible()
      // The history that comes after the reading draws it anew, without its open menu.
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Edit question' }).click()
      await expect(page.getByRole('region', { name: 'Editing your question' })).toBeVisible()
    },
  },
  {
    name: 'chat, an archived conversation',
    async open(page) {
      await arriveWithProfile(page)
      const id = await beginConversation(page, 'Last year')
      await askIn(page, id, 'What was last year about?')
      await page.request.patch(`/api/conversations/${id}`, { data: { archived: true } })
      await page.goto(`/chat?conversation=${id}`)
      await expect(page.getByText('This conversation is archived.')).toBeVisible()
    },
  },
  {
    name: 'chat, a conversation that was deleted',
    async open(page) {
      await arriveWithProfile(page)
      await page.goto('/chat?conversation=b8f6a5b0-3c5e-4f0e-9b0a-6a1f3f0f7a11')
      await expect(page.getByText('This conversation was deleted.')).toBeVisible()
    },
  },
]
