import { describe, expect, test } from 'vitest'
import { isExpiredAt, takeInBurnOrder } from './burn-order.rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const days = (count: number) => new Date(now.getTime() + count * 86_400_000)
const lot = (number: number, remaining: number, more: { is_paid?: boolean; expires_at?: Date } = {}) => ({
  lot: number,
  remaining,
  is_paid: false,
  expires_at: null,
  ...more,
})

describe('credits are spent', () => {
  test('from what expires first, then from what was free, then from the oldest', () => {
    const lots = [
      lot(1, 1, { is_paid: true }),
      lot(2, 1),
      lot(3, 1),
      lot(4, 1, { is_paid: true, expires_at: days(90) }),
      lot(5, 1, { is_paid: true, expires_at: days(3) }),
      lot(6, 1, { expires_at: days(90) }),
    ]
    expect(takeInBurnOrder(lots, 6, now).map((slice) => slice.lot)).toEqual([5, 6, 4, 2, 3, 1])
  })

  test('no further than they are needed', () => {
    const lots = [lot(1, 3), lot(2, 5), lot(3, 7)]
    expect(takeInBurnOrder(lots, 3, now)).toEqual([{ lot: 1, credits: 3 }])
    expect(takeInBurnOrder(lots, 4, now)).toEqual([
      { lot: 1, credits: 3 },
      { lot: 2, credits: 1 },
    ])
    expect(takeInBurnOrder(lots, 0, now)).toEqual([])
  })

  test('as far as there are any', () => {
    expect(takeInBurnOrder([lot(1, 3)], 10, now)).toEqual([{ lot: 1, credits: 3 }])
  })

  test('never from a lot past its date', () => {
    expect(takeInBurnOrder([lot(1, 3, { expires_at: now }), lot(2, 3)], 1, now)).toEqual([{ lot: 2, credits: 1 }])
  })
})

test('a lot expires at its date and not before, and one without a date never', () => {
  expect(isExpiredAt({ expires_at: now }, now)).toBe(true)
  expect(isExpiredAt({ expires_at: now }, new Date(now.getTime() - 1))).toBe(false)
  expect(isExpiredAt({ expires_at: null }, days(100_000))).toBe(false)
})
