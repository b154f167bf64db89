import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { coreMeanings } from '../meanings/core-meanings.ts'
import { portugueseMeaning } from '../pt.ts'

const tones = ['mystic', 'pragmatic'] as const
const places = ['lifePath', 'expression', 'soulUrge', 'personality'] as const
const fields = ['title', 'essence', 'gift', 'shadow', 'advice'] as const
const cases = places.flatMap((place) =>
  Object.keys(coreMeanings[place]).flatMap((value) => tones.map((tone) => [place, Number(value), tone] as const)),
)
const told = cases.map(([place, value, tone]) => portugueseMeaning(place, value, tone))

describe('the meanings in Portuguese', () => {
  test.each(cases)('%s %i, %s, says as much as the English', (place, value, tone) => {
    const own = portugueseMeaning(place, value, tone)
    expect(Object.keys(own)).toEqual([...fields])
    for (const field of fields) {
      expect(own[field]).not.toBe(coreMeanings[place][value as 1][tone][field])
      // About as long as the English, so that it fits where the English fits.
      expect(own[field].length).toBeLessThan(250)
      expect(own[field]).toMatch(field === 'title' ? /^\p{Lu}.*\p{L}$/u : /^\p{Lu}.*[.]$/u)
    }
  })

  test('says nothing twice', () => {
    const all = told.flatMap((meaning) => fields.map((field) => meaning[field]))
    expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([])
  })

  test('is the Portuguese of Portugal, to one person, whoever it is', () => {
    for (const meaning of told)
      for (const field of fields) {
        expect(meaning[field]).not.toMatch(/\b(você|vocês|(?<!toda )a gente|celular|time|trem|estás? [a-z]+ndo)\b/i)
        // 'You are tired' would have to know whether a man or a woman reads it.
        expect(meaning[field]).not.toMatch(/\b(estás|ficas|és|sentes-te) \p{L}+(?:ado|ido|oso|ivo)\b/iu)
      }
  })

  test('a value that cannot stand there has none', () => {
    for (const value of [0, 10, 44])
      expect(() => portugueseMeaning('lifePath', value, 'mystic')).toThrow(new NumerologyError('meaning.missing'))
  })
})
