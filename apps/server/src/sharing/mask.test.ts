import fc from 'fast-check'
import type { Language } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { leaveOut } from './mask.ts'

const noFacts = { values: [], workings: [], hasPlanets: false, on: { year: 2026, month: 11, day: 21 } }
const ana = {
  names: ['Ana João de Sousa-Lobo'],
  otherNames: ['Grace Hopper'],
  birthDates: ['1990-05-07'],
  shown: noFacts,
}
const left = (text: string, language: Language = 'en') => leaveOut(text, ana, language)

describe('a name that is not shown', () => {
  test.each([
    ['Ana, your Life Path is 7.', 'Your Life Path is 7.'],
    ['**Ana**, your Life Path is 7.', 'Your Life Path is 7.'],
    ['Dear Ana João de Sousa-Lobo, welcome.', 'Welcome.'],
    ['Hello Ana, welcome back.', 'Hello, welcome back.'],
    ['You build. Ana, rest now. It is late, Ana.', 'You build. Rest now. It is late.'],
    ['You know, Ana, what a 7 asks.', 'You know, what a 7 asks.'],
    ['ANA JOÃO: a seven.', 'You: a seven.'],
    ['Ana’s seven is quiet.', 'Your seven is quiet.'],
    ['| Ana | 7 |', '| You | 7 |'],
    ['Ana and Grace share a 4.', 'You and the other person share a 4.'],
  ])('is left out of the sentence: %j', (text, expected) => {
    expect(left(text)).toBe(expected)
  })

  test('is left out in Portuguese too', () => {
    expect(left('Ana, o teu Caminho de Vida é 7.', 'pt')).toBe('O teu Caminho de Vida é 7.')
    expect(left('Querida Ana, és um 7.', 'pt')).toBe('És um 7.')
  })

  test.each([
    'Joao and João gather here.',
    '**Sousa** gives you a 2.',
    'Sousa-Lobo adds up to 9.',
    'A1 + N5 + A1 = 7',
    '| A | N | A |',
    'ana joão de sousa-lobo',
    'Ana(the seven)',
    'A. J. gathers here.',
    'A.J.S. gathers here.',
    'AJSL gathers here.',
    'anasousa gathers here.',
    'Ana_Lobo gathers here.',
    'AnaJoão gathers here.',
  ])('takes a sentence with it that has no sense without it: %j', (text) => {
    expect(left(`You build. It lasts.\n${text}`)).not.toMatch(/Ana|Jo[aã]o|Sousa|A1|N \||A\.|AJSL/i)
    expect(left(`It lasts.\n${text}`)).toContain('It lasts.')
  })

  test.each([
    'A banana and an ananas',
    'de nada',
    'analysis of the year',
    'Anastasia was a princess',
    'You are a lobo by nature',
    'The soul loses a lobo',
  ])('leaves %j as it is', (text) => {
    expect(left(text)).toBe(text)
  })
})

describe('a word of a name that can be a particle', () => {
  const shown = (text: string, name: string) => ({
    owner: leaveOut(text, { names: [name], otherNames: [], birthDates: [], shown: noFacts }, 'en'),
    other: leaveOut(text, { names: [], otherNames: [name], birthDates: [], shown: noFacts }, 'en'),
  })

  test.each([
    ['Ben Carter', 'Ben'],
    ['ben carter', 'Ben'],
    ['Al Pacino', 'Al'],
    ['El Mahdi', 'El'],
    ['Van Morrison', 'Van'],
    ['De La Cruz', 'La'],
    ['De La Cruz', 'De'],
    ['Dina Das', 'Das'],
    ['Maria Della', 'Della'],
    ['Aisha Ben Ali', 'Ben'],
    ['Ben', 'Ben'],
  ])('is left out for %j: %j', (name, word) => {
    const { owner, other } = shown(`${word}, your Life Path is 7. It is late, ${word}.`, name)
    expect(owner).not.toContain(word)
    expect(other).not.toContain(word)
  })

  test.each([
    ['Søren Kierkegård', 'Soren'],
    ['Søren Kierkegård', 'Soeren'],
    ['Łukasz Müller', 'Lukasz'],
    ['Łukasz Müller', 'Mueller'],
    ['Łukasz Müller', 'MUELLER'],
    ['Jürgen Groß', 'Gross'],
    ['Jürgen Groß', 'Juergens'],
    ['O’Neill Smith', "O'Neill"],
  ])('is left out for %j without its sign: %j', (name, word) => {
    const { owner, other } = shown(`It is late. ${word} counts letters.`, name)
    expect(owner).not.toContain(word)
    expect(other).not.toContain(word)
  })

  test.each(['Maria dos Santos', 'maria dos santos', 'J. dos Santos'])('stays in lower case within %j', (name) => {
    const text = 'Dos and don’ts: the sum dos numbers.'
    expect(shown(text, name)).toEqual({ owner: text, other: text })
  })
})

test('a name of short parts leaves longer words as they are', () => {
  const text = 'You delay, and delegate. Elan is here.'
  expect(leaveOut(text, { names: ['De La Cruz', 'El An'], otherNames: [], birthDates: [], shown: noFacts }, 'en')).toBe(
    text,
  )
})

describe('the other person of a comparison', () => {
  test.each<[Language, string, string]>([
    ['en', 'Grace’s Life Path is 5.', 'The other person’s Life Path is 5.'],
    ['en', 'Your 4 and the 5 of Grace meet.', 'Your 4 and the 5 of the other person meet.'],
    ['pt', 'A Grace é um 5.', 'A outra pessoa é um 5.'],
    ['pt', 'O número da Grace é 5.', 'O número da outra pessoa é 5.'],
    ['es', 'El número de Grace es 5.', 'El número de la otra persona es 5.'],
    ['fr', 'Le nombre de Grace est 5.', 'Le nombre de l’autre personne est 5.'],
    ['de', 'Graces Lebenszahl ist 5.', 'Lebenszahl der anderen Person ist 5.'],
    ['it', 'Il numero di Grace è 5.', 'Il numero dell’altra persona è 5.'],
  ])('is called so (%s): %j', (language, text, expected) => {
    expect(left(text, language)).toBe(expected)
  })
})

describe('a birth date that is not shown', () => {
  test.each([
    'born on 7 May 1990.',
    'born on May 7, 1990.',
    'born on May 7th.',
    'born on the 7th of May 1990.',
    'born on 1990-05-07.',
    'born on 07/05/1990.',
    'born on 5/7/1990.',
    'born on 7.5.90.',
    'nascida a 7 de maio de 1990.',
    'nacida el 7 de mayo de 1990.',
    'née le 7 mai 1990.',
    'geboren am 7. Mai 1990.',
    'nata il 7 maggio 1990.',
    'from 7 + 5 + 1990.',
    'from 1 + 9 + 9 + 0.',
    'born in 1990.',
  ])('takes its sentence with it: %j', (text) => {
    expect(left(`You are ${text} You lead.`)).not.toMatch(/1990|ma[iy]|90|\[…\]/i)
    expect(left(`You are ${text} You lead.`)).toMatch(/You lead\.$/)
  })

  test.each(['Life Path 7 and 5', '16/7', 'In 2026, 8 May is a good day', '19900 credits', 'the 7th chakra'])(
    'leaves %j as it is',
    (text) => {
      expect(left(text)).toBe(text)
    },
  )
})

test('no text with a name in it keeps it, wherever it stands', () => {
  const names = ['José Ñandú', 'Łucja Łoś', "Siobhán O'Neill", 'Đorđe Žižek', 'Zoë', 'Li Bo', '(.*)+', 'İpek Işık']
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.string(), fc.string(), (name, before, after) => {
      const shown = leaveOut(
        `${before} ${name} ${after}`,
        { names: [name], otherNames: [], birthDates: [], shown: noFacts },
        'en',
      )
      expect(shown).not.toMatch(/[\uE000-\uE003]/)
      if (!before.includes(name) && !after.includes(name)) expect(` ${shown} `).not.toContain(` ${name} `)
    }),
  )
})

test('a text that is eight times as long takes about eight times the work', () => {
  /** Processor time of the process, because the clock also counts the other programs of the machine. */
  const workFor = (words: number) => {
    const text = 'A '.repeat(words) + 'n1 '.repeat(words)
    const before = process.cpuUsage()
    leaveOut(
      text,
      { names: ['An Anan Ananan Anananananananana'], otherNames: [], birthDates: ['1911-01-01'], shown: noFacts },
      'en',
    )
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const least = (words: number) => Math.min(...[1, 2, 3].map(() => workFor(words)))
  least(5_000)
  expect(least(40_000) / least(5_000)).toBeLessThan(30)
})
