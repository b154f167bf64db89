import { at, limits, routes, type Memory, type MemoryList } from '@numeria/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useReaders, type Reader } from '../../test-readers.ts'

const readers = useReaders()
const { ada } = readers

const told = 'My sister Ana marries in May. What should I tell her?'
const note = 'My sister Ana marries in May'
const list = async (person: Reader) => (await person.call(routes.memory)).json<MemoryList>()
const texts = async (person: Reader) => (await list(person)).memories.map(({ text }) => text)
const write = (person: Reader, text: string) => person.call(routes.saveMemory, { payload: { text } })
const change = (person: Reader, id: string, payload: object) =>
  person.call(at(routes.updateMemory, { id }), { payload })
const remove = (person: Reader, id: string) => person.call(at(routes.deleteMemory, { id }))

describe('what a reader says of their life', () => {
  test('is remembered from the reading, without showing there, and undone by one call', async () => {
    const person = await ada()
    expect(await list(person)).toEqual({ isOn: true, memories: [] })
    const { reply } = (await person.ask(told)).json<{ reply: string }>()
    expect(reply).not.toMatch(/remember:|\[\[/)
    const [turn] = await person.history()
    expect(turn!.response).toBe(reply)
    const { memories } = await list(person)
    expect(memories).toEqual([
      { id: expect.any(String), text: note, turnId: turn!.turnId, createdAt: expect.any(String) },
    ])
    expect((await remove(person, memories[0]!.id)).statusCode).toBe(204)
    expect(await texts(person)).toEqual([])
  })

  test('is remembered once, and the words of a stream hold no trace of it', async () => {
    const person = await ada()
    await person.ask(told)
    readers.testApp.passTime(2)
    const stream = await person.call(routes.chat, {
      payload: { message: told },
      headers: { accept: 'text/event-stream' },
    })
    expect(stream.payload).not.toContain('remember:')
    expect(await texts(person)).toEqual([note])
  })

  test('is not remembered of health, faith, politics or sex life, and is where the reader writes it', async () => {
    const person = await ada()
    for (const message of ['My sister Ana has cancer.', 'My brother votes Labour.']) {
      await person.ask(message)
      readers.testApp.passTime(2)
    }
    expect(await texts(person)).toEqual([])
    expect((await write(person, '  my sister\n Ana has cancer ')).json()).toMatchObject({
      text: 'my sister Ana has cancer',
      turnId: null,
    })
    expect(await texts(person)).toEqual(['my sister Ana has cancer'])
  })

  test('is changed by the reader, and then stays when the reading is deleted', async () => {
    const person = await ada()
    await person.ask(told)
    readers.testApp.passTime(2)
    await person.ask('My brother Rui lives in Porto.')
    const [first, second] = (await list(person)).memories as [Memory, Memory]
    const changed = await change(person, first.id, { text: 'Ana marries in June' })
    expect(changed.json()).toEqual({ ...first, text: 'Ana marries in June', turnId: null })
    for (const turnId of [first.turnId!, second.turnId!]) await person.call(at(routes.forgetTurn, { turnId }))
    expect(await texts(person)).toEqual(['Ana marries in June'])
  })

  test('goes with its conversation, or with all of them', async () => {
    const person = await ada()
    await person.ask(told)
    const [{ conversationId } = { conversationId: '' }] = await person.history()
    await write(person, 'I prefer short answers')
    await person.call(at(routes.deleteConversation, { id: conversationId }))
    expect(await texts(person)).toEqual(['I prefer short answers'])
    await person.ask(told)
    expect(await texts(person)).toHaveLength(2)
    await person.call(routes.forgetHistory)
    expect(await texts(person)).toEqual(['I prefer short answers'])
  })

  test('is neither kept nor used while that is off; what is there stays', async () => {
    const person = await ada()
    await person.ask(told)
    expect((await person.call(routes.switchMemory, { payload: { isOn: false } })).json()).toMatchObject({ isOn: false })
    readers.testApp.passTime(2)
    await person.ask('My brother Rui lives in Porto.')
    expect(await list(person)).toMatchObject({ isOn: false, memories: [{ text: note }] })
    await person.call(routes.switchMemory, { payload: { isOn: true } })
    readers.testApp.passTime(2)
    await person.ask('My brother Rui lives in Porto.')
    expect(await texts(person)).toEqual([note, 'My brother Rui lives in Porto'])
  })

  test('is no one else’s to see, change or delete', async () => {
    const [person, stranger] = [await ada(), await ada()]
    await person.ask(told)
    const [memory] = (await list(person)).memories
    for (const answer of [
      await change(stranger, memory!.id, { text: 'x' }),
      await remove(stranger, memory!.id),
      await remove(person, 'none'),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'memory.not_found'])
    expect(await texts(stranger)).toEqual([])
    expect(await texts(person)).toEqual([note])
  })

  test.each([
    ['text', { text: '  ' }],
    ['text', { text: '\u200b' }],
    ['text', { text: 'x'.repeat(limits.memoryCharacters + 1) }],
    ['turnId', { text: 'x', turnId: null }],
  ])('is refused with the name of the field: %s', async (field, payload) => {
    const person = await ada()
    const id = (await write(person, 'one')).json<Memory>().id
    for (const answer of [await person.call(routes.saveMemory, { payload }), await change(person, id, payload)])
      expect(answer.json()).toMatchObject({ code: 'request.invalid', field })
    expect(await texts(person)).toEqual(['one'])
  })

  test(`is ${limits.memories} notes at most, and a reading goes on when all of them are the person's own`, async () => {
    const person = await ada()
    for (let nth = 1; nth < limits.memories; nth += 1) await write(person, `plan ${nth}`)
    const answers = await Promise.all([1, 2].map(() => write(person, 'the last one')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await person.ask(told)).json()).toMatchObject({ creditsCost: 3 })
    expect(await texts(person)).toHaveLength(limits.memories)
    expect(await texts(person)).not.toContain(note)
  })

  test('takes the place of the oldest note of a reading in a full list, last of one on a relation', async () => {
    const person = await ada()
    const say = async (message: string) => {
      await person.ask(message)
      readers.testApp.passTime(2)
    }
    await say(told)
    await say('I prefer short answers.')
    await say('I prefer the sea.')
    const [, , edited] = (await list(person)).memories
    await change(person, edited!.id, { text: 'I prefer the ocean' })
    for (let nth = 4; nth <= limits.memories; nth += 1) await write(person, `plan ${nth}`)
    readers.testApp.passTime(2)
    await say('My brother Rui lives in Porto.')
    const kept = await texts(person)
    expect(kept).toHaveLength(limits.memories)
    expect(kept.slice(0, 2)).toEqual([note, 'I prefer the ocean'])
    expect(kept.at(-1)).toBe('My brother Rui lives in Porto')
    await say('My cousin Eva lives in Faro.')
    expect(await texts(person)).toEqual([...kept.slice(1), 'My cousin Eva lives in Faro'])
  })
})

test('memory is in the download, and gone with the account', async () => {
  const person = await ada()
  await person.ask(told)
  const { method, path } = routes.userData
  const data = (await person.call({ method, path: `${path}?format=json` })).json()
  expect(data.memory).toMatchObject([{ text: note }])
  const { email } = await person.credits()
  await person.call(routes.deleteAccount, { payload: { email } })
  await expect
    .poll(async () => {
      const { rows } = await sql`select from memories where user_id = ${person.userId}`.execute(readers.testApp.owner)
      return rows.length
    })
    .toBe(0)
})
