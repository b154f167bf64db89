import { buyCredits, creditsOf } from './buy-credits.ts'
import { expect, test } from './journey.ts'
import { arriveWithProfile, messageInput } from './person.ts'

// The refusal that asks for the request to begin.
test.use({ expectedNoise: /\/api\/chat|\/_stripe\// })

test('credits bought without the box are started by one question in the chat, which sends the message', async ({
  page,
  product,
}) => {
  await arriveWithProfile(page)
  await buyCredits(page, product, 'seed3', false)
  await page.goto('/chat')
  const input = messageInput(page)
  await input.fill('What is my life path?')
  await input.press('Enter')
  const send = page.getByRole('region', { name: 'Your message costs 10 credits' }).getByRole('button').first()
  await send.click()
  const dialog = page.getByRole('dialog', { name: 'Start using these credits now?' })
  await expect(dialog).toContainText('I then pay for the credits I have used by then.')
  await dialog.getByRole('button', { name: 'Not yet' }).click()
  await expect(page.getByText('Not sent: you have not started these credits yet. You were not charged.')).toBeVisible()
  expect(await creditsOf(page)).toBe(35)
  await page.getByRole('button', { name: 'Try again' }).click()
  await dialog.getByRole('button', { name: 'Agree and send' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect.poll(() => creditsOf(page)).toBe(25)
})
