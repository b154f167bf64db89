import { describe, expect, test } from 'vitest'
import type { Fact } from './facts/fact.ts'
import { groundSentence } from './grounding.ts'

const fact = (key: Fact['key'], value: number): Fact => ({
  key,
  label: key,
  value,
  text: String(value),
  working: '',
  steps: [],
  of: 'you',
  meaning: null,
  remarks: [],
})
const facts = [
  fact('life_path', 7),
  fact('expression', 11),
  fact('soul_urge', 2),
  fact('personality', 9),
  fact('personal_year', 5),
  fact('next_personal_year', 6),
]
const ground = (sentence: string) => groundSentence(sentence, facts, 2026)

describe('a wrong number is put right', () => {
  test.each([
    ['Your Life Path 4 asks for patience.', 'Your Life Path 7 asks for patience.'],
    ['Your Life Path is 4.', 'Your Life Path is 7.'],
    ['Your Life Path number is a 4, Ada.', 'Your Life Path number is a 7, Ada.'],
    ['Life Path: 4', 'Life Path: 7'],
    ['Your **Life Path 4** glows.', 'Your **Life Path 7** glows.'],
    ['Your Life Path is **4**.', 'Your Life Path is **7**.'],
    ['Your life-path (4) is rare.', 'Your life-path (7) is rare.'],
    ['Your Life Path number is four.', 'Your Life Path number is 7.'],
    ['As a 4 Life Path you build.', 'As a 7 Life Path you build.'],
    ['The 4 of your Life Path builds.', 'The 7 of your Life Path builds.'],
    ['Your Life Path 22/4 builds.', 'Your Life Path 7 builds.'],
    ['The number 4 is your Life Path.', 'The number 7 is your Life Path.'],
    ['Your Expression comes to 22.', 'Your Expression comes to 11.'],
    ['With a Destiny number 3 you speak.', 'With a Destiny number 11 you speak.'],
    ['Your Soul Urge of 6 cares.', 'Your Soul Urge of 2 cares.'],
    ['Your Heart’s Desire 6 cares.', 'Your Heart’s Desire 2 cares.'],
    ['Your Personality 1 leads.', 'Your Personality 9 leads.'],
    ['You are in Personal Year 9 now.', 'You are in Personal Year 5 now.'],
    ['In 2027 your Personal Year is 5.', 'In 2027 your Personal Year is 6.'],
    ['Your Life Path, an 8, builds.', 'Your Life Path, an 7, builds.'],
    ['You are an 8 by life path.', 'You are an 7 by life path.'],
    ['Next year, in a Personal Year 5, you rest.', 'Next year, in a Personal Year 6, you rest.'],
    ['Your Life Path 4 meets your Soul Urge 8.', 'Your Life Path 7 meets your Soul Urge 2.'],
  ])('%s', (wrong, right) => {
    expect(ground(wrong).text).toBe(right)
    expect(ground(wrong).corrections).toBeGreaterThan(0)
  })
})

describe('a right sentence is not touched', () => {
  test.each([
    'Your Life Path 7 asks for patience.',
    'Your Life Path is seven.',
    'Your Life Path 16/7 asks for patience.',
    'Your Life Path 7 meets your Soul Urge 2 in a Personal Year 5.',
    'In 2027 your Personal Year is 6.',
    'In 2026 you are in a Personal Year 5, and 2027 brings a Personal Year 6.',
    'This Personal Year 5 prepares the ground for 2027.',
    'A Personal Year is 12 months long.',
    'Your personality is of two minds.',
    'Chapter 2 of your life path begins.',
    'Your Expression shows two sides of you.',
    'Your Life Path is one of quiet courage.',
    'Along your Life Path, three friends will matter.',
    'Your Expression 11 opens 4 doors.',
    'Your Personal Year 5 began in January 2026.',
    'Give your Life Path 7 15 minutes a day.',
    'A number 4 person builds, and you are not one.',
    'Your personality is warm, and 3 people said so.',
  ])('%s', (sentence) => {
    expect(ground(sentence)).toEqual({ text: sentence, corrections: 0 })
  })
})

test('a sentence made to keep the pattern busy is answered at once', () => {
  const hostile = `Life Path ${'is a the number of '.repeat(2_000)}x ${'4 '.repeat(2_000)}`
  expect(ground(hostile).corrections).toBe(0)
})
