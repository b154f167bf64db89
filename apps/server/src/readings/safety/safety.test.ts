import { languages, type Language } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { findDanger } from './find-danger.ts'
import { inNoNeed } from './harmless.corpus.ts'
import { inNeed } from './safety.corpus.ts'
import { helpReply, safetyReply } from './safety.ts'
import { helpTexts } from './safety-texts.ts'
import { variedHarmless } from './varied-harmless.corpus.ts'
import { variedNeed } from './varied-need.corpus.ts'
import type { Danger } from './ideas/ideas.ts'

const all = Object.keys(languages) as Language[]

describe('a message of a person in need is answered with help', () => {
  test.each(
    Object.entries(inNeed).flatMap(([danger, messages]) => messages.map((message) => [message, danger] as const)),
  )('%s', (message, danger) => {
    expect(safetyReply(message, 'fr')).toContain(helpTexts.fr[danger as Danger])
  })
})

describe('a message that only sounds so is read', () => {
  test.each(inNoNeed)('%s', (message) => {
    expect(safetyReply(message, 'en')).toBeNull()
  })
})

test('of varied messages, more than five of six people in need get help, and nearly none of the others', () => {
  const shareFound = (texts: string) => {
    const messages = texts.trim().split('\n')
    return messages.filter((message) => findDanger(message) !== null).length / messages.length
  }
  expect(shareFound(Object.values(variedNeed).join(''))).toBeGreaterThan(0.85)
  expect(shareFound(variedHarmless)).toBeLessThan(0.01)
})

test('the corpus is large enough to mean something', () => {
  expect(Object.values(inNeed).flat().length).toBeGreaterThanOrEqual(60)
  expect(inNoNeed.length).toBeGreaterThanOrEqual(60)
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
