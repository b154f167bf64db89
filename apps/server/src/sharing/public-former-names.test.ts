import type { HistoryEntry, PublicReading, PublishedReply } from '@numeria/contract'
import { describe, expect, test } from 'vitest'
import { calm, useScriptedModel } from '../readings/writing/test-scripted-model.ts'
import { signedIn } from '../test-app.ts'

const { model, ada, testApp } = useScriptedModel()
const rest = calm.replaceAll('Ada, ', '').replaceAll('beside your', 'Beside your')

async function owner() {
  const userId = await ada()
  const { headers } = await signedIn(testApp(), userId)
  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
    testApp().app.inject({ method, url, headers, ...(payload && { payload }) })
  async function ask(answer: string, message = 'Who am I?') {
    model.answers = [answer]
    model.asked = []
    expect((await call('POST', '/api/chat', { lang: 'en', message })).statusCode).toBe(200)
    testApp().passTime(2)
    return (await call('GET', '/api/chat/history')).json<HistoryEntry[]>().at(-1)!.turnId
  }
  async function publish(turnId: string, choices: object = {}) {
    const answer = await call('POST', `/api/chat/turns/${turnId}/public`, choices)
    const path = new URL(answer.json<PublishedReply>().published!.url).pathname
    return async () => (await testApp().app.inject({ url: `/api${path}` })).json<PublicReading>().response
  }
  const save = async (profile: object) =>
    expect(
      (
        await call('PATCH', '/api/user/profile', {
          fullName: 'Ada Augusta Lovelace',
          birthDate: '1985-05-12',
          ...profile,
        })
      ).statusCode,
    ).toBe(200)
  const masked = async () => (await testApp().deps.metrics.readingsMasked.get()).values[0]!.value
  return { userId, call, ask, publish, save, masked }
}

describe('a public reading without the name of its owner', () => {
  test('goes on hiding a name that its owner removed from the profile, under every choice and new rules', async () => {
    const { userId, call, ask, publish, save } = await owner()
    const turnId = await ask(`Kingsley rests.\n\n${rest}`)
    await save({ marriedName: 'Kingsley' })
    const shown = await publish(turnId)
    expect(await shown()).not.toContain('Kingsley')
    await save({ marriedName: null })
    expect(await shown()).not.toContain('Kingsley')
    expect(await (await publish(turnId, { showBirthDate: true }))()).not.toContain('Kingsley')
    await testApp().deps.db.updateTable('public_readings').set({ shown: null }).where('user_id', '=', userId).execute()
    expect(await shown()).not.toContain('Kingsley')
    expect(await shown()).toContain('Beside your Life Path')
    expect(await (await publish(turnId, { showName: true }))()).toContain('Kingsley')
    expect((await call('DELETE', `/api/chat/turns/${turnId}/public`)).statusCode).toBe(204)
    expect(await (await publish(turnId))()).not.toContain('Kingsley')
  })

  test('hides a name of before, of which an earlier reading was written', async () => {
    const { ask, publish, save } = await owner()
    await ask(rest)
    await save({ fullName: 'Grace Hopper' })
    const turnId = await ask(`As Augusta you waited. You were born on 12 May 1985.\n\n${rest}`)
    await save({ fullName: 'Grace Hopper', birthDate: '1986-12-09' })
    const shown = await publish(turnId)
    expect(await shown()).not.toMatch(/Augusta|1985/)
    expect(await shown()).toContain('Beside your Life Path')
  })

  test('hides a name that its owner saves later, and is made anew once for it', async () => {
    const { ask, publish, save, masked } = await owner()
    const shown = await publish(await ask(`Kingsley rests.\n\n${rest}`))
    expect(await shown()).toContain('Kingsley')
    await save({ marriedName: 'Kingsley' })
    const before = await masked()
    expect(await shown()).not.toContain('Kingsley')
    expect(await shown()).not.toContain('Kingsley')
    expect((await masked()) - before).toBe(1)
  })
})

test('a public reading hides a person whom its owner saves later, and is not made anew for others', async () => {
  const { call, ask, publish, masked } = await owner()
  const shown = await publish(await ask(`Zita laughs.\n\n${rest}`, 'What does Zita want?'), { showName: true })
  const before = await shown()
  expect(before).toContain('Zita')
  const made = await masked()
  const person = { birthDate: '1974-04-23', relation: 'friend' }
  expect((await call('POST', '/api/people', { ...person, fullName: 'Dora Lindqvist' })).statusCode).toBe(201)
  expect(await shown()).toBe(before)
  expect(await masked()).toBe(made)
  expect((await call('POST', '/api/people', { ...person, fullName: 'Zita Moreira' })).statusCode).toBe(201)
  expect(await shown()).not.toContain('Zita')
  expect(await shown()).toContain('Beside your Life Path')
  expect((await masked()) - made).toBe(1)
})
