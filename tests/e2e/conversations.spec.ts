import { arriveWithProfile, ask, conversation, logIn, messageInput, newEmail } from './person.ts'
import { askIn, beginConversation } from './conversation-people.ts'
import { expect, test } from './journey.ts'

test('a person begins a second conversation, goes back and forth, and each has its own draft', async ({ page }) => {
  await arriveWithProfile(page)
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await ask(page, 'A quick tip')
  await expect(list.getByRole('link', { name: 'A quick tip' })).toHaveAttribute('aria-current', 'page')
  await messageInput(page).fill('What about')

  await list.getByRole('button', { name: 'New conversation' }).click()
  await expect(messageInput(page)).toHaveValue('')
  await expect(conversation(page).getByText('You said:')).toHaveCount(0)
  await ask(page, 'A short tip for today')
  await expect(list.getByRole('link', { name: 'A short tip for today' })).toHaveAttribute('aria-current', 'page')
  await messageInput(page).fill('And tomorrow')

  await list.getByRole('link', { name: 'A quick tip' }).click()
  await expect(conversation(page)).toContainText('A quick tip')
  await expect(messageInput(page)).toHaveValue('What about')
  await page.goBack()
  await expect(conversation(page)).toContainText('A short tip for today')
  await expect(messageInput(page)).toHaveValue('And tomorrow')
  await page.reload()
  await expect(messageInput(page)).toHaveValue('And tomorrow')
  await expect(conversation(page)).toContainText('A short tip for today')
})

test('a conversation is renamed, pinned, archived and deleted from its menu by the keyboard alone', async ({
  page,
}) => {
  await arriveWithProfile(page)
  await askIn(page, undefined, 'A quick tip')
  await beginConversation(page, 'Love')
  await page.goto('/chat')
  const list = page.getByRole('navigation', { name: 'Conversations' })
  const choose = async (title: string, item: string) => {
    await list.getByRole('button', { name: `Options for “${title}”` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible()
    await page.keyboard.press(item[0]!)
    await expect(page.getByRole('menuitem', { name: item })).toBeFocused()
    await page.keyboard.press('Enter')
  }

  await choose('A quick tip', 'Rename')
  await expect(page.getByLabel('Title')).toBeFocused()
  await page.keyboard.type('My work')
  await page.keyboard.press('Enter')
  await expect(list.getByRole('link', { name: 'My work' })).toBeVisible()
  await expect(list.getByRole('button', { name: 'Options for “My work”' })).toBeFocused()

  await choose('My work', 'Pin')
  await expect(list.getByRole('list', { name: 'Pinned' })).toContainText('My work')
  await choose('Love', 'Archive')
  await expect(page.getByText('Conversation archived', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(list.getByRole('link', { name: 'Love' })).toBeVisible()

  await choose('My work', 'Delete')
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter')
  await expect(list.getByRole('link', { name: 'My work' })).toBeHidden()

  await expect(list).toBeFocused()
})

test('a reading that was found opens in its conversation, also one that another device has written since', async ({
  page,
  otherBrowser,
}) => {
  const email = newEmail()
  await arriveWithProfile(page, email)
  await askIn(page, undefined, 'A quick tip')
  await page.goto('/chat')
  await expect(conversation(page)).toContainText('A quick tip')
  const second = await (await otherBrowser()).newPage()
  await logIn(second, email)
  await askIn(second, await beginConversation(second), 'What of the lighthouse?')

  await page.getByRole('searchbox', { name: 'Search your readings' }).fill('lighthouse')
  await page.getByRole('button', { name: /What of the lighthouse/ }).click()
  await expect(conversation(page).getByText('What of the lighthouse?', { exact: true })).toBeInViewport()
  const { turnId } = (
    (await (await page.request.get('/api/chat/history?search=tip')).json()) as { turnId: string }[]
  )[0]!
  await page.goto(`/chat?turn=${turnId}`)
  await expect(conversation(page).getByText('A quick tip', { exact: true })).toBeInViewport()
})

test.describe('a link', () => {
  test.use({ expectedNoise: /^404: \/api\/chat\/history/ })

  test('to a conversation that was deleted says so, and the latest one is a press away', async ({ page }) => {
    await arriveWithProfile(page)
    await askIn(page, undefined, 'A quick tip')
    const id = await beginConversation(page)
    await page.request.delete(`/api/conversations/${id}`)
    await page.goto(`/chat?conversation=${id}`)
    await page.getByRole('button', { name: 'Show the latest one' }).click()
    await expect(conversation(page)).toContainText('A quick tip')
  })
})

test('a question is edited and sent again, told before what that means; the next one is typed while Selene writes', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  await askIn(page, undefined, 'A quick tip')
  await page.goto('/chat')
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Edit question' }).click()
  await expect(messageInput(page)).toHaveValue('A quick tip')
  const note = page.getByRole('region', { name: 'Editing your question' })
  await expect(note).toContainText('the 1 credit paid for it does not come back')
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(messageInput(page)).toHaveValue('')

  await messageInput(page).press('ArrowUp')
  await expect(note).toBeVisible()
  await model.set({ firstTokenMs: 0, tokenMs: 100 })
  await ask(page, 'A quick tip for work')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await messageInput(page).fill('And for love')
  await page.keyboard.press('Enter')
  const earlier = page.getByText('Earlier version: 1 reading')
  await expect(earlier).toBeVisible()
  await expect(messageInput(page)).toHaveValue('And for love')
  await earlier.click()
  await expect(conversation(page).getByRole('heading', { name: 'A quick tip', exact: true })).toBeVisible()

  const suggested = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
  await expect(suggested.first()).toBeVisible()
  const texts = await suggested.allInnerTexts()
  await page.reload()
  await expect(suggested).toHaveText(texts)
  await expect(messageInput(page)).toHaveValue('And for love')
})
