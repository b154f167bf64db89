import { describe, expect, test } from 'vitest'
import { kuaDirections, kuaStars, type Compass } from './kua-directions.ts'

const palaces: Record<number, Compass> = {
  1: 'north',
  2: 'south_west',
  3: 'east',
  4: 'south_east',
  6: 'north_west',
  7: 'west',
  8: 'north_east',
  9: 'south',
}
const numbers = Object.keys(palaces).map(Number)
const starOf = (from: number, to: number) =>
  kuaStars.find((star) => kuaDirections(from).directions[star] === palaces[to])

describe('the directions of a Kua number', () => {
  test('each number has all eight, and its own palace is Fu Wei', () => {
    for (const number of numbers) {
      expect(new Set(Object.values(kuaDirections(number).directions)).size).toBe(8)
      expect(kuaDirections(number).directions.fuWei).toBe(palaces[number])
    }
  })

  test('what one number is to another, the other is to it', () => {
    for (const one of numbers) for (const other of numbers) expect(starOf(one, other)).toBe(starOf(other, one))
  })

  test('the four favourable directions of a number are the palaces of its group', () => {
    for (const number of numbers) {
      const { group, directions } = kuaDirections(number)
      const good = kuaStars.slice(0, 4).map((star) => directions[star])
      const ofGroup = numbers.filter((other) => kuaDirections(other).group === group).map((other) => palaces[other]!)
      expect(good.toSorted()).toEqual(ofGroup.toSorted())
    }
  })
})
