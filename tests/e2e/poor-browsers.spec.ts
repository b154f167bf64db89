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

test('a browser whose storage is full can sign in, get a reading and come back to it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await signIn(page)
  expect((await page.request.patch('/api/user/profile', { data: ada })).ok()).toBe(true)
  await page.reload()
  await messageInput(page).fill('Half a thought')
  await ask(page)
  await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
  await page.reload()
  await expect(conversation(page).getByText(plainQuestion, { exact: true })).toHaveCount(1)
  await expectCredits(page, 2)
})

test('on a slow telephone network a reading is asked for once, comes, and is paid once', async ({
  page,
  context,
  model,
}) => {
  await arriveWithProfile(page)
  await page.waitForLoadState('networkidle')
  const devtools = await context.newCDPSession(page)
  // Slow 3G, as the browser's own tools have it.
  const bytesPerSecond = 50_000
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await model.set({ firstTokenMs: 0, tokenMs: 0 })
  await ask(page)
  await expectToast(page, 'Reading complete', '3 credits used, 2 remaining.')
  await expectCredits(page, 2)
  expect(await model.calls()).toBe(1)
})

test('a page that slept while its reading was written shows the whole of it when it wakes', async ({
  page,
  context,
  model,
}) => {
  await arriveWithProfile(page)
  await model.set({ firstTokenMs: 0, tokenMs: 10 })
  await ask(page)
  await expect(conversation(page)).toContainText('Ada, ')
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
  await expect.poll(() => storedHistory(page), { timeout: 20_000 }).toHaveLength(1)
  await devtools.send('Page.setWebLifecycleState', { state: 'active' })
  const [reading] = await storedHistory(page)
  await expect(conversation(page)).toContainText(reading!.response.split('\n').at(-1)!)
  await expectCredits(page, 2)
  expect(await model.calls()).toBe(1)
})
