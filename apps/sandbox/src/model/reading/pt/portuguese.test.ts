import { describe, expect, test } from 'vitest'
import type { Kind, Tone } from '../reading-request.ts'
import { somebody, write } from '../test-conversations.ts'

const tones: Tone[] = ['mystic', 'pragmatic']
const kinds: Kind[] = ['chat', 'quick', 'life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint']
const allTraditions = ['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese']

const readings = tones.flatMap((tone) =>
  kinds.flatMap((reading) =>
    Array.from({ length: 15 }, (_, n) => ({
      reading,
      ...write({
        language: 'pt',
        tone,
        reading,
        person: somebody(n),
        other: reading === 'compatibility' ? somebody(n + 31) : null,
        tradition: allTraditions[n % allTraditions.length]!,
        question: 'Qual é o meu caminho?',
      }),
    })),
  ),
)

const english =
  'the and you your with from that this when what have will are was not but love work money year month day week number meaning she moon night star'.split(
    ' ',
  )

describe('a Portuguese reading', () => {
  test('has no English word, but for the titles that the form gives and the names of people', () => {
    const strangers = readings.flatMap(({ reading, text }) =>
      text
        .replaceAll(/^## .*$/gm, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => english.includes(word))
        .map((word) => `${reading}: ${word}`),
    )
    expect(strangers).toEqual([])
  })

  test('contracts its articles', () => {
    for (const { text } of readings)
      expect(text).not.toMatch(/(?<!\p{L})(?:de|em|a|por) (?:o|a|os|as) (?:teus?|tuas?)(?!\p{L})/u)
  })

  test('calls the numbers, days and months by their Portuguese names', () => {
    const words = { from: 220, to: 320 }
    expect(write({ language: 'pt', words }).text).toMatch(/Impulso da Alma \d/)
    for (const { text } of readings.filter(({ reading }) => reading === 'weekly_roadmap'))
      expect(text.match(/^- \*\*[\p{L}-]+, 2\d de novembro – Dia Pessoal [1-9]:\*\* /gmu)).toHaveLength(7)
    for (const { text } of readings.filter(({ reading }) => reading === 'year_forecast'))
      expect(text.match(/\*\*\p{L}+ de 202[67], Mês Pessoal [1-9]:\*\* /gu)).toHaveLength(12)
  })

  test.each([
    ['chaldean', /composto \d+/],
    ['hebrew', /Número Ordinal \d/],
    ['vedic', /Número (?:Psíquico|do Destino) \d/],
    ['vedic', /(?:Sol|Lua|Júpiter|Rahu|Mercúrio|Vénus|Ketu|Saturno|Marte) rege/],
    ['chinese', /quadrado falta o \d|quadrado está vazia/],
  ])('names what is %s', (tradition, own) => {
    for (const tone of tones)
      expect(write({ language: 'pt', tradition, tone, words: { from: 220, to: 320 } }).text).toMatch(own)
  })
})
