import { buyCredits } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import {
  ada,
  arriveWithProfile,
  ask,
  conversation,
  expectCredits,
  expectToast,
  logIn,
  messageInput,
  newEmail,
  plainQuestion,
  signIn,
  storedHistory,
} from './person.ts'

test('a compatibility reading asks for the other person, and is about both', async ({ page, product }) => {
  await arriveWithProfile(page)
  await buyCredits(page, product)
  await page.getByRole('button', { name: 'Compatibility' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compatibility' })
  await dialog.getByRole('button', { name: 'Send for 12 credits' }).click()
  await expect(dialog.getByText('Please choose year, month and day.')).toBeVisible()
  await expect(dialog.getByText('Please enter a full name.')).toBeVisible()
  await expect(dialog.getByLabel('Year')).toBeFocused()

  await dialog.getByLabel('Year').selectOption('1988')
  await dialog.getByLabel('Month').selectOption('February')
  await dialog.getByLabel('Day').selectOption('29')
  await dialog.getByLabel('Full name').fill('Bruno Costa')
  const sent = page.waitForRequest('/api/chat')
  await dialog.getByRole('button', { name: 'Send for 12 credits' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    reading: 'compatibility',
    other: { fullName: 'Bruno Costa', birthDate: '1988-02-29' },
  })
  await expectToast(page, 'Reading complete', '12 credits used, 23 remaining.')
  await expect(conversation(page).getByText('My compatibility with Bruno Costa', { exact: true })).toHaveCount(1)
  await expect(conversation(page)).toContainText('Bruno')

  await test.step('a price above 5 credits is confirmed once, and what is not confirmed stays in the input', async () => {
    const question = 'What does my Life Path say about my career?'
    await ask(page, question)
    const confirmation = page.getByRole('region', { name: 'Your message costs 10 credits' })
    await expect(confirmation.getByRole('button', { name: 'Send for 10 credits' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(confirmation).toBeHidden()
    await expect(messageInput(page)).toBeFocused()
    await expect(messageInput(page)).toHaveValue(question)

    await page.keyboard.press('Enter')
    await expect(confirmation).toContainText('Leaves 13 of your 23 credits.')
    await page.keyboard.press('Enter')
    await expectToast(page, 'Reading complete', '10 credits used, 13 remaining.')

    const prepared = page.getByRole('region', { name: 'Life Path: 10 credits' })
    await page.getByRole('region', { name: 'Quick readings' }).getByRole('button', { name: 'Life Path' }).click()
    await expect(prepared.getByRole('button', { name: 'Send' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(prepared).toBeHidden()
    await expectCredits(page, 13)

    await page.getByRole('region', { name: 'Quick readings' }).getByRole('button', { name: 'Life Path' }).click()
    await page.keyboard.press('Enter')
    await expect(prepared).toBeHidden()
    await expect(messageInput(page)).toBeFocused()
    await expectToast(page, 'Reading complete', '10 credits used, 3 remaining.')
  })
})

test('the birth date of another person brings the offer of a comparison, filled in and with its price', async ({
  page,
  product,
  otherBrowser,
}) => {
  await arriveWithProfile(page)
  await buyCredits(page, product)
  await page.goto('/chat')
  await ask(page, 'My mother Maria Silva was born on 3 May 1960. What is she like?')
  const offer = page.getByRole('button', { name: 'Compare yourself with Maria Silva · 12 credits' })
  await expect(offer).toBeVisible()
  await expectCredits(page, 35)
  await offer.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Compatibility' })
  await expect(dialog.getByLabel('Year')).toHaveValue('1960')
  await expect(dialog.getByLabel('Month')).toHaveValue('5')
  await expect(dialog.getByLabel('Day')).toHaveValue('3')
  await expect(dialog.getByLabel('Full name')).toHaveValue('Maria Silva')
  await page.keyboard.press('Escape')
  await expect(offer).toBeFocused()
  await offer.click()
  await dialog.getByRole('button', { name: 'Send for 12 credits' }).click()
  await expectToast(page, 'Reading complete', '12 credits used, 23 remaining.')
  await expect(offer).toBeHidden()

  const portuguese = await (await otherBrowser({ locale: 'pt-PT' })).newPage()
  await logIn(portuguese, newEmail())
  expect((await portuguese.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await portuguese.goto('/chat')
  await portuguese
    .getByRole('textbox', { name: 'Mensagem para a Selene' })
    .fill('O meu pai nasceu a 4 de junho de 1958')
  await portuguese.keyboard.press('Enter')
  await expect(
    portuguese.getByRole('button', { name: 'Comparar-te com quem nasceu a 04/06/1958 · 12 créditos' }),
  ).toBeVisible()
})

test('a quick reading is sent at once for its price, and says what is missing where it cannot be had', async ({
  page,
}) => {
  await signIn(page)
  const lifePath = page.getByRole('region', { name: 'Quick readings' }).getByRole('button', { name: 'Life Path' })
  await expect(lifePath).toHaveAttribute('aria-disabled', 'true')
  await expect(lifePath).toHaveAccessibleDescription('Add your name and date of birth to unlock these.')

  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.reload()
  await expect(lifePath).toHaveAttribute('aria-disabled', 'true')
  await expect(lifePath).toContainText('10 credits')
  await expect(lifePath).toContainText('5 more needed')
  await page.getByRole('button', { name: 'Quick reading' }).click()
  await expectToast(page, 'Reading complete', '1 credit used, 4 remaining.')
  await expectCredits(page, 4)
})

test('any message can be asked as a quick answer for one credit, and whoever cannot pay its price is offered that', async ({
  page,
}) => {
  await arriveWithProfile(page)
  const quick = page.getByRole('checkbox', { name: 'Quick answer · 1 credit' })
  await messageInput(page).fill('A quick tip')
  await expect(page.getByText('Estimated cost: 1 credit')).toBeVisible()
  await expect(quick).toBeHidden()
  await messageInput(page).fill('What does my Life Path say about my career?')
  await expect(page.getByText('Estimated cost: 10 credits')).toBeVisible()
  await expect(quick).toHaveAccessibleDescription('Your credits cover a quick answer.')
  await page.keyboard.press('Tab')
  await expect(quick).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Estimated cost: 1 credit · Quick answer')).toBeVisible()
  const sent = page.waitForRequest('/api/chat')
  await messageInput(page).press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({ depth: 'quick' })
  await expectToast(page, 'Reading complete', '1 credit used, 4 remaining.')
  await messageInput(page).fill(plainQuestion)
  await expect(quick).not.toBeChecked()
})

test('a reading named in the address waits to be sent, and spends nothing by itself', async ({ page, model }) => {
  await arriveWithProfile(page)
  await page.goto('/chat?reading=weekly_roadmap')
  const prepared = page.getByRole('region', { name: 'Weekly roadmap: 5 credits' })
  await expect(prepared).toContainText('Leaves 0 of your 5 credits.')
  expect(await model.calls()).toBe(0)
  await prepared.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, 'Reading complete', '5 credits used, 0 remaining.')
  await expect(prepared).toBeHidden()
  expect(new URL(page.url()).search).toBe('')
})

test('a reading goes on where it was after a reload and on a second device, which can stop it', async ({
  page,
  model,
  otherBrowser,
}) => {
  const email = newEmail()
  await arriveWithProfile(page, email)
  const second = await (await otherBrowser()).newPage()
  await logIn(second, email)
  // So slow that a busy machine stops it, too, while it costs one credit.
  await model.set({ firstTokenMs: 0, tokenMs: 600 })
  await ask(page)
  await expect(conversation(page)).toContainText('Ada, ')

  await Promise.all([page.reload(), second.goto('/chat')])
  for (const device of [page, second]) {
    await expect(conversation(device)).toContainText('Ada, ')
    await expect(device.getByText(plainQuestion, { exact: true })).toHaveCount(1)
    await expect(messageInput(device)).toHaveValue('')
    const early = await conversation(device).innerText()
    await expect(conversation(device)).not.toHaveText(early, { useInnerText: true })
  }
  await second.getByRole('button', { name: 'Stop' }).click()
  for (const device of [page, second]) {
    await expectToast(device, 'Reading stopped', '1 credit used, 4 remaining.')
    await expectCredits(device, 4)
  }
  const [reading] = await storedHistory(page)
  for (const device of [page, second])
    await expect(conversation(device).getByText(reading!.response.split('\n\n').at(-1)!)).toHaveCount(1)
  expect(await model.calls()).toBe(1)
  await model.recover()

  await test.step('what is said on one device is there when the other is looked at', async () => {
    await ask(second, 'A quick tip')
    await expectToast(second, 'Reading complete', '1 credit used, 3 remaining.')
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(conversation(page).getByText('A quick tip', { exact: true })).toBeVisible()
    await expectCredits(page, 3)
  })
})

test('stopping is free before the first word; after it, what was written stays and is paid', async ({
  page,
  model,
}) => {
  await arriveWithProfile(page)
  await model.set({ firstTokenMs: 3_500, tokenMs: 0 })
  await ask(page)
  const stop = page.getByRole('button', { name: 'Stop' })
  await expect(stop).toHaveAccessibleDescription('Stop now: free')
  await stop.click()
  await expect(conversation(page).getByText('Stopped. You were not charged.')).toBeVisible()
  await expectCredits(page, 5)
  expect(await storedHistory(page)).toEqual([])

  await model.set({ firstTokenMs: 0, tokenMs: 100 })
  await page.getByRole('button', { name: 'Ask again' }).click()
  await expect(conversation(page)).toContainText('Ada, ')
  await expect(stop).toHaveAccessibleDescription('Stop now: 1 credit')
  await stop.click()
  await expectToast(page, 'Reading stopped', '1 credit used, 4 remaining.')
  await expect(conversation(page)).toContainText('stopped')
  await expectCredits(page, 4)
  const [reading] = await storedHistory(page)
  await expect(conversation(page)).toContainText(reading!.response.slice(0, 40))
})

test('tone, tradition and language are remembered and sent', async ({ page }) => {
  await arriveWithProfile(page)
  await page.getByRole('button', { name: 'Style: Mystic, Pythagorean' }).click()
  const dialog = page.getByRole('dialog', { name: 'How Selene answers' })
  await dialog.getByRole('radio', { name: 'Pragmatic' }).check()
  await dialog.getByRole('radio', { name: 'Vedic' }).check()
  await dialog.getByLabel('Language').selectOption('Português')
  await dialog.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Style: Pragmatic, Vedic, Português' })).toBeVisible()
  const sent = page.waitForRequest('/api/chat')
  await ask(page)
  expect((await sent).postDataJSON()).toMatchObject({ tone: 'pragmatic', tradition: 'vedic', lang: 'pt' })
  await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
})

test('a message that brings name and birth date says whom its reading is for before it is sent', async ({ page }) => {
  await signIn(page)
  await messageInput(page).fill('My name is Ana Silva, born 12/03/1990. A quick tip, please')
  await expect(page.getByText('For Ana Silva, born 12/03/1990, from your message')).toBeVisible()
  await expect(page.getByText('Estimated cost: 1 credit')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the panel is a drawer that gives the focus back, and steps aside for what was chosen in it', async ({
    page,
  }) => {
    await arriveWithProfile(page)
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await menu.click()
    await expect(drawer.getByRole('region', { name: 'Your profile' })).toContainText('14/07/1990')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menu).toBeFocused()

    await menu.click()
    await page.mouse.click(380, 400)
    await expect(drawer).toBeHidden()

    await menu.click()
    await drawer.getByRole('button', { name: 'Quick reading' }).click()
    await expect(drawer).toBeHidden()
    await expectToast(page, 'Reading complete', '1 credit used, 4 remaining.')
    const toast = await page.getByText('Reading complete', { exact: true }).boundingBox()
    const badge = await page
      .getByRole('banner')
      .getByRole('button', { name: /credit/ })
      .boundingBox()
    expect(toast!.y).toBeGreaterThan(badge!.y + badge!.height)
  })
})
