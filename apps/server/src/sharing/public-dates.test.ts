import { readingLanguages, type PageLanguage } from '@numeria/contract'
import { startSandbox, type Sandbox } from '@numeria/sandbox'
import type { ChatReply, HistoryEntry, PublicReading, PublishedReply, ReadingNumbers } from '@numeria/contract'
import { meaning, type Position } from '@numeria/numerology'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { saveProfile } from '../accounts/accounts.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../test-app.ts'
import { tellsBirthDate } from './hidden-dates.ts'

let sandbox: Sandbox
let testApp: TestApp
const publicUrl = 'http://localhost:4512'

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, appUrl: publicUrl })
  testApp = await startTestApp([], publicUrl, { ...sandbox.environment, LIMITS_PER_ADDRESS_TIMES: '100' })
  await fetch(`${sandbox.url}/_control/model`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ mode: 'ok', firstTokenMs: 0, tokenMs: 0 }),
  })
})
afterAll(async () => {
  await testApp.stop()
  await sandbox.stop()
})

const owner = { fullName: 'Leonor Azevedo Brito', birthDate: '1985-05-17' }
const other = { fullName: 'Tomas Bakerfield', birthDate: '1979-12-13' }

/** A reading of its owner, and all that a visitor gets of it. */
async function published(asked: object, choices: object = {}, details: object = {}) {
  const userId = await someone(testApp.deps, 100)
  await saveProfile(testApp.deps.db, userId, { ...owner, ...details })
  const { headers } = await signedIn(testApp, userId)
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    testApp.app.inject({ method, url, headers, ...(payload && { payload }) })
  // Each address has its limit a minute.
  testApp.passTime(2)
  const answer = await call('POST', '/api/chat', { message: 'How is this counted?', ...asked })
  expect(answer.statusCode).toBe(200)
  const { reply } = answer.json<ChatReply>()
  const [entry] = (await call('GET', '/api/chat/history')).json<[HistoryEntry]>()
  const numbers = (await call('GET', `/api/chat/turns/${entry.turnId}/numbers`)).json<ReadingNumbers>()
  const shared = await call('POST', `/api/chat/turns/${entry.turnId}/public`, choices)
  const path = new URL(shared.json<PublishedReply>().published!.url).pathname
  const visit = async (url: string) => (await testApp.app.inject({ method: 'GET', url })).body
  const page = /<article[^]*<\/article>/.exec(await visit(path))![0]
  const reading = JSON.parse(await visit(`/api${path}`)) as PublicReading
  return { reply, numbers, reading, page }
}

const kinds = [
  { reading: 'life_path' },
  { reading: 'blueprint' },
  { reading: 'year_forecast' },
  { reading: 'life_path', tradition: 'vedic' },
  { reading: 'life_path', tradition: 'chinese' },
  { reading: 'compatibility', tradition: 'vedic', other },
  { reading: 'compatibility', other },
]

describe.each(readingLanguages)('a public reading in the language %s without its birth date', (lang) => {
  test.each(kinds)('shows neither a part nor a sum of it: %s', async (asked) => {
    const { reply, numbers, reading, page } = await published({ ...asked, lang, replyLanguage: lang })
    expect(reading.numbers.length).toBeGreaterThan(0)
    expect(reading.numbers.map(({ key }) => key).filter(tellsBirthDate)).toEqual([])
    expect(reading.response.length).toBeGreaterThan(reply.length / 4)
    const ofDates = numbers.facts.filter(
      ({ key }) => /^(?:life_path|destiny|personal_year)/.test(key) || tellsBirthDate(key),
    )
    const workings = ofDates.map(({ working }) => working).filter((working) => /[=→]/.test(working))
    expect(workings).not.toEqual([])
    for (const text of [reading.response, page, JSON.stringify(reading.numbers)]) {
      for (const working of workings) expect(text).not.toContain(working)
      expect(text).not.toMatch(/(?<![\p{L}\p{N}#])(?:17|1985|1979)(?![\p{L}\p{N}%])/u)
    }
  })
})

test('a compatibility reading with its owner’s birth date keeps their workings, and none of the other person', async () => {
  const asked = { reading: 'compatibility', tradition: 'vedic', other, lang: 'de', replyLanguage: 'de' }
  const { reply, reading } = await published(asked, { showBirthDate: true })
  expect(reply).toContain('8 + 5 + 23 = 36')
  expect(reading.response).toContain('8 + 5 + 23 = 36')
  expect(reading.birthDate).toBe(owner.birthDate)
  expect(JSON.stringify(reading)).not.toMatch(/\b13\b|1979/)
})

describe('the text of a hidden number', () => {
  const sentencesOf = (position: Position, value: number | string, lang: PageLanguage) =>
    (['mystic', 'pragmatic'] as const)
      .flatMap((tone) => Object.values(meaning(position, value as never, tone, lang)).flat())
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.split(' ').length > 4)

  /** Readings begin a sentence of the text within one of their own. */
  const toldIn = (text: string, told: readonly string[]) =>
    told.filter((sentence) => text.toLowerCase().includes(sentence.toLowerCase()))

  test.each<[string, PageLanguage, object, Position, (day: number) => number]>([
    ['Birthday', 'en', { message: 'What does my Birthday number mean?' }, 'birthday', (day) => day],
    ['Birthday', 'pt', { message: 'O que diz o meu Dia de Nascimento?' }, 'birthday', (day) => day],
    ['Psychic', 'en', { message: 'What is my Psychic number?', tradition: 'vedic' }, 'psychic', rootOf],
    ['Driver', 'en', { message: 'What is my Driver number?', tradition: 'chinese' }, 'driver', rootOf],
  ])('goes with it: %s (%s)', async (_, lang, asked, position, valueOf) => {
    for (const day of [8, 14, 29]) {
      const birthDate = `1985-05-${String(day).padStart(2, '0')}`
      const all = { ...asked, lang, replyLanguage: lang }
      const { reply, reading, page } = await published(all, {}, { birthDate })
      const told = sentencesOf(position, valueOf(day), lang)
      expect(toldIn(reply, told)).not.toEqual([])
      for (const text of [reading.response, page]) expect(toldIn(text, told)).toEqual([])
      expect(reading.response.length).toBeGreaterThan(100)
    }
  })
})

test.each([
  ['es', '¿Qué dice mi número del día?'],
  ['fr', 'Que dit mon nombre du jour ?'],
  ['de', 'Was sagt meine Geburtstagszahl?'],
  ['it', 'Che cosa dice il mio numero del giorno?'],
])('a reading about a hidden number (%s) closes without the advice that comes from it', async (lang, message) => {
  const { reply, reading } = await published({ message, lang, replyLanguage: lang })
  const advice = reply.split('\n').at(-1)!
  expect(reply).toContain('17 → 8')
  expect(advice.length).toBeGreaterThan(30)
  expect(reading.response).not.toContain(advice)
  expect(reading.response.length).toBeGreaterThan(100)
})

test.each(readingLanguages)('a Master number that looks like the hidden birthday is shown (%s)', async (lang) => {
  const asked = { reading: 'blueprint', lang, replyLanguage: lang }
  const born = { fullName: 'Aurora Teixeira', birthDate: '1985-04-22' }
  const { reply, reading } = await published(asked, {}, born)
  expect(reply).toContain('22/4')
  expect(reading.response).toContain('22/4')
  expect(reading.numbers).toContainEqual(expect.objectContaining({ key: 'soul_urge', text: '22/4' }))
  expect(reading.numbers.filter(({ text }) => text === '')).toEqual([])
  expect(JSON.stringify(reading)).not.toMatch(/1985|04-22/)
})

function rootOf(day: number): number {
  return day === 0 ? 0 : ((day - 1) % 9) + 1
}
