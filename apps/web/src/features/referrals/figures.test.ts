import type { Referral } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { conversionRate, formatEarnings, formatRate, topLinks, totalsOf } from './figures.ts'

const link = (code: string, clicks: number, conversions: number): Referral => ({
  id: code,
  code,
  clicks,
  conversions,
  totalEarnings: conversions / 2,
  createdAt: '2026-11-21T10:00:00.000Z',
})

describe('the figures of a referrer', () => {
  test('add up over all codes, earnings to the cent', () => {
    const many = Array.from({ length: 3 }, () => ({ ...link('A', 2, 1), totalEarnings: 0.1 }))
    expect(totalsOf(many)).toEqual({ clicks: 6, conversions: 3, totalEarnings: 0.3 })
  })

  test('of somebody without a code are nothing', () => {
    expect(totalsOf([])).toEqual({ clicks: 0, conversions: 0, totalEarnings: 0 })
  })

  test('tell a rate with one decimal and earnings with two and a $ sign', () => {
    expect(formatRate(conversionRate({ clicks: 32, conversions: 1 }))).toBe('3.1%')
    expect(formatRate(conversionRate({ clicks: 0, conversions: 0 }))).toBe('0.0%')
    expect(formatEarnings(1.5)).toBe('$1.50')
  })

  test('put the three best links in the order of their rate, the one with more conversions first', () => {
    const links = [
      link('half', 2, 1),
      link('none', 90, 0),
      link('big-half', 10, 5),
      link('all', 1, 1),
      link('low', 50, 1),
    ]
    expect(topLinks(links).map(({ code }) => code)).toEqual(['all', 'big-half', 'half'])
  })

  test('give no medal to a link that nobody joined by', () => {
    expect(topLinks([link('unseen', 0, 0), link('seen', 7, 0)])).toEqual([])
  })
})
