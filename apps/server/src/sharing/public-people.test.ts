import type { HistoryEntry, PublicReading, PublishedReply } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { calm, useScriptedModel } from '../readings/writing/test-scripted-model.ts'
import { signedIn } from '../test-app.ts'

const { model, ada, testApp } = useScriptedModel()

/** A person whose readings the model writes as it is told. */
async function writer() {
  const userId = await ada()
  const { headers } = await signedIn(testApp(), userId)
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    testApp().app.inject({ method, url, headers, ...(payload && { payload }) })
  /** Asks, publishes what is answered, and returns it as everybody sees it. */
  async function publicAnswer(asked: object, answer: string, choices: object = {}) {
    await ask(asked, answer)
    const { turnId, response } = (await call('GET', '/api/chat/history')).json<HistoryEntry[]>().at(-1)!
    expect(response).toContain(answer.split('\n')[2])
    const { published } = (await call('POST', `/api/chat/turns/${turnId}/public`, choices)).json<PublishedReply>()
    const path = new URL(published!.url).pathname
    const shown = async () => (await testApp().app.inject({ url: `/api${path}` })).json<PublicReading>().response
    return Object.assign(shown, { address: `/api/chat/turns/${turnId}/public` })
  }
  async function ask(asked: object, answer: string) {
    model.answers = [answer]
    model.asked = []
    expect((await call('POST', '/api/chat', { lang: 'en', ...asked })).statusCode).toBe(200)
    testApp().passTime(2)
  }
  return { call, ask, publicAnswer }
}

const people = ['Ben Carter', 'Zita Moreira', 'Carla Nunes', 'Dora Lindqvist']
const inRest = calm.replaceAll('Ada, ', '').replaceAll('beside your', 'Beside your')
const comparison = ['The two of you', 'Where it flows, where it rubs', 'What you can do']
  .map((title) => `## ${title}\n\n${inRest} Your Expression is {{you.expression}}.`)
  .join('\n\n')

describe('a public reading', () => {
  test('names none of the saved people, however many a question names', async () => {
    const owner = await writer()
    for (const [index, fullName] of people.entries()) {
      const saved = { fullName, birthDate: `19${70 + index}-04-2${index}`, relation: 'friend' }
      expect((await owner.call('POST', '/api/people', saved)).statusCode).toBe(201)
    }
    const question = 'How do Ben, Zita, Carla and Dora get along?'
    const said = 'Ben laughs with Zita.\n\nCarla waits for Dora.\n\nDora Lindqvist leaves first.\n\n'
    const shown = await owner.publicAnswer({ message: question }, said + inRest, { showName: true })
    expect(await shown()).not.toMatch(/Ben|Zita|Carla|Dora|Lindqvist/)
    expect(await shown()).toContain('The other person laughs')
    expect(await shown()).toContain('Beside your Life Path the river teaches you')
  })

  test('names no person whom only an earlier reading compared', async () => {
    const owner = await writer()
    const other = { fullName: 'Dora Lindqvist', birthDate: '1974-04-23' }
    await owner.ask({ message: 'How do we fit?', reading: 'compatibility', other }, comparison)
    const saved = { fullName: 'Ben Carter', birthDate: '1970-04-20', relation: 'friend' }
    expect((await owner.call('POST', '/api/people', saved)).statusCode).toBe(201)
    const said = 'Ben laughs.\n\nDora waits.\n\nShe was born on 23 April 1974.\n\n'
    const shown = await owner.publicAnswer({ message: 'What does Ben want?' }, said + inRest)
    expect(await shown()).not.toMatch(/Ben|Dora|23|1974/)
    expect(await shown()).toContain('Beside your Life Path')
  })

  test('goes on hiding a person whom its owner deleted, under every choice', async () => {
    const owner = await writer()
    const other = { fullName: 'Dora Lindqvist', birthDate: '1974-04-23' }
    await owner.ask({ message: 'How do we fit?', reading: 'compatibility', other }, comparison)
    const [earlier] = (await owner.call('GET', '/api/chat/history')).json<[HistoryEntry]>()
    const saved = { fullName: 'Ben Carter', birthDate: '1970-04-20', relation: 'friend' }
    const { id } = (await owner.call('POST', '/api/people', saved)).json<{ id: string }>()
    const said = 'Ben laughs with Dora.\n\nDora waits.\n\nShe was born on 23 April 1974.\n\n'
    const shown = await owner.publicAnswer({ message: 'What does Ben want?' }, said + inRest)
    const before = await shown()
    expect((await owner.call('DELETE', `/api/people/${id}`)).statusCode).toBe(204)
    expect((await owner.call('DELETE', `/api/chat/history/${earlier.turnId}`)).statusCode).toBe(204)
    expect(await shown()).toBe(before)
    for (const choices of [{ showName: true }, { showBirthDate: true }, {}]) {
      expect((await owner.call('POST', shown.address, choices)).statusCode).toBe(200)
      expect(await shown()).not.toMatch(/Ben|Dora|1974/)
      expect(await shown()).toContain('Beside your Life Path')
    }
    expect(await shown()).toBe(before)
  })

  test('goes on hiding a deleted person after it was unpublished and published again', async () => {
    const owner = await writer()
    const saved = { fullName: 'Ben Carter', birthDate: '1970-04-20', relation: 'friend' }
    const { id } = (await owner.call('POST', '/api/people', saved)).json<{ id: string }>()
    const said = 'Ben laughs.\n\nHe was born on 20 April 1970.\n\n'
    const shown = await owner.publicAnswer({ message: 'What do I want?' }, said + inRest)
    const before = await shown()
    expect((await owner.call('DELETE', shown.address)).statusCode).toBe(204)
    expect(await shown()).toBeUndefined()
    expect((await owner.call('DELETE', `/api/people/${id}`)).statusCode).toBe(204)
    const preview = (await owner.call('GET', `${shown.address}/preview`)).json<PublicReading>()
    expect(preview.response).toBe(before)
    const again = (await owner.call('POST', shown.address, {})).json<PublishedReply>()
    const path = new URL(again.published!.url).pathname
    expect((await testApp().app.inject({ url: `/api${path}` })).json<PublicReading>().response).toBe(before)
    expect(await shown()).toBeUndefined()
  })

  test('is made at a cost that does not grow with saved people whom it does not name', async () => {
    const owner = await writer()
    const shown = await owner.publicAnswer({ message: 'What do I want?' }, `You rest.\n\n${inRest}`)
    const preview = () => owner.call('GET', `${shown.address}/preview`)
    await preview()
    const alone = await expressionsMade(preview)
    for (let at = 0; at < 40; at += 1) {
      const letters = String.fromCodePoint(97 + (at % 26)) + String.fromCodePoint(98 + ((at * 7) % 24))
      const fullName = `Zq${letters} ${`Xu${letters} `.repeat(18).trim()}`
      const saved = { fullName, birthDate: `19${30 + at}-03-29`, relation: 'friend' }
      expect((await owner.call('POST', '/api/people', saved)).statusCode).toBe(201)
    }
    expect(await expressionsMade(preview)).toBeLessThan(alone + 40)
    expect(await expressionsMade(shown)).toBeLessThan(20)
  })

  test('loses only single sentences to a saved person whose name is an everyday word', async () => {
    const owner = await writer()
    const saved = { fullName: 'Will Hope', birthDate: '1970-04-20', relation: 'friend' }
    expect((await owner.call('POST', '/api/people', saved)).statusCode).toBe(201)
    const said = 'Will Hope come later. You will rest. You keep hope alive.\n\n'
    const shown = await owner.publicAnswer({ message: 'What do I want?' }, said + inRest)
    expect(await shown()).toMatch(/^You will rest\. You keep hope alive\.\n\nBeside/)
    expect(await shown()).not.toContain('other person')
  })

  test('tells no letter of a hidden name, and nothing that is written of one', async () => {
    const owner = await writer()
    const said = [
      'Your Cornerstone is A, and it opens doors.',
      'Your **Capstone** is a quiet one.',
      'Your First Vowel is A.',
      'The letters count A 1, D 4.',
      'A. L. is what you sign.',
      'Beside your Expression the lamp is lit.',
    ].join('\n\n')
    const shown = await owner.publicAnswer({ message: 'What is my Cornerstone?' }, `${said}\n\n${inRest}`)
    expect(await shown()).not.toMatch(/Cornerstone|Capstone|First Vowel|letters count|\bA\b/)
    expect(await shown()).toContain('Beside your Expression the lamp is lit.')
  })

  test('goes on after a hidden number only with what is written of another one', async () => {
    const owner = await writer()
    const said = [
      'Your Birthday number is {{you.birthday}}.',
      'A jug is emptied into another, and not a drop is lost.',
      'Your steps are light on the stones of the river.',
      'Beside your Expression the lamp is lit.',
      'It burns all night.',
    ].join('\n\n')
    const shown = await owner.publicAnswer({ message: 'What is my Birthday number?' }, `${said}\n\n${inRest}`)
    expect(await shown()).not.toMatch(/Birthday|jug|stones/)
    expect(await shown()).toMatch(/^Beside your Expression the lamp is lit\.\n\nIt burns all night\./)
  })
})

/** How many regular expressions are compiled meanwhile: each costs time, and a pass over the text. */
async function expressionsMade(act: () => Promise<unknown>): Promise<number> {
  const Original = globalThis.RegExp
  let made = 0
  globalThis.RegExp = new Proxy(Original, {
    construct(target, [pattern, flags]: [string, string]) {
      made += 1
      return new target(pattern, flags)
    },
  })
  try {
    await act()
  } finally {
    globalThis.RegExp = Original
  }
  return made
}
