import fc from 'fast-check'
import type { ReadingLanguage } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { leaveOut, type Secrets } from './mask.ts'

const nothing: Secrets = {
  names: [],
  otherNames: [],
  furtherNames: [],
  shownNames: [],
  hidesLetters: true,
  birthDates: [],
  furtherDates: [],
  shown: { values: [], workings: [], hasPlanets: false, on: { year: 2026, month: 11, day: 21 } },
  book: { hidden: [], shown: [] },
}
const ana: Secrets = {
  ...nothing,
  names: ['Ana João de Sousa-Lobo'],
  otherNames: ['Grace Hopper'],
  birthDates: ['1990-05-07'],
}
const left = (text: string, language: ReadingLanguage = 'en') => leaveOut(text, ana, language)

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
    owner: leaveOut(text, { ...nothing, names: [name] }, 'en'),
    other: leaveOut(text, { ...nothing, otherNames: [name] }, 'en'),
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
  expect(leaveOut(text, { ...nothing, names: ['De La Cruz', 'El An'] }, 'en')).toBe(text)
})

describe('the other person of a comparison', () => {
  test.each<[ReadingLanguage, string, string]>([
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
      const shown = leaveOut(`${before} ${name} ${after}`, { ...nothing, names: [name] }, 'en')
      expect(shown).not.toMatch(/[\uE000-\uE003]/)
      if (!before.includes(name) && !after.includes(name)) expect(` ${shown} `).not.toContain(` ${name} `)
    }),
  )
})

/** Processor time of the process, because the clock also counts the other programs of the machine. */
function leastWork(work: () => void): number {
  const one = () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  return Math.min(...[1, 2, 3].map(one))
}

test('a text that is eight times as long takes about eight times the work', () => {
  const workFor = (words: number) => {
    const text = 'A '.repeat(words) + 'n1 '.repeat(words)
    const secrets = { ...nothing, names: ['An Anan Ananan Anananananananana'], birthDates: ['1911-01-01'] }
    return leastWork(() => leaveOut(text, secrets, 'en'))
  }
  workFor(5_000)
  expect(workFor(40_000) / workFor(5_000)).toBeLessThan(30)
})

test('three names of 24 parts each take little more work than one of three', () => {
  const text = 'You build bridges, Tom, and you wait for the tide that comes.\n'.repeat(200)
  const parts = (first: string) =>
    Array.from({ length: 24 }, (_, at) => `${first}${String.fromCharCode(98 + at)}e`).join(' ')
  const workFor = (names: string[]) => leastWork(() => leaveOut(text, { ...nothing, names }, 'en'))
  workFor(['Ada Augusta Lovelace'])
  expect(workFor(['T', 'K', 'M'].map(parts)) / workFor(['Ada Augusta Lovelace'])).toBeLessThan(5)
})

describe('the letters of a hidden name', () => {
  const told: Record<ReadingLanguage, string[]> = {
    en: [
      'The letters count S 1, O 6, R 9.',
      'It comes from the vowels alone: A 1, A 1, O 6.',
      'Your Cornerstone Z opens doors.',
      'Your **Capstone** is E.',
      'Your First Vowel is O.',
      'Your name begins with a Z.',
      'A. leads you.',
      'S=1, then r = 9.',
      'S-ø-r-e-n',
    ],
    pt: [
      'As letras valem S 1, O 6, R 9.',
      'Vem só das vogais: A 1, O 6.',
      'A tua pedra angular Z abre portas.',
      'A tua pedra de remate é E.',
      'A tua primeira vogal é O.',
      'O teu nome começa por A.',
    ],
    es: [
      'Las letras valen S 1, O 6.',
      'Tu piedra angular es Z.',
      'Tu piedra de remate E cierra.',
      'Tu primera vocal es O.',
      'Tu nombre empieza por A.',
    ],
    fr: [
      'Les lettres comptent S 1, O 6.',
      'Ta pierre angulaire est Z.',
      'Ta pierre de faîte E ferme.',
      'Ta première voyelle est O.',
      'Ton nom commence par A.',
    ],
    de: [
      'Die Buchstaben zählen S 1, O 6.',
      'Dein Eckstein ist Z.',
      'Dein Schlussstein E schließt.',
      'Dein erster Vokal ist O.',
      'Dein Name beginnt mit A.',
    ],
    it: [
      'Le lettere valgono S 1, O 6.',
      'La tua pietra angolare è Z.',
      'La tua pietra di chiusura E chiude.',
      'La tua prima vocale è O.',
      'Il tuo nome comincia per A.',
    ],
  }
  const untold: Record<ReadingLanguage, string[]> = {
    en: ['I see a 7, and so do I.', 'A 7 asks for quiet.', 'A good day, e.g. a walk at 7 a.m.', 'Don’t skip it.'],
    pt: ['A tua Expressão é 7 e o teu Ano Pessoal é 4.', '**Caminho de Vida 7:** O silêncio ajuda.', 'É a 7 e a 8.'],
    es: ['Y tu año personal es 6 o 7.', 'A veces callas.', 'El 5 y el 6 se ayudan.'],
    fr: ['L’année t’ouvre l’âme à 7.', 'À toi d’agir, il y a 7 jours.', 'C’est l’heure.'],
    de: ['Ein Spaziergang, z. B. am Abend.', 'Deine Lebenszahl 7 und die 4.', 'So geht’s.'],
    it: ['E il tuo anno è 7 o 8.', 'È l’anima a 7.', 'A te piace l’arte.'],
  }

  const nameless = (text: string, language: ReadingLanguage) => leaveOut(text, { ...ana, birthDates: [] }, language)
  const all = (sentences: Record<ReadingLanguage, string[]>) =>
    (Object.entries(sentences) as [ReadingLanguage, string[]][]).flatMap(([language, list]) =>
      list.map((sentence) => [language, sentence] as const),
    )

  test.each(all(told))('go with their sentence (%s): %s', (language, sentence) => {
    expect(nameless(`7 + 7.\n${sentence}`, language)).toBe('7 + 7.')
  })

  test.each(all(untold))('are not seen in words of one letter (%s): %s', (language, sentence) => {
    expect(nameless(sentence, language)).toBe(sentence)
  })

  test('stay where the name is shown', () => {
    const text = 'Your Cornerstone is Z: A 1, B 2.'
    expect(leaveOut(text, { ...ana, names: [], hidesLetters: false }, 'en')).toBe(text)
  })
})

test.each(['Raﬁ Kaﬃr', 'Raﬃ Ŀuc', 'Ǆoni Ĳsbrand'])(
  'a name with ligatures is left out however it is written: %s',
  (name) => {
    const text = [name, name.normalize('NFKC'), name.normalize('NFKD'), name.normalize('NFKC').toUpperCase()]
    const shown = leaveOut(
      text.flatMap((one) => one.split(' ').map((word) => `It is late.\n${word} leads.`)).join('\n'),
      { ...nothing, names: [name] },
      'en',
    )
    expect(shown.replaceAll(/It is late\.|You leads?\.|leads\./g, '').trim()).toBe('')
  },
)
