import { at, routes, type ChatReply, type HistoryEntry, type Wellbeing } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../readings/test-readers.ts'

const readers = useReaders()
const { ada } = readers

const save = (person: Reader, payload: object) => person.call(routes.saveWellbeing, { payload })
const answerOf = ({ statusCode, json }: { statusCode: number; json: () => unknown }) => [
  statusCode,
  (json() as { code?: string }).code,
]
/** A reading of 10 credits, which has a free rewrite. */
async function readingOf(person: Reader): Promise<HistoryEntry> {
  expect((await person.ask('My Life Path', { reading: 'life_path' })).statusCode).toBe(200)
  return (await person.history()).at(-1)!
}
const other = { fullName: 'Rui Pedro Carvalho', birthDate: '1985-03-14' }

/** Every way to ask for a reading. */
const ways: [name: string, payload: (turnId: string) => object][] = [
  ['a message', () => ({ message: 'Why is today slow?' })],
  ['a quick answer', () => ({ message: 'Why is today slow?', depth: 'quick' })],
  ['a chosen reading', () => ({ message: 'My year', reading: 'year_forecast' })],
  ['a comparison with a friend', () => ({ message: 'And we two?', reading: 'compatibility', other })],
  ['an edited question', (editOf) => ({ message: 'Why is today slow?', editOf })],
]

describe('a pause', () => {
  test.each([
    ...ways,
    ['a free rewrite', (rewriteOf: string) => ({ rewriteOf, reason: { code: 'too_general' } })] as const,
  ])('holds for %s, from every device, and nothing is written', async (_, payload) => {
    const person = await ada(100)
    const { turnId } = await readingOf(person)
    await save(person, { pauseDays: 7 })
    const calls = await readers.modelWas('calls')
    for (const app of [readers.testApp.app, readers.elsewhere]) {
      const refused = await person.call(routes.chat, { payload: payload(turnId), app })
      expect(answerOf(refused)).toEqual([403, 'wellbeing.paused'])
    }
    expect(await readers.modelWas('calls')).toBe(calls)
    expect(await person.history()).toHaveLength(1)
    expect((await person.credits()).credits).toBe(90)
    readers.testApp.passTime(7 * 24 * 60 + 1)
    expect((await person.call(routes.chat, { payload: payload(turnId) })).statusCode).toBe(200)
  })
})

describe('an own monthly limit', () => {
  test.each(ways)('holds for %s, from two devices at once', async (_, payload) => {
    const person = await ada(100)
    const { turnId } = await readingOf(person)
    await save(person, { monthlyCredits: 10 })
    const apps = [readers.testApp.app, readers.elsewhere, readers.testApp.app, readers.elsewhere]
    const asked = await Promise.all(apps.map((app) => person.call(routes.chat, { payload: payload(turnId), app })))
    expect(asked.map(answerOf)).toEqual(apps.map(() => [403, 'wellbeing.month_spent']))
    expect((await person.call(routes.wellbeing)).json<Wellbeing>()).toMatchObject({ spentCredits: 10 })
    expect((await person.credits()).credits).toBe(90)
  })

  test('leaves a free rewrite, which costs no credits', async () => {
    const person = await ada(100)
    const { turnId } = await readingOf(person)
    await save(person, { monthlyCredits: 10 })
    const rewritten = await person.call(routes.chat, {
      payload: { rewriteOf: turnId, reason: { code: 'too_general' } },
    })
    expect(rewritten.json<ChatReply>()).toMatchObject({ creditsCost: 0, creditsRemaining: 90 })
    expect((await person.call(routes.wellbeing)).json<Wellbeing>()).toMatchObject({ spentCredits: 10 })
    await person.call(at(routes.forgetTurn, { turnId }))
    expect(answerOf(await person.ask('Why is today slow?'))).toEqual([403, 'wellbeing.month_spent'])
  })
})
