import { afterAll, beforeAll, expect, test } from 'vitest'
import { cards } from './test-shop.ts'
import { dayMs, openSubscribers, written, type Subscribers } from './test-subscribers.ts'

let shop: Subscribers
beforeAll(async () => void (shop = await openSubscribers()))
afterAll(() => shop.close())

test('a renewal that fails says by e-mail and on the card when it is tried again, what is kept and how to change the card', async () => {
  const subscriber = await shop.subscriber({ card: cards.failsLater })
  const end = await subscriber.periodEnd()
  await shop.travelTo(end + 60_000)
  await shop.deliverAgain()
  await shop.runJobs()
  const failures = async () => (await subscriber.mails()).filter(({ text }) => text.includes('We could not collect'))
  const retries = [3, 8, 15]
  const retryAt = async () => (await subscriber.subscription())?.retryAt
  expect(written((await retryAt())!)).toBe(written(new Date(end + retries[0]! * dayMs)))
  const [first] = await failures()
  expect(first!.text).toContain('7.99 EUR for the next month of Abundance 8+. Nothing was charged')
  expect(first!.text).toContain(`tried again on ${written(new Date(end + retries[0]! * dayMs))}`)
  expect(first!.text).toContain('all credits you have, until they expire')
  expect(first!.text).toContain('/pricing, “Change card”')

  for (const days of retries) {
    await shop.travelTo(end + days * dayMs + 60_000)
    await shop.runJobs()
  }
  const all = await failures()
  expect(all).toHaveLength(4)
  expect(all.at(-1)!.subject).toBe('Abundance 8+ has ended: payment failed')
  expect(await subscriber.subscription()).toBeNull()
  expect(await subscriber.mails()).toHaveLength(5)
})
