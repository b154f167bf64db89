import { describe, expect, test } from 'vitest'
import { chartHeight, chartSpace } from './chart-space.ts'

const stats = (...clicks: number[]) =>
  clicks.map((count, index) => ({ period: `2026-11-0${index + 1}`, clicks: count, signups: 0 }))

describe('the space of a chart', () => {
  test('goes from the oldest period at the left to the newest at the right, all inside the drawing', () => {
    const { x } = chartSpace(stats(1, 2, 3), 400)
    expect(x(0)).toBeGreaterThan(0)
    expect(x(2)).toBeLessThan(400)
    expect(x(1) - x(0)).toBeCloseTo(x(2) - x(1))
  })

  test('puts nothing at the bottom and the most near the top', () => {
    const { y, bottom, top } = chartSpace(stats(0, 9), 400)
    expect(y(0)).toBe(bottom)
    expect(y(9)).toBeGreaterThanOrEqual(top)
    expect(bottom).toBeLessThan(chartHeight)
  })

  test('counts in whole clicks, however few there are', () => {
    expect(chartSpace(stats(0, 1), 400).ticks).toEqual([0, 1])
    expect(chartSpace(stats(0, 0), 400).ticks).toEqual([0, 1])
  })

  test('knows which period a place belongs to, and takes the last one beyond the end', () => {
    const { nearest, x } = chartSpace(stats(1, 2, 3), 400)
    expect([0, 1, 2].map((index) => nearest(x(index)))).toEqual([0, 1, 2])
    expect(nearest(-50)).toBe(0)
    expect(nearest(9_999)).toBe(2)
  })

  test('holds a single period', () => {
    const { x, nearest } = chartSpace(stats(4), 400)
    expect(x(0)).toBeGreaterThan(0)
    expect(nearest(x(0))).toBe(0)
  })
})
