import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaveOut } from './mask.ts'

const ana = { names: ['Ana João de Sousa-Lobo'], birthDates: ['1990-05-07'] }

describe('a name that was not chosen to be shown', () => {
  test.each([
    ['Dear Ana João de Sousa-Lobo, welcome.', 'Dear […], welcome.'],
    ['Ana, your Life Path is 7.', '[…], your Life Path is 7.'],
    ['ANA JOÃO: a seven.', '[…]: a seven.'],
    ['Ana’s seven, Anas Sieben', '[…]’s seven, […]s Sieben'],
    ['Joao and João', '[…] and […]'],
    ['**Sousa** gives you a 2', '**[…]** gives you a 2'],
    ['Sousa-Lobo adds up', '[…] adds up'],
    ['A1 + N5 + A1 = 7', '[…]1 = 7'],
    ['| A | N | A |', '| […] |'],
    ['ana joão de sousa-lobo', '[…]'],
  ])('is left out of %j', (text, left) => {
    expect(leaveOut(text, ana)).toBe(left)
  })

  test.each([
    'A banana and an ananas',
    'de nada',
    'analysis of the year',
    'Anastasia was a princess',
    'You are a lobo by nature',
  ])('leaves %j as it is', (text) => {
    expect(leaveOut(text, ana)).toBe(text)
  })

  test('makes no link of what follows it', () => {
    expect(leaveOut('Ana(the seven)', ana)).toBe('[…] (the seven)')
  })
})

describe('a birth date that was not chosen to be shown', () => {
  test.each([
    'born on 7 May 1990.',
    'born on May 7, 1990.',
    'born on May 7th.',
    'born on the 7th of May 1990.',
    'born on 1990-05-07.',
    'born on 07/05/1990.',
    'born on 5/7/1990.',
    'born on 7.5.90.',
    'nascida a 7 de maio de 1990.',
    'nacida el 7 de mayo de 1990.',
    'née le 7 mai 1990.',
    'geboren am 7. Mai 1990.',
    'nata il 7 maggio 1990.',
    'from 7 + 5 + 1990.',
    'from 1 + 9 + 9 + 0.',
    'born in 1990.',
  ])('is left out of %j', (text) => {
    expect(leaveOut(text, ana)).toMatch(/\[…\]\.$/)
    expect(leaveOut(text, ana)).not.toMatch(/1990|ma[iy]|90/i)
  })

  test.each(['Life Path 7 and 5', '16/7', 'In 2026, 8 May is a good day', '19900 credits', 'the 7th chakra'])(
    'leaves %j as it is',
    (text) => {
      expect(leaveOut(text, ana)).toBe(text)
    },
  )
})

test('no text with a name in it keeps it, wherever it stands', () => {
  const names = ['José Ñandú', 'Łucja Łoś', "Siobhán O'Neill", 'Đorđe Žižek', 'Zoë', 'Li Bo', '(.*)+', 'İpek Işık']
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
      const left = leaveOut(`${before} ${name} ${after}`, { names: [name], birthDates: [] })
      expect(left).toContain('[…]')
      if (!before.includes(name) && !after.includes(name)) expect(left).not.toContain(` ${name} `)
    }),
  )
})

test('a long text with a long name takes no time', () => {
  const text = 'A '.repeat(50_000) + 'n1 '.repeat(50_000)
  const begun = performance.now()
  leaveOut(text, { names: ['An Anan Ananan Anananananananana'], birthDates: ['1911-01-01'] })
  expect(performance.now() - begun).toBeLessThan(2_000)
})
