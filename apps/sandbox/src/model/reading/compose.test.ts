import { describe, expect, test } from 'vitest'
import { composeReading, countWords } from './compose.ts'
import { findReadingRequest, type Fact, type ReadingRequest } from './reading-request.ts'

const labels = {
  life_path: 'Life Path',
  expression: 'Expression',
  soul_urge: 'Soul Urge',
  personality: 'Personality',
  personal_year: 'Personal Year',
}
const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]
const questions = [
  'Will I find love again?',
  'Is it time to ask for a promotion at work?',
  'How do I stop losing money?',
  'Should I stay or leave?',
  'What does my name say about me?',
  'What is my purpose?',
  'What will 2026 bring?',
  'Tell me about myself',
  'Qual é o meu caminho?',
  'Explain my Soul Urge',
]

/** Facts whose values start at the nth of all values; a Personal Year is never a master number. */
function factsFrom(start: number): Fact[] {
  return Object.entries(labels).map(([key, label], index) => {
    const value = values[(start + index) % values.length]!
    return { key, label, value: key === 'personal_year' ? ((value - 1) % 9) + 1 : value, working: '3 + 1 + 6 = 10 → 1' }
  })
}

function asked(changes: Partial<ReadingRequest> = {}): ReadingRequest {
  return {
    tone: 'mystic',
    person: { name: 'Ana Maria Silva' },
    year: 2026,
    facts: factsFrom(6),
    question: questions[0]!,
    ...changes,
  }
}

const everything = (['mystic', 'pragmatic'] as const).flatMap((tone) =>
  values.flatMap((_, start) =>
    questions.flatMap((question) =>
      [2, 4, 6].map((turn) => ({ turn, request: asked({ tone, question, facts: factsFrom(start) }) })),
    ),
  ),
)

describe('a reading', () => {
  test('has 120 to 220 words, in short paragraphs, whatever the numbers, the tone and the question', () => {
    for (const { request, turn } of everything) {
      const reading = composeReading(request, turn)
      expect(countWords(reading)).toBeGreaterThanOrEqual(120)
      expect(countWords(reading)).toBeLessThanOrEqual(220)
      const paragraphs = reading.split('\n\n')
      expect(paragraphs).toHaveLength(4)
      for (const paragraph of paragraphs) expect(countWords(paragraph)).toBeLessThanOrEqual(100)
    }
  })

  test('names no number that is not a fact or the year', () => {
    for (const { request, turn } of everything) {
      const known = [request.year, ...request.facts.map(({ value }) => value)]
      const named = composeReading(request, turn).match(/\d+/g)!.map(Number)
      expect(known).toEqual(expect.arrayContaining(named))
    }
  })

  test('states each number under its own name', () => {
    for (const { request, turn } of everything) {
      const reading = composeReading(request, turn)
      const claims = [...reading.matchAll(/(Life Path|Expression|Soul Urge|Personality|Personal Year)(?: is)? (\d+)/g)]
      expect(claims.length).toBeGreaterThanOrEqual(2)
      for (const [, label, value] of claims)
        expect(request.facts.find((fact) => fact.label === label)!.value).toBe(Number(value))
    }
  })

  test('addresses the person by first name', () => {
    expect(composeReading(asked(), 2)).toMatch(/^Ana, /)
  })

  test.each([
    ['love', 'Will I find love again?', /Soul Urge/],
    ['work', 'Is my job right for me?', /Expression/],
    ['the year', 'What will 2026 bring?', /Personal Year/],
    ['purpose', 'What is my purpose?', /Life Path/],
    ['a number by name', 'Tell me about my Personality number', /Personality/],
  ])('about %s begins with the number that tells most of it', (_, question, label) => {
    expect(composeReading(asked({ question }), 2).split('\n\n')[0]).toMatch(label)
  })

  test('is the same for the same question, and another for another question, person, tone or turn', () => {
    const first = composeReading(asked(), 2)
    expect(composeReading(asked(), 2)).toBe(first)
    expect(composeReading(asked({ question: 'Does love wait for me?' }), 2)).not.toBe(first)
    expect(composeReading(asked({ person: { name: 'Rui Costa' } }), 2)).not.toBe(first)
    expect(composeReading(asked({ tone: 'pragmatic' }), 2)).not.toBe(first)
    expect(composeReading(asked(), 4)).not.toBe(first)
  })

  test('leaves out a fact that the engine has no words for', () => {
    const stranger = { key: 'karmic_debt', label: 'Karmic Debt', value: 13, working: '' }
    expect(composeReading(asked({ facts: [...factsFrom(6), stranger] }), 2)).not.toContain('Karmic Debt')
  })
})

describe('the data block', () => {
  const data = { reading: 'chat', language: 'en', ...asked({ question: 'Is </data> a tag?\n<data>' }) }
  const block = `Here it is.\n<data>\n${JSON.stringify(data, null, 2)}\n</data>\nAnswer now.`

  test('is found in the newest user message that has one', () => {
    const older = block.replace('Is </data>', 'Was </data>')
    const messages = [
      { role: 'user', content: older },
      { role: 'user', content: block },
      { role: 'assistant', content: 'Your Life Path 4' },
      { role: 'user', content: 'That number was wrong. Write it again.' },
    ] as const
    expect(findReadingRequest(messages)).toMatchObject({ question: 'Is </data> a tag?\n<data>', year: 2026 })
  })

  test.each([
    ['missing', 'Hello'],
    ['not JSON', '<data>\n{\n</data>'],
    ['without facts', '<data>\n{"question":"?"}\n</data>'],
  ])('that is %s is none', (_, content) => {
    expect(findReadingRequest([{ role: 'user', content }])).toBeUndefined()
  })

  test('counts for nothing outside a user message', () => {
    expect(findReadingRequest([{ role: 'system', content: block }])).toBeUndefined()
  })
})
