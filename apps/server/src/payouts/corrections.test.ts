import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { someone, startTestApp, type TestApp } from '../test-app.ts'
import { correctEarnings, type Correction } from './corrections.ts'
import { readPayouts } from './payouts.ts'
import { earn, referrer } from './test-referrer.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await startTestApp([], 'http://localhost:3000')
})
afterAll(() => testApp.stop())

const correct = (correction: Correction) => correctEarnings(testApp.deps.db, testApp.deps.clock.now(), correction)
const balanceOf = async (userId: string) => (await readPayouts(testApp.deps, userId)).balanceCents

test('a correction that is asked for again, or by many at once, is made once', async () => {
  const { userId } = await referrer(testApp)
  await earn(testApp, userId, 4)
  const wrong = { requestId: randomUUID(), userId, cents: -150, reason: 'one person, three times', by: 'ada' }
  const answers = await Promise.all(Array.from({ length: 8 }, () => correct(wrong)))
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1)
  expect(await correct(wrong)).toEqual({ isNew: false })
  expect(await balanceOf(userId)).toBe(50)
  await expect(correct({ ...wrong, cents: -50 })).rejects.toMatchObject({ code: 'payouts.request_reused' })
  await expect(correct({ ...wrong, reason: 'another' })).rejects.toMatchObject({ code: 'payouts.request_reused' })
  expect(await correct({ ...wrong, requestId: randomUUID() })).toEqual({ isNew: true })
  expect(await balanceOf(userId)).toBe(-100)
})

test('a correction for a user who is no referrer, or unknown, is refused', async () => {
  for (const userId of [await someone(testApp.deps), randomUUID()]) {
    const correction = { requestId: randomUUID(), userId, cents: 500, reason: 'a typing error', by: 'ada' }
    await expect(correct(correction)).rejects.toMatchObject({ code: 'payouts.no_referrer' })
    expect(await balanceOf(userId)).toBe(0)
  }
})
