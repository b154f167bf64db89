import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../../errors.ts'
import { meaning } from '../meanings.ts'
import type { Meanings } from '../meaning.ts'
import { portugueseMeanings } from './portuguese-meanings.ts'

const tones = ['mystic', 'pragmatic'] as const
const fields = ['essence', 'gift', 'shadow', 'scene', 'advice'] as const
// A text in one voice is the same in both tones, and counts once.
const texts = new Set(
  Object.values(portugueseMeanings).flatMap((ofPosition: Meanings<number>) =>
    Object.values(ofPosition).flatMap((ofValue) => tones.map((tone) => ofValue[tone])),
  ),
)
const titles = new Set([...texts].map(({ title }) => title))
const all = [
  ...[...titles].map((text) => ({ field: 'title', text })),
  ...[...texts].flatMap((text) => fields.map((field) => ({ field, text: text[field] }))),
]

describe('the meanings in Portuguese', () => {
  test('uses no text twice, and each is a title or whole sentences', () => {
    expect(all.filter(({ text }, index) => all.findIndex((one) => one.text === text) !== index)).toEqual([])
    for (const { field, text } of all)
      expect(text).toMatch(field === 'title' ? /^[\p{Lu}\d].*[\p{L}\d]$/u : /^[\p{Lu}«].*[.?!]»?$/u)
  })

  test('is European Portuguese, addressed to one reader of either sex', () => {
    for (const { text } of all) {
      expect(text).not.toMatch(/\b(você|vocês|(?<!toda )a gente|celular|time|trem|estás? (?!quando)[a-z]+ndo)\b/i)
      // 'You are tired' would have to know whether the reader is a man or a woman.
      expect(text).not.toMatch(/\b(estás|ficas|és|sentes-te) \p{L}+(?:ado|ido|oso|ivo|ada|ida|osa|iva)\b/iu)
      expect(text).not.toMatch(/\bÉs (?:o|a|um|uma) (?!casa\b|pedra\b|sombra\b)\p{L}+[oa]\b/u)
    }
  })

  test('a value that cannot stand there has none', () => {
    for (const value of [0, 10, 44])
      expect(() => meaning('lifePath', value, 'mystic', 'pt')).toThrow(new NumerologyError('meaning.missing'))
  })
})
