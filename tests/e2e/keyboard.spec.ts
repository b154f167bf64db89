import { expect, test } from './journey.ts'
import { tabTo } from './keyboard-walk.ts'
import { ada, arriveWithProfile, ask, conversation, logIn, messageInput, newEmail, plainQuestion } from './person.ts'

test('a first reading needs no mouse', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, page.getByRole('link', { name: 'Continue with Google' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail', { exact: true })).toBeFocused()
  await page.keyboard.type(newEmail())
  await page.keyboard.press('Enter')
  await page.waitForURL('/chat')

  await tabTo(page, messageInput(page))
  await page.keyboard.type('Hello')
  const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('heading')).toBeFocused()
  await tabTo(page, dialog.getByLabel('Year'))
  await page.keyboard.type('1990')
  await tabTo(page, dialog.getByLabel('Month'))
  await page.keyboard.type('July')
  await tabTo(page, dialog.getByLabel('Day'))
  await page.keyboard.type('14')
  await tabTo(page, dialog.getByLabel('Full name'))
  await page.keyboard.type(ada.fullName)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await expect(messageInput(page)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(plainQuestion)
  await page.keyboard.press('Enter')
  await expect(conversation(page)).toContainText('Ada, ')
  await expect(messageInput(page)).toHaveValue('')
  await expect(messageInput(page)).toBeFocused()
})

test('the focus stays in the input while a reading is written, and Shift+Enter begins a line', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  await model.set({ firstTokenMs: 0, tokenMs: 5 })
  await ask(page)
  await expect(conversation(page)).toContainText('Ada, ')
  await expect(messageInput(page)).toBeFocused()
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await expect(messageInput(page)).toBeFocused()

  await page.keyboard.type('One line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and another')
  await expect(messageInput(page)).toHaveValue('One line\nand another')
  expect(await model.calls()).toBe(1)
})

test('Escape closes the profile, and the focus goes back to where it was opened', async ({ page }) => {
  await arriveWithProfile(page)
  const edit = page.getByRole('button', { name: 'Edit profile' })
  await tabTo(page, edit)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(edit).toBeFocused()
})

for (const path of ['/chat', '/chart'])
  test(`a profile saved by key on ${path} leaves the focus on the page, where its button is gone`, async ({ page }) => {
    await logIn(page, newEmail())
    await page.goto(path)
    await tabTo(page, page.getByRole('button', { name: 'Complete your profile' }))
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await tabTo(page, dialog.getByLabel('Year'))
    await page.keyboard.type('1990')
    await tabTo(page, dialog.getByLabel('Month'))
    await page.keyboard.type('July')
    await tabTo(page, dialog.getByLabel('Day'))
    await page.keyboard.type('14')
    await tabTo(page, dialog.getByLabel('Full name'))
    await page.keyboard.type(ada.fullName)
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: 'Complete your profile' })).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

test('the credit menu opens, closes and logs out by key', async ({ page }) => {
  await arriveWithProfile(page)
  const badge = page.getByRole('banner').getByRole('button', { name: '5 credits' })
  await tabTo(page, badge)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(badge).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('/logout')
})

test.describe('the shortcuts of the chat', () => {
  test('lead to the message and to the search, and are listed', async ({ page }) => {
    await arriveWithProfile(page)
    await ask(page)
    await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Search your readings' })
    await expect(search).toBeVisible()

    await page.keyboard.press('ControlOrMeta+k')
    await expect(search).toBeFocused()
    await page.keyboard.type('/?')
    await expect(search).toHaveValue('/?')
    await page.keyboard.press('Escape')
    await conversation(page).focus()
    await page.keyboard.press('/')
    await expect(messageInput(page)).toBeFocused()
    await expect(messageInput(page)).toHaveValue('')
    await page.keyboard.press('ArrowUp')
    await expect(messageInput(page)).toHaveValue(plainQuestion)

    await conversation(page).focus()
    await page.keyboard.press('?')
    const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(list).toContainText('Stop the reading')
    await list.getByRole('checkbox', { name: 'Single-key shortcuts' }).press('Space')
    await page.keyboard.press('Escape')
    await expect(conversation(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(conversation(page)).toBeFocused()
  })

  test('open the drawer for the search where there is no room for the panel', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await arriveWithProfile(page)
    await ask(page)
    await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
    // The search comes with the first reading of the list of conversations.
    await expect(page.locator('[role="search"]')).toBeAttached()
    await page.keyboard.press('ControlOrMeta+k')
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await expect(drawer.getByRole('searchbox', { name: 'Search your readings' })).toBeFocused()
  })

  test('stop a reading with Escape', async ({ page, model }) => {
    await arriveWithProfile(page)
    await model.set({ firstTokenMs: 3_500, tokenMs: 0 })
    await ask(page)
    await expect(page.getByRole('button', { name: 'Stop' })).toHaveAccessibleDescription('Stop now: free')
    await page.keyboard.press('Escape')
    await expect(conversation(page).getByText('Stopped. You were not charged.')).toBeVisible()
  })
})

test('a screen reader goes from reading to reading, and a key skips them to the message', async ({ page }) => {
  await arriveWithProfile(page)
  await ask(page)
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  await expect(page.getByRole('article', { name: plainQuestion })).toContainText('Ada, ')
  await expect(page.getByRole('heading', { level: 2, name: plainQuestion })).toBeAttached()
  await page.reload()
  await expect(page.getByRole('article', { name: plainQuestion })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to message' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(messageInput(page)).toBeFocused()
})

test('at 400 % zoom the conversation keeps half of the height', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await arriveWithProfile(page)
  await ask(page)
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  for (const message of ['', 'What does love bring me this year?', plainQuestion.repeat(8)]) {
    await messageInput(page).fill(message)
    expect((await conversation(page).boundingBox())!.height).toBeGreaterThanOrEqual(128)
  }
})

for (const path of ['/', '/pricing', '/chat']) {
  test(`on ${path} the first Tab offers to skip to the content`, async ({ page }) => {
    if (path === '/chat') await arriveWithProfile(page)
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
}
