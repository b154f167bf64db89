import {
  chaldeanLetterValue,
  formatWorking,
  letterValue,
  lifePath,
  loShuRows,
  nameNumbers,
  planetOf,
} from '@numeria/numerology'
import { portuguesePlanets } from '@numeria/numerology/meanings/pt/words/words'
import { expect, test } from 'vitest'
import { planets } from '#messages/traditions'
import { firstExample } from './example.ts'
import { planets as portuguese } from '../../messages/pt/traditions.ts'
import { coreExamples, letterTables, loShuSquare } from './letter-tables.ts'

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

test.each([
  ['Pythagorean', letterTables.pythagorean, letterValue],
  ['Chaldean', letterTables.chaldean, chaldeanLetterValue],
] as const)('the %s table of the page is the one that is counted with', (_, table, valueOf) => {
  expect(alphabet.map((letter) => table.findIndex((letters) => letters.includes(letter)) + 1)).toEqual(
    alphabet.map(valueOf),
  )
})

test('the planets and the square are those that are counted with', () => {
  expect(planets.map((_, at) => planetOf(at + 1))).toEqual([...planets])
  expect(planets.map((_, at) => portuguesePlanets[planetOf(at + 1)])).toEqual([...portuguese])
  expect(loShuRows.flat()).toEqual([...loShuSquare])
})

test('the examples of the four core numbers are worked out right', () => {
  const { expression, soulUrge, personality } = nameNumbers(firstExample.name.spelling)
  expect({
    lifePath: formatWorking(lifePath(firstExample.date)),
    expression: formatWorking(expression),
    soulUrge: soulUrge && formatWorking(soulUrge),
    personality: personality && formatWorking(personality),
  }).toEqual(coreExamples)
})
