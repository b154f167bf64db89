import { describe, expect, test } from 'vitest'
import { NumerologyError } from '../errors.ts'
import { loShuPlanes } from '../chinese/lo-shu.ts'
import { ownCompounds } from '../chaldean/compounds.ts'
import { compoundMeaning } from './chaldean-compounds.ts'
import { books, type Position } from './books.ts'
import { allMeanings } from './english-meanings.ts'
import { meaning } from './meanings.ts'
import type { Meaning, Tone } from './meaning.ts'
import { sentence } from './sentences.ts'

const tones: Tone[] = ['mystic', 'pragmatic']
const fields = ['essence', 'gift', 'shadow', 'scene', 'advice'] as const
const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const masters = [11, 22, 33]
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const core = ['lifePath', 'birthday', 'expression', 'soulUrge', 'personality']
const corePairs = core.flatMap((one, index) => core.slice(index + 1).map((other) => `${one}-${other}`))
const planes = Object.keys(loShuPlanes)

const valuesOf: Record<Position, (number | string)[]> = {
  lifePath: [...digits, ...masters],
  expression: [...digits, ...masters],
  soulUrge: [...digits, ...masters],
  personality: [...digits, ...masters],
  personalYear: digits,
  birthday: Array.from({ length: 31 }, (_, index) => index + 1),
  maturity: [...digits, ...masters],
  balance: digits,
  rationalThought: [...digits, ...masters],
  hiddenPassion: digits,
  karmicLesson: digits,
  karmicDebt: [13, 14, 16, 19],
  personalMonth: digits,
  personalDay: digits,
  universalYear: digits,
  essence: [...digits, 11, 22],
  pinnacle: [...digits, ...masters],
  challenge: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  periodCycle: [...digits, 11, 22],
  bridge: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  chaldeanName: [...digits, 11, 22],
  chaldeanCompound: [...ownCompounds],
  hebrewOrdinal: [...digits, ...masters],
  psychic: digits,
  destiny: digits,
  planet: digits,
  driver: digits,
  conductor: digits,
  loShuOnes: [1, 11, 111, 1111],
  loShuPresent: digits.slice(1),
  loShuMissing: digits,
  loShuComplete: planes,
  loShuEmpty: planes.filter((plane) => plane !== 'mental'),
  kua: [1, 2, 3, 4, 6, 7, 8, 9],
  pairRelation: ['high', 'compatible', 'neutral', 'challenging'],
  cornerstone: letters,
  capstone: letters,
  firstVowel: [...'AEIOUY'],
  subconsciousSelf: digits,
  plane: ['physical', 'mental', 'emotional', 'intuitive'],
  planeNumber: [0, ...digits, ...masters],
  minorExpression: [...digits, ...masters],
  minorSoulUrge: [...digits, ...masters],
  minorPersonality: [...digits, ...masters],
  pinnaclePhase: [1, 2, 3, 4],
  challengePhase: [1, 2, 3, 4],
  periodCyclePhase: [1, 2, 3],
  corePair: corePairs.flatMap((pair) => ['alike', 'harmony', 'contrast'].map((relation) => `${pair}-${relation}`)),
}

const entries = (Object.keys(allMeanings) as Position[]).flatMap((position) =>
  valuesOf[position].flatMap((value) =>
    tones.map((tone) => ({ position, place: `${position} ${value} ${tone}`, text: meaning(position, value, tone) })),
  ),
)

/** Each text once: one in one voice is the same in both tones. */
const written = entries.filter(({ text }, index) => entries.findIndex((one) => one.text === text) === index)

const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/)
const textsOf = (text: Meaning) => fields.flatMap((field) => text[field] ?? [])
const keysOf = (meanings: Readonly<Record<string, object>>) =>
  Object.entries(meanings).map(([position, ofPosition]) => [position, Object.keys(ofPosition).toSorted()])
const asKeys = (values: Readonly<Record<string, (number | string)[]>>) =>
  Object.entries(values).map(([position, ofPosition]) => [position, ofPosition.map(String).toSorted()])

describe('meanings', () => {
  test('every place of the chart has its words in both tones, and none for a value that cannot stand there', () => {
    expect(Object.fromEntries(keysOf(allMeanings))).toEqual(Object.fromEntries(asKeys(valuesOf)))
  })

  test('no sentence and no title occurs twice', () => {
    const titles = written.map(({ text }) => text.title)
    // A compound keeps its title in either tone: it is Cheiro's.
    const named = ownCompounds.map((compound) => meaning('chaldeanCompound', compound, 'mystic').title)
    const once = titles.filter((title) => !named.includes(title))
    const all = [...once, ...named, ...written.flatMap(({ text }) => textsOf(text).flatMap(sentencesOf))]
    const lowered = all.map((one) => one.toLowerCase())
    expect(lowered.filter((sentence, index) => lowered.indexOf(sentence) !== index)).toEqual([])
  })

  test('each field is one to four whole sentences', () => {
    const odd = entries.flatMap(({ place, text }) =>
      textsOf(text)
        .filter((one) => !/^[\p{Lu}‘“].{20,}[.?!][’”]?$/u.test(one) || sentencesOf(one).length > 4)
        .map((one) => `${place}: ${one}`),
    )
    expect(odd).toEqual([])
  })

  test('each text speaks to the person', () => {
    const speaks = (text: string) => /\byou(r|rs|rself)?\b/i.test(text)
    const distant = entries.filter(({ text }) => !textsOf(text).some(speaks))
    expect(distant.map(({ place }) => place)).toEqual([])
  })

  test('nothing is called certain, and nothing sounds like a doctor, a lawyer or a banker', () => {
    const forbidden =
      /\b(doomed|destined|fated|inevitabl|guarantee|cures?\b|cured|diagnos|disease|lawsuit|invest|profit|riches|wealth|lottery)/i
    const bold = entries.filter(({ text }) => Object.values(text).some((one) => forbidden.test(one)))
    expect(bold.map(({ place }) => place)).toEqual([])
  })

  test('a number that cannot stand in a place has no meaning there', () => {
    for (const value of [0, 11, 'toString'])
      expect(() => meaning('personalYear', value, 'mystic')).toThrow(new NumerologyError('meaning.missing'))
    expect(() => meaning('lifePath', 0, 'pragmatic')).toThrow(new NumerologyError('meaning.missing'))
    for (const value of [9, 11, 'high', 'toString'])
      expect(() => meaning('challenge', value, 'mystic')).toThrow(new NumerologyError('meaning.missing'))
  })

  test('a debt has a sentence for each position, a lesson one for what softens it, a letter one for each plane', () => {
    const keys = {
      debtPosition: [13, 14, 16, 19].flatMap((debt) => core.map((position) => `${debt}-${position}`)),
      softenedLesson: digits.map(String),
      letterTransit: letters.flatMap((letter) =>
        ['physical', 'mental', 'spiritual'].map((plane) => `${letter}-${plane}`),
      ),
    }
    for (const { sentences: book } of Object.values(books)) {
      expect(keysOf(book)).toEqual(Object.entries(keys).map(([kind, all]) => [kind, all.toSorted()]))
      const all = Object.values(book).flatMap((ofKind) => Object.values(ofKind))
      for (const one of all) expect(one).toMatch(/^\p{Lu}.{40,}[.]$/u)
      expect(new Set(all).size).toBe(all.length)
    }
    expect(sentence('debtPosition', '13-lifePath', 'pt')).toBe(books.pt.sentences.debtPosition['13-lifePath'])
  })

  test('a compound without words of its own has those of the one it stands for', () => {
    for (const tone of tones)
      expect(compoundMeaning(42, tone)).toEqual({
        ...meaning('chaldeanCompound', 24, tone),
        standsFor: 24,
        path: [42, 33, 24],
      })
    expect(compoundMeaning(60, 'mystic')).toBeNull()
  })
})
