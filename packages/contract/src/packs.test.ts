import { expect, test } from 'vitest'
import { packs } from './packs.ts'

test('packs, credits and prices are the published ones', () => {
  expect(packs.map(({ id, name, credits, priceCents }) => [id, name, credits, priceCents])).toEqual([
    ['seed3', 'Seed 3', 30, 199],
    ['path5', 'Path 5', 60, 299],
    ['destiny7', 'Destiny 7', 140, 549],
    ['master11', 'Master 11', 350, 1111],
    ['universal9', 'Universal 9', 1000, 2499],
    ['abundance8', 'Abundance 8+', 250, 799],
  ])
})

test('one pack is popular, one is a subscription', () => {
  expect(packs.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['destiny7'])
  expect(packs.filter(({ subscription }) => subscription).map(({ id }) => id)).toEqual(['abundance8'])
})
