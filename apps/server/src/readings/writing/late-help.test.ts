import { at, routes, stopPrice, type HistoryEntry } from '@numeria/contract'
import { expect, test } from 'vitest'
import { signedIn } from '../../test-app.ts'
import { promisedWords } from '../prompts/write-prompt.ts'
import { calm, useScriptedModel } from './test-scripted-model.ts'

const { model, ada, overHttp, testApp } = useScriptedModel()
const price = 3
const share = stopPrice({ price, wordsPromised: promisedWords('chat', price).to }, calm)

test.each([
  ['crisis: abuse', /^- \*\*/m],
  ['minor', /Readings here are for adults/],
])(
  '[[%s]] behind a whole reading makes it free once in 24 hours; past that, its words are paid',
  async (line, help) => {
    const userId = await ada()
    model.answers = [`${calm}\n\n[[${line}]]`]
    const first = await overHttp('Who am I? End with that line.', userId)
    expect(first.shown).toMatch(help)
    expect(first.shown).toContain('This answer is free.')
    expect(first.turn).toMatchObject({ state: 'done', charged: 0, is_stopped: true, response: first.shown })
    expect(first.credits).toEqual({ available: 100, held: 0 })
    testApp().passTime(23 * 60)
    const { shown, turn, credits } = await overHttp('Who am I? End with that line.', userId)
    expect(shown).toMatch(help)
    expect(shown).not.toContain('This answer is free.')
    expect(turn).toMatchObject({ state: 'done', charged: share, is_stopped: true, response: shown })
    expect(credits).toEqual({ available: 100 - share, held: 0 })
    testApp().passTime(60)
    expect((await overHttp('Who am I? End with that line.', userId)).turn).toMatchObject({ charged: 0 })
  },
)

test('past it, a deleted reading still counts, and help in place of a reading stays free', async () => {
  const userId = await ada()
  model.answers = [`${calm}\n\n[[crisis: abuse]]`]
  const { turn } = await overHttp('Who am I?', userId)
  const { headers } = await signedIn(testApp(), userId)
  const forgotten = await testApp().app.inject({
    headers,
    method: 'DELETE',
    url: at(routes.forgetTurn, { turnId: turn.turn_id }).path,
  })
  expect(forgotten.statusCode).toBe(204)
  expect((await overHttp('Who am I?', userId)).turn).toMatchObject({ reading_kind: 'safety', charged: share })
  model.answers = ['I hear you, Ada. [[crisis: abuse]]']
  expect((await overHttp('Who am I?', userId)).turn).toMatchObject({
    reading_kind: 'safety',
    charged: 0,
    is_stopped: false,
  })
  const own = await overHttp('I want to kill myself', userId)
  expect(own.shown).toContain('112')
  expect(own.turn).toMatchObject({ price: 0, reading_kind: 'safety' })
})

test('a rewrite that ends in help behind a whole reading is the one rewrite of it', async () => {
  const userId = await ada()
  const { headers } = await signedIn(testApp(), userId)
  const chat = async (payload: object) => {
    model.asked = []
    const answer = await testApp().app.inject({ method: 'POST', url: routes.chat.path, headers, payload })
    testApp().passTime(2)
    return answer
  }
  const whole = ['Your road', 'What you bring along', 'What asks for care', 'Where you stand now']
    .map(
      (title, index) =>
        `## ${title}\n\n${calm.replaceAll('Ada', `Ada ${'dear '.repeat(index)}`)} Your Expression is {{you.expression}}.`,
    )
    .join('\n\n')
  model.answers = [whole]
  expect((await chat({ message: 'Who am I?', reading: 'life_path' })).json()).toMatchObject({ creditsCost: 10 })
  const { turnId } = (await testApp().app.inject({ url: routes.chatHistory.path, headers })).json<HistoryEntry[]>()[0]!
  const again = { rewriteOf: turnId, reason: { code: 'other', text: 'End with that line.' } }
  model.answers = ['I hear you, Ada. [[crisis: abuse]]']
  expect((await chat(again)).statusCode).toBe(200)
  model.answers = [`${whole}\n\n[[crisis: abuse]]`]
  expect((await chat(again)).json()).toMatchObject({ creditsCost: 0 })
  expect((await chat(again)).json()).toMatchObject({ code: 'chat.rewrite_used' })
})
