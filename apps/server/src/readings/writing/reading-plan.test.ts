import { namedReadings, tones, traditions, readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { cleanText } from '../reply/clean-text.ts'
import { injections } from '../prompts/injection.test-cases.ts'
import { planReading, type AskedReading, type ReadingPlan } from './reading-plan.ts'

const kinds = [...namedReadings, 'chat'] as const
const bruno = { fullName: 'Bruno Costa', birthDate: '1988-11-02' }

function asked(part: Partial<AskedReading> = {}): AskedReading {
  return {
    kind: 'chat',
    price: 3,
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
  people: { id: string; name: string }[]
  language: string
  today: string
  facts: {
    id: string
    label: string
    text?: string
    slot?: false
    working?: string
    note?: string
    meaning: object | null
  }[]
  form: { words: { from: number; to: number }; sections: { title: string; facts: string[] }[] }
}

/** The text between the data marks, which must be the first and the last line of the message. */
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
          expect(plan.promptVersion).toMatch(new RegExp(`^${kind}-\\d+\\.\\d+$`))
          expect(facts.length).toBeGreaterThanOrEqual(plan.numbers.facts.length)
          expect(form.words.to).toBeGreaterThan(form.words.from)
          const ids = new Set(facts.map(({ id }) => id))
          for (const section of form.sections) for (const id of section.facts) expect(ids).toContain(id)
          expect(plan.maxTokens).toBeGreaterThan(form.words.to * 2)
        }
  })

  test('gives every fact to a section, so that no number lies about without a use', () => {
    for (const kind of namedReadings)
      for (const tradition of traditions) {
        const person = { ...bruno, currentName: 'Bruno Reis' }
        const { facts, form } = dataOf(planReading(asked({ kind, tradition, person, other: null, question: '' })))
        const used = new Set(form.sections.flatMap((section) => section.facts))
        if (used.size > 0) expect(facts.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
      }
    const ofNextYear = dataOf(
      planReading(asked({ kind: 'year_forecast', other: null, question: 'What will next year bring?' })),
    )
    const used = new Set(ofNextYear.form.sections.flatMap((section) => section.facts))
    expect(ofNextYear.facts.map(({ id }) => id).filter((id) => !used.has(id))).toEqual([])
    const { facts, form } = dataOf(planReading(asked({ kind: 'compatibility', tradition: 'vedic' })))
    expect(new Set(form.sections.flatMap((section) => section.facts)).size).toBe(facts.length)
  })

  test('says in an English note what a fact without a slot means, and shows no other English text', () => {
    for (const tradition of traditions)
      for (const { id, text, slot, note } of dataOf(planReading(asked({ kind: 'compatibility', tradition }))).facts)
        if (slot === false) expect({ id, text, note }).toEqual({ id, note: expect.any(String) as string })
        else expect(`${id}: ${text}`).not.toMatch(/: .*(?:with|for|and|none|regards)/)
  })

  test('titles its sections in the reading’s language', () => {
    const titles = readingLanguages.map((language) =>
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
    const words = (price: number) => dataOf(planReading(asked({ price }))).form.words.to
    expect([1, 3, 10, 20].map(words)).toEqual([100, 180, 320, 480])
  })

  test('gives an Essence one id, whether its year is told in a blueprint or in a forecast', () => {
    const person = { fullName: 'Clara Vitória Nunes', birthDate: '1991-08-07' }
    const labels = (kind: (typeof kinds)[number], question: string) =>
      dataOf(planReading(asked({ kind, person, other: null, question })))
        .facts.filter(({ id }) => id.startsWith('you.essence.'))
        .map(({ id, label }) => [id, label])
    const blueprint = labels('blueprint', '')
    expect(blueprint[0]).toEqual(labels('year_forecast', 'What will next year bring?')[0])
    expect(blueprint[0]![1]).toContain('age 35')
  })

  test('says in plain words which letters a Karmic Lesson and a Hidden Passion count, and when a Challenge is felt', () => {
    const { facts } = dataOf(planReading(asked({ kind: 'blueprint', other: null })))
    const notes = facts.filter(({ id }) => /karmic_lesson|hidden_passion/.test(id)).map(({ note }) => note)
    expect(notes.length).toBeGreaterThan(1)
    for (const note of notes) expect(note).toMatch(/full name at birth have the value \d|no letter of the full name/)
    expect(facts.filter(({ id }) => id.includes('.challenge.')).map(({ note }) => note)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/felt/) as string),
    )
  })

  test('says how two people go together, and that an Essence stays the same, without a digit', () => {
    const notes = (part: Partial<AskedReading>, ids: RegExp) =>
      dataOf(planReading(asked(part))).facts.flatMap(({ id, note }) => (ids.test(id) && note ? [note] : []))
    const ofPair = traditions.flatMap((tradition) => notes({ kind: 'compatibility', tradition }, /^pair\.(?!squares)/))
    const person = { fullName: 'Helena Sofia Brandão', birthDate: '1994-04-27' }
    const all = [...ofPair, ...notes({ kind: 'blueprint', person }, /essence|period_cycle/)]
    expect(all).toContain('the same number as the Essence before it: name one of them')
    expect(all).toContain('the two numbers go together well')
    expect(all.filter((note) => /\d/.test(note))).toEqual([])
  })

  test('notes master numbers, debts and other rules beside the working', () => {
    const { facts } = dataOf(planReading(asked()))
    expect(facts.find(({ id }) => id === 'you.expression')!.note).toContain(
      '22 is a master number, and 4 what it would be reduced to',
    )
    expect(facts.find(({ id }) => id === 'you.life_path')!.note).toContain('the total 14 is a karmic debt')
  })

  test.each(readingLanguages)('has no word of any language in a working, in %s', (language) => {
    const person = { fullName: 'Helena Margarida Duarte', birthDate: '1988-11-29', currentName: 'Yvonne Maria Silva' }
    for (const tradition of traditions)
      for (const kind of kinds) {
        const plan = planReading(asked({ kind, tradition, language, person, other: bruno }))
        for (const { id, working = '' } of dataOf(plan).facts) {
          // The names of an ordinal sum are the person's own.
          expect(`${id}: ${working.replaceAll(/name \d|Helena|Bruno/g, '')}`).not.toMatch(/: .*\p{L}{2}/u)
          if (working === '' || id.endsWith('.ordinal_sum')) continue
          expect(plan.judge(`{{${id}.working}}`)).toEqual({ shown: working })
        }
      }
  })

  test.each([
    ['en', '92 of 100'],
    ['pt', '92 em 100'],
    ['es', '92 sobre 100'],
    ['fr', '92 sur 100'],
    ['de', '92 von 100'],
    ['it', '92 su 100'],
  ] as const)('shows a score as %s writes it', (language, score) => {
    const { facts } = dataOf(planReading(asked({ kind: 'compatibility', language })))
    expect(facts.find(({ id }) => id === 'pair.score')!.text).toBe(score)
  })

  test.each([
    ['en', 'What will next year bring?', 'What 2027 asks'],
    ['pt', 'O que me traz o próximo ano?', 'O que 2027 pede'],
    ['es', '¿Qué me trae el año que viene?', 'Lo que pide 2027'],
    ['fr', 'Que m’apporte l’année prochaine ?', 'Ce que 2027 demande'],
    ['de', 'Was bringt mir das nächste Jahr?', 'Was 2027 will'],
    ['it', 'Che cosa mi porta l’anno prossimo?', 'Che cosa chiede il 2027'],
  ] as const)('makes a forecast of next year one of that year, in %s', (language, question, title) => {
    const plan = planReading(asked({ kind: 'year_forecast', language, question }))
    const [year, months] = dataOf(plan).form.sections
    expect(year!.title).toBe(title)
    expect(plan.judge(`## ${title}\n`)).toMatchObject({ shown: expect.stringContaining(title) as string })
    expect(year!.facts).toEqual(
      expect.arrayContaining(['you.personal_year.2027', 'world.universal_year.2027', 'you.essence.2027']),
    )
    expect(months!.facts).toHaveLength(12)
    for (const id of months!.facts) expect(id).toMatch(/^you\.personal_month\.2027-/)
  })

  test('gives a short answer no letters, and a quick reading a dozen facts at most', () => {
    const ids = (part: Partial<AskedReading>) => dataOf(planReading(asked(part))).facts.map(({ id }) => id)
    for (const tradition of traditions) {
      for (const short of [ids({ kind: 'quick', price: 1, tradition }), ids({ price: 1, tradition })])
        expect(short.filter((id) => id.startsWith('you.letter'))).toEqual([])
      expect(ids({ kind: 'quick', price: 1, tradition }).length).toBeLessThanOrEqual(12)
    }
    expect(ids({ kind: 'quick', price: 1, tradition: 'chinese', question: 'What of my Kua?' })).toContain(
      'you.kua_directions.1',
    )
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

  test('fills the slots of a sentence, and takes links and tags out of it', () => {
    const plan = planReading(asked({ language: 'en' }))
    expect(plan.judge('[Your Life Path {{you.life_path}}](https://evil.example) <b>glows</b>.')).toEqual({
      shown: 'Your Life Path 14/5 glows.',
    })
  })

  test('refuses a wrong number and a slot that is none, and never changes a sentence', () => {
    const plan = planReading(asked({ language: 'en' }))
    expect(plan.judge('Your Life Path is 4.')).toMatchObject({ refused: { rule: 'wrong_value' } })
    expect(plan.judge('Rui has {{rui.life_path}}.')).toMatchObject({
      refused: { rule: 'unknown_slot', claimed: 'rui.life_path' },
    })
  })

  test('gives the provider no word of the name in use but the first name', () => {
    for (const tradition of traditions)
      for (const kind of ['blueprint', 'chat'] as const) {
        const person = { fullName: 'Ana Maria Silva', birthDate: '1990-05-17', currentName: 'Anita dos Reis Pombal' }
        const { messages } = planReading(asked({ kind, tradition, person }))
        expect(messages.at(-1)!.content).not.toMatch(/anita|reis|pombal|silva/i)
      }
  })

  test('gives the provider first names and computed facts, and no full name or birth date', () => {
    for (const kind of kinds)
      for (const tradition of traditions) {
        const sent = planReading(asked({ kind, tradition, other: bruno, question: 'Who are we?' })).messages.at(
          -1,
        )!.content
        expect(sent).not.toMatch(/silva|costa|maria|1990-05-17|1988-11-02/i)
        expect(sent).toContain('"name":"Bruno"')
      }
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
    expect(data.people.map(({ name }) => name)).toEqual(['Ana', 'Bruno'])
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

test('a note is kept of the words of a reader, and not of the message that the page writes for a chosen reading', () => {
  const question = 'My weekly roadmap'
  const notes = (kind: AskedReading['kind']) => planReading(asked({ kind, question })).keepable([question], [])
  expect([notes('chat'), notes('quick')]).toEqual([[question], [question]])
  expect([notes('weekly_roadmap'), notes('life_path')]).toEqual([[], []])
})
