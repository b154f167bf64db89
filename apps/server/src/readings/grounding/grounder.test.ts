import { tones, traditions, type Language } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { corpora } from './corpus/corpora.ts'
import type { Corpus } from './corpus/corpus.ts'
import { Grounder } from './grounder.ts'
import { computeFacts } from '../facts/computed-facts.ts'

const helena = { fullName: 'Helena Bauer', birthDate: '1992-02-11' }
const bruno = { fullName: 'Bruno Martel', birthDate: '1990-03-18' }
const today = { year: 2026, month: 11, day: 21 }

function grounder(language: Language, { tradition, isPair }: Pick<Corpus[number], 'tradition' | 'isPair'>): Grounder {
  return new Grounder({ language, tradition, person: helena, other: isPair ? bruno : null, today })
}
const alone = () => grounder('en', { tradition: 'pythagorean', isPair: false })

describe.each(Object.entries(corpora) as [Language, Corpus][])('in %s', (language, corpus) => {
  const of = (part: 'wrong' | 'right') => corpus.flatMap((group) => group[part].map((line) => [line, group] as const))

  test.each(of('wrong'))('%s', (line, group) => {
    const [wrong = '', right = ''] = line.split(' → ')
    const grounded = grounder(language, group).ground(wrong)
    expect(grounded.text).toBe(right)
    expect(grounded.corrections).toBeGreaterThan(0)
  })

  test.each(of('right'))('untouched: %s', (line, group) => {
    expect(grounder(language, group).ground(line)).toEqual({ text: line, corrections: 0 })
  })

  test('what was put right is right', () => {
    for (const [line, group] of of('wrong')) {
      const right = line.split(' → ')[1]!
      expect(grounder(language, group).ground(right)).toEqual({ text: right, corrections: 0 })
    }
  })

  test('has at least 50 sentences', () => {
    expect(of('wrong').length + of('right').length).toBeGreaterThanOrEqual(50)
  })
})

describe('a sentence of another time', () => {
  test('may take its year from the sentence before', () => {
    const reading = alone()
    reading.ground('Then comes 2027.')
    expect(reading.ground(' It is a Personal Year 6 for you.').corrections).toBe(0)
    expect(reading.ground(' Your Personal Year 5 ends there.').corrections).toBe(0)
    expect(reading.ground(' Your Personal Year 3 begins.').text).toBe(' Your Personal Year 5 begins.')
  })

  test('or its day, as in a list that goes on', () => {
    const reading = alone()
    reading.ground('- **Monday, 23 November:**')
    expect(reading.ground(' The Personal Day 3 wants company.').corrections).toBe(0)
    expect(reading.ground(' The Personal Day 8 wants company.').corrections).toBe(1)
  })
})

test('a sentence that gives a number where there is none is left out', () => {
  const free = new Grounder({
    language: 'en',
    tradition: 'pythagorean',
    person: { fullName: 'Clara Vidal', birthDate: '1990-03-01' },
    other: null,
    today,
  })
  expect(free.ground('\n\nYour Karmic Debt 13 asks for work.')).toEqual({ text: '\n\n', corrections: 1 })
  expect(free.ground(' You have no karmic debt 13.').corrections).toBe(0)
})

test('a number of somebody who is not in the reading is nobody’s to judge', () => {
  expect(alone().ground('Carla’s Life Path is 4, and her Soul Urge is 8.').corrections).toBe(0)
})

test('a fact under its own label is never touched', () => {
  const people = [
    { fullName: 'Anna Maria Silva', birthDate: '1990-05-15' },
    { fullName: 'John Edward Miller', birthDate: '1984-11-29' },
    { fullName: 'Maria João Oliveira', birthDate: '1977-02-22' },
    { fullName: 'Peter Okafor', birthDate: '2001-12-31' },
  ]
  for (const kind of ['life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint', 'chat'] as const)
    for (const tradition of traditions)
      for (const person of people) {
        const asked = {
          kind,
          tradition,
          tone: 'mystic',
          language: 'en',
          person,
          question: '',
          today,
          year: 2026,
        } as const
        const other = kind === 'compatibility' ? bruno : null
        const reading = new Grounder({ language: 'en', tradition, person, other, today })
        for (const { label, text, of } of computeFacts({ ...asked, other }).facts)
          for (const line of [`${label} ${text}`, `**${label}: ${text}**`, `Your ${label} is ${text}.`]) {
            if (of === 'other' && line.startsWith('Your')) continue
            // A heading forgets the time of the line before.
            reading.ground('# ')
            expect(reading.ground(line)).toEqual({ text: line, corrections: 0 })
          }
      }
})

test('the engine’s own words are never touched', () => {
  const plain = { language: 'en', person: helena, other: bruno, question: '', today, year: 2026 } as const
  for (const kind of ['blueprint', 'year_forecast', 'weekly_roadmap', 'compatibility'] as const)
    for (const tradition of traditions)
      for (const tone of tones) {
        const reading = new Grounder({ ...plain, tradition })
        for (const { meaning } of computeFacts({ ...plain, kind, tone, tradition }).facts)
          for (const text of Object.values(meaning ?? {}))
            expect(reading.ground(text)).toEqual({ text, corrections: 0 })
      }
})

test.each([
  'is a personal year 4 ',
  'a',
  'life path ',
  'life path is a the number of ',
  'your life path 4, ',
  '4 ',
  '4, 5 and ',
  'missing numbers 4, ',
  'Bruno’s ',
  'in 2026 ',
  '1/',
  '*',
  'numero do ',
])('100 kB of “%s” are answered in time that grows with the text alone', (piece) => {
  const began = performance.now()
  alone().ground(piece.repeat(Math.ceil(100_000 / piece.length)))
  expect(performance.now() - began).toBeLessThan(5_000)
})
