import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { allMeanings, meaning, type Position } from './meanings.ts'
import type { Meaning, Tone } from './meaning.ts'

const tones: Tone[] = ['mystic', 'pragmatic']
const fields = ['essence', 'gift', 'shadow', 'advice'] as const
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const valuesOf: Record<Position, number[]> = {
  lifePath: [...digits, 11, 22, 33],
  expression: [...digits, 11, 22, 33],
  soulUrge: [...digits, 11, 22, 33],
  personality: [...digits, 11, 22, 33],
  personalYear: digits,
}

const entries = (Object.keys(allMeanings) as Position[]).flatMap((position) =>
  valuesOf[position].flatMap((value) =>
    tones.map((tone) => ({ place: `${position} ${value} ${tone}`, text: meaning(position, value, tone) })),
  ),
)

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const everySentence = ({ title, ...texts }: Meaning) => [title, ...fields.flatMap((field) => sentencesOf(texts[field]))]

describe('meanings', () => {
  test('every place of the chart has its words in both tones', () => {
    expect(entries).toHaveLength((4 * 12 + 9) * 2)
  })

  test('no sentence and no title occurs twice', () => {
    const all = entries.flatMap(({ text }) => everySentence(text).map((sentence) => sentence.toLowerCase()))
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([])
  })

  test('each text is one or two whole sentences', () => {
    const odd = entries.flatMap(({ place, text }) =>
      fields
        .filter((field) => !/^[A-Z].{30,}\.$/.test(text[field]) || sentencesOf(text[field]).length > 2)
        .map((field) => `${place} ${field}`),
    )
    expect(odd).toEqual([])
  })

  test('each text speaks to the person', () => {
    const cold = entries.flatMap(({ place, text }) =>
      fields
        .filter((field) => !/\byou(r|rs|rself)?\b/i.test(text[field]))
        .map((field) => `${place} ${field}: ${text[field]}`),
    )
    expect(cold).toEqual([])
  })

  test('nothing is called certain, and nothing sounds like a doctor, a lawyer or a banker', () => {
    const forbidden =
      /\b(doomed|destined|fated|inevitabl|guarantee|cures?\b|cured|diagnos|disease|lawsuit|invest|profit|riches|wealth|lottery)/i
    const bold = entries.filter(({ text }) => everySentence(text).some((sentence) => forbidden.test(sentence)))
    expect(bold.map(({ place }) => place)).toEqual([])
  })

  test('a number that cannot stand in a place has no meaning there', () => {
    expect(() => meaning('personalYear', 11, 'mystic')).toThrow(new NumerologyError('meaning.missing'))
    expect(() => meaning('lifePath', 0, 'pragmatic')).toThrow(new NumerologyError('meaning.missing'))
  })
})
