import { randomUUID } from 'node:crypto'
import type { APIResponse, Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { Product } from './product.ts'

/** A user whose numbers the engine can compute. */
export const ada = { birthDate: '1990-07-14', fullName: 'Ada Maria Lindqvist' }

/** A question without a word that changes its price: three credits. */
export const plainQuestion = 'What should I know about myself?'

export const newEmail = () => `${randomUUID()}@example.com`

export const messageInput = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Selene' })
export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' })
export const creditMenu = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /credit/ })

/** Fills in the provider's form, wherever the person came from. */
export async function consent(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Name').fill(ada.fullName)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A first login, from the login page to the chat. Gives back the e-mail address. */
export async function signIn(page: Page, email = newEmail()): Promise<string> {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Continue with Google' }).click()
  await consent(page, email)
  await page.waitForURL('/chat')
  await expect(messageInput(page)).toBeVisible()
  return email
}

/** Logs in by plain requests that share the browser's cookies, since other tests prove it by hand. Gives back the bearer token. */
export async function logIn(page: Page, email: string): Promise<string> {
  const form = await page.request.get('/api/auth/login/google')
  const arrival = await page.request.post(form.url(), { form: { email, name: ada.fullName } })
  const token = new URL(arrival.url()).searchParams.get('token')!
  const activated = await page.request.post('/api/auth/activate', { data: { token } })
  expect(activated.ok()).toBe(true)
  return ((await activated.json()) as { token: string }).token
}

/** A new user in the chat, signed in and with a complete profile: five credits, no question yet. */
export async function arriveWithProfile(page: Page, email = newEmail()): Promise<void> {
  await logIn(page, email)
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.goto('/chat')
  await expect(page.getByRole('list', { name: 'Suggestions' })).toBeVisible()
}

/** Writes a question and sends it with Enter. */
export async function ask(page: Page, question = plainQuestion): Promise<void> {
  await messageInput(page).fill(question)
  await messageInput(page).press('Enter')
}

export async function expectCredits(page: Page, credits: number): Promise<void> {
  await expect(creditMenu(page)).toHaveText(new RegExp(`^${credits} credits?$`))
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(description, { exact: true })).toBeVisible()
}

type Told = { message: string; response: string; creditsCost: number }

/** The stored history. */
export async function storedHistory(page: Page): Promise<Told[]> {
  const answer: APIResponse = await page.request.get('/api/chat/history')
  expect(answer.ok()).toBe(true)
  return (await answer.json()) as Told[]
}

/** The bearer token, as this browser keeps it. */
export const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => window.localStorage.getItem('authToken'))

/** The code and the link of the newest e-mail. */
export async function received({ sandboxUrl }: Product, email: string) {
  const find = async () => {
    const answer = await fetch(`${sandboxUrl}/_control/mail`)
    const { messages } = (await answer.json()) as { messages: { to: string; text: string }[] }
    return messages.find(({ to }) => to === email)?.text
  }
  await expect.poll(find).toBeDefined()
  const text = (await find())!
  return { code: /\d{4} \d{4}/.exec(text)![0], link: /http\S+/.exec(text)?.[0] ?? '' }
}
