import { describe, expect, test } from 'vitest'
import { composeReading } from './compose.ts'
import { findConversation, type Conversation, type Kind, type Language, type Tone } from './reading-request.ts'
import { countWords, sameness, sentencesOf } from './sentences.ts'
import { conversationOf, somebody } from './test-conversations.ts'
import type { Asked } from './test-facts.ts'

const tones: Tone[] = ['mystic', 'pragmatic']
const kinds: Kind[] = ['chat', 'quick', 'life_path', 'year_forecast', 'compatibility', 'weekly_roadmap', 'blueprint']
const fullLanguages: Language[] = ['en', 'pt']
const allTraditions = ['pythagorean', 'chaldean', 'hebrew', 'vedic', 'chinese']
const people = Array.from({ length: 30 }, (_, n) => somebody(n))
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

const write = (changes: Partial<Asked>): { asked: Conversation['asked']; text: string } => {
  const conversation = conversationOf(changes)
  return { asked: conversation.asked, text: composeReading(conversation) }
}

/** Every kind, tone and language for thirty people; the traditions and questions take turns. */
const everything = fullLanguages.flatMap((language) =>
  tones.flatMap((tone) =>
    kinds.flatMap((reading) =>
      people.map((person, n): Partial<Asked> => ({
        language,
        tone,
        reading,
        person,
        other: reading === 'compatibility' ? somebody(n + 31) : null,
        tradition: allTraditions[n % allTraditions.length]!,
        question: questions[n % questions.length]!,
      })),
    ),
  ),
)
const written = everything.map((changes) => ({ changes, ...write(changes) }))
const name = ({ language, tone, reading, tradition, person }: Partial<Asked>) =>
  `${language} ${tone} ${reading} ${tradition} ${person?.name}`

describe('a reading of any kind, tone and full language, for any person', () => {
  test('keeps the length that was asked for', () => {
    const outside = written.filter(({ asked, text }) => {
      const words = countWords(text.replaceAll(/^(?:##|-) /gm, ''))
      return words < asked.words.from * 0.9 || words > asked.words.to * 1.1
    })
    expect(outside.map(({ changes, text }) => `${name(changes)}: ${countWords(text)}`)).toEqual([])
  })

  test('has the sections that were asked for, in their order, and no other heading', () => {
    for (const { asked, text } of written) {
      const headings = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title)
      expect(headings).toEqual(asked.sections.map(({ title }) => title))
      expect(text.split('\n\n').filter((block) => block.startsWith('#'))).toHaveLength(headings.length)
    }
  })

  test('names no number that is not a fact, a date or the year', () => {
    const strangers = written.flatMap(({ changes, asked, text }) => {
      const known = new Set(JSON.stringify([asked.facts, asked.year, asked.year + 1]).match(/\d+/g))
      return (text.match(/\d+/g) ?? [])
        .filter((number) => !known.has(number))
        .map((number) => `${name(changes)}: ${number}`)
    })
    expect(strangers).toEqual([])
  })

  test('says no sentence twice', () => {
    const repeated = written.flatMap(({ changes, text }) => {
      const sentences = sentencesOf(text).map(sameness)
      return sentences.filter((one, index) => sentences.indexOf(one) !== index).map((one) => `${name(changes)}: ${one}`)
    })
    expect(repeated).toEqual([])
  })

  test('addresses the person by first name, and leaves no slot of a template open', () => {
    for (const { changes, text } of written) {
      expect(text.replace(/^## .*\n\n/, '')).toMatch(new RegExp(`^${changes.person!.name.split(' ')[0]}, `))
      expect(text).not.toMatch(/[{}]|undefined|null|NaN| {2}| [.,;]|\.\.|“”/)
    }
  })

  test('holds only paragraphs, headings, bold and, in two kinds, lists', () => {
    for (const { changes, text } of written) {
      expect(text).not.toMatch(/<|\]\(|https?:|\||`/)
      if (!['weekly_roadmap', 'blueprint'].includes(changes.reading!)) expect(text).not.toMatch(/^- /m)
    }
  })
})

describe('what a reading tells', () => {
  test.each([
    ['chaldean', /compound \d+/],
    ['hebrew', /Ordinal number \d/],
    ['vedic', /(?:Psychic|Destiny) number \d/],
    ['vedic', /(?:Sun|Moon|Jupiter|Rahu|Mercury|Venus|Ketu|Saturn|Mars) rules/],
    ['chinese', /square the \d is missing|line of your square is empty/],
  ])('%s names what is its own', (tradition, own) => {
    for (const tone of tones)
      for (const person of people)
        expect(write({ tradition, tone, person, words: { from: 220, to: 320 } }).text).toMatch(own)
  })

  test('a weekly roadmap has seven dated days with their Personal Days', () => {
    for (const { text } of written.filter(
      ({ changes }) => changes.reading === 'weekly_roadmap' && changes.language === 'en',
    ))
      expect(text.match(/^- \*\*\p{L}+ 2\d November – Personal Day [1-9]:\*\* /gmu)).toHaveLength(7)
  })

  test('a year forecast walks the twelve months', () => {
    for (const { text } of written.filter(
      ({ changes }) => changes.reading === 'year_forecast' && changes.language === 'en',
    ))
      expect(text.match(/\*\*\p{L}+ 202[67], Personal Month [1-9]:\*\* /gu)).toHaveLength(12)
  })

  test('compatibility speaks of both people, their numbers and the score', () => {
    for (const { changes, asked, text } of written.filter(({ changes: { reading } }) => reading === 'compatibility')) {
      expect(text.match(new RegExp(changes.other!.name.split(' ')[0]!, 'g'))!.length).toBeGreaterThan(3)
      expect(text).toContain(String(asked.facts.find(({ key }) => key === 'compatibility_score')!.value))
    }
  })

  test.each([
    ['love', 'Will I find love again?', /^[^.]+[^]*Soul Urge/],
    ['work', 'Is my job right for me?', /Expression/],
    ['the year', 'What will 2026 bring?', /Personal Year/],
    ['purpose', 'What is my purpose?', /Life Path/],
    ['a number by name', 'Tell me about my Personality number', /Personality/],
  ])('about %s it begins with the number that tells most of it', (_, question, label) => {
    expect(write({ question }).text.split('\n\n')[0]).toMatch(label)
  })

  test('what it is not for, it says, and answers the person', () => {
    expect(write({ question: 'Which lottery numbers will win?', tone: 'pragmatic' }).text).toMatch(
      /cannot predict a draw|no winning numbers/,
    )
    expect(write({ question: 'Am I ill?', tone: 'pragmatic' }).text).toMatch(/doctor/)
    expect(write({ question: 'Which stocks should I buy?', tone: 'pragmatic' }).text).toMatch(/adviser|no number can/)
    expect(write({ question: 'When will I die?', tone: 'mystic' }).text).toMatch(/length of a road|any ending/)
  })

  test('what it does not know, it takes up in the question’s own words, and people by their names', () => {
    expect(write({ question: 'Why is my umbrella always wet, Selene? Did Marta take it?' }).text).toMatch(
      /your umbrella[^]*Marta/,
    )
  })

  test('it comes back to an earlier question', () => {
    const earlier = [{ question: 'How can I earn more money?', reply: 'Save.' }]
    expect(write({ question: 'Will I find love?', earlier, words: { from: 220, to: 320 } }).text).toMatch(/money/)
    expect(write({ memory: 'Asked about the new job in Porto.', words: { from: 220, to: 320 } }).text).toMatch(/work/)
  })
})

const english =
  'the and you your with from that this when what have will are was not but love work money year month day week number meaning she moon night star'.split(
    ' ',
  )

describe('a Portuguese reading', () => {
  const readings = written.filter(({ changes }) => changes.language === 'pt')

  test('has no English word, but for the titles that the form gives and the names of people', () => {
    const strangers = readings.flatMap(({ changes, text }) =>
      text
        .replaceAll(/^## .*$/gm, '')
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter((word) => english.includes(word))
        .map((word) => `${name(changes)}: ${word}`),
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
    for (const { text } of readings.filter(({ changes }) => changes.reading === 'weekly_roadmap'))
      expect(text.match(/^- \*\*[\p{L}-]+, 2\d de novembro – Dia Pessoal [1-9]:\*\* /gmu)).toHaveLength(7)
    for (const { text } of readings.filter(({ changes }) => changes.reading === 'year_forecast'))
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
