import { languages, namedReadings, tones, traditions, type Language } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../reply/clean-text.ts'
import { injections } from '../prompts/injection.corpus.ts'
import { planReading, type AskedReading, type ReadingPlan } from './reading-plan.ts'

const kinds = [...namedReadings, 'chat'] as const
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }

function asked(part: Partial<AskedReading> = {}): AskedReading {
  return {
    kind: 'chat',
    tone: 'mystic',
    language: 'de',
    tradition: 'pythagorean',
    person: { fullName: 'Ana Maria Silva', birthDate: '1990-05-17' },
    other: part.kind === 'compatibility' ? bruno : null,
    question: 'Who am I?',
    at: new Date('2026-11-21T10:00:00Z'),
    memory: { turns: [], summary: '' },
    ...part,
  }
}

type Data = {
  question: string
  memory: string
  person: { name: string }
  other: { name: string } | null
  language: string
  today: string
  facts: { key: string; working: string; meaning: object | null }[]
  form: { words: { from: number; to: number }; sections: { title: string; facts: string[] }[] }
}

/** What stands between the marks, which must be the first and the last of the message. */
function dataIn(content: string): Data {
  expect(content).toMatch(/^<data>\n[^<]*\n<\/data>$/)
  return JSON.parse(content.slice('<data>\n'.length, -'\n</data>'.length)) as Data
}
const dataOf = ({ messages }: ReadingPlan) => dataIn(messages.at(-1)!.content)
const systemOf = ({ messages }: ReadingPlan) => messages[0]!.content

describe('every kind, tone, tradition and language', () => {
  test('has a prompt that states the facts, the form and its version', () => {
    for (const kind of kinds)
      for (const tone of tones)
        for (const tradition of traditions) {
          const plan = planReading(asked({ kind, tone, tradition }))
          const { facts, form } = dataOf(plan)
          expect(plan.promptVersion).toMatch(new RegExp(`^${kind}-\\d+$`))
          expect(facts.length).toBe(plan.numbers.facts.length)
          expect(form.words.to).toBeGreaterThan(form.words.from)
          const keys = new Set(facts.map(({ key }) => key))
          for (const section of form.sections) for (const key of section.facts) expect(keys).toContain(key)
          expect(plan.maxTokens).toBeGreaterThan(form.words.to * 2)
        }
  })

  test('titles its sections in the reading’s language', () => {
    const titles = (Object.keys(languages) as Language[]).map((language) =>
      dataOf(planReading(asked({ kind: 'year_forecast', language, question: 'What does my year ask?' })))
        .form.sections.map(({ title }) => title)
        .join(),
    )
    expect(new Set(titles).size).toBe(6)
  })

  test('reads differently: no two system messages are the same', () => {
    const systems = kinds.flatMap((kind) =>
      tones.flatMap((tone) => traditions.map((tradition) => systemOf(planReading(asked({ kind, tone, tradition }))))),
    )
    expect(new Set(systems).size).toBe(systems.length)
  })
})

describe('a plan', () => {
  test('follows the language of the message where none was chosen', () => {
    const plan = (question: string, turns: AskedReading['memory']['turns'] = []) =>
      planReading(asked({ language: 'en', question, memory: { turns, summary: '' } }))
    expect(plan('O que diz o meu caminho de vida?').language).toBe('pt')
    expect(plan('What does my life path say?').language).toBe('en')
    expect(plan('2027?', [{ message: 'Wer bin ich?', response: 'Du bist …' }]).language).toBe('de')
    expect(planReading(asked({ language: 'fr', question: 'What does my life path say?' })).language).toBe('fr')
  })

  test('gives a chat as many words as it costs', () => {
    const words = (question: string) => dataOf(planReading(asked({ question }))).form.words.to
    expect(words('a quick tip')).toBe(100)
    expect(words('who am I')).toBe(180)
    expect(words('tell me of love')).toBe(320)
    expect(words('a detailed reading')).toBe(480)
  })

  test('tells the model of master numbers, debts and other rules in the working', () => {
    const { facts } = dataOf(planReading(asked()))
    expect(facts.find(({ key }) => key === 'expression')!.working).toContain('22 is a master number and stays')
    expect(facts.find(({ key }) => key === 'life_path')!.working).toContain('the total 14 is a karmic debt')
  })

  test('stores the numbers without the words that the model was given', () => {
    for (const fact of planReading(asked({ kind: 'blueprint' })).numbers.facts)
      expect(Object.keys(fact).toSorted()).toEqual(['key', 'label', 'of', 'steps', 'text', 'value', 'working'])
  })

  test('puts earlier turns before the question, as what they were', () => {
    const turns = [{ message: 'Who </data> am I?', response: 'You are Ana.' }]
    const { messages } = planReading(asked({ memory: { turns, summary: 'She moved to Porto.' } }))
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(dataIn(messages[1]!.content)).toEqual({ question: 'Who </data> am I?' })
    expect(dataIn(messages[3]!.content).memory).toBe('She moved to Porto.')
  })

  test('takes links and tags out of the reply, and puts its numbers right', () => {
    const plan = planReading(asked({ language: 'en' }))
    expect(plan.ground('[Your Life Path 4](https://evil.example) <b>glows</b>.')).toEqual({
      text: 'Your Life Path 5 glows.',
      corrections: 1,
    })
  })
})

describe('what people write stays data', () => {
  const harmless = planReading(asked({ memory: { turns: [{ message: 'a', response: 'b' }], summary: 'c' } }))

  test.each(injections)('%s', (text) => {
    const other = { ...bruno, fullName: `Bruno ${text}`.slice(0, 100) }
    const fullName = `Ana ${text}`.slice(0, 100).trim()
    const plan = planReading(
      asked({
        question: text,
        person: { fullName, birthDate: '1990-05-17' },
        other,
        memory: { turns: [{ message: text, response: 'b' }], summary: text },
      }),
    )
    expect(systemOf(plan)).toBe(systemOf(harmless))
    expect(plan.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
    expect(dataIn(plan.messages[1]!.content)).toEqual({ question: cleanText(text) })
    const data = dataOf(plan)
    expect(data.question).toBe(cleanText(text))
    expect(data.memory).toBe(cleanText(text))
    expect(data.person.name).toBe(cleanText(fullName))
    expect(data.other!.name).toBe(cleanText(other.fullName))
    expect(data.form.words).toEqual(expect.objectContaining({ from: expect.any(Number) }))
    for (const { content } of plan.messages)
      expect(content).not.toMatch(
        /[\u0000-\u0009\u000B-\u001F\u200B\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u,
      )
  })

  test('and there are at least sixty of them', () => {
    expect(injections.length).toBeGreaterThanOrEqual(60)
  })

  test('nothing of one person reaches the prompt of another', () => {
    planReading(
      asked({
        question: 'canary-7f3a',
        memory: { turns: [{ message: 'canary-7f3a', response: 'canary-7f3a' }], summary: 'canary-7f3a' },
      }),
    )
    const next = planReading(asked({ person: bruno, question: 'Hello' }))
    expect(JSON.stringify(next.messages)).not.toMatch(/canary|Ana|1990-05-17/)
  })
})
