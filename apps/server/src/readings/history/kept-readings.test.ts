import { at, limits, routes, type HistoryEntry, type ReadingNumbers } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { signedIn, someone } from '../../test-app.ts'
import { askAndLeave, useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada, model } = readers

describe('the numbers of a reading', () => {
  test('say what it was written from', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [{ turnId } = { turnId: '' }] = await person.history()
    const answer = await person.call(at(routes.turnNumbers, { turnId }))
    expect(answer.json()).toMatchObject({
      reading: 'chat',
      tradition: 'pythagorean',
      person: { fullName: 'Ada Augusta Lovelace', birthDate: '1985-05-12' },
      other: null,
    })
    expect(answer.json<{ facts: object[] }>().facts).toContainEqual(
      expect.objectContaining({ key: 'life_path', value: 4 }),
    )
  })

  test('are told in the language of the page, Portuguese where it is that', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [{ turnId } = { turnId: '' }] = await person.history()
    const labels = async (language: string) => {
      const headers = { 'accept-language': language }
      const { facts } = (await person.call(at(routes.turnNumbers, { turnId }), { headers })).json<ReadingNumbers>()
      return facts.map(({ label }) => label).slice(0, 2)
    }
    expect(await labels('pt-PT')).toEqual(['Caminho de Vida', 'Expressão'])
    for (const other of ['en-GB', 'de', '']) expect(await labels(other)).toEqual(['Life Path', 'Expression'])
  })

  test('are none where nothing was computed', async () => {
    const userId = await someone(readers.testApp.deps, 5)
    const { headers } = await signedIn(readers.testApp, userId)
    await readers.testApp.app.inject({ method: 'POST', url: routes.chat.path, headers, payload: { message: 'Hello' } })
    const [entry] = (await readers.testApp.app.inject({ url: routes.chatHistory.path, headers })).json<HistoryEntry[]>()
    expect(entry).toMatchObject({ reading: 'onboarding', creditsCost: 0 })
    const { path } = at(routes.turnNumbers, { turnId: entry!.turnId })
    expect((await readers.testApp.app.inject({ url: path, headers })).statusCode).toBe(404)
  })
})

describe('searching one’s readings', () => {
  test('finds those with all of the words, whatever their case, accents and order', async () => {
    const person = await ada()
    for (const message of ['Como está o meu coração?', '100% sure_footed', 'What of the café, José?']) {
      await person.ask(message)
      readers.testApp.passTime(1)
    }
    const found = async (search: string) =>
      (await person.history(`?${new URLSearchParams({ search }).toString()}`)).map(({ message }) => message)
    expect(await found('CORACAO meu')).toEqual(['Como está o meu coração?'])
    expect(await found('coração')).toEqual(['Como está o meu coração?'])
    expect(await found('jose CAFÉ')).toEqual(['What of the café, José?'])
    expect(await found('jose meu')).toEqual([])
    expect(await found('0% sure_')).toEqual(['100% sure_footed'])
    expect(await found('e_footed')).toEqual(['100% sure_footed'])
    expect(await found('s%footed')).toEqual([])
    expect(await found('\\')).toEqual([])
    const [first] = await person.history()
    expect(await found(first!.response.slice(0, 60))).toContain(first!.message)
    expect(await person.history('?search=o&limit=1')).toMatchObject([{ message: 'What of the café, José?' }])
  })

  test.each(['?search=', '?search=%20%20', `?search=${'m'.repeat(limits.searchCharacters + 1)}`])(
    'refuses %s',
    async (query) => {
      const { method, path } = routes.chatHistory
      expect((await (await ada()).call({ method, path: path + query })).statusCode).toBe(400)
    },
  )
})

describe('forgetting', () => {
  const rowsOf = ({ userId }: Reader) =>
    readers.testApp.deps.db.selectFrom('turns').selectAll().where('user_id', '=', userId).execute()

  test('one reading leaves its price in the ledger and none of its words anywhere', async () => {
    const person = await ada()
    await person.ask('My unforgettable secret')
    readers.testApp.passTime(1)
    await person.ask('Who am I?')
    const [secret, other] = await person.history()
    const { turnId } = secret!
    for (const _ of ['once', 'twice']) {
      const answer = await person.call(at(routes.forgetTurn, { turnId }))
      expect([answer.statusCode, answer.payload]).toEqual([204, ''])
    }
    expect(await person.history()).toEqual([other])
    expect((await person.credits()).credits).toBe(44)
    for (const route of [routes.turnEvents, routes.turnNumbers, routes.stopTurn])
      expect((await person.call(at<unknown, unknown>(route, { turnId }))).statusCode).toBe(404)
    const row = (await rowsOf(person)).find(({ turn_id }) => turn_id === turnId)
    expect(row).toMatchObject({
      state: 'forgotten',
      price: 3,
      message: null,
      response: null,
      numbers: null,
      suggestions: null,
      request_hash: '',
    })
    expect(await readers.testApp.everyRow()).not.toContain('unforgettable')
  })

  test('everything leaves other people’s readings, and the one that is being written', async () => {
    const [person, bystander] = [await ada(), await ada()]
    await bystander.ask('Who am I?')
    await person.ask('Who am I?')
    await person.ask('And then?')
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(at(routes.forgetTurn, { turnId }))).json()).toMatchObject({ code: 'chat.turn_running' })
    expect((await person.call(routes.forgetHistory)).statusCode).toBe(204)
    expect(await person.history()).toEqual([])
    await person.call(at(routes.turnEvents, { turnId }))
    expect((await person.history()).map((entry) => entry.turnId)).toEqual([turnId])
    expect((await person.credits()).credits).toBe(41)
    expect(await bystander.history()).toHaveLength(1)
  })

  test('is not undone by sending the same message with its key again: that neither answers nor charges', async () => {
    const person = await ada()
    const again = () =>
      person.call(routes.chat, { payload: { message: 'Who am I?' }, headers: { 'idempotency-key': 'a key' } })
    await again()
    await person.call(routes.forgetHistory)
    expect((await again()).json()).toMatchObject({ code: 'chat.turn_not_found' })
    expect((await person.credits()).credits).toBe(47)
  })
})
