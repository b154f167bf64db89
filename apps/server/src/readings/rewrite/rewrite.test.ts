import { at, countWords, routes, type ChatReply, type ErrorReply, type HistoryEntry } from '@numeria/contract'
import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { eventsOf, textOf, useReaders, type Reader } from '../test-readers.ts'
import { findUserContext } from '../history/user-context.queries.ts'
import { remembered } from '../memory/memory.ts'
import { releaseLapsedTurns } from '../turn/lapsed-turns.ts'

const readers = useReaders()

/** A Life Path reading of 10 credits, and its entry in the history. */
async function readingOf(person: Reader): Promise<HistoryEntry> {
  expect((await person.ask('My Life Path', { reading: 'life_path' })).statusCode).toBe(200)
  return (await person.history()).at(-1)!
}

const refuse = (person: Reader, turnId: string, more: object = {}) =>
  person.call(routes.chat, { payload: { rewriteOf: turnId, reason: { code: 'too_general' } }, ...more })

const codeOf = (reply: { json: () => unknown }) => (reply.json() as ErrorReply).code

describe('a reading of 5 credits or more', () => {
  test('is written again once, free, from the refused reading and the reason', async () => {
    const ada = await readers.ada(50)
    const original = await readingOf(ada)
    expect(original).toMatchObject({ creditsCost: 10, canRewrite: true, rewriteOf: null })
    const calls = await readers.modelWas('calls')
    const rewritten = await ada.call(routes.chat, {
      payload: { rewriteOf: original.turnId, reason: { code: 'wrong_facts', text: 'I am a nurse.' } },
    })
    expect(rewritten.statusCode).toBe(200)
    expect(rewritten.json<ChatReply>()).toMatchObject({ creditsCost: 0, creditsRemaining: 40 })
    expect(rewritten.json<ChatReply>().reply).not.toBe(original.response)
    expect(await readers.modelWas('calls')).toBe(calls + 1)
    const [first, second] = await ada.history()
    expect(first).toMatchObject({ turnId: original.turnId, canRewrite: false })
    expect(second).toMatchObject({
      rewriteOf: original.turnId,
      canRewrite: false,
      reading: 'life_path',
      message: original.message,
      creditsCost: 0,
    })
    const { prompt_version, rewrite_reason } = await readers.testApp.deps.db
      .selectFrom('turns')
      .select(['prompt_version', 'rewrite_reason'])
      .where('turn_id', '=', second!.turnId)
      .executeTakeFirstOrThrow()
    expect(prompt_version).toMatch(/^life_path-\d+\.\d+-rewrite-1$/)
    expect(rewrite_reason).toEqual({ code: 'wrong_facts', text: 'I am a nurse.', mayBeRead: false })
    const again = await refuse(ada, original.turnId)
    expect([again.statusCode, codeOf(again)]).toEqual([409, 'chat.rewrite_used'])
    const ofRewrite = await refuse(ada, second!.turnId)
    expect([ofRewrite.statusCode, codeOf(ofRewrite)]).toEqual([409, 'chat.no_rewrite'])
    expect((await ada.credits()).credits).toBe(40)
  })

  test('is written again once, however often and on however many processes that is asked at the same moment', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    await readers.model({ firstTokenMs: 50 })
    const replies = await Promise.all(
      [readers.testApp.app, readers.elsewhere, readers.testApp.app, readers.elsewhere].map((app) =>
        refuse(ada, turnId, { app }),
      ),
    )
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    for (const reply of replies.filter(({ statusCode }) => statusCode !== 200))
      expect(['chat.turn_running', 'chat.rewrite_used']).toContain(codeOf(reply))
    expect((await ada.history()).filter(({ rewriteOf }) => rewriteOf === turnId)).toHaveLength(1)
  })

  test('gives the same rewrite for the same key, as a stream too', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    const headers = { 'idempotency-key': randomUUID(), accept: 'text/event-stream' }
    const first = eventsOf((await refuse(ada, turnId, { headers })).payload)
    const second = eventsOf((await refuse(ada, turnId, { headers, app: readers.elsewhere })).payload)
    expect(first.at(0)).toMatchObject({ event: 'status', data: { creditsCost: 0, reading: 'life_path' } })
    expect(first.at(-1)).toMatchObject({ event: 'done', data: { creditsCost: 0 } })
    expect(textOf(second)).toBe(textOf(first))
    expect(await ada.history()).toHaveLength(2)
  })

  test('is not remembered any more once it is written again; the rewrite is', async () => {
    const ada = await readers.ada(50)
    const original = await readingOf(ada)
    readers.testApp.passTime(1)
    await refuse(ada, original.turnId)
    const rewrite = (await ada.history()).at(-1)!
    const context = await findUserContext(readers.testApp.deps.db, ada.userId, {
      ...remembered,
      conversationId: null,
    })
    expect(context!.turns.map(({ response }) => response)).toEqual([rewrite.response])
  })

  test('keeps its rewrite when one fails, or is answered by help', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    await readers.model({ mode: 'cut' })
    expect(codeOf(await refuse(ada, turnId))).toBe('model.cut_off')
    await readers.model({ mode: 'decline' })
    expect((await refuse(ada, turnId)).statusCode).toBe(200)
    await readers.model({})
    const help = await ada.call(routes.chat, {
      payload: { rewriteOf: turnId, reason: { code: 'other', text: 'I want to kill myself' } },
    })
    expect(help.json<ChatReply>().creditsCost).toBe(0)
    expect((await ada.history())[0]).toMatchObject({ turnId, canRewrite: true })
    expect((await refuse(ada, turnId)).statusCode).toBe(200)
    expect((await ada.history())[0]).toMatchObject({ turnId, canRewrite: false })
  })

  test('is answered by help, free, where its rewrite is not allowed or it is gone', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    expect((await refuse(ada, turnId)).statusCode).toBe(200)
    for (const rewriteOf of [turnId, randomUUID()]) {
      readers.testApp.passTime(1)
      const reason = { code: 'other', text: 'I want to kill myself' }
      const help = await ada.call(routes.chat, { payload: { rewriteOf, reason } })
      expect([help.statusCode, help.json()]).toMatchObject([200, { creditsCost: 0, creditsRemaining: 40 }])
      expect((await ada.history()).at(-1)).toMatchObject({ reading: 'safety', message: reason.text })
    }
  })

  test('is answered by help where the message beside the reason shows danger', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    readers.testApp.passTime(1)
    const payload = { message: 'I want to kill myself', rewriteOf: turnId, reason: { code: 'other' } }
    const help = await ada.call(routes.chat, { payload })
    expect([help.statusCode, help.json()]).toMatchObject([200, { creditsCost: 0, creditsRemaining: 40 }])
    expect((await ada.history()).at(-1)).toMatchObject({ reading: 'safety', message: payload.message })
  })

  test('keeps its rewrite when the process that wrote it dies', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    const { deps } = readers.testApp
    await readers.model({ firstTokenMs: 3_000 })
    const writing = refuse(ada, turnId)
    const running = async () => (await ada.call(routes.runningTurn)).json<{ turn: object | null }>().turn
    await expect.poll(running).toMatchObject({ creditsCost: 0 })
    expect(await releaseLapsedTurns(deps)).toBe(0)
    const later = { now: () => new Date(deps.clock.now().getTime() + 6 * 60_000) }
    expect(await releaseLapsedTurns({ db: deps.db, clock: later })).toBe(1)
    expect(codeOf(await writing)).toBe('chat.turn_lost')
    expect((await ada.history())[0]).toMatchObject({ turnId, canRewrite: true })
  })
})

describe('no rewrite has', () => {
  test('a reading that cost less, one of somebody else, one that does not exist', async () => {
    const ada = await readers.ada(50)
    const eve = await readers.ada(50)
    await ada.ask('Who am I?')
    const [cheap] = await ada.history()
    expect(cheap).toMatchObject({ creditsCost: 3, canRewrite: false })
    expect(codeOf(await refuse(ada, cheap!.turnId))).toBe('chat.no_rewrite')
    const { turnId } = await readingOf(ada)
    expect(codeOf(await refuse(eve, turnId))).toBe('chat.turn_not_found')
    expect(codeOf(await refuse(ada, randomUUID()))).toBe('chat.turn_not_found')
  })

  test('a reading that was stopped: it cost what was written', async () => {
    const ada = await readers.ada(50)
    await readers.model({ firstTokenMs: 0, tokenMs: 8 })
    void ada.ask('My Life Path', { reading: 'life_path' })
    const written = async () => {
      const [turn] = await readers.testApp.deps.db
        .selectFrom('running_turns')
        .select(['turn_id', 'partial_response'])
        .where('user_id', '=', ada.userId)
        .execute()
      return turn && countWords(turn.partial_response ?? '') > 250 ? turn.turn_id : null
    }
    await expect.poll(written, { interval: 50, timeout: 20_000 }).not.toBeNull()
    const turnId = (await ada.call(routes.runningTurn)).json<{ turn: { turnId: string } }>().turn.turnId
    await ada.call(at(routes.stopTurn, { turnId }))
    await expect.poll(() => ada.history()).toHaveLength(1)
    const [entry] = await ada.history()
    expect(entry).toMatchObject({ stopped: true, canRewrite: false })
    expect(entry!.creditsCost).toBeGreaterThanOrEqual(5)
    expect(codeOf(await refuse(ada, turnId))).toBe('chat.no_rewrite')
  })

  test('a reading that was deleted, or is older than 30 days', async () => {
    const ada = await readers.ada(50)
    const { turnId } = await readingOf(ada)
    const day = 24 * 60
    readers.testApp.passTime(29 * day)
    expect((await ada.history())[0]).toMatchObject({ turnId, canRewrite: true })
    readers.testApp.passTime(day + 1)
    expect((await ada.history())[0]).toMatchObject({ turnId, canRewrite: false })
    expect(codeOf(await refuse(ada, turnId))).toBe('chat.no_rewrite')
    const fresh = await readingOf(ada)
    await ada.call(at(routes.forgetTurn, { turnId: fresh.turnId }))
    expect(codeOf(await refuse(ada, fresh.turnId))).toBe('chat.turn_not_found')
  })
})

test('what is wrong with a request for a rewrite is named by its field', async () => {
  const ada = await readers.ada(50)
  const { turnId } = await readingOf(ada)
  const wrong: [object, string][] = [
    [{ rewriteOf: turnId }, 'reason'],
    [{ reason: { code: 'other' } }, 'message'],
    [{ message: 'Hi', reason: { code: 'other' } }, 'rewriteOf'],
    [{ rewriteOf: turnId, reason: { code: 'ugly' } }, 'reason.code'],
    [{ rewriteOf: turnId, reason: { code: 'other', text: 'x'.repeat(501) } }, 'reason.text'],
    [{ rewriteOf: turnId, reason: { code: 'other' }, reading: 'blueprint' }, 'rewriteOf'],
  ]
  for (const [payload, field] of wrong) {
    const reply = await ada.call(routes.chat, { payload })
    expect([reply.statusCode, reply.json<ErrorReply>().field]).toEqual([400, field])
  }
})

test('the words of a rewrite are in the download, and go with the reading', async () => {
  const ada = await readers.ada(50)
  const { turnId } = await readingOf(ada)
  const words = 'Nobody calls me Augusta'
  // The history has no order for turns of one moment.
  readers.testApp.passTime(1)
  await ada.call(routes.chat, { payload: { rewriteOf: turnId, reason: { code: 'other', text: words } } })
  const rewrite = (await ada.history()).at(-1)!
  expect((await ada.call(routes.userData)).payload).toContain(words)
  await ada.call(at(routes.forgetTurn, { turnId: rewrite.turnId }))
  expect(await readers.testApp.everyRow()).not.toContain(words)
  expect(codeOf(await refuse(ada, turnId))).toBe('chat.rewrite_used')
})
