import { coreChart } from '../../packages/numerology/src/index.ts'
import { expect, test } from './journey.ts'
import {
  ada,
  ask,
  consent,
  conversation,
  creditMenu,
  expectCredits,
  expectToast,
  messageInput,
  newEmail,
  plainQuestion,
  signIn,
  storedHistory,
  storedToken,
} from './person.ts'

test('a visitor signs in, completes the profile, gets a reading about their own numbers, finds it again and logs out', async ({
  page,
  model,
}) => {
  await test.step('the landing page leads to the provider, and the provider to the chat', async () => {
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Unlock Your Cosmic Destiny' })).toBeVisible()
    await page.getByRole('link', { name: 'Continue with Google' }).first().click()
    await expect(page.getByRole('heading', { name: 'Sign in with the Google sandbox' })).toBeVisible()
    await consent(page, newEmail())
    await page.waitForURL('/chat')
    expect(await storedToken(page)).toMatch(/^[\w-]{43}$/)
    expect(page.url()).not.toContain('token')
    await expectCredits(page, 5)
    await expect(conversation(page)).toContainText('Selene is an AI.')
  })

  await test.step('more than three characters ask for the profile, once', async () => {
    await messageInput(page).pressSequentially('Wha')
    await expect(page.getByRole('dialog')).toBeHidden()
    await messageInput(page).press('t')
    await expect(page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })).toBeVisible()
    await page.keyboard.type(' should I know about myself?')
    await expect(messageInput(page)).toHaveValue(plainQuestion)
  })

  await test.step('the profile wants a birth date, chosen year first, and the full legal name', async () => {
    const dialog = page.getByRole('dialog')
    const [year, month, day] = [dialog.getByLabel('Year'), dialog.getByLabel('Month'), dialog.getByLabel('Day')]
    await expect(month).toBeDisabled()
    await year.selectOption('2000')
    await expect(day).toBeDisabled()
    await month.selectOption('February')
    await expect(day.getByRole('option')).toHaveCount(1 + 29)
    await year.selectOption('2001')
    await expect(day.getByRole('option')).toHaveCount(1 + 28)

    await dialog.getByRole('button', { name: 'Save profile' }).click()
    await expectToast(page, 'Missing Information', 'Please provide both your birth date and full legal name.')

    await year.selectOption('1990')
    await month.selectOption('July')
    await day.selectOption('14')
    await dialog.getByLabel('Full name').fill(ada.fullName)
    await dialog.getByRole('button', { name: 'Save profile' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('region', { name: 'Your profile' })).toContainText('14/07/1990')
  })

  await test.step('the four core numbers are there at once, free, and the question waits with its price', async () => {
    const own = page.getByRole('region', { name: 'Your four core numbers, free' })
    const { lifePath, expression, soulUrge, personality } = coreChart({ ...ada, year: new Date().getUTCFullYear() })
    await expect(own.getByRole('definition')).toHaveText(
      [lifePath, expression, soulUrge, personality].map((number) => new RegExp(`^${number!.value}\\D`)),
    )
    await expectCredits(page, 5)
    await expect(messageInput(page)).toHaveValue(plainQuestion)
    await expect(page.getByText('Estimated cost: 3 credits')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Quick answer · 1 credit' })).toBeVisible()
    const chips = page.getByRole('list', { name: 'Suggestions' }).getByRole('button')
    await expect(chips).toHaveText([/· 1 credit$/, /· 3 credits$/, /· 3 credits$/])
  })

  await test.step('the price is shown, Enter sends, and sentences appear while the rest is being written', async () => {
    await model.set({ firstTokenMs: 300, tokenMs: 30 })
    await messageInput(page).fill(plainQuestion)
    await expect(page.getByText('Estimated cost: 3 credits')).toBeVisible()
    await ask(page)
    await expect(creditMenu(page)).toContainText('in use')
    await expect(conversation(page)).toContainText(`${ada.fullName.split(' ')[0]}, `)
    const early = await conversation(page).innerText()
    await expect(page.getByText('Reading complete', { exact: true })).toBeVisible({ timeout: 20_000 })
    await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
    await expectCredits(page, 2)
    await expect(messageInput(page)).toHaveValue('')

    const [reading] = await storedHistory(page)
    const sentences = reading!.response.split(/(?<=[.!?])\s+/)
    expect(early).toContain(sentences[0])
    expect(early).not.toContain(sentences.at(-1))
  })

  await test.step('every number in it is the engine’s', async () => {
    const chart = coreChart({ ...ada, year: new Date().getUTCFullYear() })
    const computed: Record<string, number | undefined> = {
      'Life Path': chart.lifePath.value,
      Expression: chart.expression.value,
      'Soul Urge': chart.soulUrge?.value,
      Personality: chart.personality?.value,
      'Personal Year': chart.personalYear.value,
    }
    const text = await conversation(page).locator('ol').innerText()
    const claim = new RegExp(`(${Object.keys(computed).join('|')})(?:(?:, in turn,)? is|(?:, too)?:|,)? ([\\d/]+)`, 'g')
    const claims = [...text.matchAll(claim)]
    expect(claims.length).toBeGreaterThanOrEqual(2)
    // A karmic debt or a master number shows both of its forms: 13/4, 11/2.
    for (const [, name, value] of claims) expect(value!.split('/')).toContain(String(computed[name!]))
  })

  await test.step('after a reload the reading is still there, once', async () => {
    const [reading] = await storedHistory(page)
    const firstParagraph = reading!.response.split('\n\n')[0]!
    await page.reload()
    await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
    await expect(conversation(page).getByText(firstParagraph)).toHaveCount(1)
    await expectCredits(page, 2)
  })

  await test.step('logging out ends the session everywhere', async () => {
    const token = await storedToken(page)
    await creditMenu(page).click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await page.waitForURL('/logout')
    await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
    expect(await storedToken(page)).toBeNull()
    await page.goto('/chat')
    await page.waitForURL('/login')
    const refused = await page.request.get('/api/chat/history', { headers: { authorization: `Bearer ${token}` } })
    expect(refused.status()).toBe(401)
  })
})

test('a question that was answered by asking for the profile comes back into the input with its price', async ({
  page,
}) => {
  await signIn(page)
  await messageInput(page).fill(plainQuestion)
  const dialog = page.getByRole('dialog', { name: 'Complete Your Cosmic Profile' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Estimated cost: free, then 3 credits with your profile')).toBeVisible()
  await messageInput(page).press('Enter')
  await expect(messageInput(page)).toHaveValue('')
  await expect(page.getByText('no charge')).toBeVisible()
  await page.getByRole('region', { name: 'Setup Required' }).getByRole('button').click()
  await dialog.getByLabel('Year').selectOption('1990')
  await dialog.getByLabel('Month').selectOption('July')
  await dialog.getByLabel('Day').selectOption('14')
  await dialog.getByLabel('Full name').fill(ada.fullName)
  await dialog.getByRole('button', { name: 'Save profile' }).click()
  await expect(messageInput(page)).toHaveValue(plainQuestion)
  await expect(page.getByText('Estimated cost: 3 credits')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your four core numbers, free' })).toBeVisible()
})
