import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { excerpt, markFound, searchedWords } from './marked.ts'

const found = (text: string, search: string) =>
  markFound(text, searchedWords(search))
    .filter(({ isFound }) => isFound)
    .map((stretch) => stretch.text)

describe('marking what was found', () => {
  test('finds words whatever their case and accents, in both ways', () => {
    expect(found('Seu Número 7 e os números', 'numero')).toEqual(['Número', 'número'])
    expect(found('a numero', 'NÚMERO')).toEqual(['numero'])
    expect(found('nu\u0301mero decomposed', 'número')).toEqual(['nu\u0301mero'])
  })

  test('finds every word, inside others too, and joins what touches', () => {
    expect(found('Life Path and lifelines', 'path life')).toEqual(['Life', 'Path', 'life'])
    expect(found('abcabc', 'ab bc')).toEqual(['abcabc'])
  })

  test('signs of a search are only signs', () => {
    expect(found('100% of (you)', '% (')).toEqual(['%', '('])
    expect(found('anything', '.*')).toEqual([])
  })

  test('loses nothing of the text', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aáÁ bß ﬁİ🌙\u0301') })
    fc.assert(
      fc.property(text, fc.array(fc.constantFrom('a', 'b', 'fi', 'i', 'ab')), (whole, words) => {
        expect(
          markFound(whole, words)
            .map((stretch) => stretch.text)
            .join(''),
        ).toBe(whole)
      }),
    )
  })
})

describe('an excerpt', () => {
  const long = `${'one two three '.repeat(20)}needle ${'four five six '.repeat(20)}`

  test('begins shortly before the first word found, at a word', () => {
    const shown = excerpt(long, ['needle'], 90)
    expect(shown).toMatch(/^… (?:one|two|three) /)
    expect(shown).toMatch(/ …$/)
    expect(shown).toContain('needle')
    expect(shown.length).toBeLessThanOrEqual(96)
  })

  test('shows the longest of the words, which says most', () => {
    expect(excerpt(long, ['two', 'needle'], 90)).toContain('needle')
    expect(excerpt(long, ['two', 'unheard-of'], 90)).toMatch(/^one two/)
  })

  test('is the beginning where nothing was found, and the whole where it is short', () => {
    expect(excerpt(long, ['absent'], 20)).toBe('one two three one …')
    expect(excerpt(' a\n\nneedle ', ['needle'], 20)).toBe('a needle')
  })

  test('ends even where there is no space', () => {
    expect(excerpt('x'.repeat(500), ['x'], 100).length).toBeLessThanOrEqual(106)
  })
})
