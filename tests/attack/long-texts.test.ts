import { countWords, findProfileDetails, messagePrice } from '@numeria/contract'
import { expect, test } from 'vitest'
import { cleanText, harmlessText } from '../../apps/server/src/readings/reply/clean-text.ts'
import { NumberCheck } from '../../apps/server/src/readings/check/number-check.ts'
import { safetyReply } from '../../apps/server/src/readings/safety/safety.ts'
import { spokenLanguage } from '../../apps/server/src/readings/languages/spoken-language.ts'
import { leaveOut } from '../../apps/server/src/sharing/mask.ts'

// Expressions that are put together while the server runs stand in no list: here the functions are tried that people's and the model's words go
// through. Time is that of the processor.

const units = [
  'a',
  'A a ',
  'Ana de ',
  'de la ',
  ' ',
  '\n',
  '1',
  '12 May ',
  '1985-',
  '7 and ',
  'Life Path 7 ',
  'your ',
  'kill my ',
  'i want to ',
  'e\u0301',
  '\u0323\u0301',
  "'",
  '- ',
  '**',
  '[a](',
  '<a ',
  '.',
  '!?',
]
const textsOf = (characters: number): string[] =>
  units.flatMap((unit) => {
    const text = unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
    return [text, `Ana ${text}\u0001`]
  })

const ana = { fullName: 'Ana João de Sousa-Lobo', birthDate: '1990-05-07' }
const complete = { hasBirthDate: true, hasFullName: true, isComplete: true }
const reading = {
  language: 'en',
  tradition: 'pythagorean',
  people: [{ ...ana, id: 'you', firstName: 'Ana' }],
  today: { year: 2026, month: 11, day: 21 },
  year: 2026,
  question: '',
  factIds: new Set<string>(),
  factTexts: new Map<string, string>(),
} as const

const noFacts = { values: [], workings: [], hasPlanets: false, on: { year: 2026, month: 11, day: 21 } }
const maxMs = 250

test.each<[string, number, (text: string) => unknown]>([
  ['is priced', 2_000, (text) => messagePrice(text, complete, 2026)],
  ['is counted', 32_000, countWords],
  ['is searched for a name and a date', 2_000, (text) => findProfileDetails([text], 2026)],
  ['is searched for danger', 2_000, (text) => safetyReply(cleanText(text), 'en')],
  ['is asked for its language', 2_000, (text) => spokenLanguage(text, 'en')],
  ['is cleaned', 16_000, cleanText],
  ['is made harmless', 16_000, harmlessText],
  ['is checked against the numbers', 2_000, (text) => new NumberCheck(reading).judge({ text, slots: [] })],
  [
    'is made public without a name',
    16_000,
    (text) =>
      leaveOut(
        text,
        {
          names: [ana.fullName],
          otherNames: ['Rui Costa'],
          furtherNames: [],
          shownNames: [],
          hidesLetters: true,
          birthDates: [ana.birthDate],
          furtherDates: [],
          shown: noFacts,
          book: { hidden: [], shown: [] },
        },
        'en',
      ),
  ],
])('the longest text %s at once', (_, characters, read) => {
  const costs = textsOf(characters).map((text) => {
    const before = process.threadCpuUsage()
    read(text)
    return { text: text.slice(0, 20), ms: process.threadCpuUsage(before).user / 1_000 }
  })
  expect(costs.filter(({ ms }) => ms > maxMs)).toEqual([])
})
