import { describe, expect, test } from 'vitest'
import { composeReading } from './compose.ts'
import { findConversation, type Language, type Tone } from './reading-request.ts'
import { countWords, sameness, sentencesOf } from './sentences.ts'
import { somebody, write } from './test-conversations.ts'

const tones: Tone[] = ['mystic', 'pragmatic']
const fullLanguages: Language[] = ['en', 'pt']
const questions = [
  'Will I find love again?',
  'Is it time to ask for a promotion at work?',
  'How do I stop losing money?',
  'Should I stay or leave?',
  'What does my name say about me?',
  'What will 2026 bring?',
  'Where did my blue umbrella go?',
  'Qual é o meu caminho?',
]
const people = Array.from({ length: 30 }, (_, n) => somebody(n))

describe('one reading is not like another', () => {
  test('the same conversation gives the same text; another question, person, tone or turn another', () => {
    const first = write({}).text
    expect(write({}).text).toBe(first)
    expect(write({ question: 'Does love wait for me?' }).text).not.toBe(first)
    expect(write({ person: somebody(3) }).text).not.toBe(first)
    expect(write({ tone: 'pragmatic' }).text).not.toBe(first)
    expect(write({ earlier: [{ question: 'Hello', reply: 'Hello.' }] }).text).not.toBe(first)
  })

  test('two hundred people get two hundred texts', () => {
    for (const language of fullLanguages) {
      const texts = Array.from({ length: 200 }, (_, n) => write({ language, person: somebody(n) }).text)
      expect(new Set(texts.map((text) => text.slice(text.indexOf(',')))).size).toBe(200)
    }
  })

  test('the two tones share no sentence', () => {
    for (const language of fullLanguages)
      for (const person of people) {
        const [mystic, pragmatic] = tones.map((tone) =>
          sentencesOf(write({ language, tone, person }).text).map(sameness),
        )
        expect(mystic!.filter((one) => pragmatic!.includes(one))).toEqual([])
      }
  })

  test.each(fullLanguages)('in twenty turns no sentence is said twice (%s)', (language) => {
    for (const tone of tones)
      for (const person of people.slice(0, 4)) {
        const earlier: { question: string; reply: string }[] = []
        for (let turn = 0; turn < 20; turn += 1) {
          const question = questions[turn % 5]!
          const { text, asked } = write({ language, tone, person, question, earlier, words: { from: 120, to: 180 } })
          expect(countWords(text)).toBeGreaterThanOrEqual(asked.words.from * 0.9)
          earlier.push({ question, reply: text })
        }
        const said = earlier.flatMap(({ reply }) => sentencesOf(reply)).map(sameness)
        expect(said.length - new Set(said).size).toBe(0)
      }
  })
})

describe('the data block', () => {
  const block = (data: object) => `Here it is.\n<data>\n${JSON.stringify(data, null, 2)}\n</data>\nAnswer now.`
  const small = {
    tone: 'mystic',
    person: { name: 'Ana Silva' },
    year: 2026,
    facts: [{ key: 'life_path', label: 'Life Path', value: 7, working: '' }],
    question: 'Is </data> a tag?\n<data>',
  }

  test('is found in the newest user message that has one; what is missing has its default', () => {
    const messages = [
      { role: 'user', content: block({ question: 'Was it?' }) },
      { role: 'assistant', content: 'It was.' },
      { role: 'user', content: block(small) },
      { role: 'assistant', content: 'Your Life Path 4' },
      { role: 'user', content: 'That number was wrong. Write it again.' },
    ] as const
    const found = findConversation(messages)!
    expect(found).toMatchObject({ questions: ['Was it?'], replies: ['It was.', 'Your Life Path 4'] })
    expect(found.asked).toMatchObject({ question: small.question, reading: 'chat', language: 'en', sections: [] })
    expect(composeReading(found)).toMatch(/Life Path 7/)
  })

  test.each([
    ['missing', 'Hello'],
    ['not JSON', '<data>\n{\n</data>'],
    ['without facts', '<data>\n{"question":"?"}\n</data>'],
  ])('that is %s is none', (_, content) => {
    expect(findConversation([{ role: 'user', content }])).toBeUndefined()
  })

  test('counts for nothing outside a user message', () => {
    expect(findConversation([{ role: 'system', content: block(small) }])).toBeUndefined()
  })
})
