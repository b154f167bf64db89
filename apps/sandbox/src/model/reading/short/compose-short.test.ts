import { describe, expect, test } from 'vitest'
import type { Kind, Language } from '../reading-request.ts'
import { countWords, sameness, sentencesOf } from '../sentences.ts'
import { somebody, write } from '../test-conversations.ts'

const kinds: Kind[] = ['chat', 'quick', 'life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint']
const traditions = ['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese']

const lifePaths: readonly (readonly [Language, RegExp])[] = [
  ['es', /[Tt]u camino de vida (?:es )?\d/],
  ['fr', /[Tt]on chemin de vie (?:est )?\d/],
  ['de', /[Dd]eine Lebenszahl (?:ist )?\d/],
  ['it', /[Ii]l tuo cammino di vita (?:è )?\d/],
]
const english = /(?<!\p{L})(?:the|and|you|your|with|this|that|Personal|Life Path|Soul Urge|Month|Day|Year)(?!\p{L})/u

describe.each(lifePaths)('a reading in %s', (language, lifePath) => {
  const readings = kinds.flatMap((reading) =>
    Array.from({ length: 15 }, (_, n) =>
      write({
        language,
        reading,
        person: somebody(n),
        other: reading === 'compatibility' ? somebody(n + 31) : null,
        tradition: traditions[n % traditions.length]!,
      }),
    ),
  )

  test('has its sections, says something in each, and stays below the upper limit', () => {
    for (const { asked, text } of readings) {
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
      expect(headings).toEqual(asked.sections.map(({ title }) => title))
      expect(text).not.toMatch(/^## .*\n\n(?:##|$)/m)
      expect(countWords(text)).toBeGreaterThan(asked.reading === 'quick' ? 40 : 60)
      expect(countWords(text)).toBeLessThanOrEqual(asked.words.to * 1.1)
    }
  })

  test('names its numbers right, and none that is not a fact', () => {
    expect(write({ language, reading: 'life_path' }).text).toMatch(lifePath)
    for (const { asked, text } of readings) {
      const known = new Set(JSON.stringify([asked.facts, asked.year, asked.year + 1]).match(/\d+/g))
      expect((text.match(/\d+/g) ?? []).filter((number) => !known.has(number))).toEqual([])
    }
  })

  test('says no sentence twice, leaves no slot open and speaks one language', () => {
    for (const { text } of readings) {
      const said = sentencesOf(text).map(sameness)
      expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
      expect(text).not.toMatch(/[{}]|undefined|\bnull\b| {2}/)
      expect(text.replaceAll(/^## .*$/gm, '')).not.toMatch(english)
    }
  })

  test('a weekly roadmap has seven dated days', () => {
    for (const { asked, text } of readings)
      if (asked.reading === 'weekly_roadmap') expect(text.match(/^- \*\*[^*]+ – [^*]+ [1-9]:\*\* \S/gm)).toHaveLength(7)
  })
})
