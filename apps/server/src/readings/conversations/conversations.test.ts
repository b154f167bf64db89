import { at, limits, routes, type Conversation, type ConversationList } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { findUserContext } from '../history/user-context.queries.ts'
import { askAndLeave, useReaders, type Reader } from '../test-readers.ts'

const readers = useReaders()
const { ada, model } = readers

const list = async (person: Reader) => (await person.call(routes.conversations)).json<ConversationList>().conversations
const begin = async (person: Reader, payload: object = {}) =>
  (await person.call(routes.createConversation, { payload })).json<Conversation>()
const change = (person: Reader, id: string, payload: object) =>
  person.call(at(routes.updateConversation, { id }), { payload })
const remove = (person: Reader, id: string) => person.call(at(routes.deleteConversation, { id }))
const messagesOf = async (person: Reader, query = '') => (await person.history(query)).map(({ message }) => message)
const within = (id: string) => `?conversationId=${id}`

describe('conversations', () => {
  test('begin with the first message, and are called by the first question', async () => {
    const person = await ada()
    expect(await list(person)).toEqual([])
    expect(await person.history()).toEqual([])
    await person.ask('Who am I?')
    readers.testApp.passTime(1)
    await person.ask('And then?')
    const [conversation, ...others] = await list(person)
    expect(others).toEqual([])
    expect(conversation).toMatchObject({ title: 'Who am I?', pinned: false, archived: false })
    const entries = await person.history()
    expect(entries.map(({ conversationId }) => conversationId)).toEqual([conversation!.id, conversation!.id])
    expect(conversation!.lastTurnAt).toBe(entries.at(-1)!.createdAt)
  })

  test('keep apart what was asked in them; without one, the one that was used last is meant', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const [first] = await list(person)
    readers.testApp.passTime(1)
    const second = await begin(person)
    expect(second).toMatchObject({ title: null, lastTurnAt: null })
    expect(await person.history()).toEqual([])
    await person.ask('What of my year?', { conversationId: second.id })
    expect(await messagesOf(person)).toEqual(['What of my year?'])
    expect(await messagesOf(person, within(first!.id))).toEqual(['Who am I?'])
    readers.testApp.passTime(1)
    await person.ask('And then?', { conversationId: first!.id })
    expect(await messagesOf(person)).toEqual(['Who am I?', 'And then?'])
    readers.testApp.passTime(1)
    await person.ask('Go on')
    expect(await messagesOf(person, within(first!.id))).toEqual(['Who am I?', 'And then?', 'Go on'])
    expect((await list(person)).map(({ title }) => title)).toEqual(['Who am I?', 'What of my year?'])
  })

  test('are renamed, pinned and archived; archived ones get no message that names none', async () => {
    const person = await ada()
    const one = await begin(person, { title: '  My \n year ' })
    expect(one.title).toBe('My year')
    readers.testApp.passTime(1)
    const other = await begin(person)
    expect((await change(person, one.id, { pinned: true })).json()).toEqual({ ...one, pinned: true })
    expect((await list(person)).map(({ id }) => id)).toEqual([one.id, other.id])
    expect((await change(person, one.id, { title: 'Love', pinned: false })).json()).toEqual({ ...one, title: 'Love' })
    expect((await list(person)).map(({ id }) => id)).toEqual([other.id, one.id])
    expect((await change(person, other.id, { archived: true })).json()).toEqual({ ...other, archived: true })
    await person.ask('Who am I?')
    expect((await person.history())[0]?.conversationId).toBe(one.id)
    await change(person, one.id, { archived: true })
    expect(await person.history()).toEqual([])
    expect(await messagesOf(person, within(one.id))).toEqual(['Who am I?'])
  })

  test.each([
    [{ colour: 'red' }, 'colour'],
    [{ pinned: 'yes' }, 'pinned'],
    [{ title: '' }, 'title'],
    [{ title: '\u0000\u200b' }, 'title'],
    [{ title: 'm'.repeat(limits.conversationTitleCharacters + 1) }, 'title'],
  ])('refuse %o by the name of the field', async (payload, field) => {
    const person = await ada()
    const { id } = await begin(person)
    const answer = await change(person, id, payload)
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'request.invalid', field }])
  })

  test('are at most as many as one person can have, also when two devices begin the last one at once', async () => {
    const person = await ada()
    await sql`
      insert into conversations (user_id, conversation_id, created_at)
      select ${person.userId}, gen_random_uuid(), now() from generate_series(1, ${limits.conversations - 1})`.execute(
      readers.testApp.owner,
    )
    const answers = await Promise.all(
      [readers.testApp.app, readers.elsewhere].map((app) =>
        person.call(routes.createConversation, { app, payload: {} }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect((await list(person)).length).toBe(limits.conversations)
  })
})

describe('a conversation of another person, or one that was deleted', () => {
  test('is not there for anything', async () => {
    const [person, other] = [await ada(), await ada()]
    const foreign = await begin(other, { title: 'Mine' })
    const deleted = await begin(person)
    expect((await remove(person, deleted.id)).statusCode).toBe(204)
    for (const id of [foreign.id, deleted.id, randomUUID()]) {
      const answers = [
        await person.ask('Who am I?', { conversationId: id }),
        await change(person, id, { title: 'Taken' }),
        await remove(person, id),
        await person.call({ method: 'GET', path: routes.chatHistory.path + within(id) }),
        await person.call({ method: 'GET', path: `${routes.chatHistory.path}${within(id)}&search=who` }),
      ]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(answers[0]!.json()).toMatchObject({ code: 'chat.conversation_not_found' })
    }
    expect((await remove(person, 'mine')).statusCode).toBe(404)
    expect((await person.credits()).credits).toBe(50)
    expect(await list(other)).toEqual([foreign])
  })

  test('gets help all the same, which is kept where the person asks', async () => {
    const person = await ada()
    const answer = await person.ask('I want to kill myself', { conversationId: randomUUID() })
    expect(answer.statusCode).toBe(200)
    expect(await person.history()).toMatchObject([{ reading: 'safety' }])
    expect(await list(person)).toMatchObject([{ title: null }])
  })
})

describe('deleting a conversation', () => {
  test('forgets its turns and what was public of them; the ledger and other conversations stay', async () => {
    const person = await ada()
    await person.ask('Who am I?')
    const kept = (await list(person))[0]!
    const { id } = await begin(person, { title: 'My unforgettable title' })
    await person.ask('My unforgettable secret', { conversationId: id })
    const [{ turnId } = { turnId: '' }] = await person.history(within(id))
    await person.call(at(routes.publish, { turnId }), { payload: {} })
    expect((await remove(person, id)).statusCode).toBe(204)
    expect(await list(person)).toEqual([kept])
    expect(await messagesOf(person, '?search=unforgettable')).toEqual([])
    expect(await messagesOf(person)).toEqual(['Who am I?'])
    expect(await readers.testApp.everyRow()).not.toContain('unforgettable')
    const credits = await person.credits()
    expect(credits.credits).toBeLessThan(50)
    const row = await readers.testApp.deps.db
      .selectFrom('turns')
      .select(['state', 'conversation_id', 'message'])
      .where('turn_id', '=', turnId)
      .executeTakeFirst()
    expect(row).toEqual({ state: 'forgotten', conversation_id: null, message: null })
  })

  test('waits until a reading in it is written', async () => {
    const person = await ada()
    const { id } = await begin(person)
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(routes.runningTurn)).json()).toMatchObject({ turn: { turnId, conversationId: id } })
    expect((await remove(person, id)).json()).toMatchObject({ code: 'chat.turn_running' })
    await person.call(at(routes.turnEvents, { turnId }))
    expect((await remove(person, id)).statusCode).toBe(204)
  })

  test('with everything leaves the one that a reading is being written in, without its title', async () => {
    const person = await ada()
    await begin(person)
    readers.testApp.passTime(1)
    await begin(person, { title: 'My unforgettable title' })
    await model({ firstTokenMs: 1_500 })
    const turnId = await askAndLeave(person)
    expect((await person.call(routes.forgetHistory)).statusCode).toBe(204)
    expect(await list(person)).toMatchObject([{ title: null }])
    expect(await readers.testApp.everyRow()).not.toContain('unforgettable')
    await person.call(at(routes.turnEvents, { turnId }))
    expect(await person.history()).toMatchObject([{ turnId }])
  })

  test('while another device asks in it leaves no turn without a conversation', async () => {
    const person = await ada()
    for (let round = 0; round < 8; round += 1) {
      const { id } = await begin(person)
      const [asked, deleted] = await Promise.all([
        person.call(routes.chat, {
          app: readers.elsewhere,
          payload: { message: 'A quick tip', depth: 'quick', conversationId: id },
        }),
        remove(person, id),
      ])
      expect([asked.statusCode, deleted.statusCode]).toSatisfy(
        ([ask, del]: number[]) => (ask === 404 && del === 204) || (ask === 200 && (del === 409 || del === 204)),
      )
      readers.testApp.passTime(1)
    }
    const { rows } = await sql`
      select from (
        select conversation_id from turns where user_id = ${person.userId} and state = 'done'
        union all
        select conversation_id from running_turns where user_id = ${person.userId}
      ) t where not exists (select from conversations c where c.user_id = ${person.userId} and c.conversation_id = t.conversation_id)`.execute(
      readers.testApp.owner,
    )
    expect(rows).toEqual([])
  })
})

describe('searching', () => {
  test('goes over all conversations and says where each reading is; within one, over that one', async () => {
    const person = await ada()
    await person.ask('What of love?')
    readers.testApp.passTime(1)
    const { id } = await begin(person)
    await person.ask('What of loveliness?', { conversationId: id })
    const found = await person.history('?search=lovel')
    expect(found.map(({ conversationId }) => conversationId)).toEqual([id])
    expect(await messagesOf(person, '?search=what+of+love')).toEqual(['What of love?', 'What of loveliness?'])
    expect(await messagesOf(person, `${within(id)}&search=what+of+love`)).toEqual(['What of loveliness?'])
  })
})

describe('a question that is edited and sent again', () => {
  test('takes the place of the turn and of what followed, which stay readable and paid', async () => {
    const person = await ada()
    await person.ask('one', { depth: 'quick' })
    for (const message of ['two', 'three']) {
      readers.testApp.passTime(1)
      await person.ask(message, { depth: 'quick' })
    }
    const [, two] = await person.history()
    const elsewhere = await begin(person)
    readers.testApp.passTime(1)
    const edit = { depth: 'quick', editOf: two!.turnId, conversationId: elsewhere.id }
    expect((await person.ask('two, edited', edit)).statusCode).toBe(200)
    expect((await person.history()).map(({ message, replaced }) => [message, replaced])).toEqual([
      ['one', false],
      ['two', true],
      ['three', true],
      ['two, edited', false],
    ])
    expect((await person.credits()).credits).toBe(46)
    const db = readers.testApp.deps.db
    const bounds = { inFull: 6, inAll: 18, conversationId: null }
    const context = await findUserContext(db, person.userId, bounds)
    expect(context?.turns.map(({ message }) => message)).toEqual(['two, edited', 'one'])
  })

  test('keeps the earlier ones in place when the new reading fails, or when it is deleted', async () => {
    const person = await ada()
    await person.ask('one', { depth: 'quick' })
    const [one] = await person.history()
    readers.testApp.passTime(1)
    await model({ mode: 'cut' })
    await person.ask('one, edited', { depth: 'quick', editOf: one!.turnId })
    expect(await person.history()).toMatchObject([{ message: 'one', replaced: false }])
    await model({})
    await person.ask('one, edited', { depth: 'quick', editOf: one!.turnId })
    expect((await list(person))[0]?.title).toBe('one, edited')
    const [, edited] = await person.history()
    await person.call(at(routes.forgetTurn, { turnId: edited!.turnId }))
    expect(await person.history()).toMatchObject([{ message: 'one', replaced: false }])
  })

  test('must be a question of one’s own', async () => {
    const [person, other] = [await ada(), await ada()]
    await other.ask('one', { depth: 'quick' })
    const [foreign] = await other.history()
    for (const editOf of [foreign!.turnId, randomUUID()]) {
      const answer = await person.ask('one, edited', { editOf })
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'chat.turn_not_found' }])
    }
    expect((await person.ask('one', { editOf: 'x' })).json()).toMatchObject({ field: 'editOf' })
  })

  test('that is gone is answered by help, free, where it asks for help', async () => {
    const person = await ada()
    await person.ask('one', { depth: 'quick' })
    const { credits } = await person.credits()
    const [one] = await person.history()
    const [{ id } = { id: '' }] = await list(person)
    expect((await remove(person, id)).statusCode).toBe(204)
    const answer = await person.ask('I want to kill myself', { editOf: one!.turnId })
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { creditsCost: 0, creditsRemaining: credits }])
    expect(await person.history()).toMatchObject([{ reading: 'safety' }])
  })
})

describe('the page around a turn', () => {
  test('is of the conversation of that turn, which stands in the middle', async () => {
    const [person, other] = [await ada(), await ada()]
    await person.ask('one', { depth: 'quick' })
    const [{ conversationId: id } = { conversationId: '' }] = await person.history()
    for (const message of ['two', 'three', 'four', 'five']) {
      readers.testApp.passTime(1)
      await person.ask(message, { depth: 'quick' })
    }
    const { turnId } = (await person.history())[2]!
    await begin(person)
    const page = await person.history(`?around=${turnId}&limit=3`)
    expect(page.map(({ message }) => message)).toEqual(['two', 'three', 'four'])
    expect(page.map(({ conversationId }) => conversationId)).toEqual([id, id, id])
    const { method, path } = routes.chatHistory
    const foreign = await other.call({ method, path: `${path}?around=${turnId}` })
    expect([foreign.statusCode, foreign.json()]).toMatchObject([404, { code: 'chat.turn_not_found' }])
  })
})
