// The product with a model whose replies a test sets. For tests.
import { routes, type ChatEvent, type ChatReply } from '@numeria/contract'
import { ChatRequest } from '@numeria/contract/schemas'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { saveProfile } from '../../accounts/accounts.ts'
import { balance } from '../../credits/credits.ts'
import { checkLedger } from '../../credits/ledger-check.ts'
import { signedIn, someone, startTestApp, type TestApp } from '../../test-app.ts'
import { ReadingService } from '../readings.ts'
import { checkTurns } from '../turn/turns-check.ts'

type Asked = { messages: { role: string; content: string }[] }
type Answer = string | { pieces: string[]; finish?: string } | { thinks: 'without end' }

export const thinkingMs = 200

/** Sentences that name a fact and no number, enough for a chat's 120 words at the low end. */
export const calm = Array.from(
  { length: 10 },
  (_, index) =>
    `Ada, beside your Life Path the ${['river', 'garden', 'harbour', 'window', 'lantern'][index % 5]} teaches you to wait until the water is clear ${'again '.repeat(1 + Math.floor(index / 5)).trim()}.`,
).join(' ')

/** The product for a test file. When the file is done, the ledger must be true and agree with the readings. */
export function useScriptedModel() {
  /** The replies of the model, one per call, with the last one repeated, and the requests that it received. */
  const model: { answers: Answer[]; asked: Asked[] } = { answers: [], asked: [] }
  let testApp: TestApp
  let desk: ReadingService

  const endpoint = createServer((request, response: ServerResponse) => {
    void readText(request).then((body) => {
      const answer = model.answers[Math.min(model.asked.length, model.answers.length - 1)]!
      model.asked.push(JSON.parse(body) as Asked)
      response.writeHead(200)
      if (typeof answer === 'object' && 'thinks' in answer) {
        const thought = 'data: {"choices":[{"delta":{"reasoning_content":"Hm"}}]}\n\n'
        const timer = setInterval(() => response.write(thought), thinkingMs / 10)
        return void response.once('close', () => clearInterval(timer))
      }
      const { pieces, finish = 'stop' } = typeof answer === 'string' ? { pieces: [answer] } : answer
      for (const content of pieces)
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: null }] })}\n\n`)
      response.end(`data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: finish }] })}\n\ndata: [DONE]\n\n`)
    })
  })
  beforeAll(async () => {
    endpoint.listen(0, '127.0.0.1')
    await once(endpoint, 'listening')
    const { port } = endpoint.address() as AddressInfo
    testApp = await startTestApp([], 'http://localhost:3000', {
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
      MODEL_THINKING_MS: String(thinkingMs),
    })
  })
  afterAll(async () => {
    const { db } = testApp.deps
    expect([...(await checkLedger(db)).differences, ...(await checkTurns(db))]).toEqual([])
    await testApp.stop()
    endpoint.closeAllConnections()
    endpoint.close()
  })
  beforeEach(() => {
    desk = new ReadingService(testApp.deps)
    model.asked = []
    testApp.passTime(70)
  })

  async function ada(): Promise<string> {
    const userId = await someone(testApp.deps, 100)
    await saveProfile(testApp.deps.db, userId, { birthDate: '1985-05-12', fullName: 'Ada Augusta Lovelace' })
    return userId
  }

  async function ask(request: object = {}, by: string | null = null) {
    const userId = by ?? (await ada())
    const { db } = testApp.deps
    const events: ChatEvent[] = []
    const stream = await desk.takeMessage(userId, ChatRequest.parse({ message: 'Who am I?', ...request }), null)
    for await (const event of stream) events.push(event)
    const shown = events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')
    const turn = await newestTurn(userId)
    testApp.passTime(2)
    return { events, shown, turn, last: events.at(-1)!, credits: await balance(db, userId) }
  }

  const newestTurn = (userId: string) =>
    testApp.deps.db
      .selectFrom('turns')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()

  /** As a browser asks; the reply of a reading that failed is empty. */
  async function overHttp(message = 'Who am I?', by: string | null = null) {
    const userId = by ?? (await ada())
    const { browser } = await signedIn(testApp, userId)
    const answer = await browser.post(routes.chat.path, { body: { message } })
    testApp.passTime(2)
    const { reply = '' } = answer.json<Partial<ChatReply>>()
    const [turn, credits] = [await newestTurn(userId), await balance(testApp.deps.db, userId)]
    return { userId, answer, shown: reply, turn, credits }
  }

  /** The data block that the model was sent last. */
  const dataSent = () =>
    JSON.parse(/<data>\n(.*)\n<\/data>/s.exec(model.asked.at(-1)!.messages.at(-1)!.content)![1]!) as object

  return { model, ada, ask, overHttp, dataSent, deps: () => testApp.deps, testApp: () => testApp }
}
