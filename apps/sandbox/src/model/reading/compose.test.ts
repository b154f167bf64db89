import { describe, expect, test } from 'vitest'
import type { Kind, Language, Tone } from './reading-request.ts'
import { countWords, sameness, sentencesOf } from './sentences.ts'
import { somebody, write } from './test-conversations.ts'
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

  test('who has lost somebody hears of no year, no plan and no contradiction', () => {
    for (const tone of tones)
      for (const person of people.slice(0, 10)) {
        const { text } = write({ tone, person, question: 'My mother died in March. How do people go on?' })
        expect(text).not.toMatch(/Personal Year|2026|contradiction|want different things/)
        expect(countWords(text)).toBeGreaterThanOrEqual(108)
      }
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
