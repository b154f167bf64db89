import type { Page } from '@playwright/test'
import { expect, test } from './journey.ts'
import { arriveWithProfile, ask, conversation } from './person.ts'

const note = 'My sister Ana marries in May'
const told = `${note}. What should I tell her?`
const card = (page: Page) => page.getByRole('region', { name: 'What Selene remembers' })

test('what a question tells is remembered under its reading, undone there, and kept, changed and ended in the settings', async ({
  page,
}) => {
  await arriveWithProfile(page)
  await ask(page, told)
  const remembered = conversation(page).getByRole('list', { name: 'Remembered from this question' })
  await expect(remembered).toContainText(`Remembered: ${note}`)
  await expect(conversation(page)).not.toContainText('[[')
  await page.reload()
  await remembered.getByRole('button', { name: /^Undo/ }).press('Enter')
  await expect(remembered).toBeHidden()
  await expect(conversation(page)).toBeFocused()

  expect((await page.request.post('/api/memory', { data: { text: note } })).ok()).toBe(true)
  await page.goto('/settings')
  const lines = card(page).getByRole('listitem')
  await expect(lines).toContainText(note)
  await page.getByRole('button', { name: `Edit: ${note}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Change this note' })
  await dialog.getByLabel('Note').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(dialog.getByText('Please write something to remember.')).toBeVisible()
  await dialog.getByLabel('Note').fill('Ana marries in June')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(lines).toContainText('Ana marries in June')

  const isOn = card(page).getByRole('checkbox', { name: 'Remember what I tell Selene' })
  await isOn.press('Space')
  await expect(isOn).not.toBeChecked()
  await expect(card(page).getByText('Nothing is noted or used.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Ana marries in June' }).press('Enter')
  await expect(card(page).getByText('Nothing yet.')).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Add a note' })).toBeFocused()
})
