import { readingPrices, type ChatEvent, type NamedReading } from '@numeria/contract'
import { ChatRequest } from '@numeria/contract/schemas'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../../accounts/accounts.ts'
import { balance } from '../../credits/credits.ts'
import { checkLedger } from '../../credits/ledger-check.ts'
import type { Deps } from '../../deps.ts'
import { someone, startTestApp, type TestApp } from '../../test-app.ts'
import { forgetTurn } from '../history/history.ts'
import { ReadingService } from '../readings.ts'
import { checkTurns } from '../turn/turns-check.ts'

const chunk = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: finish }] })}\n\n`
const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 12 } })}\n\n`
const done = 'data: [DONE]\n\n'
/** The sections that the data block asks for, with as many words as it wants; nothing where the model is to go on. */
function reading(body: string): string {
  const { messages } = JSON.parse(body) as { messages: { content: string }[] }
  const block = /<data>\n(.*)\n<\/data>/s.exec(messages.at(-1)!.content)![1]!
  const { form } = JSON.parse(block) as { form?: { words: { from: number }; sections: { title: string }[] } }
  if (!form || words.said === '') return ''
  const sentences = 'The road of your Life Path is long, and you walk it with open eyes. '.repeat(
    Math.ceil(form.words.from / 13 / Math.max(1, form.sections.length)),
  )
  const sections = form.sections.map(({ title }) => `## ${title}\n\n${sentences}Your Expression is 9.\n\n`)
  return chunk(sections.length > 0 ? sections.join('') : sentences)
}

/** The model's answer to the next request; with `null` for an end, it closes the connection. */
let words: { said: string; end: string | null }
/** The model's answer to a request to continue. */
let further: typeof words | null
let asked: string[] = []

const endpoint = createServer((request, response: ServerResponse) => {
  let body = ''
  request.setEncoding('utf8').on('data', (text: string) => (body += text))
  request.once('end', () => {
    asked.push(body)
    const { said, end } = (body.includes('\\"repair\\"') ? further : null) ?? words
    response.writeHead(200).write(reading(body) + said, () => (end === null ? response.destroy() : response.end(end)))
  })
})

let testApp: TestApp
let deps: Deps
let desk: ReadingService
beforeAll(async () => {
  endpoint.listen(0, '127.0.0.1')
  await once(endpoint, 'listening')
  const { port } = endpoint.address() as AddressInfo
  testApp = await startTestApp([], 'http://localhost:3000', { MODEL_BASE_URL: `http://127.0.0.1:${port}/v1` })
  deps = testApp.deps
})
afterAll(async () => {
  expect([...(await checkLedger(deps.db)).differences, ...(await checkTurns(deps.db))]).toEqual([])
  await testApp.stop()
  endpoint.closeAllConnections()
  endpoint.close()
})
beforeEach(() => {
  desk = new ReadingService(deps)
  words = { said: chunk('Your week is calm. '), end: chunk('Rest on Sunday.') + chunk('', 'stop') + usage + done }
  further = null
  asked = []
  testApp.passTime(2)
})

async function ada(credits = 100): Promise<string> {
  const userId = await someone(deps, credits)
  await saveProfile(deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
  return userId
}

async function ask(userId: string, request: object = {}): Promise<ChatEvent[]> {
  const all: ChatEvent[] = []
  const events = await desk.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?', ...request }), null)
  for await (const event of events) all.push(event)
  return all
}

const textOf = (events: readonly ChatEvent[]) =>
  events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')

const turnsOf = (userId: string) => deps.db.selectFrom('turns').selectAll().where('user_id', '=', userId).execute()

describe('a reply that reaches its longest length', () => {
  test('goes on after its last finished sentence, shown and stored alike, and is paid', async () => {
    words.end = chunk('Rest on Sunday. And on Mon', 'length') + usage + done
    further = { said: chunk('And on Monday you begin.'), end: chunk('', 'stop') + usage + done }
    const userId = await ada()
    const events = await ask(userId)
    const reply = textOf(events)
    expect(reply).toMatch(/eyes\. Your week is calm\. Rest on Sunday\. And on Monday you begin\.$/)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { reply, creditsRemaining: 97 } })
    expect(await turnsOf(userId)).toMatchObject([{ state: 'done', response: reply }])
  })

  test('twice costs nothing', async () => {
    words.end = chunk('Rest on Sunday. And on Mon', 'length') + usage + done
    const userId = await ada()
    expect((await ask(userId)).at(-1)).toMatchObject({ event: 'error', data: { code: 'model.unusable' } })
    expect(await balance(deps.db, userId)).toMatchObject({ available: 100, held: 0 })
  })

  test('within its first sentence is no reading, and costs nothing', async () => {
    words = { said: '', end: chunk('Your week is ca', 'length') + usage + done }
    const userId = await ada()
    expect((await ask(userId)).at(-1)).toMatchObject({ event: 'error', data: { code: 'model.unusable' } })
    expect(await balance(deps.db, userId)).toMatchObject({ available: 100, held: 0 })
  })
})

describe('a stream that breaks after some text', () => {
  test('is gone on with once, and paid', async () => {
    words.end = null
    further = { said: chunk('Rest on Sunday, then'), end: chunk(' begin.', 'stop') + usage + done }
    const userId = await ada()
    const events = await ask(userId)
    expect(textOf(events)).toMatch(/eyes\. Rest on Sunday, then begin\.$/)
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { creditsRemaining: 97 } })
  })

  test('twice costs nothing', async () => {
    words.end = null
    further = { said: chunk('Rest on Sunday. '), end: null }
    const userId = await ada()
    expect((await ask(userId)).at(-1)).toMatchObject({ event: 'error', data: { code: 'model.cut_off' } })
    expect(await balance(deps.db, userId)).toMatchObject({ available: 100, held: 0 })
  })
})

describe('what the model used', () => {
  test('is stored with the reading, and who wrote it', async () => {
    const userId = await ada()
    await ask(userId)
    const model = expect.stringMatching(/^127\.0\.0\.1:\d+\/model$/) as string
    expect(await turnsOf(userId)).toMatchObject([{ prompt_tokens: 900, completion_tokens: 12, model }])
  })

  test('is stored of a reading that failed as well, as far as it was said', async () => {
    words = { said: chunk('Your week is calm. ') + usage, end: null }
    const userId = await ada()
    expect((await ask(userId)).at(-1)).toMatchObject({ event: 'error', data: { code: 'model.cut_off' } })
    expect(await turnsOf(userId)).toMatchObject([
      {
        state: 'failed',
        prompt_tokens: 1800,
        completion_tokens: 24,
        message: null,
        numbers: null,
      },
    ])
  })
})

describe('a reading that is asked for by name', () => {
  test.each(Object.entries(readingPrices))('%s costs %i, whatever its text says', async (reading, price) => {
    const userId = await ada()
    const other = { fullName: 'Charles Babbage', birthDate: '1991-12-26' }
    const message = 'A quick, detailed and comprehensive tip about love'
    const events = await ask(userId, { message, reading, ...(reading === 'compatibility' && { other }) })
    expect(events[0]).toMatchObject({ event: 'status', data: { creditsCost: price, reading } })
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { creditsCost: price, creditsRemaining: 100 - price } })
    expect(await turnsOf(userId)).toMatchObject([
      { reading_kind: reading, price, numbers: { reading: reading as NamedReading } },
    ])
  })

  test('with credits for less is refused, and leaves no trace', async () => {
    const userId = await ada(9)
    await expect(ask(userId, { reading: 'life_path' })).rejects.toMatchObject({ code: 'credits.insufficient' })
    expect([await turnsOf(userId), asked]).toEqual([[], []])
    expect(await balance(deps.db, userId)).toMatchObject({ available: 9, held: 0 })
  })
})

describe('a message that speaks of an emergency', () => {
  test('is answered with help, free, by no model, and is not remembered', async () => {
    const userId = await ada()
    const events = await ask(userId, { message: 'I want to kill myself', reading: 'blueprint' })
    expect(events[0]).toMatchObject({ event: 'status', data: { creditsCost: 0, reading: 'safety' } })
    expect(events.at(-1)).toMatchObject({ event: 'done', data: { creditsCost: 0, creditsRemaining: 100 } })
    expect(asked).toEqual([])
    await ask(userId)
    expect(asked).toHaveLength(1)
    expect(asked[0]).not.toContain('kill')
  })
})

describe('what the model is told of earlier turns', () => {
  test('is this person’s own, and nothing that was forgotten or failed', async () => {
    const [userId, stranger] = [await ada(), await ada()]
    const well = words
    await ask(stranger, { message: 'What of my walrus?' })
    await ask(userId, { message: 'What of my otter?' })
    const [{ turn_id: turnId } = { turn_id: '' }] = await turnsOf(userId)
    await forgetTurn(deps, userId, turnId)
    await ask(userId, { message: 'What of my heron?' })
    words = { said: '', end: null }
    await ask(userId, { message: 'What of my badger?' })
    words = well
    await ask(userId, { message: 'What now?' })
    expect(asked.at(-1)).toContain('heron')
    expect(asked.at(-1)).not.toMatch(/walrus|otter|badger/)
  })
})

describe('a desk that closes', () => {
  test('takes no message that was on its way already: no turn begins that nobody would wait for', async () => {
    const userId = await ada()
    const onItsWay = desk.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?' }), null)
    const closed = desk.drain(0)
    await expect(onItsWay).rejects.toMatchObject({ code: 'server.draining', status: 503 })
    await closed
    expect([await turnsOf(userId), asked]).toEqual([[], []])
  })
})
