import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startSandbox, type Sandbox } from '../index.ts'
import { createModelControl } from './model-control.ts'

let sandbox: Sandbox
beforeAll(async () => void (sandbox = await startSandbox({ port: 0, appUrl: 'http://localhost:4103' })))
afterAll(() => sandbox.stop())
beforeEach(() => send('POST', 'reset'))

async function send(method: string, path: string, body?: string) {
  const response = await fetch(`${sandbox.url}/_control/${path}`, { method, ...(body === undefined ? {} : { body }) })
  return { status: response.status, body: (await response.json()) as unknown }
}
const put = (setting: unknown) => send('PUT', 'model', JSON.stringify(setting))

const usual = { mode: 'ok', firstTokenMs: 300, tokenMs: 12, times: null, calls: 0, aborted: 0 }

describe('the control endpoint', () => {
  test('starts with a model that is well', async () => {
    expect(await send('GET', 'model')).toEqual({ status: 200, body: usual })
  })

  test('a setting replaces the whole of the last', async () => {
    await put({ mode: 'stall', firstTokenMs: 5, tokenMs: 6, times: 7 })
    expect((await send('GET', 'model')).body).toEqual({
      ...usual,
      mode: 'stall',
      firstTokenMs: 5,
      tokenMs: 6,
      times: 7,
    })
    expect((await put({ mode: 'empty' })).body).toEqual({ ...usual, mode: 'empty' })
  })

  test('a reset brings back the usual', async () => {
    await put({ mode: 'cut' })
    expect((await send('POST', 'reset')).body).toEqual(usual)
  })

  test.each([
    ['an unknown mode', { mode: 'sulk' }, 'mode'],
    ['an unknown field', { mode: 'ok', mood: 'bad' }, 'mood'],
    ['a negative time', { tokenMs: -1 }, 'tokenMs'],
    ['text for a number', { firstTokenMs: '5' }, 'firstTokenMs'],
    ['no times at all', { times: 0 }, 'times'],
    ['something that is no object', [], 'body'],
  ])('%s is refused by name and changes nothing', async (_, setting, field) => {
    expect(await put(setting)).toEqual({ status: 400, body: { error: expect.stringMatching(`^${field}: `), field } })
    expect((await send('GET', 'model')).body).toEqual(usual)
  })

  test('a body that is not JSON is refused', async () => {
    expect(await send('PUT', 'model', '{')).toMatchObject({ status: 400, body: { error: 'The body is not JSON.' } })
  })

  test('what it does not know is not found', async () => {
    expect((await send('DELETE', 'model')).status).toBe(404)
    expect((await send('GET', 'weather')).status).toBe(404)
  })
})

describe('a setting for some calls', () => {
  test('ends after them, and keeps the pace', () => {
    const control = createModelControl()
    control.set({ mode: '500', firstTokenMs: 1, tokenMs: 2, times: 2 })
    expect([1, 2, 3].map(() => control.beginCall().mode)).toEqual(['500', '500', 'ok'])
    expect(control.state()).toMatchObject({ firstTokenMs: 1, tokenMs: 2, times: null, calls: 3 })
  })

  test('after slow calls the first token is quick again', () => {
    const control = createModelControl()
    control.set({ mode: 'slow', times: 1 })
    expect([1, 2].map(() => control.beginCall().firstTokenMs)).toEqual([30_000, 300])
  })
})

describe('a call that outlives a reset', () => {
  test('is not counted when its client leaves', () => {
    const control = createModelControl()
    const call = control.beginCall()
    control.reset()
    call.countAborted()
    expect(control.state()).toMatchObject({ calls: 0, aborted: 0 })
  })
})
