import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  at,
  errorTable,
  routes,
  signupCredits,
  type ErrorCode,
  type ErrorReply,
  type ReadingNumbers,
} from '../../packages/contract/src/index.ts'
import { allOf } from './harness/event-stream.ts'
import { plainPrice } from './harness/person.ts'
import { openWorld, type World } from './harness/world.ts'

const failures: readonly [mode: string, what: string, code: ErrorCode][] = [
  ['refuse', 'that hangs up at once', 'model.unavailable'],
  ['silent', 'that never says a word', 'model.timeout'],
  ['stall', 'that stops in the middle of a sentence', 'model.timeout'],
  ['cut', 'whose connection breaks in the middle', 'model.cut_off'],
  ['429', 'that has no room', 'model.unavailable'],
  ['500', 'that fails', 'model.unavailable'],
  ['garbage', 'that sends rubbish', 'model.unusable'],
  ['empty', 'that ends without a word', 'model.unusable'],
]

let world: World
beforeAll(async () => {
  // Long enough for the one more try that a 429 asks for.
  world = await openWorld({ MODEL_FIRST_TOKEN_MS: '2500', MODEL_IDLE_MS: '500' })
  await world.startServer()
})
afterAll(() => world.close())
beforeEach(() => world.model({}))

describe('a model', () => {
  test.each(failures)('(%s) %s costs nothing, says so, and the next reading works', async (mode, _what, code) => {
    const [reader, listener] = await Promise.all([world.signIn(), world.signIn()])
    const { status, text } = errorTable[code]
    expect(text).toContain('You were not charged.')
    await world.model({ mode })

    const [answer, events] = await Promise.all([reader.ask<ErrorReply>(), listener.hear().then(allOf)])
    expect(answer).toMatchObject({ status, body: { code, error: text } })
    expect(events[0]).toMatchObject({ event: 'status', data: { creditsCost: plainPrice } })
    expect(events.at(-1)).toEqual({ event: 'error', data: { code, error: text, charged: 'no' } })

    await world.model({})
    for (const person of [reader, listener]) {
      expect(await person.profile()).toMatchObject({ credits: signupCredits, creditsInUse: 0 })
      expect(await person.history()).toEqual([])
      expect(await person.ask()).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
    }
    await world.expectTruth()
  })

  test.each(['refuse', '429', '500'])(
    '(%s) that fails once is asked once more, and the person notices nothing',
    async (mode) => {
      const person = await world.signIn()
      await world.model({ mode, times: 1 })
      const calls = await world.modelCalls()
      expect(await person.ask()).toMatchObject({ status: 200, body: { creditsRemaining: signupCredits - plainPrice } })
      expect(await world.modelCalls()).toBe(calls + 2)
      await world.expectTruth()
    },
  )

  test('that claims wrong numbers is refused in every claim, shown and stored alike', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'wrong_numbers' })
    const events = await allOf(await person.hear())
    const shown = events.map((event) => (event.event === 'delta' ? event.data.text : '')).join('')
    const [{ turnId } = { turnId: '' }] = await person.history()
    const numbers = await person.get<ReadingNumbers>(at(routes.turnNumbers, { turnId }).path)
    const lifePath = numbers.body.facts.find(({ key }) => key === 'life_path')!.value

    const claimed = [...shown.matchAll(/life path(?: number)?(?: is)?(?: an?)? ([\d/]+)/gi)].map((match) =>
      // A karmic debt shows the total as well: 14/5.
      Number(match[1]!.split('/').at(-1)),
    )
    expect(claimed.length).toBeGreaterThan(0)
    expect(new Set(claimed)).toEqual(new Set([lifePath]))
    expect((await person.history())[0]!.response).toBe(shown)
    const { rows } = await world.pool.query(
      'select jsonb_array_length(refusals) as refusals from turns where turn_id = $1',
      [turnId],
    )
    expect(rows[0].refusals).toBeGreaterThan(0)
    await world.expectTruth()
  })

  test('that writes markup, links and scripts is read without them, and no answer can be taken for a page', async () => {
    const person = await world.signIn()
    await world.model({ mode: 'hostile' })
    const answer = await person.ask()
    expect(answer.status).toBe(200)
    expect(answer.body.reply).not.toMatch(/<[a-z/!]|https?:|javascript:|\]\(/i)
    const history = await person.get('/api/chat/history')
    for (const { headers } of [answer, history]) {
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
    }
    await world.expectTruth()
  })
})
