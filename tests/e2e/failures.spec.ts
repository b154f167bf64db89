import { expect, test } from './journey.ts'
import {
  ada,
  arriveWithProfile,
  ask,
  conversation,
  expectCredits,
  expectToast,
  messageInput,
  plainQuestion,
  signIn,
  storedHistory,
} from './person.ts'

const ways = {
  refuse: 'refuses the connection',
  silent: 'never answers',
  slow: 'takes half a minute to begin',
  stall: 'falls silent in the middle',
  cut: 'hangs up in the middle',
  '429': 'has too much to do',
  '500': 'fails',
  garbage: 'sends garbage',
  empty: 'says nothing',
}

for (const [mode, what] of Object.entries(ways)) {
  test(`when the model ${what}, the question stays, nothing is charged, and trying again pays once`, async ({
    page,
    model,
  }) => {
    await arriveWithProfile(page)
    await model.set({ mode, ...(mode !== 'slow' && { firstTokenMs: 0 }), tokenMs: 0 })
    await ask(page)
    await expect(conversation(page)).toContainText('You were not charged.')
    await expect(conversation(page)).toContainText(plainQuestion)
    await expectCredits(page, 5)
    expect(await storedHistory(page)).toEqual([])

    await model.recover()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
    await expectCredits(page, 2)
    await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
    expect(await storedHistory(page)).toHaveLength(1)
  })
}

test('when a reading costs more than there is, the way to credits is offered, and the draft is kept', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  const question = 'What does my Life Path say?'
  await ask(page, question)
  await expectToast(
    page,
    'Insufficient credits',
    'You need more credits to continue. Visit the pricing page to purchase more.',
  )
  await page.getByRole('button', { name: 'Buy Credits' }).click()
  await page.waitForURL('/pricing')
  await page.goBack()
  await expect(messageInput(page)).toHaveValue(question)
  expect(await model.calls()).toBe(0)
})

test('the way to credits does not go away with the toast', async ({ page }) => {
  await arriveWithProfile(page)
  await ask(page, 'What does my Life Path say?')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Insufficient credits', { exact: true })).toBeHidden()
  await page.getByRole('main').locator('form').getByRole('link', { name: 'Buy Credits' }).click()
  await page.waitForURL('/pricing')
})

test('a message of more than 150 words is not sent', async ({ page, model }) => {
  await arriveWithProfile(page)
  await ask(page, Array.from({ length: 151 }, () => 'moon').join(' '))
  await expectToast(page, 'Message too long', 'Please keep your message under 150 words.')
  await expect(page.getByText('151/150')).toBeVisible()
  await expectCredits(page, 5)
  expect(await model.calls()).toBe(0)
})

test('a draft survives a reload, and goes when the input is emptied', async ({ page }) => {
  await arriveWithProfile(page)
  await messageInput(page).fill('Half a thought')
  await page.reload()
  await expect(messageInput(page)).toHaveValue('Half a thought')
  await messageInput(page).fill('')
  await page.reload()
  await expect(conversation(page)).toContainText('I’m Selene')
  await expect(messageInput(page)).toHaveValue('')
})

test('what a hostile model writes is text and nothing else', async ({ page, model }) => {
  await arriveWithProfile(page)
  await model.set({ mode: 'hostile', firstTokenMs: 0, tokenMs: 0 })
  await ask(page)
  for (const shown of ['live', 'reloaded']) {
    await test.step(shown, async () => {
      const said = conversation(page).locator('ol')
      await expect(said).toContainText('Click here for your prize')
      await expect(said).not.toContainText(/javascript:|hostile\.example|<script/)
      await expect(said.locator('img, picture, iframe, script, style, object, embed, a')).toHaveCount(0)
    })
    await page.reload()
  }
})

test('a model that gets every number wrong is put right before anybody reads it', async ({ page, model }) => {
  await arriveWithProfile(page)
  await model.set({ mode: 'wrong_numbers', firstTokenMs: 0, tokenMs: 0 })
  await ask(page)
  await expect(page.getByText('Reading complete', { exact: true })).toBeVisible()
  const text = await conversation(page).locator('ol').innerText()
  const lifePaths = [...text.matchAll(/Life Path (?:number is |of |is |: ?)?([\d/]+)/gi)].map(([, value]) => value)
  expect(lifePaths.length).toBeGreaterThanOrEqual(1)
  expect(new Set(lifePaths)).toEqual(new Set(['13/4']))
})

test.describe('with the balance spent elsewhere', () => {
  test.use({ expectedNoise: /^402: \/api\/chat$/ })

  test('the server’s refusal is told, costs nothing, and offers the way to credits', async ({ page }) => {
    await arriveWithProfile(page)
    const spent = await page.request.post('/api/chat', { data: { message: plainQuestion } })
    expect(spent.ok()).toBe(true)
    await ask(page, 'And what comes next?')
    await expectToast(
      page,
      'Insufficient credits',
      'You need more credits to continue. Visit the pricing page to purchase more.',
    )
    await expect(conversation(page).getByRole('link', { name: 'Buy Credits' })).toBeVisible()
    await expectCredits(page, 2)
    await page.reload()
    await expect(messageInput(page)).toHaveValue('And what comes next?')
  })
})

test.describe('with a connection that breaks', () => {
  test.use({
    proxy: ({ network }, use) => use({ server: network.url }),
    // The browser says so of a part of the page, and of the service worker, whose turn may come while the line is cut.
    expectedNoise:
      /^failed: |^console error: (.*dynamically imported module|An unknown error occurred when fetching the)/,
  })

  test('in the middle of a reading, it comes back by itself where it was', async ({ page, network, model }) => {
    await arriveWithProfile(page)
    await model.set({ firstTokenMs: 0, tokenMs: 20 })
    await ask(page)
    await expect(conversation(page)).toContainText('Ada, ')
    network.cut()
    await expect(conversation(page)).toContainText('You’re offline. Selene keeps writing')

    network.mend()
    await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
    await expectCredits(page, 2)
    const [reading] = await storedHistory(page)
    await expect(conversation(page).getByText(reading!.response.split('\n\n')[0]!)).toHaveCount(1)
    await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
    expect(await model.calls()).toBe(1)
  })

  test('a part of the page that cannot be loaded takes nothing else with it, and comes when asked again', async ({
    page,
    network,
  }) => {
    await arriveWithProfile(page)
    await page.waitForLoadState('networkidle')
    const edit = page.getByRole('button', { name: 'Edit profile' })
    const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
    network.cut()
    await edit.click()
    network.mend()
    await expect(async () => {
      if (await dialog.isHidden()) await edit.click({ timeout: 1_000 })
      await expect(dialog).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 10_000 })
  })

  test('before the question is out, trying again asks it once', async ({ page, network, model }) => {
    await arriveWithProfile(page)
    await page.waitForLoadState('networkidle')
    network.cut()
    await ask(page)
    await expect(conversation(page)).toContainText('The connection dropped. Your message is saved.')
    network.mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
    expect(await model.calls()).toBe(1)
  })
})

test('a reading that the page was left in the middle of is there on return, and its draft is gone', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  await model.set({ firstTokenMs: 0, tokenMs: 10 })
  await ask(page)
  await expect(conversation(page)).toContainText('Ada, ')
  await page.goto('/pricing')
  await expect.poll(() => storedHistory(page), { timeout: 20_000 }).toHaveLength(1)
  await page.goto('/chat')
  await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
  await expect(messageInput(page)).toHaveValue('')
  await expectCredits(page, 2)
})

test('a browser that blocks storage can sign in, get a reading and come back to it', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  })
  await signIn(page)
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('region', { name: 'Your profile' })).toContainText(ada.fullName)
  await ask(page)
  await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
  await page.reload()
  await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
  await expectCredits(page, 2)
})
