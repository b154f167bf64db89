import { traditions } from '../index.ts'
import { describe, expect, test } from 'vitest'
import { numberShapes, traditionShapes, type Shape } from './glyph-shapes.ts'

const shapes: [string, Shape][] = Object.entries({ ...numberShapes, ...traditionShapes })

describe('figures and emblems', () => {
  test('there is one for each number that stands alone, and for each tradition', () => {
    expect(Object.keys(numberShapes).map(Number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33])
    expect(Object.keys(traditionShapes)).toEqual([...traditions])
  })

  test.each([3, 4, 5, 6, 7, 9])('the figure of %i has as many points', (number) => {
    expect(numberShapes[number]!.points).toHaveLength(number)
  })

  test('the tetractys has ten points, and the way through the Lo Shu square leads through nine places', () => {
    expect(traditionShapes.pythagorean.points).toHaveLength(10)
    expect(new Set(traditionShapes.chinese.points.map(String)).size).toBe(9)
  })

  test.each(shapes)('%s stays inside its square', (_name, { points }) => {
    for (const [x, y, radius] of points) expect(Math.max(Math.abs(x), Math.abs(y)) + radius).toBeLessThanOrEqual(24)
  })

  test.each(shapes)('%s is drawn of real numbers', (_name, { lines, faint = '', points }) => {
    expect(`${lines}${faint}${points.flat().join(' ')}`).not.toMatch(/NaN|undefined|Infinity/)
  })
})
