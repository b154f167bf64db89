import type { HistoryEntry, PublishedReply } from '@numeria/contract'
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'
import { ada, logIn, newEmail } from './person.ts'

/** Signs in a new user with one finished reading, which used all of their five credits. */
export async function arriveWithPaidReading(page: Page, message = 'My week'): Promise<HistoryEntry> {
  await logIn(page, newEmail())
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  expect((await page.request.post('/api/chat', { data: { message, reading: 'weekly_roadmap' } })).ok()).toBe(true)
  await page.goto('/chat')
  const [entry] = (await (await page.request.get('/api/chat/history')).json()) as [HistoryEntry]
  return entry
}

/** Opens the menu of the last reading and chooses what is named. */
export async function chooseFromMenu(page: Page, more: string, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: more, exact: true }).last().click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Makes a reading public. Gives back its address. */
export async function publish(page: Page, { turnId }: HistoryEntry): Promise<string> {
  const reply = await page.request.post(`/api/chat/turns/${turnId}/public`, { data: {} })
  return ((await reply.json()) as PublishedReply).published!.url
}

/** Prepares a reading that its reader has reported and refused, with permission to read it, and that a visitor has reported too. */
export async function waitForDecisions(page: Page): Promise<void> {
  const entry = await arriveWithPaidReading(page)
  const url = await publish(page, entry)
  const reports: [string, object][] = [
    [`/api/chat/turns/${entry.turnId}/report`, { reason: 'harmful', details: 'It frightened me.' }],
    ['/api/reports', { url, reason: 'privacy', details: 'It names my street.', name: 'Rui', email: 'rui@example.org' }],
    ['/api/chat', { rewriteOf: entry.turnId, reason: { code: 'wrong_tone', text: 'Too cold', mayBeRead: true } }],
  ]
  for (const [path, data] of reports) expect((await page.request.post(path, { data })).ok()).toBe(true)
}
