import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberRewarded, rewardedToday } from './rewarded-today.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-10-25T23:59:00Z') }))
afterEach(() => void vi.useRealTimers())

test('remembers the ways that were used today, for each person apart', () => {
  rememberRewarded('ada', 'copy')
  rememberRewarded('ada', 'email')
  expect([...rewardedToday('ada')]).toEqual(['copy', 'email'])
  expect([...rewardedToday('bruno')]).toEqual([])
})

test('a new day begins where the server begins it, at midnight UTC', () => {
  rememberRewarded('ada', 'copy')
  vi.setSystemTime(new Date('2026-10-26T00:00:00Z'))
  expect([...rewardedToday('ada')]).toEqual([])
})
