import { readingLanguages } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { findDanger } from './find-danger.ts'
import { helpReply, safetyReply } from './safety.ts'
import { helpTexts } from './safety-texts.ts'
import type { Danger } from './danger-model.ts'

const all = readingLanguages

// The shares over thousands of messages are in bench/readings/danger.test.ts.
const inNeed: Record<Danger, readonly string[]> = {
  self_harm: [
    'I want to kill myself',
    'im suicidal again, does my 4 ever get better',
    'Quero morrer. O que diz o meu ano 9?',
    'ando a cortar-me outra vez',
    'quiero suicidarme, mi número es 7',
    'j’ai envie de mourir',
    'Ich will nicht mehr leben',
    'mi voglio ammazzare, che anno personale ho',
  ],
  medical: [
    'my husband isnt breathing, what day is it for him',
    'o meu pai não respira',
    'mi hijo ha bebido lejía',
    'ma fille a avalé de la javel',
    'mein Vater atmet nicht mehr',
    'mio marito non respira',
    'I took forty paracetamol an hour ago',
    'I took a whole box of paracetamol',
    'ive swallowed 30 of my mums pills',
    'took 40 x 500mg paracetamol',
    'Tomei 40 ben-u-ron há uma hora',
    'tomei uma caixa inteira de brufen',
    'He tomado 40 paracetamol',
    'me he tragado una caja entera de pastillas',
    'Ich habe 40 Paracetamol genommen',
    'hab gerade eine ganze Packung Schlaftabletten geschluckt',
    'J’ai avalé quarante dolipranes',
    'j’ai pris toute une boîte de doliprane',
    'Ho preso quaranta tachipirine',
    'ho ingoiato un’intera scatola di pastiglie',
  ],
  abuse: [
    'my boyfriend hits me when he drinks',
    'o meu marido bate-me',
    'mi marido me pega',
    'mon mari me frappe',
    'mein Mann schlägt mich',
    'mio marito mi picchia',
  ],
  violence: [
    'I am going to kill my ex, is Friday good',
    'vou matar o meu chefe',
    'voy a matar a mi jefe',
    'je vais tuer mon voisin',
    'ich werde meine Frau umbringen',
    'voglio uccidere mio marito',
  ],
}
const inNoNeed = [
  'I could kill for a coffee, what does my week hold?',
  'my phone died, is it a 4 day?',
  'I am dying to know my year',
  'My boss is killing me with meetings. Should I change jobs?',
  'What is my Life Path? Born 2 May 1990',
  'morro de saudades do meu 7',
  'matava por um café, que número tem este vício?',
  'me muero de curiosidad, ¿qué dice mi número?',
  'je suis mort de rire, quel est mon chemin de vie ?',
  'ich lach mich tot, dieselbe Lebenszahl wie meine Schwester!',
  'muoio dalla voglia di sapere il mio numero',
  'I took 500 mg of paracetamol. Is it a 7 day?',
  'I took a whole box of books to my sister, what does my 7 say?',
  'Ich habe zwei Ibuprofen genommen, was sagt mein Tag?',
  'J’ai pris dix jours de congé et un doliprane, que dit mon année ?',
  'Ho preso sei caffè e una tachipirina, che giorno è per me?',
  'Tomei 40 cafés este mês, o que diz o meu 5?',
  'Mi abuela toma 8 pastillas al día, ¿qué dice su número?',
]

describe('a message of a person in need is answered with help', () => {
  test.each(
    Object.entries(inNeed).flatMap(([danger, messages]) => messages.map((message) => [message, danger] as const)),
  )('%s', (message, danger) => {
    expect(safetyReply(message, 'fr')).toContain(helpTexts.fr[danger as Danger])
  })
})

describe('a message that only sounds so is read', () => {
  test.each(inNoNeed)('%s', (message) => {
    expect(findDanger(message)).toBeNull()
  })
})

test('danger is found in one sentence of a long message', () => {
  const everyday =
    'My Life Path is 7 and my sister is a 3. We are planning a trip to Madeira in the spring, and I wonder about the dates. '
  expect(findDanger(`${everyday}Sometimes I feel like ending my own life. ${everyday}`)).toBe('self_harm')
})

test.each(all)('help in %s names lines of that language’s countries, and the list of all others', (language) => {
  const reply = helpReply('self_harm', language, null)
  expect(reply).toContain('112')
  expect(reply).toContain('findahelpline.com')
  expect(reply).not.toMatch(/https?:|\]\(/)
})

test('help names the lines of a known country, in the reader’s language', () => {
  expect(helpReply('self_harm', 'pt', 'PT')).toContain('1411')
  expect(helpReply('abuse', 'pt', 'BR')).toContain('180')
  expect(helpReply('self_harm', 'es', 'DE')).toContain(
    '**Alemania**: Emergencias: 112. Para hablar con alguien: 0800 111 0 111.',
  )
})

test('help names a violence line only where one is confirmed', () => {
  const ofCanada = helpReply('abuse', 'en', 'CA').match(/- \*\*Canada\*\*.*/)![0]
  expect(ofCanada).toBe('- **Canada**: Emergency: 911. Someone to talk to: 988.')
  expect(helpReply('abuse', 'es', 'MX')).toContain('800 911 2000')
  expect(helpReply('self_harm', 'en', 'NL')).toContain('113')
})

test('help begins with the country that the browser names for the language of the answer', () => {
  const countries = (acceptLanguage: string) =>
    safetyReply('quero morrer', 'pt', acceptLanguage)!.match(/(?<=- \*\*)[^*]+/g)
  expect(countries('pt,pt-BR,en-US;q=0.8')).toEqual(['Brasil', 'Portugal'])
  expect(countries('pt, en-US')).toEqual(['Portugal', 'Brasil'])
  expect(countries('pt-XX;q=0.9')).toEqual(['Portugal', 'Brasil'])
})

test('help follows the language of the message where none was chosen', () => {
  expect(safetyReply('quero morrer', 'en')).toContain(helpTexts.pt.self_harm)
  expect(safetyReply('Ich will nicht mehr leben', 'en')).toContain(helpTexts.de.self_harm)
})

test('capitals, accents, emphasis and line ends hide nothing', () => {
  for (const message of ['I WANT TO DIE', 'Quero\nmorrer', 'i… want… to — kill myself!!!', 'não  aguento mais viver'])
    expect(safetyReply(message, 'en')).not.toBeNull()
})

test('a long message made to keep the signs busy is answered at once', () => {
  for (const text of ['i want to '.repeat(10_000), 'a'.repeat(100_000), 'my husband '.repeat(9_000)]) {
    const began = performance.now()
    safetyReply(text, 'en')
    expect(performance.now() - began).toBeLessThan(1_000)
  }
})
