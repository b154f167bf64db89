import { describe, expect, test } from 'vitest'
import { composeReading } from './compose.ts'
import { findConversation } from './data-block.ts'
import { signalFor } from './signals.ts'
import { countWords, sameness, sentencesOf } from './text.ts'

const meaning = {
  title: 'The Writer',
  essence: 'You think with a pen in your hand.',
  gift: 'People remember your sentences.',
  shadow: 'You hide behind irony.',
  advice: 'Send the letter that you wrote.',
}
const number = (id: string, value: number, more: object = {}) => ({
  id,
  label: '',
  value,
  working: '1 + 2 = 3',
  ...more,
})
const block = {
  reading: 'chat',
  tone: 'mystic',
  language: 'en',
  today: '2026-11-22',
  year: 2026,
  people: [{ id: 'you', name: 'Helena' }],
  facts: [
    number('you.life_path', 3, { meaning }),
    number('you.expression', 6),
    number('you.soul_urge', 5),
    number('you.personality', 1),
    number('you.personal_year', 5),
    number('you.personal_year.2027', 6),
    number('you.letter.1.H', 8),
    number('you.letter.2.E', 5),
  ],
  form: { words: { from: 120, to: 180 }, sections: [] },
  question: 'Who am I?',
}
const user = (data: object) => ({ role: 'user', content: `<data>\n${JSON.stringify(data)}\n</data>` }) as const
const assistant = (content: string) => ({ role: 'assistant', content }) as const
const reading = (changes: object = {}, ...earlier: string[]) =>
  composeReading(
    findConversation([
      ...earlier.flatMap((reply) => [user({ question: '?' }), assistant(reply)]),
      user({ ...block, ...changes }),
    ])!,
  )
const withoutSlots = (text: string) => text.replaceAll(/\{\{.*?\}\}/g, '')

describe('an answer', () => {
  test('that names a number of another year says which, also after a reading that said so', () => {
    const inYear = /2027[^.]* is \{\{you\.personal_year\.2027\}\}/
    const asked = { question: 'What does 2027 bring?' }
    const first = reading(asked)
    expect(first).toMatch(inYear)
    expect(reading(asked, first.replaceAll(/\{\{.*?\}\}/g, '6'))).toMatch(inYear)
  })

  test('to a question about one number gives that number, its working and its meaning first', () => {
    expect(reading({ question: 'What is my Life Path number?' })).toMatch(
      /^Helena, your Life Path is \{\{you\.life_path\}\}\. It is counted like this: \{\{you\.life_path\.working\}\}\.\s+You think with a pen/,
    )
    expect(reading({ language: 'pt', question: 'Qual é a minha Expressão?' })).toMatch(
      /^Helena, a tua Expressão é \{\{you\.expression\}\}\. A conta é esta: /,
    )
  })

  test('to a question about the number of another person begins with theirs', () => {
    const people = [...block.people, { id: 'owen', name: 'Owen' }]
    const facts = [...block.facts, number('owen.life_path', 1), number('owen.expression', 4)]
    expect(reading({ people, facts, question: 'What is Owen’s Life Path?' })).toMatch(
      /^Helena, Owen’s Life Path is \{\{owen\.life_path\}\}/,
    )
    expect(reading({ people, facts, question: 'Does my Life Path fit Owen’s?' })).toMatch(/^Helena, your Life Path is/)
  })

  test('to “how did you get my 6?” shows the letters', () => {
    expect(reading({ question: 'How did you get my 6?' })).toMatch(
      /^Helena, your Expression is .*The letters count H \{\{you\.letter\.1\.H\}\}, E \{\{you\.letter\.2\.E\}\}\./,
    )
  })

  test('about next year begins with next year', () => {
    expect(reading({ question: 'What about next year?' })).toMatch(
      /^Helena, in 2027, your Personal Year is \{\{you\.personal_year\.2027\}\}/,
    )
  })

  test.each(['en', 'pt', 'es', 'fr', 'de', 'it'])(
    'in %s has the promised length and no digit outside a slot',
    (language) => {
      const text = reading({ language })
      expect(countWords(text)).toBeGreaterThan(language === 'en' || language === 'pt' ? 120 : 72)
      expect(countWords(text)).toBeLessThanOrEqual(180)
      expect(withoutSlots(text).replaceAll('2027', '')).not.toMatch(/\d/)
    },
  )

  test('is the same for the same conversation, another for another question or person', () => {
    expect(reading()).toBe(reading())
    expect(reading({ question: 'Will I find love?' })).not.toBe(reading())
    expect(reading({ people: [{ id: 'you', name: 'Rui' }] }).replace('Rui', 'Helena')).not.toBe(reading())
  })

  test('repeats no sentence of the two replies before, and takes up the last one', () => {
    const first = reading()
    const second = reading({}, first)
    const third = reading({}, first, second)
    expect(second).toContain('Last time we looked at your Life Path')
    const said = [first, second, third].flatMap(sentencesOf).map(sameness)
    expect(said.filter((one, index) => said.indexOf(one) !== index)).toEqual([])
  })
})

test.each(['too_general', 'other'])('a rewrite (%s) begins otherwise than the refused reading', (reason) => {
  const refused = reading()
  const rewritten = reading({ rewrite: { reason, refused } })
  expect(sentencesOf(rewritten)[0]).not.toBe(sentencesOf(refused)[0])
  const said = new Set(sentencesOf(refused).map(sameness))
  const sentences = sentencesOf(rewritten)
  expect(sentences.filter((one) => said.has(sameness(one))).length).toBeLessThan(sentences.length / 2)
})

test('goes on after what was accepted, without the refused sentence', () => {
  const whole = reading()
  const sentences = sentencesOf(whole)
  const accepted = whole.slice(0, whole.indexOf(sentences[3]!))
  const further = composeReading(
    findConversation([user(block), assistant(accepted), user({ continue: { refused: sentences[3], facts: [] } })])!,
  )
  for (const sentence of sentences.slice(0, 4)) expect(further).not.toContain(sentence)
  expect(further).toContain(sentences.at(-1))
})

test.each([
  ['[[crisis: self_harm]]', 'I do not want to wake up tomorrow'],
  ['[[crisis: self_harm]]', 'Às vezes não quero acordar.'],
  ['[[crisis: abuse]]', 'He hits me and I stay'],
  ['[[minor]]', 'I’m 15 years old, who am I?'],
  ['[[need: the other person’s name and birth date]]', 'Compare me with my boss'],
  [undefined, 'I could kill for a coffee, and my phone died'],
  [undefined, 'Morro de saudades tuas'],
])('writes %s for “…”: %s', (line, question) => {
  expect(signalFor(findConversation([user({ ...block, question })])!.asked)).toBe(line)
})
